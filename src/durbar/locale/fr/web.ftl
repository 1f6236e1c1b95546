# La page web : accueil, table, panneaux. Les mots des jeux sont dans leurs propres fichiers.

web-language = Langue
web-language-en = anglais
web-language-fr = français
web-theme = Clair ou sombre
web-close = Fermer
web-again = Réessayer
web-to-lobby = Durbar, vers l’accueil
web-to-lobby-short = Vers l’accueil
web-no-server = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
web-nowhere-title = Il n’y a pas de table ici
web-nowhere = Demandez un nouveau lien, ou dressez votre propre table.

## Accueil
web-guest = Vous jouez en invité :
web-guest-name = Invité
web-you = Vous êtes
web-your-name = Votre nom
web-keep-games = Garder mes parties
web-choose-game = Choisissez un jeu
web-set-table = Dressez la table
web-skip-to-table = Vers la nouvelle table
web-continue = Reprendre
web-waiting-games =
    { $count ->
        [one] { $count } partie vous attend
       *[other] { $count } parties vous attendent
    }
web-open-tables = Tables ouvertes
web-players = Joueurs
web-players-range = { $few } à { $many }
web-60-min = 60 min
web-40-min = 40 min
web-4-h = 4 h
web-solo = Solo
web-setting-off = non
web-setting-on = oui
web-open-to = Accès
web-by-link = Par le lien
web-everyone = Tout le monde
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-seats = Places
web-seat-open = Place libre
web-me = Moi
web-same-device = Humain, cet appareil
web-person-by-link = Humain, par le lien
web-bot-random = Robot, au hasard
web-bot-easy = Robot, facile
web-bot-medium = Robot, moyen
web-bot-hard = Robot, fort
web-bot-name = Robot { $seat }
web-parens-you = (vous)
web-name-of-seat = Nom du joueur { $seat }
web-who-sits = Qui joue la place { $seat }
web-options =
    { $count ->
        [0] Options du jeu
        [one] Options du jeu ({ $count } changée)
       *[other] Options du jeu ({ $count } changées)
    }
web-start = Commencer
web-open-table = Ouvrir la table
web-dice-promise = Les dés sont scellés avant la partie et vérifiables après.
web-your-turn = À vous
web-you-won = Gagnée
web-over = Terminée
web-abandoned = Abandonnée
web-seats-taken = { $taken } assis sur { $all }
web-watch = Regarder
web-playing = En cours
web-turn-of = À { $player } de jouer
web-bots = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
web-alone = En solitaire
web-step = coup { $step }
web-no-games = Pas encore de partie. Choisissez un jeu ci-dessus : les robots prennent les places libres.
web-no-open-tables = Aucune table ouverte. Dressez-en une et ouvrez-la à tous.

## Garder ses parties
web-keep-games-help = Vos parties appartiennent à ce navigateur. Un code ou un identifiant les porte ailleurs.
web-code = Code de récupération
web-code-help = Qui possède ce code est vous, sur tout appareil. Il n’est montré qu’une fois ; un nouveau remplace l’ancien.
web-code-make = Montrer un nouveau code
web-code-made = Notez-le maintenant.
web-code-have = J’ai un code
web-code-use = Utiliser ce code
web-code-used = Bon retour.
web-login = Se connecter, ou créer un identifiant
web-login-name = Identifiant
web-password = Mot de passe, au moins 8 lettres
web-log-in = Se connecter
web-logged-in = Vous êtes connecté.
web-logged-in-as = Connecté : { $login }
web-logged-out = Vous êtes déconnecté.
web-logout = Se déconnecter
web-account-make = Créer un identifiant
web-account-made = Vos parties appartiennent désormais à cet identifiant.
web-import = Ouvrir une partie enregistrée
web-import-help = Une partie finie se revoit coup par coup ; une partie inachevée se continue.
web-import-file = Fichier
web-import-text = Ou collez son texte
web-import-open = Ouvrir

## Salle d’attente
web-waits-for-people = La table attend du monde. Transmettez le lien, ou laissez jouer des robots.
web-waits-for-start = Toutes les places sont prises.
web-invite = Inviter par lien
web-copy = Copier
web-copied = Le lien est copié.
web-sit = S’asseoir
web-put-bot = Laisser jouer un robot
web-stand-up = Se lever
web-is-here = ✓ est là
web-fill-and-start = Des robots aux places libres : commencer

## Table
web-table = Table
web-board = Plateau
web-prompt = Que faire
web-panels = Panneaux
web-choices = Choix
web-skip-to-prompt = Vers les choix
web-setting-table = On dresse la table…
web-is-bot = (robot)
web-has-turn = (à jouer)
web-away = absent
web-menu = Menu
web-live = en direct
web-waiting = En attente
web-waiting-for = { $player } décide.
web-past = le passé
web-present = le présent
web-sending = …
web-cannot =
    { $count ->
        [one] { $count } chose ne peut être choisie maintenant : pourquoi ?
       *[other] { $count } choses ne peuvent être choisies maintenant : pourquoi ?
    }
