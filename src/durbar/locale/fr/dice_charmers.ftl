# Les Charmeurs de dés.

dice_charmers-change-fuller-sheets = Nos feuilles : chaque prix dépasse le précédent, chaque effet des règles figure sur les deux faces, et « vendre 2 » veut dire deux (DC 5.2, 8.11).
dice_charmers-change-told-in-full = Le journal dit quel dé violet a été choisi, et ce qu’on a laissé : une vente, un appel, une seconde demi-route (DC 4.7, 5.3, 6.2, 8.9).
dice_charmers-change-halves-need-a-road = Deux demi-routes d’un bonus sont perdues tant qu’aucune route n’est tracée (DC 4.12).
dice_charmers-title = Les Charmeurs de dés
dice_charmers-blurb = Prenez un dé, tracez des routes, vendez, naviguez sur le Gange et faites agir vos amis à la cour jusqu’à ce que gloire et argent se croisent. Les feuilles sont une disposition de notre cru, conforme au texte des règles ; ce ne sont pas celles de l’éditeur.
dice_charmers-setting-sheet = Feuille
dice_charmers-setting-sheet-help = La face de la feuille sur laquelle tous jouent. Commencez par le Soleil.
dice_charmers-setting-sheet-sun = Soleil
dice_charmers-setting-sheet-moon = Lune
dice_charmers-setting-board = Fichier de feuilles
dice_charmers-setting-board-help = Le chemin de votre propre fichier de feuilles ; vide pour les nôtres. « durbar board check FICHIER » dit ce qui n’y va pas.

# Questions

dice_charmers-ask-FirstPlayer = Qui commence ?
    .wait = Le premier joueur est tiré au sort.
dice_charmers-ask-RollDie = On lance le { $a }.
    .wait = On lance le { $a }.
dice_charmers-ask-RollAgain = On relance le { $a }.
    .wait = On relance le { $a }.
dice_charmers-ask-DrafterTakes = Le rival prend un dé.
    .wait = Le rival prend un dé.
dice_charmers-ask-ChooseDie = Prenez un dé ou dépensez du karma.
    .wait = { $player } choisit un dé.
dice_charmers-ask-TakeRolled = Prenez le { $a } ou le { $b }, ou relancez les deux.
    .wait = { $player } choisit entre les deux dés relancés.
dice_charmers-ask-DrawRoad = Choisissez où va la route et dans quel sens : { $a }.
    .wait = { $player } trace une route : { $a }.
dice_charmers-ask-TwoHalves = Tracez deux demi-routes : une route dans une case vide, ou l’une après l’autre sur vos routes.
    .wait = { $player } trace deux demi-routes.
dice_charmers-ask-HalfRoad = Ajoutez une demi-route à l’une de vos routes.
    .wait = { $player } ajoute une demi-route.
dice_charmers-ask-SecondHalf = Ajoutez la seconde demi-route ou renoncez-y.
    .wait = { $player } peut ajouter une seconde demi-route.
dice_charmers-ask-Sell = Choisissez ce que vous vendez : { $a }.
    .wait = { $player } choisit ses ventes.
dice_charmers-ask-ChooseGoods = Choisissez ce que vous entourez : { $b }.
    .wait = { $player } choisit des marchandises.
dice_charmers-ask-ChooseGoodsDie = Choisissez un dé violet et entourez ses marchandises.
    .wait = { $player } choisit un dé violet.
dice_charmers-ask-ChooseCharacter = Choisissez un personnage.
    .wait = { $player } choisit un personnage.
dice_charmers-ask-MogulCalls = Choisissez l’un des cinq autres, ou personne.
    .wait = { $player } peut choisir un autre personnage.
dice_charmers-ask-BonusMogulCalls = Choisissez l’un des cinq autres, ou personne.
    .wait = { $player } peut choisir un autre personnage.
dice_charmers-ask-MaharaniSails = Avancez d’une ou deux cases.
    .wait = { $player } avance d’une ou deux cases.
dice_charmers-ask-Merchant = Vendez une ou deux marchandises, ou entourez-en une.
    .wait = { $player } traite avec la Marchande.
