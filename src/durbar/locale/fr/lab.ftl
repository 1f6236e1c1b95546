# Arène, rapport d’équilibre, bots par leur nom.

problem-no-luck = La chance n’est pas mesurée dans « { $given } », seulement dans { $known }. Enlevez --luck.
problem-bad-bounds = « { $given } » ne sont pas des bornes : écrivez deux nombres, le plus petit d’abord, comme 0,15.
problem-two-bots = Les désaccords sont ceux de deux bots : nommez-en deux avec --bots, pas { $given }.
problem-no-judge = On ne peut ajuster aucun juge pour « { $given } ». Choisissez parmi : { $known }.
problem-unknown-level = Il n’y a pas de niveau « { $given } » : choisissez parmi { $known }.
problem-bad-bot-budget = « { $given } » n’est pas un bot : seul hard accepte un budget, en itérations (hard:500) ou en secondes (hard:0.2s).
problem-bad-bot-command = « { $given } » ne nomme aucune commande : écrivez par exemple cmd:./monbot.
problem-bad-python-bot = « { $given } » ne désigne aucun bot : écrivez py:FICHIER.py:Classe, pour une classe avec choose(view) que l’on crée avec une graine.
problem-python-bot-broken = Le bot { $given } ne démarre pas : { $reason }.
problem-no-bots = Nommez au moins un bot, par exemple --bots medium,easy.
problem-too-many-bots = { $given } bots ne tiennent pas sur { $seats } places : nommez-en moins, ou prenez plus de places avec --seats.
problem-other-setup = { $given } contient des parties d’une autre configuration : prenez un dossier vide avec --out, ou les mêmes bots, options, plateau et graine.
problem-damaged = { $given } est endommagé : supprimez-y les lignes incomplètes, ou prenez un dossier vide avec --out.
problem-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $given } : vérifiez l’adresse et démarrez-le d’abord.
problem-cluster-empty = L’ordonnanceur Dask à { $given } n’a aucune machine de travail : démarrez-en une avec « dask worker { $given } ».
problem-cluster-lost = La grappe Dask à { $given } a disparu : redémarrez-la, et la même commande reprend avec les parties qui manquent.
problem-cluster-stranger = La grappe Dask à { $given } n’a pas partout durbar { $version } : installez cette version pour son ordonnanceur et pour chaque machine de travail.
problem-worker-lost = Ce qui joue les parties a été perdu { $tries } fois de suite (mémoire épuisée ?) : remédiez-y, et la même commande reprend avec les parties qui manquent.
problem-endless = La partie de { $game } de graine { $seed } ne finit pas ; signalez-la avec cette graine.
problem-bad-sweep = « { $given } » n’est pas un balayage : écrivez option=valeur,valeur.

# Le rapport d’équilibre.

lab-report-title = { $game } : rapport d’équilibre
lab-report-intervals = Chaque taux et chaque moyenne est suivi de son intervalle à 95 %. Ce qui est en gras est net : un test porte d’abord sur toutes les places (ou tous les personnages, tous les choix), puis chaque écart est corrigé de leur nombre.

lab-verdict-variant = { $variant } – { $sentence }
lab-verdict-alone = Le joueur gagne { $rate } de { $games } parties.
lab-verdict-few = { $games ->
    [one] Une partie ne dit rien des places : il en faut quelques centaines.
   *[other] { $games } parties ne disent rien des places : il en faut quelques centaines.
 }
