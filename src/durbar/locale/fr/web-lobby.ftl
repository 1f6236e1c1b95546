# Autour de la table : accueil, invitation, salle d’attente, compte, réglages, menu d’une table.

## Accueil d’un inconnu
web-what-is-this = Une table pour trois jeux de société de l’Inde, entre amis ou avec des robots.
web-no-account-needed = Sans compte.
web-offer-maharaja = Bâtissez statues et sanctuaires là où ira le Maharaja.
web-offer-maharadjah = Menez des nations à travers trois mille ans d’Inde.
web-offer-dice_charmers = Tracez des routes et descendez le Gange avec huit dés.
web-first-game = Jouer ma première partie
web-learn-in = Apprendre en { $minutes } min
web-players-from-to = { $few }–{ $many }
web-invite-friends = Inviter des amis
web-more = Plus
web-to-games = Aux jeux

## Accueil de qui revient
web-your-turn-in = { $count ->
        [one] À vous dans 1 partie
       *[other] À vous dans { $count } parties
    }
web-your-games = Vos parties
web-others-to-move = Aux autres de jouer ({ $count })
web-new-game = Nouvelle partie

## Invitation
web-invites-you = { $player } vous invite à jouer
web-invited = Vous êtes invité à jouer
web-seats-free = { $all ->
        [one] 1 place
       *[other] { $all } places
    }, { $free ->
        [one] 1 libre
       *[other] { $free } libres
    }
web-and-you = et vous ?
web-learn-first = Apprendre d’abord, { $minutes } min
web-just-watch = Regarder seulement
web-talk-while-waiting = Sans compte. Vous pouvez discuter en attendant.

## Salle d’attente
web-waits-help = Envoyez ce lien, ou ajoutez un robot.
web-qr = Code QR
web-qr-of = Le lien vers cette table, pour un appareil photo
web-host = hôte
web-ready = ✓ prêt
web-not-here-yet = pas encore là
web-looking-at-invitation = { $count ->
        [one] 1 personne regarde l’invitation
       *[other] { $count } personnes regardent l’invitation
    }
web-board-as-it-stands = Le plateau tel qu’il est

## Compte et réglages
web-guest-here = invité sur ce navigateur
web-my-games = Mes parties et statistiques
web-settings = Réglages
web-settings-account = Compte
web-settings-display = Affichage
web-settings-sound = Son et mouvement
web-settings-notifications = Notifications
web-settings-time = Temps et vacances
web-settings-privacy = Vie privée et données
web-theme-auto = Automatique
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-choose = Thème
web-animate-help = Les pièces voyagent, les cartes se retournent. Si votre système demande moins de mouvement, rien ne bouge.
web-hints-help = Ce que les débutants oublient, à côté de la question.
web-single-keys-help = Lettres et chiffres comme raccourcis à une table, par exemple U pour annuler.
web-others-moves = Coups des autres
web-others-moves-help = À quelle vitesse ils sont montrés
web-pace-at-once = tout de suite

## Menu d’une table
web-menu-table = Cette table
web-menu-display = Affichage
web-menu-help = Aide
web-menu-propose = Proposer une pause, du temps, la fin
web-menu-fairness = Dés, équité, plateau
web-menu-settings = Autres réglages

# La table dans un onglet : pas de serveur, un seul appareil.
web-tab-loading = La table se charge dans cet onglet : huit mégaoctets environ, une seule fois.
web-tab-python = La table se met en place dans cet onglet…
web-tab-failed = La table n’a pas démarré dans cet onglet : réessayez, ou rechargez la page.
web-tab-elsewhere = La table est ouverte dans un autre onglet de ce navigateur : continuez là-bas, ou fermez-le et réessayez.
web-tab-memory = Ce navigateur ne garde rien ici : fermer l’onglet met fin à vos parties. Enregistrez dans un fichier une partie qui compte.
web-tab-here = Vos parties ne sont que sur cet appareil, dans ce navigateur.