dice_charmers-ask-ChooseUpgrade = Choisissez le bâtiment à améliorer.
    .wait = { $player } choisit un bâtiment à améliorer.
dice_charmers-ask-Portuguese = Reculez jusqu’à une case libre, ou entourez une marchandise.
    .wait = { $player } traite avec le Portugais.
dice_charmers-ask-GoBack = Reculez jusqu’à une case libre de votre choix.
    .wait = { $player } recule sur le fleuve.
dice_charmers-ask-UseBonuses = Choisissez le bonus suivant.
    .wait = { $player } choisit le bonus suivant.

# Choix

dice_charmers-do-take = Prendre le { $a } : { $b }
dice_charmers-do-karma = Dépenser du karma : relancer le { $a } ({ $b }) et le dé de l’éléphant
dice_charmers-do-pass = Ne prendre aucun dé
dice_charmers-do-stop = Renoncer à la seconde moitié
dice_charmers-do-decline = Rien
dice_charmers-do-first = { $a } commence
dice_charmers-do-roll = Le { $a } montre { $b }
dice_charmers-do-circle = Entourer { $a-some }
dice_charmers-do-circle_two = Entourer { $a-some } et { $b-some }
dice_charmers-do-goods_die = Le { $a } : { $b }
dice_charmers-do-upgrade = Améliorer : { $a }
dice_charmers-do-call = { $a }
dice_charmers-do-sail = Case { $a } du fleuve
dice_charmers-do-use = { $a } ({ $b })
dice_charmers-do-sell_nothing = Ne rien vendre
dice_charmers-do-sell =
    Vendre{ $a ->
        [0] {""}
        [one] {" "}{ $a } thé
       *[other] {" "}{ $a } thés
    }{ $b ->
        [0] {""}
       *[other] { $a ->
            [0] {" "}
           *[other] {" + "}
        }{ $b } { $b ->
            [one] soie
           *[other] soies
        }
    }{ $c ->
        [0] {""}
       *[other] { $a ->
            [0] { $b ->
                [0] {" "}
               *[other] {" + "}
            }
           *[other] {" + "}
        }{ $c } { $c ->
            [one] épice
           *[other] épices
        }
    } pour { $d ->
        [one] { $d } pièce
       *[other] { $d } pièces
    }
dice_charmers-do-road = Route, { $a } : { $b }
dice_charmers-do-half = Demi-route, { $a }, côté { $b }

# Événements

dice_charmers-event-began = { $a } commence et tient l’éléphant.
dice_charmers-event-round = Manche { $a } : l’éléphant est devant { $b-the }.
dice_charmers-event-rolled = Le { $a } montre { $b-some }.
dice_charmers-event-turn = C’est { $a-to } de jouer.
dice_charmers-event-took = { $a } prend le { $b } : { $c }.
dice_charmers-event-twin = Le { $a }, qui montre « { $b } », va sur l’éléphant.
dice_charmers-event-spent =
    { $a } dépense du karma et relance le { $b } et le { $c } ; { $d ->
        [0] il n’en reste plus
       *[other] il en reste { $d }
    }.
dice_charmers-event-rerolled = Le { $a } montre maintenant { $b-some }.
dice_charmers-event-no_die = { $a } ne prend aucun dé : aucun n’est utilisable.
dice_charmers-event-idle = { $a } ne peut rien faire du { $b } ({ $c }).
dice_charmers-event-got = { $a } entoure { $b-some } (case { $c }).
dice_charmers-event-drew = { $a } trace une route, { $b } : { $c }.
dice_charmers-event-halved = { $a } complète une route, { $b } : { $c } ; elle devient { $d }.
dice_charmers-event-built = { $a } construit : { $b }, { $d ->
        [one] { $d } point
       *[other] { $d } points
    } de gloire.
dice_charmers-event-opened = { $a } ouvre un marché, { $b } : { $c }.
dice_charmers-event-sold =
    { $a } vend { $b-some } (case { $c }) pour { $d ->
        [one] { $d } pièce
       *[other] { $d } pièces
    }.