lab-verdict-seats-differ = Les places diffèrent : { $list } ; une part égale est de { $even }.
lab-verdict-seats-differ-somewhere = Les places diffèrent, sans qu’aucune s’écarte nettement à elle seule : { $list } ; une part égale est de { $even }.
lab-verdict-seats-even = Aucune différence entre les places n’apparaît. Ces { $games } parties auraient montré une place quelque { $points } points de pourcentage au-dessus des { $even } d’une part égale ; pour 5 points de pourcentage il faudrait { $needed } parties.
lab-verdict-gap = Les places sont à { $gap } points de pourcentage d’une part égale (moyenne quadratique ; 0 est équitable).
lab-verdict-fair = C’est équitable à { $points } points de pourcentage près : l’intervalle de chaque place est dedans.
lab-verdict-fairer = « { $variant } » est plus équitable que « { $first } » : distance à une part égale { $points } points de pourcentage, sur les mêmes parties.
lab-verdict-less-fair = « { $variant } » est moins équitable que « { $first } » : distance à une part égale { $points } points de pourcentage, sur les mêmes parties.
lab-verdict-as-fair = Lequel de « { $variant } » et « { $first } » est plus équitable n’apparaît pas : distance à une part égale { $points } points de pourcentage, sur les mêmes parties.
lab-verdict-seat = { $seat } gagne { $rate }
lab-verdict-same-seat = { $about }, comparaison avec les autres à la même place : { $list }.
lab-verdict-points = { $name } { $points } points de pourcentage
lab-verdict-no-single = il y a des différences, sans qu’aucune soit nette à elle seule
lab-verdict-change = Taux de victoire par rapport aux mêmes parties de « { $first } » : { $list }.
lab-verdict-course = Par rapport aux mêmes parties de « { $first } » : { $list }.
lab-verdict-course-choices = { $value } choix par partie
lab-verdict-course-turns = { $value } tours par partie
lab-verdict-course-changes = { $value } changements de tête
lab-verdict-course-decided = tête prise pour de bon { $value } points de pourcentage de la partie plus tard
lab-verdict-course-best = score du vainqueur { $value } points
lab-verdict-course-margin = écart { $value } points
lab-verdict-nothing-else = { $count ->
    [one] Rien d’autre ne ressort (une autre question a été testée).
   *[other] Rien d’autre ne ressort ({ $count } autres questions ont été testées).
 }
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
lab-report-role = Qui
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
lab-report-decided = Tête prise pour de bon après (part de la partie)
lab-report-source = Source
lab-report-event = Événement
lab-report-word = Quoi
lab-report-seats = Places
lab-report-alone-note = Un joueur seul, d’après ce que les règles du jeu en solitaire appellent une victoire.
lab-report-seats-note = Les bots sont de même force : des places égales gagneraient aussi souvent l’une que l’autre (ligne pointillée).
lab-report-roles-note = Les places selon le personnage pris au départ ou les nations menées : comment s’en est tiré le joueur.
lab-report-winners = Points sous son propre nom
lab-report-winners-note = Points par partie de chaque nation (ou de Brahmabot) seule, parties sans point comprises. Sont comptées les parties où elle a marqué.
lab-report-openings = Ouvertures
lab-report-openings-note = Les premiers choix de chaque place, et ce qu’il en advint. Les choix fréquents seulement ; tous sont dans les données.
lab-report-nth = { $nth ->
    [1] Premier choix
    [2] Deuxième choix
    [3] Troisième choix
   *[other] Choix { $nth }
 } – { $ask }
lab-report-same-seat = Taux de victoire à la même place, en points de pourcentage
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
lab-report-often-note = Les questions avec leurs règles, les événements, et les tuiles, cartes et lieux qu’ils nomment : dans combien de parties, et combien de fois par partie.
lab-report-never = Jamais vus : { $names }.
lab-report-setting = { $name } : { $value }
lab-report-usual = comme d’habitude
lab-report-own-file = un fichier à soi
lab-report-ask = Question
lab-report-rule = Règles
lab-report-asked = Ce qui a été demandé aux joueurs
lab-report-happened = Ce qui s’est passé
lab-report-plot-dashed = { $title } (pointillé : chances égales)
lab-report-plot-seats-win = Taux de victoire par place, avec intervalle à 95 %
lab-report-plot-seats-score = Points par place, avec intervalle à 95 %
lab-report-plot-roles-win = Taux de victoire du joueur, avec intervalle à 95 %
lab-report-plot-winners = Points par partie, avec intervalle à 95 %
lab-report-plot-openings = Taux de victoire par choix, avec intervalle à 95 %
lab-report-plot-length = Combien durent les parties
lab-report-plot-lead = Combien de fois la tête change
lab-report-plot-sources = D’où viennent les points, tour après tour (moyenne de toutes les parties)