web-would = Effet de ce choix : { $option }
web-would-more = et { $count } de plus
web-would-mine = Ensuite, c’est encore à vous de choisir.
web-would-draw = Ensuite, le hasard décide.
web-would-other = Ensuite, c’est à quelqu’un d’autre de choisir.
web-would-hidden = La suite dépend de ce que vous ne pouvez pas savoir.
web-would-over = La partie serait finie.
web-advice = Conseil
web-advice-thinking = Un robot fort y réfléchit
web-advice-found = Avis d’un robot fort, de 0 à 100
web-advice-none = Le robot n’a pas de conseil cette fois : choisissez vous-même ou redemandez.
web-other = Autre choix
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-turn = Recommencer mon tour
web-redo = Rétablir
web-undone = annulé
web-can-be-chosen = peut être choisi
web-chosen = choisi
web-show-rule = Montrer la règle { $number }
web-since-start =
    { $count ->
        [one] 1 chose s’est passée avant votre premier choix
       *[other] { $count } choses se sont passées avant votre premier choix
    }
web-since =
    { $count ->
        [one] { $count } chose s’est passée depuis votre dernier choix
       *[other] { $count } choses se sont passées depuis votre dernier choix
    }
web-and-more = { $count } autres avant.
web-next-to = Voisins : { $areas }
web-areas = Le plateau en liste
web-lost = Connexion perdue.
web-lost-detail =
    { $seconds ->
        [0] Nouvel essai maintenant.
       *[other] Votre dernier coup est enregistré. Nouvel essai dans { $seconds } s.
    }
web-now = Maintenant
web-closed = Cette table est fermée. Retournez à l’accueil.
web-looking-at = Vous regardez le coup { $step }.
web-back-to-now = Retour au présent
web-history-missing = Ce moment n’a pas pu être chargé. Réessayez.
web-asks-undo = Annuler
web-asks-undo-you = { $player } demande à reprendre un choix. D’accord ?
web-asks-undo-others = { $player } demande à reprendre un choix.
web-agree = D’accord
web-refuse = Refuser

## Pourquoi pas
web-not = Impossible : { $what }
web-not-now = Pas maintenant
web-why-can = Ceci peut être choisi.
web-why-nothing = Rien n’est à décider ici maintenant.
web-why-not-turn = Ce n’est pas à vous de choisir maintenant.
web-why-past = C’est le passé : on peut le regarder, pas le changer.

## Panneaux
web-tab-log = Journal
web-tab-rules = Règles
web-tab-chat = Parler
web-tab-score = Points
web-rules = Règles
web-rule-now = (s’applique maintenant)
web-search-rules = Chercher dans les règles
web-rules-missing = Les règles n’ont pas pu être chargées.
web-nothing-found = Rien trouvé.
web-loading = Chargement…
web-log-empty = Il ne s’est encore rien passé.
web-earlier = Plus tôt
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dites quelque chose
web-send = Envoyer
web-notes = Mes notes
web-notes-help = Vous seul voyez ceci.
web-score-later = Les points sont comptés à la fin.

## Histoire
web-history = Histoire
web-first = Au début
web-back = Un pas en arrière
web-next = Un pas en avant
web-last = Au présent
web-play = Lecture
web-pause = Pause
web-step-of = { $step } sur { $steps }

## Fin
web-wins =
    { $score ->
        [one] { $player } l’emporte avec { $score } point.
       *[other] { $player } l’emporte avec { $score } points.
    }
web-replay = La revoir
web-record = Enregistrer la partie
web-again-same = Rejouer

## Sur un même appareil
web-hand-over = Passez l’appareil à { $player }.
web-hand-over-why = Rien de secret n’est montré avant que la personne suivante soit là.
web-i-am = Je suis { $player }

## Menu
web-animate = Montrer les mouvements
web-single-keys = Raccourcis d’une touche
web-copy-link = Copier le lien
web-fork = Continuer d’ici à une nouvelle table
web-forked = Une nouvelle table est dressée.
web-dice = Le sceau des dés
web-dice-sealed = Sceau : { $commitment }. Le secret est montré à la fin de la partie.
web-dice-secret = Sceau : { $commitment }. Secret : { $secret }.
web-abandon = Quitter la partie
web-abandon-sure = Quitter pour de bon
web-abandoned-said = Vous avez quitté la partie. Vous pouvez revenir tant que votre place est libre.
web-take-over = Laisser un robot jouer pour { $player }
web-taken-over = Un robot continue.
web-keys = Touches
web-key-arrows = vers le lieu le plus proche du plateau
    .key = flèches
web-key-tab = parcourir ce qui peut être choisi
    .key = Tab
web-key-next = au choix suivant ; avec Maj au précédent
    .key = N
web-key-enter = choisir
    .key = Entrée
web-key-why = pourquoi pas ?
    .key = ?
web-key-undo = annuler
    .key = U
web-key-advice = conseil d’un robot
    .key = A
web-key-redo = rétablir
    .key = Maj+U
web-key-tabs = journal, règles, parler, points
    .key = 1 2 3 4
web-key-language = changer de langue
    .key = L
web-key-escape = fermer, ou montrer autre chose
    .key = Échap
web-key-zoom = plus près, plus loin, tout le plateau
    .key = + - 0
web-key-history = parcourir l’histoire ; Espace la joue
    .key = ← →
web-standing = Ce que vaut ce plateau
web-luck = La chance aux dés
web-luck-expected = en moyenne
web-luck-actual = jusqu’ici
web-come-back = Revenir jouer { $player }
web-came-back = Vous jouez de nouveau.
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-whole-board = Tout le plateau