dice_charmers-event-marked = { $a } coche la case { $c } : { $b }.
dice_charmers-event-sailed = { $a } avance jusqu’à la case { $b } ({ $c }).
dice_charmers-event-went_back = { $a } recule jusqu’à la case { $b } ({ $c }).
dice_charmers-event-bonus_circled = { $a } entoure un bonus : { $c } ({ $b }).
dice_charmers-event-bonus_used = { $a } utilise un bonus : { $c } ({ $b }).
dice_charmers-event-bonus_lost = { $a } perd un bonus : { $c } ({ $b }).
dice_charmers-event-reward = { $a } reçoit : { $b }.
dice_charmers-event-reward_lost = { $a } ne peut pas utiliser la récompense : { $b }.
dice_charmers-event-fame = { $a } gagne { $b ->
        [one] { $b } point
       *[other] { $b } points
    } de gloire ({ $d }), total { $c }.
dice_charmers-event-money =
    { $a } gagne { $b ->
        [one] { $b } pièce
       *[other] { $b } pièces
    } ({ $d }), total { $c }.
dice_charmers-event-karma = { $a } entoure le karma { $b }.
dice_charmers-event-raised = { $a } améliore un type de bâtiment ({ $b }) : valeur { $c }.
dice_charmers-event-crossed = { $a } fait se croiser gloire et argent, écart { $b } : la fin est déclenchée.
dice_charmers-event-ended = La partie est finie : { $a }.
dice_charmers-event-die_chosen = { $a } choisit le { $b } ({ $c }).
dice_charmers-event-sold_nothing = { $a } ne vend rien.
dice_charmers-event-declined = { $a } s’en tient à la case cochée : { $b }.
dice_charmers-event-half_left_out = { $a } renonce à la seconde demi-route.
dice_charmers-event-halves_lost = { $a } n’a pas encore de route : les deux demi-routes du bonus sont perdues.

# Refus

dice_charmers-refused-not-there = Le { $a } n’est plus au centre.
dice_charmers-refused-on-elephant = Le { $a } est sur l’éléphant : seul le karma l’atteint.
dice_charmers-refused-not-usable = Le { $a } ({ $b }) ne cocherait rien sur votre feuille.
dice_charmers-refused-must-take = Il y a un dé utilisable : prenez-en un.
dice_charmers-refused-no-karma = Vous n’avez plus de karma.
dice_charmers-refused-karma-from-centre = Le karma relance le dé de l’éléphant et un dé du centre ; le { $a } n’y est pas.
dice_charmers-refused-karma-same-two = Chaque karma de plus relance les deux mêmes dés, pas le { $a }.
dice_charmers-refused-no-elephant-die = Il n’y a pas de dé sur l’éléphant : le karma n’a rien à relancer.
dice_charmers-refused-only-these-two = Après le karma, seuls comptent les deux dés relancés.
dice_charmers-refused-residence = On ne trace rien dans la résidence.
dice_charmers-refused-not-connected = Cette route, { $a }, ne serait pas reliée à vos routes.
dice_charmers-refused-has-road = Il y a déjà une route ici, { $a } : seules les demi-routes la changent.
dice_charmers-refused-no-road = Une demi-route complète une route, et il n’y en a pas ici : { $a }.
dice_charmers-refused-side-open = Ce côté est déjà ouvert : { $a }.
dice_charmers-refused-not-in-stock = Vous n’avez pas tout cela en stock : thé { $a }, soie { $b }, épice { $c }.
dice_charmers-refused-sell-more = C’est trop peu : vendez-en autant que le dit le symbole, ou tout ce que votre stock permet.
dice_charmers-refused-row-full = La rangée est pleine : { $a }.
dice_charmers-refused-box-full = Il ne reste pas de case libre : { $a }.
dice_charmers-refused-top-value = La valeur est déjà la plus haute : { $a }.
dice_charmers-refused-space-marked = La case { $a } est déjà cochée.
dice_charmers-refused-not-behind = La case { $a } n’est pas derrière vous.
dice_charmers-refused-space-too-far = La case { $a } est trop loin : le Portugais va à la première ou à la deuxième case libre.
dice_charmers-refused-bonus-waits = Ce bonus ne peut pas encore servir : { $a }.
dice_charmers-refused-good-instead = Au lieu de ne rien faire, entourez une marchandise.
dice_charmers-refused-not-circled = Ce bonus n’est pas entouré en ce moment : { $a }.
dice_charmers-refused-die-gives-nothing = Les rangées sont pleines pour le { $a }.