# What is asked and what happens, as headings of a report: lab-<game>-<Decision or event>.

lab-maharaja-PickCharacter = Personnage au départ
lab-maharaja-OpeningShrine = Sanctuaire au départ
lab-maharaja-Planning = Deux actions planifiées
lab-maharaja-TurnMenu = Que faire ensuite
lab-maharaja-MovePriest = Où va le prêtre
lab-maharaja-BuildStatue = Où va une statue
lab-maharaja-BuildShrine = Où va un sanctuaire
lab-maharaja-FreeShrine = Où va un sanctuaire gratuit
lab-maharaja-SupplyShrine = Où va un sanctuaire de la réserve
lab-maharaja-ChangeCharacter = Quel personnage est pris en échange
lab-maharaja-ReplaceCharacter = Un personnage pour remplacer celui qui a été pris
lab-maharaja-MoveFlag = Quel étendard est déplacé
lab-maharaja-Exchange = Échange de pièces et de PP
lab-maharaja-ReturnShrine = Un sanctuaire rendu
lab-maharaja-TakeReward = Quelle tuile récompense est prise
lab-maharaja-RewardExchange = Pièces payées pour des PP en récompense
lab-maharaja-PlaceMaharani = Où va un jeton Maharani
lab-maharaja-special-in-use = Règle spéciale en jeu
lab-maharaja-final-in-use = Tuile de décompte final en jeu
lab-maharaja-character-shown = Personnage exposé
lab-maharaja-reward-laid = Tuile récompense posée
lab-maharaja-flag-laid = Étendard posé
lab-maharaja-first-pick = Premier à choisir
lab-maharaja-setup-tile = Tuile de mise en place de Brahmabot
lab-maharaja-round-begins = Manche commencée
lab-maharaja-maharaja-goes = Le Maharaja voyage
lab-maharaja-planned = Plan établi
lab-maharaja-revealed = Plan révélé
lab-maharaja-acts = Action effectuée
lab-maharaja-uses-ability = Pouvoir utilisé
lab-maharaja-coins = Pièces prises
lab-maharaja-pays = Pièces payées
lab-maharaja-pp = PP gagnés
lab-maharaja-pays-pp = PP payés
lab-maharaja-shrines = Sanctuaires pris à la réserve
lab-maharaja-shrine-returned = Sanctuaire rendu à la réserve
lab-maharaja-token = Jeton action reçu
lab-maharaja-token-spent = Jeton action dépensé
lab-maharaja-statue = Statue érigée
lab-maharaja-shrine = Sanctuaire bâti
lab-maharaja-passes = Route prise
lab-maharaja-moved = Prêtre déplacé
lab-maharaja-toll = Péage payé
lab-maharaja-flag-moved = Étendard déplacé
lab-maharaja-returns-character = Personnage rendu
lab-maharaja-takes-character = Personnage pris
lab-maharaja-turn-ends = Tour fini
lab-maharaja-city-scored = Ville décomptée
lab-maharaja-worship = Rang dans un décompte de ville
lab-maharaja-reward-taken = Tuile récompense prise
lab-maharaja-maharani-placed = Jeton Maharani placé
lab-maharaja-maharani-back = Jeton Maharani rendu
lab-maharaja-reward-gone = Tuile récompense retirée
lab-maharaja-round-ends = Manche finie
lab-maharaja-final-line = Ligne du décompte final
lab-maharaja-final-total = Total après le décompte final
lab-maharaja-tile-shown = Tuile de Brahmabot montrée
lab-maharaja-tile-turned = Tuile de Brahmabot retournée
lab-maharaja-tile-performed = Tuile de Brahmabot effectuée
lab-maharaja-skipped = Brahmabot ne peut pas suivre une consigne
lab-maharaja-shrine-moved = Sanctuaire retiré
lab-maharaja-stays = Le prêtre ne peut pas atteindre la ville

