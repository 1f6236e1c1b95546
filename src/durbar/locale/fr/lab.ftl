# Arène, rapport d’équilibre, bots par leur nom.

problem-unknown-level = Il n’y a pas de niveau « { $given } » : choisissez parmi { $known }.
problem-bad-bot-budget = « { $given } » n’est pas un bot : seul hard accepte un budget, en itérations (hard:500) ou en secondes (hard:0.2s).
problem-bad-bot-command = « { $given } » ne nomme aucune commande : écrivez par exemple cmd:./monbot.
problem-no-bots = Nommez au moins un bot, par exemple --bots medium,easy.
problem-too-many-bots = { $given } bots ne tiennent pas sur { $seats } places : nommez-en moins, ou prenez plus de places avec --seats.
problem-other-setup = { $given } contient des parties d’une autre configuration : prenez un dossier vide avec --out, ou les mêmes bots, options et graine.
problem-cluster-missing = Une grappe demande Dask : installez l’extra durbar[cluster].
problem-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $given } : vérifiez l’adresse et démarrez-le d’abord.
problem-cluster-empty = L’ordonnanceur Dask à { $given } n’a aucune machine de travail : démarrez-en une avec « dask worker { $given } ».
problem-worker-lost = Ce qui joue les parties a été perdu { $tries } fois de suite (mémoire épuisée, ou grappe disparue) : remédiez-y, et la même commande reprend avec les parties qui manquent.
problem-lab-missing = Un rapport demande polars et altair : installez l’extra durbar[lab].
problem-endless = La partie de { $game } de graine { $seed } ne finit pas ; signalez-la avec cette graine.
problem-bad-sweep = « { $given } » n’est pas un balayage : écrivez option=valeur,valeur.

# Le rapport d’équilibre.

lab-report-title = { $game } : rapport d’équilibre
lab-report-intervals = Chaque taux et chaque moyenne est suivi de son intervalle à 95 %. Un taux de victoire en gras s’écarte nettement de celui de places égales.
lab-report-bots = Bots
lab-report-players = Joueurs
lab-report-each-variant = Parties (de chaque variante)
lab-report-settings = Options
lab-report-seed = Graine
lab-report-rules = Version des règles
lab-report-variant = Variante
lab-report-seat = Place
lab-report-games = Parties
lab-report-win = Taux de victoire
lab-report-score = Points
lab-report-place = Rang
lab-report-role = Rôle
lab-report-winner = Qui
lab-report-choice = Choix
lab-report-choices = Choix par partie
lab-report-range = 90 % des parties
lab-report-turns = Tours
lab-report-turn = Tour
lab-report-best = Points du vainqueur
lab-report-margin = Avance sur le deuxième
lab-report-reason = Fin
lab-report-share = Part des parties
lab-report-each = Fois par partie
lab-report-changes = Changements de tête
lab-report-decided = Tête prise pour de bon après
lab-report-source = Source
lab-report-event = Événement
lab-report-word = Quoi
lab-report-seats = Places
lab-report-seats-note = Les bots sont de même force : des places égales gagneraient aussi souvent l’une que l’autre (ligne pointillée).
lab-report-roles = Rôles
lab-report-roles-note = Les places selon le rôle de leur début de partie.
lab-report-winners = Points par nom
lab-report-winners-note = Points par partie de tout ce qui marque sous son propre nom, parties sans point comprises ; les parties où il a marqué sont comptées.
lab-report-openings = Ouvertures
lab-report-openings-note = Les premiers choix de chaque place, et ce qu’il en advint. Les choix fréquents seulement ; tous sont dans les données.
lab-report-nth = { $nth ->
    [1] Premier choix
    [2] Deuxième choix
    [3] Troisième choix
   *[other] Choix { $nth }
 } ({ $ask })
lab-report-length = Longueur et fin
lab-report-length-note = Les choix faits par les joueurs, choix forcés compris.
lab-report-lead = La tête
lab-report-lead-note = Combien de fois la tête a changé de mains, d’après la situation après chaque choix, et après quelle part de la partie le dernier meneur l’a prise.
lab-report-sources = Points par source et par tour
lab-report-sources-note = Points par partie, tous joueurs ensemble.
lab-source-scores-area = territoires tenus
lab-source-scores-raid = raids
lab-source-scores-army = armées détruites
lab-source-scores-leader = chefs tués
lab-source-scores-factory = comptoirs détruits
lab-source-scores-trade = comptoirs
lab-source-scores-coasts = côtes
lab-source-scores-raj = Raj
lab-report-often = Ce qui s’est présenté
lab-report-often-note = Les événements des règles, avec leurs tuiles, cartes et lieux : dans combien de parties, et combien de fois par partie.
lab-report-never = Jamais vus : { $names }.
lab-report-words = Chaque tuile, carte, lieu et pièce

# Commandes.

cli-arena = Fait jouer des bots les uns contre les autres, places équilibrées, et dit lequel est le plus fort.
cli-arena-example = durbar arena maharaja --bots medium,easy --games 200
cli-arena-running = { $game } : { $bots }
cli-arena-written = Les parties et les tableaux sont dans { $given }.
cli-arena-faults = { $games ->
    [one] { $bot } a été en faute dans 1 partie : { $ways }.
   *[other] { $bot } a été en faute dans { $games } parties : { $ways }.
 }
cli-arena-fault-hang = { $count ->
    [one] une fois pas de réponse à temps
   *[other] { $count } fois pas de réponse à temps
 }
cli-arena-fault-crash = { $count ->
    [one] planté une fois
   *[other] planté { $count } fois
 }
cli-arena-fault-nonsense = { $count ->
    [one] une réponse hors des options
   *[other] { $count } réponses hors des options
 }
cli-arena-fault-out = { $count ->
    [one] un choix pour lequel il n’a plus été consulté
   *[other] { $count } choix pour lesquels il n’a plus été consulté
 }
cli-arena-last-words = Ses derniers mots : { $words }
cli-stopped = Arrêté après { $done } parties sur { $games } : la même commande reprend à cet endroit.
cli-arena-caption = Sous chaque valeur son intervalle à 95 %. ▲ ▼ : le taux de victoire s’écarte nettement de l’égalité.
cli-arena-bot = Bot
cli-arena-games = Parties
cli-arena-wins = Victoires
cli-arena-chance = À égalité
cli-arena-rank = Rang moyen
cli-arena-score = Points
cli-arena-skill = openskill
cli-arena-time = ms par choix
cli-option-bots = Qui joue, séparés par des virgules : random, easy, medium, hard, hard:500 (itérations), hard:0.2s, "cmd:./monbot".
cli-option-jobs = Processus sur cette machine (0 : un par cœur).
cli-option-cluster = Adresse d’un ordonnanceur Dask, tcp://hôte:port, pour jouer sur ses machines.
cli-option-patience = Secondes accordées à votre bot pour répondre.
cli-option-arena-out = Dossier des résultats ; une exécution interrompue y reprend.
cli-option-report-out = Dossier de la page et de ses données ; une exécution interrompue y reprend.
cli-option-sweep = Compare les valeurs d’une option côte à côte, option=a,b ; peut être répétée. board=un.toml,autre.toml compare des plateaux.
cli-report = Joue de nombreuses parties entre bots égaux et écrit un rapport d’équilibre : une page HTML et ses données.
cli-report-example = durbar report maharaja --games 200 --out rapport
cli-report-running = { $game } : parties du rapport