# Fin

dice_charmers-reason-crossed = Gloire et argent se sont croisés ; le plus grand écart gagne.
dice_charmers-reason-stuck = Aucun dé ne servait plus à personne ; le plus grand écart gagne.
dice_charmers-reason-solo_crossed = Gloire et argent se sont croisés. Moins de tours vaut mieux, puis le plus grand écart.
dice_charmers-reason-solo_stuck = Aucun dé ne servait plus, et gloire et argent ne se sont pas croisés : perdu.

# Fichiers de feuilles

problem-sheet-count = Ligne { $line } : { $where } a { $given } éléments ; il en faut { $known }.
problem-sheet-code = Ligne { $line } : { $where } porte le code inconnu « { $given } ».
problem-sheet-box = Ligne { $line } : { $where } n’est pas une case de cette piste ; il y a { $known }.
problem-sheet-row = Ligne { $line } : { $where } a { $given } cases, mais la première rangée en a { $known }.
problem-sheet-letter = Ligne { $line } : { $where } porte « { $given } » ; sont connus : { $known }.
problem-sheet-residence = Ligne { $line } : { $where } a { $given } résidences R ; il en faut exactement une.
problem-sheet-residence-place = Ligne { $line } : { $where } dit { $given }, mais R est en { $known }.
problem-sheet-exit = Ligne { $line } : { $where } = { $given } doit être N, E, S ou W, mener à une case et n’être nommé qu’une fois.
problem-sheet-border-residence = Ligne { $line } : { $where } porte le bonus « { $given } » à la résidence, où aucune route ne l’atteint.
problem-sheet-symbol = Ligne { $line } : { $where } porte le symbole « { $given } » ; faces bleues : { $known }.
problem-sheet-three = Ligne { $line } : { $where } porte { $known } fois le symbole { $given } ; il en faut trois.
problem-sheet-type-twice = Ligne { $line } : { $where } est « { $given } », nom que porte déjà un autre bâtiment ; chaque type a son propre nom.
problem-sheet-tent = Ligne { $line } : { $where } nomme des cases qui n’existent pas : { $given }.
problem-sheet-tent-twice = Ligne { $line } : { $where } reprend des cases d’une autre tente : { $given }.
problem-sheet-ruler = Ligne { $line } : { $where } donne une piste de { $given } unités, plus longue que la règle (length_units { $known }).
problem-sheet-never-cross = Ligne { $line } : avec { $where } = { $given } les pistes, { $known } unités ensemble, ne peuvent jamais se croiser : raccourcissez la règle.

# Mots

dice_charmers-name-tea = thé
    .some = du thé
dice_charmers-name-silk = soie
    .some = de la soie
dice_charmers-name-spice = épice
    .some = une épice
dice_charmers-name-tea-tea = 2 thés
dice_charmers-name-silk-silk = 2 soies
dice_charmers-name-spice-spice = 2 épices
dice_charmers-name-tea-silk = thé et soie
    .some = du thé et de la soie
dice_charmers-name-tea-spice = thé et épice
    .some = du thé et une épice
dice_charmers-name-silk-spice = soie et épice
    .some = de la soie et une épice
dice_charmers-name-straight = ligne droite
    .some = une ligne droite
dice_charmers-name-curve = virage
    .some = un virage
dice_charmers-name-two_halves = deux demi-routes
dice_charmers-name-fork = bifurcation
dice_charmers-name-cross = croisement
dice_charmers-name-flag = drapeau
    .some = un drapeau
dice_charmers-name-lotus = lotus
    .some = un lotus
dice_charmers-name-elephant = éléphant
    .some = un éléphant
dice_charmers-name-tiger = tigre
    .some = un tigre