lab-maharadjah-Movement = Quel groupe se déplace
lab-maharadjah-Escort = Qui accompagne un groupe
lab-maharadjah-March = Où va un groupe
lab-maharadjah-PlaceLeader = Où apparaît un chef
lab-maharadjah-PlaceArms = Où vont les armes
lab-maharadjah-GiveArms = Armes données à une nation
lab-maharadjah-RemoveArmy = Quelle armée est retirée
lab-maharadjah-RemoveSurplus = Quelle armée en surnombre est retirée
lab-maharadjah-PlaceArmy = Où va une nouvelle armée
lab-maharadjah-PlaceReinforcement = Où va un renfort
lab-maharadjah-ShareInvaders = Comment se partagent les envahisseurs
lab-maharadjah-GrantLeave = Passage accordé à des bateaux
lab-maharadjah-ChooseBattle = Quel combat vient ensuite
lab-maharadjah-DefenderRetreat = Défenseur : tenir ou se replier
lab-maharadjah-AttackerRetreat = Attaquant : continuer ou se replier
lab-maharadjah-Follow = Qui suit une armée en repli
lab-maharadjah-LandArmy = Où débarque une armée
lab-maharadjah-ChooseLoss = Quelle armée est perdue
lab-maharadjah-AskSiege = Comptoir attaqué ou laissé
lab-maharadjah-ReturnArmy = Où revient une armée
lab-maharadjah-ShiftLand = Une autre voie d’entrée
lab-maharadjah-VoidSubmission = Quelle soumission est annulée
lab-maharadjah-AskSubmission = Se soumettre ou non
lab-maharadjah-AskAlliance = S’allier aux Britanniques ou non
lab-maharadjah-Build = Comptoirs bâtis ou relevés
lab-maharadjah-Consent = Comptoir étranger accepté ou non
lab-maharadjah-turn = Tour commencé
lab-maharadjah-sequence = Séquence d’une nation
lab-maharadjah-second-half = Seconde moitié d’une grande invasion
lab-maharadjah-grows = Nouvelle armée
lab-maharadjah-stores = Marqueur de population déplacé
lab-maharadjah-reinforced = Renforts
lab-maharadjah-invades = Invasion
lab-maharadjah-leader-arrives = Un chef apparaît
lab-maharadjah-leader-leaves = Un chef quitte le jeu
lab-maharadjah-leader-killed = Un chef est tué
lab-maharadjah-moves = Armées déplacées
lab-maharadjah-rides = Chef ou armes déplacés
lab-maharadjah-stays = Armées laissées en route
lab-maharadjah-battle = Combat
lab-maharadjah-round = Manche d’un combat
lab-maharadjah-die = Dé d’un combat
lab-maharadjah-loses = Armées perdues
lab-maharadjah-retreats = Retraite
lab-maharadjah-breaks-off = Combat interrompu
lab-maharadjah-battle-over = Combat fini
lab-maharadjah-battle-won = Combat remporté
lab-maharadjah-battle-drawn = Combat sans vainqueur
lab-maharadjah-battle-broken-off = Combat où l’attaquant en reste là
lab-maharadjah-spared = Armée gardée contre des pions
lab-maharadjah-SpareArmy = Garder une armée contre des pions
lab-maharadjah-bids = Offre pour un siège
lab-maharadjah-passes = Passé pour un siège
lab-maharadjah-seat-won = Siège obtenu
lab-maharadjah-PutUp = Mettre un siège aux enchères
lab-maharadjah-Raise = Offrir plus pour un siège, ou passer
lab-maharadjah-siege = Comptoir attaqué
lab-maharadjah-factory-lost = Comptoir détruit
lab-maharadjah-factory-built = Comptoir bâti
lab-maharadjah-factory-taken-up = Comptoir relevé
lab-maharadjah-removed = Armées retirées
lab-maharadjah-replaced = Une nation en devient une autre
lab-maharadjah-submits = Soumission
lab-maharadjah-void = Soumission annulée
lab-maharadjah-returns = Armées revenues
lab-maharadjah-shifts = Armées passées par un autre pays
lab-maharadjah-allies = Alliance avec les Britanniques
lab-maharadjah-arms-given = Armes promises
lab-maharadjah-arms-enter = Armes reçues
lab-maharadjah-arms-back = Armes reprises
lab-maharadjah-arms-lost = Armes perdues
lab-maharadjah-leave-given = Bateaux autorisés à passer
lab-maharadjah-leave-denied = Bateaux refusés
lab-maharadjah-consents = Comptoir étranger accepté
lab-maharadjah-dissents = Comptoir étranger refusé
lab-maharadjah-lands = Débarquement
lab-maharadjah-scores-area = Points des territoires tenus
lab-maharadjah-scores-raid = Points des captures
lab-maharadjah-scores-army = Points des armées détruites
lab-maharadjah-scores-leader = Points des chefs tués
lab-maharadjah-scores-factory = Points des comptoirs détruits
lab-maharadjah-scores-trade = Points des comptoirs
lab-maharadjah-scores-coasts = Points des côtes
lab-maharadjah-scores-raj = Points de Raj
lab-maharadjah-raj-counted = Territoires comptés pour le Raj
lab-maharadjah-game-over = Partie finie
lab-maharadjah-movement-over = Mouvement terminé
lab-maharadjah-follows = Chef ou armes qui suivent
lab-maharadjah-aims = Jet nécessaire dans un combat

