# Jouer dans un terminal.

terminal-welcome = Tapez le numéro d’une option, quelques-uns de ses mots, ou h pour l’aide.
terminal-person = { $seat } (vous)
terminal-program =
    { $seat } ({ $program ->
        [random] au hasard
        [easy] facile
        [medium] moyen
        [hard] fort
       *[other] { $program }
    })
terminal-prompt = > { "" }
terminal-asked = { $player } : { $question }
terminal-hand-over = Passez l’écran à { $player }, qui appuie sur Entrée.
terminal-no-number = Les numéros vont seulement jusqu’à { $last }.
terminal-only-one = Entrée pour jouer cette option, autre chose pour renoncer. { "" }
terminal-gives-up = Vous renoncez à ce que vous avez planifié : { $what }. Entrée pour finir le tour quand même, autre chose pour rester. { "" }
terminal-how-many = Combien, de { $first } à { $last } ? { "" }
terminal-no-amount = Ce n’est pas un nombre de { $first } à { $last }.
terminal-lesson-welcome = Tapez u pour reculer d’un pas et q pour quitter ; tout le reste est comme dans une partie.
terminal-lesson-next = Entrée pour continuer. { "" }
terminal-lesson-find = Quel endroit ? { "" }
terminal-lesson-show = Cette étape demande « { $words } ».
terminal-more = … et { $count } de plus : tapez un mot pour raccourcir la liste.
terminal-more-refused = … et { $count } de plus : tapez « ? » et un mot pour raccourcir la liste.
terminal-nothing-refused = Rien d’autre ne semble possible ici.
terminal-saved = Enregistré dans { $file }.
terminal-left = Vous avez quitté la table.
terminal-chance = Le hasard
terminal-over = La partie est finie
terminal-standing = Où en sont les choses
terminal-unfinished = La partie n’est pas finie : personne n’a encore gagné.
terminal-agreed = La partie a été arrêtée d’un commun accord avant la fin, sans résultat : personne n’a gagné.
terminal-rank = Rang
terminal-player = Joueur
terminal-score = Score
terminal-over-par = Écart à la moyenne du siège
terminal-advice =
    Le robot { $level ->
        [random] au hasard
        [easy] facile
        [medium] moyen
        [hard] fort
       *[other] { $level }
    } a regardé, le meilleur d’abord :
terminal-advice-wins = gagne environ { $wins } fois sur 100
terminal-advice-ahead = { $gap } points par rapport au suivant
terminal-advice-random = random ne voit pas de différence : toutes les options se valent.
terminal-undone = Repris.
terminal-undo-draw = Les dés ou les cartes ont répondu à votre dernier choix, et d’autres jouent ici : il reste.
terminal-undo-revealed = Votre dernier choix vous a montré quelque chose, et d’autres jouent ici : il reste.
terminal-undo-other = Quelqu’un d’autre a choisi depuis : votre dernier choix reste.
terminal-help =
    numéro     jouer cette option
    mots       raccourcir la liste, ou jouer l’option qui a exactement ces mots
    ?  ? mot   pourquoi une chose ne peut pas être choisie
    a  a hard  ce que choisirait un bot (easy, medium, hard), avec les valeurs
    r  r 5.4   les règles de ce choix, ou une règle par son numéro
    b          revoir le plateau
    l          tout ce qui s’est passé
    u          reprendre votre dernier choix
    s  s nom   enregistrer la partie
    q          partir
terminal-pages = À lire aussi, en entier ou sur un sujet (une nation, un tour, une place) : { $pages }

# Lignes des dessins et des tableaux

line-label = { $text } :
line-goes-on = { $text } ;
