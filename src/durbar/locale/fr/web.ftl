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
web-guest-name = Invité
web-your-name = Votre nom
web-keep-games = Compte
web-choose-game = Choisissez un jeu
web-set-table = Dressez la table
web-continue = Reprendre
web-archive = Parties finies ({ $count })
web-open-tables = Tables ouvertes
web-more-tables = Plus de tables
web-players = Joueurs
web-60-min = 60 min
web-40-min = 40 min
web-4-h = 4 h
web-solo = Solo
web-setting-off = non
web-setting-on = oui
web-open-to = Accès
web-table-title = Nom
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
web-next-table = Table suivante ({ $count })
web-you-won = Gagnée
web-over = Terminée
web-abandoned = Abandonnée
web-seats-taken = { $taken } joueurs sur { $all }
web-watch = Regarder
web-watch-finished = Terminée : à regarder
web-watched-tables = Tables que je regarde
web-playing = En cours
web-turn-of = À { $player } de jouer
web-bots = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
web-alone = En solitaire
web-step = coup { $step }
web-just-now = à l’instant
web-no-open-tables = Aucune table ouverte. Dressez-en une et ouvrez-la à tous.

## Garder ses parties
web-keep-games-help = Vos parties appartiennent à ce navigateur. Un code ou un compte les porte ailleurs.
web-code = Code de récupération
web-code-help = Toute personne qui a ce code peut jouer à votre place. Il n’est montré qu’une fois ; un nouveau code le remplace.
web-code-make = Montrer un nouveau code
web-code-made = Notez-le maintenant.
web-code-have = J’ai un code
web-code-use = Utiliser ce code
web-code-used = Bon retour.
web-login = Se connecter
web-login-name = Identifiant
web-password = Mot de passe, au moins 8 caractères
web-log-in = Se connecter
web-logged-in = Vous êtes connecté.
web-logged-in-as = Connecté : { $login }
web-logged-out = Vous êtes déconnecté.
web-logout = Se déconnecter
web-account-make = Créer un compte
web-account-made = Vos parties appartiennent désormais à ce compte.
web-password-now = Mot de passe actuel
web-password-new = Nouveau mot de passe, au moins 8 caractères
web-password-change = Changer le mot de passe
web-password-changed = Le mot de passe est changé. Partout ailleurs, vous êtes déconnecté.
web-devices = Mes appareils
web-device-unknown = Appareil inconnu
web-device-here = ce navigateur
web-device-used = dernière visite : { $date }
web-device-ended = Vous y êtes déconnecté.
web-devices-ended = Vous êtes déconnecté partout ailleurs.
web-sign-out = Déconnecter
web-sign-out-elsewhere = Déconnecter tous les autres
web-data = Mes données
web-data-help = Ce que le serveur garde de vous : nom, appareils, notes, parties et ce que vous y avez dit.
web-data-save = Enregistrer mes données
web-data-saved = Vos données sont parmi vos téléchargements.
web-delete = Supprimer mon compte
web-delete-help = Votre nom, vos notes et vos propres parties sont supprimés pour toujours. Les parties jouées avec d’autres leur restent, sans votre nom ni vos paroles.
web-delete-sure = Supprimer pour toujours
web-delete-not = Tout garder
web-deleted = Votre compte est supprimé.
web-import = Ouvrir une partie enregistrée
web-import-help = Une partie finie se revoit coup par coup ; une partie inachevée se continue.
web-import-file = Fichier
web-import-text = Ou collez son texte
web-import-open = Ouvrir