lab-dice_charmers-ChooseDie = Quel dé est pris
lab-dice_charmers-TakeRolled = Lequel des deux dés relancés est pris
lab-dice_charmers-DrawRoad = Où va une route
lab-dice_charmers-TwoHalves = Où vont deux demi-routes
lab-dice_charmers-HalfRoad = Où va une demi-route
lab-dice_charmers-SecondHalf = Où va la seconde demi-route
lab-dice_charmers-Sell = Ce qui est vendu
lab-dice_charmers-ChooseGoods = Ce qui est entouré
lab-dice_charmers-ChooseGoodsDie = De quel dé les marchandises sont entourées
lab-dice_charmers-ChooseCharacter = Quel personnage est utilisé
lab-dice_charmers-MogulCalls = Qui est appelé par le Grand Moghol
lab-dice_charmers-BonusMogulCalls = Qui est appelé par le Grand Moghol d’un bonus
lab-dice_charmers-MaharaniSails = Jusqu’où avance la Maharani
lab-dice_charmers-Merchant = Ce que fait le Marchand
lab-dice_charmers-ChooseUpgrade = Quel bâtiment est amélioré
lab-dice_charmers-Portuguese = Ce que font les Portugais
lab-dice_charmers-GoBack = Jusqu’où reculer sur le fleuve
lab-dice_charmers-UseBonuses = Quel bonus vient ensuite
lab-dice_charmers-began = Premier joueur
lab-dice_charmers-round = Manche commencée
lab-dice_charmers-rolled = Dé lancé
lab-dice_charmers-turn = Tour commencé
lab-dice_charmers-took = Dé pris
lab-dice_charmers-twin = Dé mis sur l’éléphant
lab-dice_charmers-spent = Karma dépensé
lab-dice_charmers-rerolled = Dé relancé
lab-dice_charmers-no_die = Aucun dé utilisable
lab-dice_charmers-idle = Rien à faire du dé
lab-dice_charmers-got = Marchandise entourée
lab-dice_charmers-drew = Route tracée
lab-dice_charmers-halved = Demi-route ajoutée
lab-dice_charmers-built = Bâtiment construit
lab-dice_charmers-opened = Marché ouvert
lab-dice_charmers-sold = Marchandise vendue
lab-dice_charmers-marked = Case de personnage cochée
lab-dice_charmers-sailed = Avancée sur le fleuve
lab-dice_charmers-went_back = Recul sur le fleuve
lab-dice_charmers-bonus_circled = Bonus entouré
lab-dice_charmers-bonus_used = Bonus utilisé
lab-dice_charmers-bonus_lost = Bonus perdu
lab-dice_charmers-reward = Récompense reçue
lab-dice_charmers-reward_lost = Récompense perdue
lab-dice_charmers-fame = Gloire gagnée
lab-dice_charmers-money = Pièces gagnées
lab-dice_charmers-karma = Karma entouré
lab-dice_charmers-raised = Bâtiment amélioré
lab-dice_charmers-crossed = Gloire et argent se croisent
lab-dice_charmers-ended = Partie finie
lab-dice_charmers-die_chosen = Dé violet choisi
lab-dice_charmers-sold_nothing = Rien vendu
lab-dice_charmers-declined = Action refusée
lab-dice_charmers-half_left_out = Seconde demi-route laissée
lab-dice_charmers-halves_lost = Demi-routes d’un bonus perdues