dice_charmers-name-boat = bateau
    .some = un bateau
dice_charmers-name-lamp = lampe
    .some = une lampe
dice_charmers-name-mogul = Grand Moghol
    .some = le Grand Moghol
dice_charmers-name-maharani = Maharani
    .some = la Maharani
dice_charmers-name-merchant = Marchande
    .some = la Marchande
dice_charmers-name-man_singh = Raja Man Singh
dice_charmers-name-builder = Maître Constructeur
    .some = le Maître Constructeur
dice_charmers-name-portuguese = Portugais
    .some = le Portugais
dice_charmers-name-temple = temple
dice_charmers-name-fort = fort
dice_charmers-name-pavilion = pavillon
dice_charmers-name-garden = jardin
dice_charmers-name-P1 = dé violet 1
dice_charmers-name-P2 = dé violet 2
dice_charmers-name-G1 = dé vert 1
dice_charmers-name-G2 = dé vert 2
dice_charmers-name-B1 = dé bleu 1
dice_charmers-name-B2 = dé bleu 2
dice_charmers-name-O1 = dé orange 1
dice_charmers-name-O2 = dé orange 2
dice_charmers-name-purple = violet
dice_charmers-name-green = vert
dice_charmers-name-blue = bleu
dice_charmers-name-orange = orange
dice_charmers-name-centre = centre
dice_charmers-name-drafter = Le rival
    .the = le rival
    .of = du rival
    .to = au rival
dice_charmers-name-north = nord
dice_charmers-name-east = est
dice_charmers-name-south = sud
dice_charmers-name-west = ouest
dice_charmers-name-half-N = demi-route nord
dice_charmers-name-half-E = demi-route est
dice_charmers-name-NE = ╚ N-E
dice_charmers-name-half-S = demi-route sud
dice_charmers-name-NS = ║ N-S
dice_charmers-name-ES = ╔ E-S
dice_charmers-name-NES = ╠ N-E-S
dice_charmers-name-half-W = demi-route ouest
dice_charmers-name-NW = ╝ N-O
dice_charmers-name-EW = ═ E-O
dice_charmers-name-NEW = ╩ N-E-O
dice_charmers-name-SW = ╗ S-O
dice_charmers-name-NSW = ╣ N-S-O
dice_charmers-name-ESW = ╦ E-S-O
dice_charmers-name-NESW = ╬ N-E-S-O
dice_charmers-name-none = rien
dice_charmers-name-palace = personnage au choix
dice_charmers-name-upgrade = amélioration
dice_charmers-name-karma = karma
dice_charmers-name-goods_die = dé de marchandises
dice_charmers-name-market_same = marché (3 identiques au plus)
dice_charmers-name-market_diff = marché (3 différentes au plus)
dice_charmers-name-half_road = demi-route
dice_charmers-name-road-straight = ligne droite
dice_charmers-name-road-fork = bifurcation
dice_charmers-name-road-cross = croisement
dice_charmers-name-river-ahead = 1 case en avant sur le fleuve
dice_charmers-name-river-back = retour à la case libre la plus proche
dice_charmers-name-river-back-any = retour à une case libre au choix
dice_charmers-name-goods = { $a ->
        [one] 1 marchandise
       *[other] { $a } marchandises différentes
    }
dice_charmers-name-sell = { $a ->
        [one] vente de 1 au plus
       *[other] vente de { $a } au plus
    }
dice_charmers-name-sell_diff = { $a ->
        [one] vente de 1 au plus
       *[other] vente de { $a } au plus, toutes différentes
    }
dice_charmers-name-sell_exactly = vente de { $a }
dice_charmers-name-sell_diff_exactly = { $a ->
        [one] vente de { $a }
       *[other] vente de { $a } différentes
    }
dice_charmers-name-coin = { $a ->
        [one] { $a } pièce
       *[other] { $a } pièces
    }
dice_charmers-name-fame = { $a ->
        [one] { $a } point de gloire
       *[other] { $a } points de gloire
    }