## Salle d’attente
web-waits-for-people = Il manque { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
web-waits-for-start = Toutes les places sont prises.
web-invite = Inviter par lien
web-copied = Le lien est copié.
web-sit = S’asseoir
web-put-bot = Laisser jouer un robot
web-stand-up = Se lever
web-fill-and-start = { $count ->
        [one] Commencer avec un robot
       *[other] Commencer avec des robots
    }

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
web-waiting = En attente
web-waiting-for = { $player } décide.
web-past = le passé
web-present = le présent
web-sending = …
web-cannot = Pourquoi pas ?{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
web-would = Si vous choisissez { $option }
web-would-more = et { $count } de plus
web-would-draw = Ensuite, le hasard décide.
web-would-hidden = La suite dépend de ce que vous ne pouvez pas savoir.
web-would-over = La partie serait finie.
web-way = Le chemin vers { $place }
web-on-board = Les { $count } en liste
web-advice = Avis du robot
web-advice-thinking = Un robot fort y réfléchit
web-advice-found = Part des parties qu’un robot fort gagnerait d’ici
web-advice-wins = { $wins } sur 100
web-advice-why = { $how ->
    [only] Gagne environ { $wins } fois sur 100 ; rien d’autre ne vaut d’être dit.
    [more] Gagne environ { $wins } fois sur 100 ; +{ $gap } { $gap ->
        [one] point
       *[other] points
    } par rapport au suivant.
    [less] Gagne environ { $wins } fois sur 100 ; −{ $gap } { $gap ->
        [one] point
       *[other] points
    } par rapport au suivant.
   *[same] Gagne environ { $wins } fois sur 100 ; autant de points que le suivant.
}
web-advice-line = Puis : { $line }.
web-advice-none = Le robot n’a pas de conseil cette fois : choisissez vous-même ou redemandez.
web-other = Autre choix
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-turn = Recommencer mon tour
web-redo = Rétablir
web-undone = annulé
web-can-be-chosen = peut être choisi
web-can-be-reached = peut être atteint
web-advised = conseillé, { $rank }
web-chosen = choisi
web-show-rule = Montrer la règle { $number }
web-since-start = Avant votre premier choix
web-since = Depuis votre dernier choix
web-since-line = { $who } : { $what }
web-colon = { $what } :
web-semicolon = { " ; " }
web-since-more = { $count ->
    [one] Une ligne de plus n’est pas montrée.
   *[other] { $count } lignes de plus ne sont pas montrées.
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
web-closed = Cette table est fermée. Retournez à l’accueil.
web-looking-at = Vous regardez le pas { $step } sur { $steps }.
web-back-to-now = Retour au présent
web-history-missing = Ce moment n’a pas pu être chargé. Réessayez.
web-asks-undo = Annuler
web-asks-undo-you = { $player } demande à annuler. Les dés déjà lancés donneront le même résultat. Accepter ?
web-asks-undo-others = { $player } demande à annuler.
web-agree = D’accord
web-refuse = Refuser

## Pourquoi pas
web-not = Impossible : { $what }
web-not-now = Pas maintenant

## Panneaux
web-tab-log = Journal
web-tab-rules = Règles
web-tab-chat = Discussion
web-tab-score = Points
web-rules = Règles
web-rule-now = (s’applique maintenant)
web-search-rules = Chercher dans les règles
web-rules-missing = Les règles n’ont pas pu être chargées.
web-nothing-found = Rien trouvé.
web-loading = Chargement…
web-log-empty = Il ne s’est encore rien passé.
web-earlier = Plus tôt
web-chat-empty = Aucun message.
web-chat-hide = Masquer ce que dit { $player }
web-chat-show = Montrer ce que dit { $player }
web-chat-hidden = (masqué)
web-chat-mute = Rendre { $player } muet pour tous
web-chat-unmute = Rendre la parole à { $player }
web-chat-close = Seuls les joueurs parlent
web-chat-closed = Seuls les joueurs parlent à cette table.
web-chat-write = Dites quelque chose
web-send = Envoyer
web-notes = Mes notes
web-notes-help = Vous seul voyez ceci.
web-score-later = Les points sont comptés à la fin.

## Histoire
web-history = Historique
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
web-win-together = { $players } l’emportent ensemble, avec { $score } points chacun.
web-replay = La revoir
web-record = Enregistrer la partie
web-rematch = Revanche
web-end-over-par = Écart à la moyenne du siège

## Sur un même appareil
web-hand-over = Passez l’appareil à { $player }.
web-hand-over-why = Rien de secret n’est montré avant que la personne suivante soit là.
web-i-am = Je suis { $player }

## Menu
web-animate = Montrer les mouvements
web-single-keys = Raccourcis d’une touche
web-box-colours = Sièges aux couleurs du Maharadjah imprimé
web-copy-link = Copier le lien
web-fork = Continuer d’ici à une nouvelle table
web-forked = Une nouvelle table est dressée.
web-dice = Le sceau des dés
web-dice-sealed = Sceau : { $commitment }. Le secret est montré à la fin de la partie.
web-abandon = Quitter la partie
web-abandon-sure = Quitter pour de bon
web-abandoned-said = Vous avez quitté la partie. Vous pouvez revenir tant que votre place est libre.
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
web-key-tabs = journal, règles, discussion, points
    .key = 1 2 3 4
web-key-language = changer de langue
    .key = L
web-key-escape = fermer, montrer autre chose, ou retour au présent
    .key = Échap
web-key-zoom = plus près, plus loin, tout le plateau
    .key = + - 0
web-key-history = un pas dans l’histoire ; avec Maj une manche. Dans le passé, et dans le curseur, Espace la joue et l’arrête
    .key = ← →
web-standing = Ce que vaut ce plateau
web-luck = La chance aux dés
web-come-back = Reprendre ma place{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }
web-came-back = Vous êtes de retour dans la partie.
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-whole-board = Tout le plateau

# Apprendre
web-learn = Apprendre à jouer
web-learn-done = Apprendre à jouer · { $done } sur { $all }
web-lesson = Leçon
web-lessons = Leçons
web-lesson-of = Leçon { $number } sur { $all }
web-lesson-step = Étape { $step } sur { $all }
web-lesson-next-step = Suivant
web-lesson-again = Recommencer
web-lesson-once-more = Encore une fois
web-lesson-skip = Passer cette leçon
web-lesson-leave = Toutes les leçons
web-lesson-back = Une étape en arrière
web-lesson-show-me = Montrez-moi
web-lesson-reached = C’est fait.
web-lesson-next = Ensuite : { $title }
web-lesson-dice = Dans les leçons, les dés sont choisis d’avance.
web-lesson-framed = encadré par la leçon
web-lesson-watch = Regardez ce que font les autres.
web-lesson-changed = Cette leçon a changé depuis. Recommencez-la.
web-lesson-go-on = Continuer à l’étape { $step } sur { $all }
web-lesson-go-on-game = Continuer la partie
web-lesson-done = Fait
web-lesson-star = Fait sans détour
web-lessons-forget = Oublier ma progression
web-lesson-numbers = Taux de réussite (hôte seulement)
web-lesson-begun = commencées
web-lesson-ended = finies
web-lesson-left = sont à l’étape : personnes
web-minutes = { $minutes } min
web-glance = Le jeu en douze phrases
web-icons = Symboles
web-hints = Astuces
web-hints-newcomers = pour débutants
web-hints-on = toujours
web-hints-off = jamais
web-hint-got-it = Compris
web-hint-stop = M’arrêter là pour aujourd’hui
web-hint-none = Ne plus afficher d’astuces

## Rythme
web-pace = À quel rythme montrer les coups des autres
web-pace-pause = Pause
web-pace-on = Reprendre
web-pace-times = { $times ->
        [one] Rythme normal
       *[other] { $times } fois plus vite
    }
web-pace-skip = Passer à mon tour
web-pace-dismiss = J’ai vu : continuer
web-behind = Coups montrés : { $done } sur { $all }
web-watching = Spectateur
web-concerns-you = (vous concerne)
web-replay-all = Rejouer sur le plateau tout ce qui s’est passé
web-replay-row = Le rejouer sur le plateau
web-replay-row-of = Rejouer sur le plateau ce qu’a fait { $player }
web-look-through = Point de vue
web-look-spectator = spectateur
web-look-open = cartes sur table
web-nobody-wins = Personne ne gagne.
web-wins-told = { $player } a gagné.
web-share = Partager
web-end-sources = D’où viennent les points
web-end-total = en tout
web-end-show = Résultat
web-count = Le dernier décompte
web-ahead = { $points ->
        [one] 1 point
       *[other] { $points } points
    } d’avance sur { $player }.
web-why = Ce qui a fait la différence : { $category }, { $first } contre { $second }.
web-why-swing = Tout était serré. Le dernier gros gain : { $player }, +{ $points }.
web-why-shared = Égalité en tout : la victoire est partagée.
web-scene-skip = Passer
web-scene-to-turn = À mon tour
web-scene-play = Rejouer cette scène
web-scene-hit = touché
web-scene-miss = manqué
web-key-space = Espace
web-end-chart = La montée des points
web-end-chart-axis = manche ou tour
web-end-swings = Les plus gros gains
web-end-plus = +{ $points } :
web-luck-good = { $player } : { $actual } { $what }, en moyenne { $expected }. Mieux que dans { $percent } parties sur 100.
web-luck-bad = { $player } : { $actual } { $what }, en moyenne { $expected }. Moins bien que dans { $percent } parties sur 100.
web-luck-none = Ici le hasard n’a rien donné à personne que l’on puisse compter comme de la chance.
web-dice-proved =
    { $draws ->
        [one] Les dés étaient scellés avant la partie : le sceau est juste, et l’unique tirage en découle. Vérifiez-le par « durbar verify » et la partie enregistrée.
       *[other] Les dés étaient scellés avant la partie : le sceau est juste, et les { $draws } tirages en découlent. Vérifiez-le par « durbar verify » et la partie enregistrée.
    }
web-dice-broken = Le sceau des dés ne correspond pas aux tirages de cette partie. Enregistrez-la et vérifiez-la par « durbar verify ».
web-dice-elsewhere = Cette partie vient d’ailleurs, sans le secret de ses dés : seuls ses coups ont été vérifiés.
web-dice-none = Rien n’a été laissé au hasard dans cette partie.

## Absence
web-has-left = { $player } a quitté la partie.
web-is-away = { $player } doit jouer et s’est absenté depuis une minute.
web-nudge = Rappeler
web-nudge-text = { $player }, c’est à vous.
web-nudged = Un rappel à { $player } est dans la discussion.
web-waited-long = On attend { $player } depuis plus d’un jour.
web-wait = Attendre
web-seat-waits = Votre place ({ $player }) vous est gardée.
web-take-back = La reprendre

## Remplaçants
web-leave-title = Quitter la partie
web-leave-bot = Un robot joue pour moi dès maintenant
web-leave-bot-note = Vous pouvez revenir à votre place à tout moment.
web-leave-find = Chercher quelqu’un, je joue jusque-là
web-leave-find-note = Qui demande votre place l’obtient dès que l’un des autres accepte. Il voit ce que la place sait, pas vos notes ni vos consignes.
web-leave-go = Partir maintenant
web-leave-go-note = Personne ne joue pour vous tant que la place n’est pas reprise ou que les autres ne demandent pas un robot. Vous pouvez revenir tant qu’elle est libre.
web-looking-said = On cherche quelqu’un. Vous jouez jusque-là.
web-bot-plays-said = Un robot joue pour vous. Vous pouvez revenir à tout moment.
web-wanted-mine = On cherche quelqu’un pour votre place. Vous jouez jusque-là.
web-wanted-keep = Garder ma place
web-wanted-seat = La place laissée par { $player } est à qui veut continuer.
web-wanted-take = Continuer ici
web-offered-mine = Vous avez demandé la place laissée par { $player }. L’un des autres doit accepter.
web-offered-mine-back = Vous avez redemandé votre place, tenue par { $player }. Quand elle est mise au vote, tous doivent accepter.
web-offered-withdraw = Plus maintenant
web-offered = { $name } reprendrait la place laissée par { $player }.
web-offered-back = { $name } voudrait reprendre sa place, tenue par { $player }.
web-offered-vote = Mettre au vote
web-seat-given = { $player } continue à votre place.
web-ask-back = Redemander ma place
web-ask-somebody = Chercher quelqu’un d’autre
web-motion-wanted = { $player } propose de chercher quelqu’un pour remplacer { $target }.
web-motion-person = { $player } propose de rendre à { $name } la place tenue par { $target }.
web-wanted-seats = Places à reprendre
web-wanted-for = pour { $player }
web-tenures = Qui a joué
web-tenure = { $name }, coups { $since } à { $until } : { $share } des choix
web-tenure-bot = un robot
web-statistics-role = { $role } : { $games ->
    [one] { $games } jouée
   *[other] { $games } jouées
  }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }
web-statistics-turns-days = Aux tables qui comptent en jours, un tour a pris { $mean } en moyenne, la moitié au plus { $median } ({ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }).
web-statistics-turns-live = En direct, un tour a pris { $mean } en moyenne, la moitié au plus { $median } ({ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }).
web-statistics-ordered = { $share } de vos choix ont été faits par vos consignes.
web-statistics-part = En plus, une part dans { $games ->
    [one] une partie qui compte
   *[other] { $games } parties qui comptent
  } pour d’autres ({ $share } des choix).
web-picture-of = Le plateau du jeu « { $game } » au milieu d’une partie

# Pendules

web-time-pace = Temps
web-pace-none = sans pendule
web-pace-three-days = 3 jours par tour
web-pace-one-day = 1 jour par tour
web-pace-five-days = 5 jours + 12 h par tour
web-pace-live-20 = en direct : 20 min + 30 s par tour
web-pace-live-60 = en direct : 1 h + 1 min par tour
web-pace-own = { $bank } + { $increment } par tour
web-pace-choose = personnalisé
web-pace-none-help = Chacun prend le temps qu’il lui faut.
web-pace-help = Votre pendule ne tourne que pendant vos décisions. Personne ne perd au temps.
web-pace-bank = Heures au départ
web-pace-increment = Heures par tour
web-pace-sleep = s’arrête quand son joueur dort
web-pace-weekends = s’arrête le week-end
web-pace-vacation = Jours d’absence permis à chacun
web-pace-at-zero = Quand le temps est écoulé
web-at-zero-ask = attendre ; les autres peuvent proposer un robot
web-at-zero-bot = un robot joue après un jour, jusqu’à leur retour
web-at-zero-wait = attendre toujours
web-late = en retard
web-late-since = en retard depuis le { $date }
web-is-late = { $player } est en retard depuis le { $date }. Quand le temps est écoulé : { $next }.
web-you-are-late = Votre temps est écoulé. Jouez, et vous ne serez plus en retard.
web-is-travelling = absent
web-away-until = absent jusqu’au { $date }
web-is-asleep = au repos
web-asleep-until = la pendule est arrêtée jusqu’au { $date }
web-time-until = jusqu’au { $date }
web-time-stands = la pendule est arrêtée
web-time-days-hours = { $days } j { $hours } h
web-time-days = { $days } j
web-time-hours-minutes = { $hours } h { $minutes } min
web-time-hours = { $hours } h
web-time-minutes = { $minutes } min
web-time-clock = { $minutes }:{ $seconds }
web-hours-help = Aux tables qui comptent en jours, ma pendule s’arrête quand je dors et quand je m’absente. Les autres voient jusqu’à quand, non où j’habite.
web-hours-sleep = Ma pendule s’arrête la nuit ({ $zone })
web-hours-from = De
web-hours-to = À
web-hours-first = Premier jour d’absence
web-hours-last = Dernier jour d’absence
web-hours-keep = Enregistrer mes heures
web-hours-kept = Enregistré. La pause de nuit s’appliquera à partir de votre prochain tour.
web-hours-not-at = { $count ->
    [one] À une table vous ne pouvez pas vous absenter : vous y êtes en retard, ou sans jours restants.
   *[other] À { $count } tables vous ne pouvez pas vous absenter : vous y êtes en retard, ou sans jours restants.
  }

# Courrier

web-mail = Notifications par e-mail
web-mail-help = Un e-mail quand c’est à vous et que vous ne regardez pas. Ni publicité ni image, et chaque e-mail peut être arrêté.
web-mail-address = Adresse
web-mail-another = Autre adresse
web-mail-send-code = Envoyez-moi un code
web-mail-code = Code de l’e-mail
web-mail-verify = Voilà le code
web-mail-verified = Les e-mails vont à { $address }.
web-mail-code-sent = Un code a été envoyé à { $address }.
web-mail-kept = Enregistré.
web-mail-tested = Remis au serveur de messagerie : { $answer }
web-mail-forget = Plus d’e-mails
web-mail-error = Plus rien n’y est envoyé, car le serveur de messagerie a dit : { $error }
web-mail-kind-turn = à moi de jouer
web-mail-kind-answer = une question au tour d’un autre
web-mail-kind-clock = il me reste peu de temps
web-mail-kind-late = mon temps est écoulé
web-mail-kind-start = une partie commence
web-mail-kind-over = une partie est terminée
web-mail-kind-asked = quelqu’un demande à reprendre un coup

# Motions

web-motion-pause = { $player } demande une pause de { $length }.
web-motion-time = { $player } demande de donner { $length } de plus à { $target }.
web-motion-time-all = { $player } demande de donner { $length } de plus à tous.
web-motion-bot = { $player } demande qu’un robot joue pour { $target }, jusqu’à son retour.
web-motion-pace = { $player } demande un autre rythme : { $pace }.
web-motion-end = { $player } demande de finir la partie ici, sans résultat.
web-motion-votes = { $yes } sur { $needed } d’accord, jusqu’au { $date }.
web-yes = Oui
web-no = Non
web-ask-time = Donner 2 jours
web-ask-bot = Proposer un robot
web-ask-pause = Demander une pause d’une semaine
web-ask-pace = Un autre rythme
web-ask-the-others = Demander aux autres
web-ask-end = Demander de finir ici
web-paused = Les pendules sont arrêtées jusqu’au { $date }.
web-resume = Reprendre
web-mail-kind-motion = un vote
web-mail-kind-wanted = une place est à prendre quelque part
web-mail-kind-nudge = quelqu’un demande de mes nouvelles

# Statistiques

web-statistics = Mes parties
web-statistics-people = Avec d’autres
web-statistics-alone = Seul ou avec des robots
web-statistics-game = Jeu (places)
web-statistics-games = Parties
web-statistics-won = Gagnées (fourchette probable)
web-statistics-rank = Rang moyen
web-statistics-score = Score moyen
web-statistics-with = Avec { $name } : { $games ->
    [one] une partie
   *[other] { $games } parties
  }, devant dans { $before }, derrière dans { $behind }, à égalité dans { $level }.
web-statistics-csv = Toutes en un tableau (CSV)
web-person = Les parties { $name-of }
web-person-none = Aucune de ses parties n’est encore terminée.
web-statistics-none = Aucune de vos parties n’est encore terminée.
web-statistics-opponents = Qui j’ai rencontré
web-statistics-shown = Montrées à
web-statistics-shown-nobody = personne
web-statistics-shown-met = qui a fini une partie avec moi
web-statistics-shown-everybody = tout le monde
web-statistics-shown-kept = Enregistré : qui peut voir vos parties.

## Plateaux
web-boards = Plateaux
web-boards-one = Plateau
web-boards-ours = Plateau standard
web-boards-ours-help = Le plateau utilisé. Copiez-le pour le modifier, par exemple pour y reporter celui de votre boîte.
web-boards-copy = Copier
web-boards-copy-name = Mon plateau
web-boards-upload = Importer…
web-boards-download = Télécharger
web-boards-delete = Supprimer
web-boards-use = Jouer dessus
web-boards-name = Nom de ce plateau
web-boards-problems = Ce qui ne va pas encore
web-boards-good = On peut jouer sur ce plateau.
web-boards-view = Présentation
web-boards-picture = Dessin
web-boards-file = Fichier
web-boards-standing = D’où vient chaque élément
web-boards-no-room = Ce navigateur n’a plus de place pour un plateau : supprimez-en un d’abord.
web-boards-thing-name = Nom

# Être prévenu en mon absence

web-push = Notifications dans ce navigateur
web-push-help = Une notification quand c’est à vous, même si aucune page de Durbar n’est ouverte. Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil.
web-push-impossible = Notifications impossibles : il faut une page en https.
web-push-on = Me prévenir dans ce navigateur
web-push-off = Plus ici
web-push-here = ce navigateur
web-push-browser = un navigateur
web-push-denied = Votre navigateur ne permet pas les notifications ici : permettez-les dans ses réglages pour cette page.
web-push-failed = Votre navigateur n’a pas pu l’installer ({ $error }) : réessayez plus tard, ou prenez un autre navigateur.
web-filter = Les tables affichées
web-filter-game = Jeu
web-filter-pace = Rythme
web-filter-name = Compagnie
web-filter-any-game = tous les jeux
web-filter-any-pace = à tout rythme
web-filter-anyone = avec tout le monde
web-filter-with = avec { $name }
web-filter-pace-none = sans pendule
web-filter-pace-live = en direct
web-filter-pace-days = sur plusieurs jours
web-deadlines = Mes échéances par jour
web-deadlines-none = Aucune de vos pendules ne tourne.
web-deadlines-zone = Fuseau horaire : { $zone }.
web-channel = Un salon pour cette table
web-channel-help = À qui est le tour, jusqu’à quand, le début et la fin de la partie sont publiés à une adresse que vous donnez ; tous ceux qui y sont peuvent le lire. Rien de caché n’est dit.
web-hook = Webhook
web-hook-help = Les messages sont publiés à une adresse que vous donnez : un webhook de Discord, Slack ou Mattermost, un sujet de ntfy, ou un programme à vous.
web-hook-format = Sorte
web-hook-format-discord = Discord
web-hook-format-slack = Slack, Mattermost
web-hook-format-ntfy = ntfy
web-hook-format-json = JSON
web-hook-address = Adresse
web-hook-mention = Votre numéro chez Discord, pour être appelé (peut rester vide)
web-hook-keep = Publier là
web-hook-goes = Les messages vont à { $address } ({ $format }).
web-hook-forget = Ne plus publier
web-word-kept = Enregistré.
web-word-test = Envoyer un essai
web-word-tested = Remis : { $answer }
web-word-error = Plus rien n’y est envoyé, car il a été dit : { $error }
web-sound = Sons
web-sound-help = Pièces, dés, monnaie, messages, et deux notes douces quand vient votre tour.
web-volume = Volume
web-vibrate = Vibrer quand vient mon tour
web-word-notify = Une notification quand vient mon tour et que je regarde ailleurs
web-word-your-turn = C’est à vous de jouer.
web-word-table = En mon absence, me prévenir de cette table
web-word-table-usual = comme d’habitude
web-word-table-everything = de tout, même si je regarde
web-word-table-no-mail = mais pas par e-mail
web-word-table-mute = de rien
web-notices = De quoi je suis prévenu, et comment
web-notices-digest = Une fois par jour à
web-notices-quiet = Des heures calmes autres que mes nuits
web-notices-recap = Les e-mails disent ce qui s’est passé depuis mon dernier tour
web-way-mail = e-mail
web-way-push = navigateur
web-way-hook = webhook
web-wish-now = tout de suite
web-wish-digest = une fois par jour
web-wish-off = jamais
web-mail-kind-mention = quelqu’un m’appelle dans la discussion

# Ordres donnés d’avance

web-orders = Consignes
web-orders-stand = { $count ->
    [one] 1 consigne en cours
   *[other] { $count } consignes en cours
}
web-orders-about = Les consignes répondent pour vous en votre absence. Les autres ne sont pas prévenus. Une annulation désactive la consigne.
web-orders-waiting = Une de vos consignes va répondre à cette question.
web-orders-used = La dernière réponse par consigne était au coup { $step }.
web-orders-none = Ce jeu n’a pas de consignes.
web-orders-kept = Vos consignes sont enregistrées.
web-orders-add = Ajouter
web-order-new = Nouvelle consigne
web-order-remove = Retirer la consigne « { $order } »
web-order-until = Jusqu’à
web-order-until-change = ce que je la change
web-order-until-turn = mon prochain tour
web-order-once = Elle s’épuise à sa première réponse.
web-order-when = Elle répond
web-order-when-soon = bientôt, comme si j’étais là
web-order-when-own = à mon rythme, jamais la nuit
web-order-when-once = aussitôt
web-order-undone = désactivée : sa réponse a été annulée
web-order-used = épuisée
web-order-ended = terminée par votre tour
web-order-any = peu importe
web-order-nothing = rien de choisi
web-order-pick = Ajouter
web-order-take-out = Ôter { $word }
web-order-forced = Coups forcés
web-order-forced-do = sont
web-order-play = joués pour moi
web-order-ask-me = laissés à mon choix
web-orders-forced-on = Les coups forcés sont joués pour vous.
web-orders-since = { $count ->
    [one] Une de ces réponses est celle de votre consigne.
   *[other] { $count } de ces réponses sont celles de vos consignes.
}

## La barre du tour, l’aide, le volet d’une petite page
web-acts = Retour, aide
web-own = Ce que chacun possède
web-beside = Aide et panneaux
web-dock = Aide
web-dock-hint = Astuce
web-dock-does = Ce que ça fait
web-dock-advice = Avis
web-dock-empty = Montrez quelque chose : ce que c’est s’affiche ici. Clavier : ? sur l’élément actif.
web-prompt-body = Pour choisir
web-pick-first = Choisissez
web-reconnect = Réessayer
web-replay-keys = Espace : pause · flèches : pas à pas · Échap : retour au présent
web-tab-turn = Tour
web-sheet = Volet : { $height }
web-sheet-peek = bas
web-sheet-half = à moitié
web-sheet-full = entier

## Parties sans vainqueur
web-ended-agreed = La partie s’est terminée d’un commun accord. Pas de vainqueur.
web-ended-agreed-note = Les joueurs ont convenu de s’arrêter ici. La partie ne compte pas dans les statistiques.
web-ended-abandoned = La partie est abandonnée : plus personne ne joue.
web-ended-abandoned-note = Elle reste comme elle est. Qui y a joué peut se rasseoir, et elle reprend.
web-ended-closed = Le gardien de ce serveur a fermé la table.
web-ended-closed-note = La partie ne peut pas continuer ici. Vous pouvez encore la revoir, et préparer une nouvelle table.
web-points-so-far = points jusqu’ici

## Planning on a private board.

web-replay-page = Rediffusion
web-replay-veiled = Rejouée depuis le début. Rien ici ne dit comment elle finit, ni quand.
web-replay-end = C’était la fin.
web-replay-seen = { $step }, vu jusqu’ici : { $seen }
web-replay-to-table = À la table : résultat, analyse, partie notée
web-lift-veil = Montrer la fin
web-review = Analyse
web-review-working = Des parties sont jouées depuis chaque moment de celle-ci, pour distinguer la chance des choix : une minute ou deux. Vous pouvez fermer ; le travail continue.
web-review-not-yet = Pas encore connu.
web-review-unit = Unité
web-review-unit-share = Part de victoire
web-review-unit-points = Points
web-review-expected-share = Ce que chacun pouvait espérer, en % d’une victoire
web-review-expected-points = Ce que chacun pouvait espérer, en points par rapport à la moyenne de la table
web-review-moments = Les grands moments
web-review-books = Ce qui a fait le résultat
web-review-choices = Les choix qui ont coûté le plus
web-better = Trouver mieux
web-better-which = Étape { $step } : qu’est-ce qui serait mieux ?
web-better-number = Question { $number } sur { $count }. Sans note ; passez celles que vous voulez.
web-better-right = Juste : rien de ce qui a été comparé n’est meilleur.
web-better-same = C’est ce qui a été joué. Mieux valait « { $better } ».
web-better-other = L’analyse n’a pas comparé ce choix. Elle a trouvé « { $better } » meilleur que ce qui a été joué.
web-better-next = Suivante
web-better-skip = Passer
web-better-back = Retour à l’analyse
web-plan = Planifier
web-plan-title = Plan · { $player }
web-plan-what = Un plateau privé : ce que vous ne pouvez savoir est distribué au hasard, et rien de ce qui se fait ici n’atteint la table. « ~ » n’est que supposé.
web-plan-side = Que tenter
web-plan-until-me = Jusqu’à mon tour
web-plan-redeal = Redistribuer
web-plan-new = Depuis maintenant
web-plan-behind = La partie a avancé.
web-plan-my-turn = C’est à vous de jouer à la table.
web-plan-catch-up = Mettre le plan à jour
web-plan-back = Retour à la partie
web-plan-here = maintenant
web-plan-foreseen = ✓ prévu
web-plan-gone = dépassé
web-plan-assume = Supposer autre chose
web-plan-draw = Le hasard est interrogé : choisissez une issue, ou laissez-la tirer.
web-plan-asks = { $player } : { $question }
web-plan-outcomes = Ce qui peut sortir
web-plan-odds = Les tirages de cette ligne sortent ainsi dans environ { $percent } parties sur 100.
web-plan-tree = Ce qui a été tenté
web-plan-now = Début du plan
web-plan-chance = Le hasard
web-plan-line = { $player } : { $choice }
web-plan-mark = Comparer cet endroit
web-plan-compare = Comparer
web-plan-field = Ce qui diffère
web-plan-place = Endroit { $number }
web-plan-points = Points
web-plan-note = Note
web-plan-sign = Marque
web-plan-promote = En faire la ligne principale
web-plan-delete = Supprimer à partir d’ici
web-plan-play = Jouer cette ligne
web-plan-play-how = Quand la jouer
web-plan-play-exact = exactement ainsi
web-plan-play-legal = tant que possible
web-plan-play-note = Joue vos choix de cette ligne à la table quand on vous interroge. Personne ne voit qu’ils étaient prévus, mais la vitesse peut le trahir.
web-plan-played = { $made } choix de la ligne sur { $count } sont faits.
web-plan-line-waits = Elle attend votre prochain tour.
web-plan-line-undone = Elle s’est arrêtée : quelque chose a été annulé à la table.
web-plan-line-myself = Elle s’est arrêtée : vous avez choisi vous-même.
web-plan-line-surprise = Elle s’est arrêtée : il s’est passé quelque chose que le plan ne prévoyait pas.
web-plan-line-illegal = Elle s’est arrêtée : le choix suivant n’est plus possible.
web-plan-line-played = Elle a été jouée jusqu’au bout.
web-plan-take-back = La reprendre
web-key-plan = planifier sur un plateau privé
    .key = P

## Un plateau d’étude
web-study = Étude
web-studies = Mes études
web-study-what = N’importe quelle position selon les vraies règles : essayez chaque suite, cartes sur table, et demandez l’avis des bots.
web-study-text = Une position ou une partie notée
web-study-text-help = Collez-la telle que Durbar l’écrit ; une ligne qui ne convient pas est nommée. Une partie finie ici : ouvrez sa table, puis « Étudier d’ici » à n’importe quel pas.
web-study-new = Une nouvelle partie
web-study-root = Où l’étude commence
web-study-begin = L’étudier
web-study-here = Étudier d’ici
web-study-table = À la table
web-study-save = Enregistrer
web-study-read = Le plateau de quelqu’un d’autre : regardez, demandez aux bots ; seul son propriétaire le change.
web-study-chance = Laisser faire le hasard
web-study-values = Ce que pensent les bots
web-study-ask = Qu’en pensent les bots ?
web-study-stop = Arrêter
web-study-option = Option
web-study-search = Recherche
web-study-tries = Essais
web-study-few = (peu)
web-study-end-share = Suite jouée, % d’une victoire
web-study-end-points = Suite jouée, points
web-study-columns = Recherche : ce que le bot difficile pense de ce seul choix (0 à 100). Suite jouée : des parties depuis ce point par un joueur simple, avec les mêmes dés pour chaque option, et leur intervalle à 95 %. Ce sont deux mesures différentes.

## Revoir une partie ensemble
web-together = Ensemble
web-together-join = Revoir ensemble
web-together-leading = · vous guidez, { $count ->
        [one] 1 suit
       *[other] { $count } suivent
    }. Qui ouvre « Revoir ensemble » à cette table voit ce que vous voyez.
web-together-led = · { $leader } guide, { $count ->
        [one] 1 suit
       *[other] { $count } suivent
    }.
web-together-gone = · le guide est parti.
web-together-points = { $player } montre { $place }.
web-together-follow = Suivre de nouveau (F)
web-together-lead = Guider
web-together-give = Passer la main à…
web-together-leave = Quitter
web-invited-until = Cette invitation prend fin { $when }.
web-invite-for = Fin de l’invitation…
web-invite-hours = { $hours ->
    [0] jamais
    [24] dans un jour
   *[other] dans une semaine
  }
web-say-ready = Je suis prêt
web-say-ready-help = Une partie sur des jours commence quand chacun s’est assis, ou s’est dit prêt, depuis moins d’un jour.
web-not-ready = pas prêt
web-expected-end = Elle devrait finir { $when }.
web-kept = { $player } : { $kept }.
web-kept-unknown = assiduité inconnue
web-kept-games = { $count } parties sur { $all } jouées jusqu’au bout ({ $least } à { $most } %)
web-kept-turns = { $count } tours sur { $all } à temps ({ $least } à { $most } %)