# Kinds of words.

lab-kind-action = Actions
lab-kind-added = Ce qui aide un jet
lab-kind-building = Bâtiments
lab-kind-cause = D’où viennent les points
lab-kind-cell = Cases de la carte
lab-kind-character = Personnages
lab-kind-city = Villes
lab-kind-die = Dés
lab-kind-effect = Effets
lab-kind-ending = Fins
lab-kind-face = Faces des dés
lab-kind-final = Tuiles de décompte final
lab-kind-good = Marchandises
lab-kind-instruction = Consignes de Brahmabot
lab-kind-leader = Chefs
lab-kind-line = Lignes du décompte final
lab-kind-nation = Nations
lab-kind-node = Étapes des prêtres
lab-kind-place = Lieux
lab-kind-price = Prix d’une alliance
lab-kind-reason = Raisons
lab-kind-region = Régions
lab-kind-removal = Raisons de retirer des armées
lab-kind-reward = Tuiles récompense
lab-kind-rider = Chefs et armes
lab-kind-road = Routes
lab-kind-setup = Tuiles de mise en place
lab-kind-side = Sièges
lab-kind-source = D’où viennent bonus et personnages
lab-kind-space = Cases
lab-kind-special = Règles spéciales
lab-kind-symbol = Symboles du fleuve
lab-kind-target = Couvert des attaqués

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
cli-arena-seat = Place
cli-arena-games = Parties
cli-arena-wins = Victoires
cli-arena-chance = À égalité
cli-arena-rank = Rang moyen
cli-arena-score = Points
cli-arena-skill = openskill
cli-arena-time = ms par choix
cli-option-bots = Qui joue, séparés par des virgules : random, easy, medium, hard, hard:500 (itérations), hard:0.2s, "cmd:./monbot", py:monbot.py:MonBot.
cli-option-jobs = Processus sur cette machine (0 : un par cœur).
cli-option-cluster = Adresse d’un ordonnanceur Dask, tcp://hôte:port, pour jouer sur ses machines.
cli-option-patience = Secondes accordées à votre bot pour répondre.
cli-arena-adjusted = { $bot }, chance déduite : { $value } ({ $low } à { $high }).
cli-arena-until-high = Après { $blocks } blocs, { $bot } gagne au moins { $high } points sur 100 de plus qu’un égal, plutôt que { $low } (rapport { $ratio }, limite { $bound }).
cli-arena-until-low = Après { $blocks } blocs, { $bot } gagne au plus { $low } points sur 100 de plus qu’un égal, plutôt que { $high } (rapport { $ratio }, limite { $bound }).
cli-arena-until-open = Après { $blocks } blocs, rien n’est décidé pour { $bot } : { $low } ou { $high } points sur 100 (rapport { $ratio }, limite { $bound }).
cli-arena-disagreed = { $first } et { $second } ont été interrogés { $asked } fois et ont différé { $differed } fois.
cli-arena-gap-share = Là où ils diffèrent, le choix de { $bot } vaut { $value } d’une victoire de plus ({ $low } à { $high }).
cli-arena-gap-points = En points au-dessus de la moyenne de la table : { $value } ({ $low } à { $high }).
cli-agent-against = Contre { $level } : gagne { $value } ({ $low } à { $high }) de { $games } parties.
cli-agent-rating = Force sur { $games } parties (openskill) : { $value } ({ $low } à { $high }).
cli-agent-cost = Une partie a pris { $calls } questions, { $characters_read } caractères lus, { $characters_written } écrits et { $seconds } secondes ; { $refused } de ses choix ont été refusés.
cli-dataset = Écrire des parties comme données ouvertes : les notations, des tables de chaque choix et de chaque vue, une fiche et une licence.
cli-dataset-example = durbar dataset maharaja --games 100 --out parties
cli-option-dataset-out = Dossier des données ; un travail interrompu reprend de là.
cli-dataset-written = { $games } parties, { $files } fichiers de tables dans { $given }.
cli-option-blocks = Toutes les dispositions des bots jouent avec les mêmes dés et forment un seul échantillon.
cli-option-until = S’arrêter dès qu’il est clair si le premier bot gagne BAS ou HAUT points sur 100 de plus qu’un égal, par exemple 0,15.
cli-option-luck = Mesurer ce que les dés ont apporté et donner aussi les victoires chance déduite.
cli-option-disagreements = Ne regarder que là où deux bots choisissent autrement, et jouer ces positions jusqu’au bout des deux façons.