dice_charmers-name-side = bordure { $b ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    } de { $a }
dice_charmers-name-edge = bordure { $d ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }, { $a } (ligne { $b }, colonne { $c })
dice_charmers-name-palace-column = colonne { $a } du palais
dice_charmers-name-upgrade-column = tous les bâtiments à { $a }
dice_charmers-name-karma-box = case karma { $a }
dice_charmers-name-fame-box = case de gloire { $a }
dice_charmers-name-money-box = case d’argent { $a }
dice_charmers-name-residence = résidence
dice_charmers-name-cell = { $a } (ligne { $b }, colonne { $c })
dice_charmers-name-market = marché
dice_charmers-name-blank = case vide
dice_charmers-name-letter-fame = *
dice_charmers-name-letter-money = p
dice_charmers-name-letter-river = F
dice_charmers-name-in-a-line-tracks = { dice_charmers-name-letter-fame } gloire, { dice_charmers-name-letter-money } argent
dice_charmers-name-in-a-line-short = (−9) il manque 9 pour que les deux se croisent
dice_charmers-name-in-a-line-beyond = (+9) les deux se dépassent de 9
dice_charmers-name-in-a-line-karma = K karma restant
dice_charmers-name-in-a-line-river = { dice_charmers-name-letter-river } case atteinte sur le fleuve (0 : aucune)
dice_charmers-name-sign-mogul = Mog
dice_charmers-name-sign-maharani = Mah
dice_charmers-name-sign-merchant = Mar
dice_charmers-name-sign-man_singh = Sin
dice_charmers-name-sign-builder = Con
dice_charmers-name-sign-portuguese = Por
dice_charmers-name-sign-palace = Tous
dice_charmers-name-sign-upgrade = Am
dice_charmers-name-sign-karma = K
dice_charmers-name-sign-goods_die = Dv
dice_charmers-name-sign-market_same = M=
dice_charmers-name-sign-market_diff = M#
dice_charmers-name-sign-half_road = Demi
dice_charmers-name-sign-road-straight = Droit
dice_charmers-name-sign-road-fork = Bif
dice_charmers-name-sign-road-cross = Croix
dice_charmers-name-sign-river-ahead = F+1
dice_charmers-name-sign-river-back = F-1
dice_charmers-name-sign-river-back-any = F-?
dice_charmers-name-sign-goods = { $a }m
dice_charmers-name-sign-sell = ≤{ $a }v
dice_charmers-name-sign-sell_diff = ≤{ $a }d
dice_charmers-name-sign-sell_exactly = { $a }v
dice_charmers-name-sign-sell_diff_exactly = { $a }d
dice_charmers-name-sign-coin = { $a }p
dice_charmers-name-sign-fame = { $a }*
dice_charmers-name-border = bordure
dice_charmers-name-tent = tente
dice_charmers-name-tent-1 = tente 1
dice_charmers-name-tent-2 = tente 2
dice_charmers-name-tent-3 = tente 3
dice_charmers-name-tent-4 = tente 4
dice_charmers-name-tent-5 = tente 5
dice_charmers-name-tent-6 = tente 6
dice_charmers-name-tent-7 = tente 7
dice_charmers-name-tent-8 = tente 8
dice_charmers-name-tent-9 = tente 9
dice_charmers-name-palace_column = colonne du palais
dice_charmers-name-upgrade_column = colonne des améliorations
dice_charmers-name-karma_box = karma
dice_charmers-name-fame_box = piste de gloire
dice_charmers-name-money_box = piste d’argent
dice_charmers-name-river = fleuve
dice_charmers-name-building = bâtiment
dice_charmers-name-sale = vente
dice_charmers-name-free = libre
dice_charmers-name-circled = entouré
dice_charmers-name-used = utilisé
dice_charmers-name-lost = perdu
dice_charmers-name-open = en cours
dice_charmers-name-crossed = pistes croisées
dice_charmers-name-stuck = plus aucun dé utile
dice_charmers-name-sun = Soleil
dice_charmers-name-moon = Lune
dice_charmers-name-started = { $a ->
    [1] Première place à la manche 1
    [2] Deuxième place à la manche 1
    [3] Troisième place à la manche 1
    [4] Quatrième place à la manche 1
   *[other] Cinquième place à la manche 1
  }