cli-chances = Les juges qui disent qui va gagner : les refaire, les mettre à l’épreuve.
cli-chances-build = Fait jouer des robots moyens, ajuste un juge à leurs parties et écrit son fichier.
cli-chances-build-example = durbar chances build dice_charmers --games chances --out dice_charmers.json
cli-chances-test = Met le juge d’un jeu à l’épreuve de parties que personne n’a vues, pour chaque nombre de sièges.
cli-chances-test-example = durbar chances test maharaja --count 100
cli-chances-chosen = Choisi : { $recipe }
cli-chances-written = Écrit dans { $given }.
cli-chances-figures = { $games } parties, { $positions } positions : perte logarithmique { $loss }, erreur de calibrage { $calibration }, points à { $points } près
cli-option-chances-games = Le dossier où les parties sont gardées ; un calcul interrompu reprend là.
cli-option-chances-out = Le fichier où écrire le juge.
cli-option-chances-count = Parties de chaque sorte de table.

cli-par = Mesurer ce que chaque siège marque en moyenne quand le même robot les joue tous.
cli-par-example = durbar par maharadjah --games 200
cli-par-running = { $game }, { $seats } sièges { $settings }
cli-par-written = Écrit dans { $given }.
cli-option-par-bot = Qui joue tous les sièges.
cli-option-par-out = Le fichier où écrire les moyennes.
cli-option-arena-out = Dossier des résultats ; une exécution interrompue y reprend.
cli-option-report-out = Dossier de la page et de ses données ; une exécution interrompue y reprend.
cli-option-sweep = Compare les valeurs d’une option, ou d’un nombre des règles (rounds=5,7 ; durbar board export les énumère), côte à côte, option=a,b ; peut être répétée. board=,mien.toml compare le plateau habituel au vôtre.
cli-report = Joue de nombreuses parties entre bots égaux et écrit un rapport d’équilibre : une page HTML et ses données.
cli-report-example = durbar report maharaja --games 200 --out rapport
cli-report-running = { $game } : parties du rapport