# Ce qu’un choix produirait, en lignes brèves sur soi-même ; une ligne vide n’est pas montrée

dice_charmers-would-turn = { "" }
dice_charmers-would-round = { "" }
dice_charmers-would-took = { "" }
dice_charmers-would-reward = { "" }
dice_charmers-would-twin = le { $a } (« { $b } ») va sur l’éléphant
dice_charmers-would-spent = −1 karma, reste { $d } ; on relance le { $b } et le { $c }
dice_charmers-would-idle = on ne peut rien en faire
dice_charmers-would-got = +1 { $b }
dice_charmers-would-drew = route, { $b } : { $c }
dice_charmers-would-halved = route, { $b } : devient { $d }
dice_charmers-would-built = { $b }
dice_charmers-would-opened = { $b } : { $c }
dice_charmers-would-sold =
    −1 { $b } : { $d ->
        [one] { $d } pièce
       *[other] { $d } pièces
    }
dice_charmers-would-marked = palais : { $b } { $c }
dice_charmers-would-sailed = fleuve : case { $b } ({ $c })
dice_charmers-would-went_back = fleuve : retour à la case { $b } ({ $c })
dice_charmers-would-bonus_circled = bonus : { $c }
dice_charmers-would-bonus_used = utilise le bonus : { $c }
dice_charmers-would-bonus_lost = bonus perdu : { $c }
dice_charmers-would-reward_lost = sans effet : { $b }
dice_charmers-would-fame = +{ $b } de gloire : { $c } en tout
dice_charmers-would-money =
    +{ $b ->
        [one] { $b } pièce
       *[other] { $b } pièces
    } : { $c } en tout
dice_charmers-would-karma = karma { $b }
dice_charmers-would-raised = { $b } : valeur { $c }

## Ce que quelqu’un a gagné
dice_charmers-gain-fame = { $n } de gloire
dice_charmers-gain-money = { $n } { $count ->
        [one] pièce
       *[other] pièces
    }
dice_charmers-gain-karma = { $n } karma
dice_charmers-name-track-fame = gloire
dice_charmers-name-track-money = pièces
dice_charmers-name-track-length = longueur des pistes
dice_charmers-name-won-fame = gloire : { $a }
dice_charmers-name-won-money = argent : { $a }
dice_charmers-score-solo = { $a ->
        [one] { $a } tour
       *[other] { $a } tours
    }, écart { $b }
dice_charmers-score-solo_stuck = pas de croisement après { $a ->
        [one] { $a } tour
       *[other] { $a } tours
    }

## D’où vient chaque élément du plateau
dice_charmers-standing-sourced = D’après le texte du livret
dice_charmers-standing-reconstructed = De nous : les images sont perdues
dice_charmers-standing-corner = le bâtiment en haut à droite, Maître Constructeur et dé de marchandises sur ses deux côtés extérieurs
dice_charmers-standing-flag-run = une case drapeau avec une fourche, puis 4 pièces, palais, vente de 2
dice_charmers-standing-three-goods = une case avec trois marchandises différentes
dice_charmers-standing-thrice = chaque symbole trois fois le long du fleuve
dice_charmers-standing-palace-die = une colonne du palais avec les marchandises d’un dé
dice_charmers-standing-karma-track = cinq cases karma, une entourée au début, des bonus en 3, 4 et 5
dice_charmers-standing-palace-size = six personnages, trois cases chacun
dice_charmers-standing-levels = des bâtiments qui valent 1, 2 et 3 points de gloire
dice_charmers-standing-rising = des prix qui montent, dont 1 et 3
dice_charmers-standing-faces = les faces des dés, sauf le drapeau
dice_charmers-standing-grid = la place de chaque bâtiment
dice_charmers-standing-borders = les autres bonus de la bordure
dice_charmers-standing-river = les autres cases du fleuve
dice_charmers-standing-tents = les tentes
dice_charmers-standing-prices = les autres prix
dice_charmers-standing-tracks = la longueur des deux pistes et leurs bonus

## À lire dans un terminal
dice_charmers-page-sheet = feuille
