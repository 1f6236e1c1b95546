# Maharaja.

maharaja-change-stronger-brahmabot = Huit des douze tuiles de Brahmabot bâtissent une statue, contre quatre auparavant (11.6, 11.7) ; seules les parties en solo changent.
maharaja-change-shrine-reward-is-built = La récompense d’un sanctuaire gratuit est bâtie ; avant, on pouvait y renoncer (7.7).
maharaja-change-one-special-at-least = De plusieurs règles spéciales laissées au hasard, une au moins est en jeu ; avant, aucune était possible (10.1).
maharaja-change-consoled-brahmabot = En solo, quand personne n’a de PC, Brahmabot aussi reçoit 3 pièces (11.19).
maharaja-change-flags-by-edition = Dans l’édition française, les tuiles de Brahmabot déplacent les étendards de 4 cases (11.20, 12.2).
maharaja-change-told-in-full = Le journal nomme la ville décomptée et ce que paie le passage, et aucune tuile finale quand il n’y en a pas (7.2, 10.2, 11.8).
maharaja-change-plans-are-performed = Selon les livrets, une action planifiée qui est possible doit être réalisée, ne serait-ce qu’en partie ; le manque de pièces excuse. Selon la version préliminaire on peut y renoncer, comme avant (4.4).
maharaja-title = Maharaja
maharaja-blurb = Bâtissez statues et sanctuaires, envoyez votre prêtre sur les routes et soyez vénéré là où le Maharaja se rend. La carte, les bonus et les tuiles du mode solo sont reconstitués d’après le texte des règles, qui ne contient pas d’images.

# Settings

maharaja-setting-edition = Édition
maharaja-setting-edition-help = Les règles suivies là où les livrets diffèrent.
maharaja-setting-edition-rulebook = Livret anglais
maharaja-setting-edition-rulebook-fr = Livret français
maharaja-setting-edition-draft = Version préliminaire
maharaja-setting-characters = Personnages
maharaja-setting-characters-help = Au hasard, ou les sept conseillés pour une première partie (quatre joueurs ; à tout nombre dans la version préliminaire).
maharaja-setting-characters-random = Au hasard
maharaja-setting-characters-first-game = Première partie : 1, 2, 5, 9, 12, 14, 15
maharaja-setting-cast = Personnages choisis
maharaja-setting-cast-help = Ceux-ci sont en jeu, les autres sont tirés : au plus trois de plus que de joueurs, sept dans la version préliminaire.
maharaja-setting-cast-c1 = { maharaja-name-c1 }
maharaja-setting-cast-c2 = { maharaja-name-c2 }
maharaja-setting-cast-c3 = { maharaja-name-c3 }
maharaja-setting-cast-c4 = { maharaja-name-c4 }
maharaja-setting-cast-c5 = { maharaja-name-c5 }
maharaja-setting-cast-c6 = { maharaja-name-c6 }
maharaja-setting-cast-c7 = { maharaja-name-c7 }
maharaja-setting-cast-c8 = { maharaja-name-c8 }
maharaja-setting-cast-c9 = { maharaja-name-c9 }
maharaja-setting-cast-c10 = { maharaja-name-c10 }
maharaja-setting-cast-c11 = { maharaja-name-c11 }
maharaja-setting-cast-c12 = { maharaja-name-c12 }
maharaja-setting-cast-c13 = { maharaja-name-c13 }
maharaja-setting-cast-c14 = { maharaja-name-c14 }
maharaja-setting-cast-c15 = { maharaja-name-c15 }
maharaja-setting-cast-c16 = { maharaja-name-c16 }
maharaja-setting-special-a = Règle spéciale A
maharaja-setting-special-a-help = Lors du décompte d’une ville, le premier du classement reçoit aussi 1 PP.
maharaja-setting-special-a-off = Non
maharaja-setting-special-a-on = Oui
maharaja-setting-special-a-random = Tirée à la mise en place
maharaja-setting-special-b = Règle spéciale B
maharaja-setting-special-b-help = Les statues externes valent 1 PC (version préliminaire : 1 PC de moins).
maharaja-setting-special-b-off = Non
maharaja-setting-special-b-on = Oui
maharaja-setting-special-b-random = Tirée à la mise en place
maharaja-setting-special-c = Règle spéciale C
maharaja-setting-special-c-help = Une statue coûte 12 pièces dans toutes les villes.
maharaja-setting-special-c-off = Non
maharaja-setting-special-c-on = Oui
maharaja-setting-special-c-random = Tirée à la mise en place
maharaja-setting-special-d = Règle spéciale D
maharaja-setting-special-d-help = On ne change de personnage que contre une tuile exposée.
maharaja-setting-special-d-off = Non
maharaja-setting-special-d-on = Oui
maharaja-setting-special-d-random = Tirée à la mise en place
maharaja-setting-specials = Règles spéciales tirées
maharaja-setting-specials-help = Parmi les règles spéciales tirées à la mise en place, combien sont en vigueur.
maharaja-setting-specials-any = Une ou plusieurs
maharaja-setting-specials-1 = Exactement 1
maharaja-setting-specials-2 = Exactement 2
maharaja-setting-specials-3 = Exactement 3
maharaja-setting-specials-4 = Les 4
maharaja-setting-final = Tuile de décompte final
maharaja-setting-final-help = Remplace le décompte final.
maharaja-setting-final-none = Aucune
maharaja-setting-final-A = A : majorités 3, perdez 1 PP par sanctuaire resté dans la réserve
maharaja-setting-final-B = B : 1 PP par ville où vous avez une statue ou un sanctuaire
maharaja-setting-final-C = C : 2 PP par route avec votre sanctuaire dans les deux villages
maharaja-setting-final-D = D : 2 PP par ville avec deux de vos statues
maharaja-setting-final-1 = 1 (préliminaire) : majorités 3, 1 PP par 4 pièces et par 4 PP détenus
maharaja-setting-final-2 = 2 (préliminaire) : 1 PP par ville où vous avez une statue ou un sanctuaire
maharaja-setting-final-3 = 3 (préliminaire) : 2 PP par ville avec deux de vos statues
maharaja-setting-final-4 = 4 (préliminaire) : 1 PP par 4 pièces, 2 PP par route avec votre sanctuaire dans les deux villages
maharaja-setting-final-random = Tirée à la mise en place
maharaja-setting-level = Brahmabot
maharaja-setting-level-help = La force de départ de Brahmabot, quand vous jouez seul.
maharaja-setting-level-easy = Facile
maharaja-setting-level-medium = Moyen
maharaja-setting-level-hard = Difficile
maharaja-setting-bis-1 = Personnage 1 bis
maharaja-setting-bis-1-help = Version préliminaire seulement. Le 1 devient : une fois par manche, prenez 1 pièce.
maharaja-setting-bis-1-off = Non
maharaja-setting-bis-1-on = Oui
maharaja-setting-bis-5 = Personnage 5 bis
maharaja-setting-bis-5-help = Version préliminaire seulement. Le 5 devient : le prêtre vaut 1 PC de plus.
maharaja-setting-bis-5-off = Non
maharaja-setting-bis-5-on = Oui
maharaja-setting-bis-9 = Personnage 9 bis
maharaja-setting-bis-9-help = Version préliminaire seulement. Le 9 devient : les bonus des emplacements externes sont reçus deux fois.
maharaja-setting-bis-9-off = Non
maharaja-setting-bis-9-on = Oui
maharaja-setting-bis-12 = Personnage 12 bis
maharaja-setting-bis-12-help = Version préliminaire seulement. Le 12 devient : une fois par manche, rendez un sanctuaire contre 4 pièces ou 2 PP.
maharaja-setting-bis-12-off = Non
maharaja-setting-bis-12-on = Oui
maharaja-setting-board = Fichier de plateau
maharaja-setting-board-help = Le chemin de votre propre fichier de plateau ; vide pour le nôtre. « durbar board check FICHIER » dit ce qui n’y va pas.

# Questions

maharaja-ask-PickCharacter = Prenez un personnage exposé.
    .wait = { $player } prend un personnage.
maharaja-ask-OpeningShrine = Placez un sanctuaire dans un village.
    .wait = { $player } place un sanctuaire dans un village.
maharaja-ask-Planning = Planifiez deux actions, ou deux fois la même.
    .wait = { $player } planifie.
maharaja-ask-TurnMenu = { $a ->
       [owed] Le sanctuaire en ville doit suivre : déplacez-vous ou bâtissez.
       [part] Bâtissez la statue ou le sanctuaire de votre action, ou les deux.
       [begun] Poursuivez votre action, ou faites autre chose.{ maharaja-still-planned }
       [must] À vous. Il vous reste à faire : { $b }{ $c ->
            [zero] .
           *[other] , { $c }.
        }
       [excused] À vous. { $d ->
            [coins] Les pièces vous manquent pour ce qui reste de votre plan
           *[other] Ce qui reste de votre plan n’est pas réalisable maintenant
        } : { $b }{ $c ->
            [zero] .
           *[other] , { $c }.
        } Vous pouvez finir le tour sans cela.
      *[other] { $b ->
           [zero] Que faites-vous ?
          *[other] À vous.
        }{ maharaja-still-planned }
    }
    .wait = C’est le tour { $player-of }.
maharaja-still-planned = { $b ->
        [zero] {""}
       *[other] {" "}Il vous reste à faire : { $b }{ $c ->
            [zero] .
           *[other] , { $c }.
        } Les actions non faites sont perdues.
    }
maharaja-ask-MovePriest = Où va votre prêtre, qui part { $a-of } ?
    .wait = { $player } déplace son prêtre.
maharaja-ask-BuildStatue = { $b ->
       [0] Choisissez une ville et un emplacement pour votre statue.
      *[other] Choisissez un emplacement pour votre statue à { $a } : { $b } pièces.
    }
    .wait = { $player } érige une statue.
maharaja-ask-BuildShrine = Choisissez où va votre sanctuaire.
    .wait = { $player } bâtit un sanctuaire.
maharaja-ask-FreeShrine = { $a ->
       [may] Bâtissez un sanctuaire gratuit dans une ville ou un village, ou aucun.
      *[other] Bâtissez votre sanctuaire gratuit dans une ville ou un village.
    }
    .wait = { $player } bâtit un sanctuaire gratuit.
maharaja-ask-SupplyShrine = Bâtissez un sanctuaire de la réserve générale dans une ville ou un village.
    .wait = { $player } bâtit un sanctuaire de la réserve générale.
maharaja-ask-ChangeCharacter = Rendez { $a } et prenez un autre personnage.
    .wait = { $player } change de personnage.
maharaja-ask-ReplaceCharacter = On vous a pris votre personnage : choisissez-en un parmi les tuiles exposées.
    .wait = { $player } choisit un nouveau personnage.
maharaja-ask-MoveFlag = Déplacez un étendard de { $a } cases vers la gauche.
    .wait = { $player } déplace un étendard.
maharaja-ask-Exchange = Échangez pièces et PP, { $a ->
       [one] une dernière fois
      *[other] jusqu’à { $a } fois
    }.
    .wait = { $player } échange pièces et PP.
maharaja-ask-ReturnShrine = Rendez un sanctuaire contre 4 pièces ou 2 PP.
    .wait = { $player } rend un sanctuaire.
maharaja-ask-TakeReward = Prenez une des { $a } tuiles récompense du bas.
    .wait = { $player } prend une tuile récompense.
maharaja-ask-RewardExchange = Payez 1 pièce pour 1 PP, { $a ->
       [one] une dernière fois
      *[other] jusqu’à { $a } fois
    }.
    .wait = { $player } peut échanger des pièces contre des PP.
maharaja-ask-PlaceMaharani = Placez un jeton Maharani sur un personnage exposé.
    .wait = { $player } place un jeton Maharani.
maharaja-ask-DrawSpecial = Une règle spéciale est tirée.
    .wait = Une règle spéciale est tirée.
maharaja-ask-DrawFinal = La tuile de décompte final est tirée.
    .wait = La tuile de décompte final est tirée.
maharaja-ask-DrawCharacter = Un personnage est tiré.
    .wait = Un personnage est tiré.
maharaja-ask-DrawToRow = Un personnage rejoint les tuiles exposées.
    .wait = Un personnage rejoint les tuiles exposées.
maharaja-ask-DrawForBrahmabot = Brahmabot pioche un personnage.
    .wait = Brahmabot pioche un personnage.
maharaja-ask-DrawReward = Une tuile récompense est posée.
    .wait = Une tuile récompense est posée.
maharaja-ask-DrawFlag = Un étendard est posé.
    .wait = Un étendard est posé.
maharaja-ask-DrawFirstPlayer = On tire qui choisit en premier.
    .wait = On tire qui choisit en premier.
maharaja-ask-DrawSetupTile = La tuile de mise en place de Brahmabot est tirée.
    .wait = La tuile de mise en place de Brahmabot est tirée.
maharaja-ask-DrawShownTile = Une tuile de Brahmabot est montrée.
    .wait = Une tuile de Brahmabot est montrée.
maharaja-ask-TurnUpTile = La tuile suivante de Brahmabot est retournée.
    .wait = La tuile suivante de Brahmabot est retournée.
maharaja-ask-TurnRightTile = La tuile face cachée est retournée.
    .wait = La tuile face cachée est retournée.

# Choices

maharaja-do-take = Prendre { $a }
maharaja-do-plan = { $a } + { $b }
maharaja-do-end-turn = Finir le tour
maharaja-do-perform = Action : { $a }
maharaja-do-token = Jeton action : { $a }
maharaja-do-build-statue = Ériger la statue
maharaja-do-build-shrine = Bâtir un sanctuaire
maharaja-do-move-priest = Déplacer le prêtre
maharaja-do-ability = Utiliser { $a }
maharaja-do-move = Vers { $a }, gratuit
maharaja-do-move-pay-1 = Vers { $a }, en payant { $c } à { $b }
maharaja-do-move-pay-2 = Vers { $a }, en payant { $c } à { $b } et { $e } à { $d }
maharaja-do-move-pay-3 = Vers { $a }, en payant { $c } à { $b }, { $e } à { $d } et { $g } à { $f }
maharaja-do-statue = { $a }, { $b }
maharaja-do-shrine = { $a }
maharaja-do-no-shrine = Ne rien bâtir
maharaja-do-flag = Étendard { $a-of }
maharaja-do-stop = Arrêter
maharaja-do-coins-to-pp = 2 pièces contre 1 PP
maharaja-do-pp-to-coins = 1 PP contre 2 pièces
maharaja-do-coin-to-pp = 1 pièce contre 1 PP
maharaja-do-shrine-for-coins = Un sanctuaire contre 4 pièces
maharaja-do-shrine-for-pp = Un sanctuaire contre 2 PP
maharaja-do-reward = { $a }
maharaja-do-maharani = Sur { $a }
maharaja-do-draw = Tirage : { $a }
maharaja-do-lay = Posée : { $a }
maharaja-do-lay-flag = Étendard { $a-of }
maharaja-do-first = { $a } choisit en premier
maharaja-do-setup-tile = Tuile de mise en place { $a }
maharaja-do-tile = Tuile { $a }
maharaja-do-special = { $a } : { $b }
maharaja-do-final = Tuile finale { $a }

# Events

maharaja-event-special-in-use = En jeu : { $a }.
maharaja-event-final-in-use = La tuile de décompte final { $a } est en jeu.
maharaja-event-character-shown = Tuile exposée : { $a }.
maharaja-event-reward-laid = Piste des récompenses, case { $b } : { $a }.
maharaja-event-flag-laid = Ensuite sur la piste du Maharaja : { $a }.
maharaja-event-first-pick = { $a } choisit en premier.
maharaja-event-setup-tile = Les sanctuaires de Brahmabot suivent la tuile de mise en place { $a }.
maharaja-event-round-begins = Manche { $a }.
maharaja-event-maharaja-goes = Le Maharaja se rend à { $a } ; son étendard passe à la { $b ->
        [9] case 1
        [10] case 2
        [11] case 3
        [12] case 4
        [13] case 5
        [14] case 6
       *[other] case 7
    }.
maharaja-event-planned = { $a } a planifié.
maharaja-event-revealed = { $a } révèle « { $b } » et « { $c } ».
maharaja-event-acts = { $a } effectue « { $b } ».
maharaja-event-uses-ability = { $a } utilise { $b }.
maharaja-event-coins = { $a } prend { $b ->
       [one] 1 pièce
      *[other] { $b } pièces
    } ({ $c }).
maharaja-event-pays = { $a } paie { $b ->
       [one] 1 pièce
      *[other] { $b } pièces
    } ({ $c }).
maharaja-event-pp = { $a } gagne { $b } PP ({ $c }).
maharaja-event-pays-pp = { $a } paie { $b } PP.
maharaja-event-shrines = { $a } prend { $b ->
       [one] 1 sanctuaire
      *[other] { $b } sanctuaires
    } de la réserve ({ $c }).
maharaja-event-shrine-returned = { $a } rend un sanctuaire à la réserve.
maharaja-event-token = { $a } reçoit un jeton action ({ $b }).
maharaja-event-token-spent = { $a } dépense un jeton action.
maharaja-event-statue = { $a } érige une statue à { $b } ({ $c }){ $d ->
       [0] {""}
       [one] {" "}pour { $d } pièce
      *[other] {" "}pour { $d } pièces
    }.
maharaja-event-shrine = { $a } bâtit un sanctuaire : { $b }, { $c ->
       [0] gratuitement
       [one] pour 1 pièce
      *[other] pour { $c } pièces
    }.
maharaja-event-passes = { $a } prend la route { $b }, vers { $c }.
maharaja-event-moved = { $a } déplace son prêtre, { $b } → { $c }, { $d ->
       [0] gratuitement
       [one] pour 1 pièce
      *[other] pour { $d } pièces
    }.
maharaja-event-toll = { $a } paie { $c ->
       [one] 1 pièce
      *[other] { $c } pièces
    } à { $b } pour le passage.
maharaja-event-flag-moved = { $a } déplace l’étendard { $b-of } : { maharaja-space-c } → { maharaja-space-d }.
maharaja-space-c = { $c ->
        [2] 3e case en partant de la gauche
        [3] 4e case en partant de la gauche
        [4] 5e case en partant de la gauche
        [5] 6e case en partant de la gauche
        [6] 7e case en partant de la gauche
        [7] 8e case en partant de la gauche
        [8] 9e case en partant de la gauche
        [9] case 1
        [10] case 2
        [11] case 3
        [12] case 4
        [13] case 5
        [14] case 6
       *[other] case 7
    }
maharaja-space-d = { $d ->
        [0] 1re case en partant de la gauche
        [1] 2e case en partant de la gauche
        [2] 3e case en partant de la gauche
        [3] 4e case en partant de la gauche
        [4] 5e case en partant de la gauche
        [5] 6e case en partant de la gauche
        [6] 7e case en partant de la gauche
        [7] 8e case en partant de la gauche
        [8] 9e case en partant de la gauche
        [9] case 1
        [10] case 2
        [11] case 3
        [12] case 4
       *[other] case 5
    }
maharaja-event-returns-character = { $a } rend { $b }.
maharaja-event-takes-character = { $a } prend { $b } (provenance : { $c }).
maharaja-event-turn-ends = { $a } finit son tour.
maharaja-event-worship = { $a } a { $b } PC à { $d } : rang { $c }.
maharaja-event-reward-taken = { $a } prend la tuile récompense « { $b } ».
maharaja-event-maharani-placed = { $a } place un jeton Maharani sur { $b }.
maharaja-event-maharani-back = Le jeton Maharani { $a-of } sur { $b } est rendu.
maharaja-event-reward-gone = La tuile récompense « { $a } » quitte la partie.
maharaja-event-round-ends = La manche { $a } s’achève.
maharaja-event-final-line = { $a } : { $b }, { $c } PP.
maharaja-event-final-total = { $a } totalise { $b } PP.
maharaja-event-tile-shown = Brahmabot pourrait effectuer la tuile { $a }.
maharaja-event-tile-turned = La tuile { $a } est retournée.
maharaja-event-tile-performed = Brahmabot effectue la tuile { $a }.
maharaja-event-skipped = Brahmabot ne peut pas exécuter « { $a } ».
maharaja-event-shrine-moved = { $a } retire un sanctuaire { $b-of }.
maharaja-event-stays = { $a } ne peut pas atteindre { $b } et reste sur place.
maharaja-event-city-scored = Décompte de la ville : { $a }{ $b ->
        [0] . Personne n’y a de PC.
       *[other] .
    }

# Refusals

maharaja-refused-city-full = Pas de statue ici ({ $a }) : les sept emplacements sont pris.
maharaja-refused-space-taken = À { $a }, c’est pris : { $b }. Choisissez un emplacement libre.
maharaja-refused-village-taken = Vous y avez déjà un sanctuaire ({ $a }) : un seul par couleur dans un village.
maharaja-refused-village-full = Ce village est complet : { $a }.
maharaja-refused-priest-elsewhere = Pour bâtir ici ({ $a }), votre prêtre doit s’y trouver ; il est ailleurs : { $b }. Déplacez-le d’abord.
maharaja-refused-no-coins = Ici ({ $b }), { $a } coûte { $c ->
       [one] { $c } pièce
      *[other] { $c } pièces
    } ; vous en avez { $d }.
maharaja-refused-no-statue = Il n’y a plus de statue sur votre plateau joueur.
maharaja-refused-no-shrine = Il n’y a pas de sanctuaire sur votre plateau joueur. Prenez-en d’abord dans la réserve.
maharaja-refused-no-road = Aucune route ouverte n’y mène ({ $a }) : chaque village du trajet doit avoir un sanctuaire.
maharaja-refused-no-way-out = Aucune route ouverte ne part d’ici ({ $a }) : chaque village d’une route doit avoir un sanctuaire.
maharaja-refused-no-toll = Le passage ({ $a }) coûte { $b ->
       [one] { $b } pièce
      *[other] { $b } pièces
    } ; vous en avez { $c }.
maharaja-refused-moved-enough = Votre prêtre s’est déplacé quatre fois de suite. Faites d’abord autre chose, ou annulez des déplacements.
maharaja-refused-not-planned = Vous n’avez pas planifié cette action : { $a }.
maharaja-refused-done-already = Vous avez déjà effectué cette action : { $a }.
maharaja-refused-no-token = Vous n’avez pas de jeton action.
maharaja-refused-one-token = Un seul jeton action par tour, et vous l’avez dépensé.
maharaja-refused-token-not-character = Un jeton action ne permet pas de changer de personnage.
maharaja-refused-not-begun = Aucune action commencée ne bâtit { $a }, ou vous l’avez abandonnée.
maharaja-refused-part-done = L’action commencée ne bâtit plus { $a }.
maharaja-refused-city-shrine-first = L’un des deux sanctuaires va en ville, et après celui-ci ({ $a }) vous ne pourriez plus le bâtir.
maharaja-refused-plan-owed = Ce que vous avez planifié et pouvez payer doit être réalisé : { $a }{ $b ->
        [zero] {""}
       *[other] , { $b }
    }.
maharaja-refused-part-owed = Bâtissez d’abord la statue ou le sanctuaire de l’action commencée ; l’autre peut alors être laissé.
maharaja-refused-city-shrine-owed = Bâtissez d’abord le sanctuaire en ville que votre action exige.
maharaja-refused-no-city-shrine = L’un des deux sanctuaires doit aller en ville, et vous n’y arrivez pas : { $a }, { $b ->
        [one] { $b } sanctuaire
       *[other] { $b } sanctuaires
    }, { $c ->
       [one] { $c } pièce
      *[other] { $c } pièces
    }.
maharaja-refused-none-in-supply = La réserve générale n’a plus de sanctuaire de votre couleur.
maharaja-refused-three-coins = Cette action ({ $a }) demande 3 pièces ; vous en avez { $b }.
maharaja-refused-same-character = Vous rendez { $a } et ne pouvez pas le reprendre.
maharaja-refused-display-only = Avec la règle spéciale D, vous ne prenez que parmi les tuiles exposées ; { $b } a { $a }.
maharaja-refused-row-empty = Il ne reste aucun personnage à prendre en échange.
maharaja-refused-flag-too-far-left = L’étendard { $a-of } ne peut pas avancer de 3 cases vers la gauche.
maharaja-refused-flag-too-far-left-draft = L’étendard { $a-of } ne peut pas avancer de 2 cases vers la gauche.
maharaja-refused-not-your-ability = Vous n’avez pas { $a }.
maharaja-refused-ability-used = Vous avez déjà utilisé { $a } cette manche.
maharaja-refused-ability-useless = La réserve est vide : { $a } ne ferait rien maintenant.
maharaja-refused-ability-3 = Il faut 2 pièces, ou 1 PP ; vous avez { $a ->
       [one] { $a } pièce
      *[other] { $a } pièces
    } et { $b } PP.
maharaja-refused-ability-4 = Il faut 1 PP et un jeton action dans la réserve ; vous avez { $a } PP, la réserve { $b }.
maharaja-refused-ability-13 = Il faut 1 pièce et un de vos sanctuaires dans la réserve ; vous avez { $a ->
       [one] { $a } pièce
      *[other] { $a } pièces
    }, la réserve { $b }.
maharaja-refused-ability-12-bis = Il n’y a pas de sanctuaire à rendre sur votre plateau joueur.
maharaja-refused-out-of-reach = Trop haut sur la piste des récompenses : { $a }. Prenez l’une des { $b } tuiles du bas.
maharaja-refused-out-of-reach-solo = En solo, vous choisissez entre les deux tuiles récompense du bas.
maharaja-refused-maharani-there = Un jeton Maharani s’y trouve déjà : { $a }.
maharaja-refused-villages-only = Les premiers sanctuaires vont dans des villages, pas ici : { $a }.

# How it ended

maharaja-reason-rounds = La septième manche est terminée.
maharaja-reason-statues = Une septième statue a été érigée.
maharaja-reason-brahmabot-beaten = Brahmabot est battu.
maharaja-reason-brahmabot-wins = Brahmabot l’emporte.

# Names

maharaja-name-c1 = le personnage 1 (sans capacité)
maharaja-about-c1 = Aucune capacité, mais vous jouez tôt.
maharaja-name-c2 = le personnage 2 (un sanctuaire)
maharaja-about-c2 = Une fois par manche : prenez 1 de vos sanctuaires dans la réserve générale.
maharaja-name-c3 = le personnage 3 (échange)
maharaja-about-c3 = Une fois par manche, jusqu’à trois fois : 2 pièces contre 1 PP, ou 1 PP contre 2 pièces.
maharaja-name-c4 = le personnage 4 (1 PP contre un jeton action)
maharaja-about-c4 = Une fois par manche : payez 1 PP pour un jeton action.
maharaja-name-c5 = le personnage 5 (prêtre vénéré)
maharaja-about-c5 = Décompte d’une ville : votre prêtre, s’il y est, vaut 1 PC de plus.
maharaja-name-c6 = le personnage 6 (1 PP)
maharaja-about-c6 = Une fois par manche : prenez 1 PP.
maharaja-name-c7 = le personnage 7 (sanctuaires par paires)
maharaja-about-c7 = Décompte d’une ville : chaque paire de vos sanctuaires y vaut 1 PC de plus.
maharaja-name-c8 = le personnage 8 (1 PC)
maharaja-about-c8 = Décompte d’une ville : 1 PC de plus, même si vous n’y avez rien.
maharaja-name-c9 = le personnage 9 (déplacements gratuits)
maharaja-about-c9 = Toujours : votre prêtre se déplace gratuitement ; personne n’est payé.
maharaja-name-c10 = le personnage 10 (un étendard)
maharaja-about-c10 = Une fois par manche : modifiez la piste du Maharaja.
maharaja-name-c11 = le personnage 11 (1 PP de plus)
maharaja-about-c11 = Toujours : chaque fois que vous gagnez des PP, 1 PP de plus.
maharaja-name-c12 = le personnage 12 (bâtit partout)
maharaja-about-c12 = Toujours : bâtissez dans toute ville, où que soit votre prêtre.
maharaja-name-c13 = le personnage 13 (sanctuaire de la réserve)
maharaja-about-c13 = Une fois par manche : bâtissez un sanctuaire directement de la réserve générale, dans une ville ou un village, pour 1 pièce.
maharaja-name-c14 = le personnage 14 (jeton action)
maharaja-about-c14 = Une fois par manche : prenez un jeton action.
maharaja-name-c15 = le personnage 15 (statues moins chères)
maharaja-about-c15 = Toujours : les statues coûtent 3 pièces de moins.
maharaja-name-c16 = le personnage 16 (récompenses doublées)
maharaja-about-c16 = Décompte d’une ville : l’effet d’une tuile récompense a lieu deux fois.
maharaja-name-c1bis = le personnage 1 bis (1 pièce)
maharaja-about-c1bis = Une fois par manche : prenez 1 pièce.
maharaja-name-c5bis = le personnage 5 bis (prêtre vénéré)
maharaja-about-c5bis = Décompte d’une ville : votre prêtre, s’il y est, vaut 1 PC de plus.
maharaja-name-c9bis = le personnage 9 bis (bonus doublés)
maharaja-about-c9bis = Toujours : le bonus d’un emplacement externe est reçu deux fois.
maharaja-name-c12bis = le personnage 12 bis (vend des sanctuaires)
maharaja-about-c12bis = Une fois par manche : rendez un sanctuaire de votre plateau contre 4 pièces ou 2 PP.
maharaja-name-c5draft = le personnage 5 (statues vénérées)
maharaja-about-c5draft = Décompte d’une ville : vos statues externes valent 1 PC de plus chacune.
maharaja-name-none = aucun
maharaja-name-display = les tuiles exposées
maharaja-name-stack = la pile
maharaja-name-brahmabot = Brahmabot
maharaja-name-any-city = une ville
maharaja-name-on = oui
maharaja-name-off = non
maharaja-name-statue-cheaper = statue à prix réduit
maharaja-name-shrine-free = sanctuaire gratuit
maharaja-name-statue-and-shrine = statue et sanctuaire
maharaja-name-two-shrines = deux sanctuaires
maharaja-name-take-coins = prendre 3 pièces
maharaja-name-take-shrines = prendre 2 sanctuaires
maharaja-name-buy-pp = 3 pièces contre 2 PP
maharaja-name-change-character = changer de personnage
maharaja-name-change-track = modifier la piste du Maharaja
maharaja-name-reward-coins = 3 pièces
maharaja-name-reward-shrines = 3 sanctuaires de la réserve
maharaja-name-reward-two-shrines = 2 sanctuaires de la réserve
maharaja-name-reward-pp-coin = 1 PP et 1 pièce
maharaja-name-reward-tax = les autres paient 2 pièces chacun
maharaja-name-reward-pp = 2 PP
maharaja-name-reward-exchange = jusqu’à 3 fois 1 pièce contre 1 PP
maharaja-name-reward-shrine = un sanctuaire gratuit
maharaja-name-reward-maharani = Maharani
maharaja-name-centre = emplacement central
maharaja-name-top = emplacement bonus du haut
maharaja-name-bottom = emplacement bonus du bas
maharaja-name-plain = emplacement simple
maharaja-name-plain-2 = emplacement simple
maharaja-name-plain-3 = emplacement simple
maharaja-name-plain-4 = emplacement simple
maharaja-name-special-a = règle spéciale A
maharaja-name-special-b = règle spéciale B
maharaja-name-special-c = règle spéciale C
maharaja-name-special-d = règle spéciale D
maharaja-name-final-A = A
maharaja-name-final-B = B
maharaja-name-final-C = C
maharaja-name-final-D = D
maharaja-name-final-1 = 1
maharaja-name-final-2 = 2
maharaja-name-final-3 = 3
maharaja-name-final-4 = 4
maharaja-name-setup-A = A
maharaja-name-setup-B = B
maharaja-name-setup-C = C
maharaja-name-setup = mise en place
maharaja-name-maharaja = Maharaja
maharaja-name-planning = planification
maharaja-name-actions = actions
maharaja-name-scoring = décompte de la ville
maharaja-name-end-of-round = fin de manche
maharaja-name-over = terminée
maharaja-name-by-action = action
maharaja-name-by-ability = capacité
maharaja-name-by-bonus = bonus
maharaja-name-by-rank = décompte de la ville
maharaja-name-by-reward = tuile récompense
maharaja-name-by-special = règle spéciale A
maharaja-name-by-brahmabot = tour de Brahmabot
maharaja-name-by-passage = passage de Brahmabot
maharaja-name-line-held = PP détenus
maharaja-name-line-statues = statues
maharaja-name-line-coins = pièces
maharaja-name-line-majorities = majorités
maharaja-name-line-tile = tuile finale
maharaja-name-statue-maharaja = statue dans la ville du Maharaja
maharaja-name-shrine-maharaja = sanctuaire dans la ville du Maharaja
maharaja-name-statue-leftmost = statue dans la ville de l’étendard le plus à gauche
maharaja-name-statue-free-centre = statue dans la première ville au centre libre
maharaja-name-statue-second = statue là où il est second avec le plus petit écart
maharaja-name-flag-lead = déplacer l’étendard de la ville où Brahmabot a le plus d’avance en PC
maharaja-name-bot-coins = prendre des pièces
maharaja-name-take-character = prendre le personnage du joueur
maharaja-name-first = première
maharaja-name-second = seconde
maharaja-name-token = jeton action
maharaja-name-shrines = sanctuaires
maharaja-name-coins = pièces
maharaja-name-pp = PP
maharaja-name-tile-1 = tuile 1
maharaja-name-tile-2 = tuile 2
maharaja-name-tile-3 = tuile 3
maharaja-name-tile-4 = tuile 4
maharaja-name-tile-5 = tuile 5
maharaja-name-tile-6 = tuile 6
maharaja-name-tile-7 = tuile 7
maharaja-name-tile-8 = tuile 8
maharaja-name-tile-9 = tuile 9
maharaja-name-tile-10 = tuile 10
maharaja-name-tile-11 = tuile 11
maharaja-name-tile-12 = tuile 12
maharaja-name-from-left = { $a ->
        [1] 1re
       *[other] { $a }e
    } case en partant de la gauche
maharaja-name-printed = case { $a }
maharaja-name-statue = une statue
maharaja-name-shrine = un sanctuaire
maharaja-name-count-coins = { $a ->
        [one] { $a } pièce
       *[other] { $a } pièces
    }
maharaja-name-count-tokens = { $a ->
        [0] pas de jeton action
        [one] { $a } jeton action
       *[other] { $a } jetons action
    }
maharaja-name-count-maharani = { $a ->
        [0] pas de jeton Maharani
        [one] { $a } jeton Maharani
       *[other] { $a } jetons Maharani
    }
maharaja-name-count-shrines = { $a ->
        [one] { $a } sanctuaire
       *[other] { $a } sanctuaires
    }
maharaja-name-at-hand = { $a ->
        [one] { $a } sanctuaire
       *[other] { $a } sanctuaires
    } sous la main ({ $b } dans la réserve)
maharaja-name-statues-left = { $a ->
        [one] { $a } statue
       *[other] { $a } statues
    } à ériger
maharaja-name-bot-coins-by = prendre { $a ->
        [one] { $a } pièce
       *[other] { $a } pièces
    }
maharaja-name-flag-lead-by = déplacer un étendard de { $a } cases vers la gauche : celui de la ville où Brahmabot a le plus d’avance en PC
maharaja-name-to-maharaja = la ville du Maharaja
maharaja-name-left = gauche
maharaja-name-middle = milieu
maharaja-name-right = droite
maharaja-name-face-down = face cachée
maharaja-name-in-supply = réserve
maharaja-name-track = piste du Maharaja
maharaja-name-rewards = récompenses, de bas en haut
maharaja-name-no-rewards = plus de récompenses
maharaja-name-no-character = pas encore de personnage
maharaja-name-bonuses = bonus, du haut et du bas
maharaja-name-key = <centre/haut bas/simples> statues   A2 sanctuaires   +A prêtre   [A.] village   * le Maharaja
maharaja-name-STA = la case de départ
maharaja-name-LAH = Lahore
maharaja-name-DEL = Delhi
maharaja-name-VAR = Varanasi
maharaja-name-PUR = Puri
maharaja-name-AHM = Ahmadabad
maharaja-name-UJJ = Ujjain
maharaja-name-AGR = Agra
maharaja-own-village = village { $road }
    .near = village { $road }, côté { $end }
maharaja-name-LAH-DEL = Lahore–Delhi
maharaja-name-LAH-DEL-1 = village Lahore–Delhi, côté Lahore
maharaja-name-LAH-DEL-2 = village Lahore–Delhi, côté Delhi
maharaja-name-DEL-VAR = Delhi–Varanasi
maharaja-name-DEL-VAR-1 = village Delhi–Varanasi, côté Delhi
maharaja-name-DEL-VAR-2 = village Delhi–Varanasi, côté Varanasi
maharaja-name-VAR-PUR = Varanasi–Puri
maharaja-name-VAR-PUR-1 = village Varanasi–Puri, côté Varanasi
maharaja-name-VAR-PUR-2 = village Varanasi–Puri, côté Puri
maharaja-name-PUR-AHM = Puri–Ahmadabad
maharaja-name-PUR-AHM-1 = village Puri–Ahmadabad, côté Puri
maharaja-name-PUR-AHM-2 = village Puri–Ahmadabad, côté Ahmadabad
maharaja-name-AHM-LAH = Ahmadabad–Lahore
maharaja-name-AHM-LAH-1 = village Ahmadabad–Lahore, côté Ahmadabad
maharaja-name-AHM-LAH-2 = village Ahmadabad–Lahore, côté Lahore
maharaja-name-STA-DEL = Départ–Delhi
maharaja-name-STA-DEL-1 = village Départ–Delhi, côté départ
maharaja-name-STA-DEL-2 = village Départ–Delhi, côté Delhi
maharaja-name-STA-VAR = Départ–Varanasi
maharaja-name-STA-VAR-1 = village Départ–Varanasi, côté départ
maharaja-name-STA-VAR-2 = village Départ–Varanasi, côté Varanasi
maharaja-name-STA-PUR = Départ–Puri
maharaja-name-STA-PUR-1 = village Départ–Puri, côté départ
maharaja-name-STA-PUR-2 = village Départ–Puri, côté Puri
maharaja-name-STA-UJJ = Départ–Ujjain
maharaja-name-STA-UJJ-1 = village Départ–Ujjain, côté départ
maharaja-name-STA-UJJ-2 = village Départ–Ujjain, côté Ujjain
maharaja-name-STA-AGR = Départ–Agra
maharaja-name-STA-AGR-1 = village Départ–Agra, côté départ
maharaja-name-STA-AGR-2 = village Départ–Agra, côté Agra
maharaja-name-AGR-LAH = Agra–Lahore
maharaja-name-AGR-LAH-1 = village Agra–Lahore
maharaja-name-AGR-DEL = Agra–Delhi
maharaja-name-AGR-DEL-1 = village Agra–Delhi, côté Agra
maharaja-name-AGR-DEL-2 = village Agra–Delhi, côté Delhi
maharaja-name-AGR-UJJ = Agra–Ujjain
maharaja-name-AGR-UJJ-1 = village Agra–Ujjain, côté Agra
maharaja-name-AGR-UJJ-2 = village Agra–Ujjain, côté Ujjain
maharaja-name-AGR-AHM = Agra–Ahmadabad
maharaja-name-AGR-AHM-1 = village Agra–Ahmadabad, côté Agra
maharaja-name-AGR-AHM-2 = village Agra–Ahmadabad, côté Ahmadabad
maharaja-name-UJJ-AHM = Ujjain–Ahmadabad
maharaja-name-UJJ-AHM-1 = village Ujjain–Ahmadabad
maharaja-name-UJJ-PUR = Ujjain–Puri
maharaja-name-UJJ-PUR-1 = village Ujjain–Puri, côté Ujjain
maharaja-name-UJJ-PUR-2 = village Ujjain–Puri, côté Puri

# Standing of the board data

maharaja-standing-sourced = D’après le texte des livrets
maharaja-standing-older = D’après l’édition plus ancienne et des critiques
maharaja-standing-reconstructed = Reconstitué : les images sont perdues
maharaja-standing-own = De votre propre fichier de plateau
maharaja-standing-seven-cities = sept villes
maharaja-standing-start-space = une case de départ
maharaja-standing-start-roads = cinq routes à la case de départ, au milieu de la carte
maharaja-standing-thirty-villages = trente villages
maharaja-standing-junctions = trois à cinq routes à chaque carrefour
maharaja-standing-road-villages = deux villages par route, un seul sur quelques-unes
maharaja-standing-statue-spaces = un emplacement central et six externes par ville
maharaja-standing-bonus-spaces = un bonus sur un emplacement externe du haut et un du bas, dont des jetons action
maharaja-standing-flags = sept étendards distincts par couleur et symbole, dont un bleu et un rose
maharaja-standing-names = les noms et couleurs des villes
maharaja-standing-symbols = les symboles
maharaja-standing-roads = quelles routes existent
maharaja-standing-places = où tout se trouve
maharaja-standing-bonuses = quel bonus est où
maharaja-standing-brahmabot-tiles = les douze tuiles de Brahmabot
maharaja-standing-setup-tiles = les trois tuiles de mise en place
maharaja-standing-flag-distance = de combien Brahmabot déplace les étendards

# Problems

problem-mj-draft-solo = La version préliminaire n’a pas de mode solo ({ $rule }). Choisissez une autre édition ou 2 à 4 joueurs.
problem-mj-cast-elsewhere = On choisit des personnages là où ils sont tirés au hasard et à deux joueurs ou plus ({ $rule }). Laissez la liste vide.
problem-mj-cast-many = { $given } personnages sont choisis, mais { $known } seulement sont en jeu ({ $rule }). Choisissez-en moins.
problem-mj-specials-few = { $count ->
        [one] Une règle spéciale est à tirer
       *[other] { $count } règles spéciales sont à tirer
    }, mais { $known ->
        [0] aucune n’est laissée
        [one] une seule est laissée
       *[other] { $known } seulement sont laissées
    } au hasard ({ $rule }). Mettez-en davantage sur « Tirée à la mise en place ».
problem-mj-first-game = Les personnages de première partie sont prévus pour 4 joueurs, pas { $given } ({ $rule }). Choisissez des personnages au hasard.
problem-mj-final-draft = La version préliminaire a les tuiles finales 1 à 4, pas { $given } ({ $rule }).
problem-mj-final-rulebook = La tuile finale { $given } appartient à la version préliminaire ({ $rule }). Choisissez de A à D.
problem-mj-bis-draft = Le personnage { $given } bis appartient à la version préliminaire ({ $rule }). Choisissez cette édition ou la forme simple.
problem-mj-board-bonus = Ligne { $line } : « { $given } » n’est pas un bonus ; écrivez « 1 token », « 2 shrines », « 3 coins » ou « 1 pp » ({ $rule }).
problem-mj-board-place = Ligne { $line } : il n’y a pas de lieu « { $given } » ; il y a { $known } ({ $rule }).
problem-mj-board-too-many-villages = Ligne { $line } : { $given } villages, c’est trop ; au plus { $known } ({ $rule }).
problem-mj-board-too-few-villages = Ligne { $line } : { $given } villages ne suffisent pas aux premiers sanctuaires ; au moins { $known } ({ $rule }).
problem-mj-board-cut-off = Ligne { $line } : aucune route ne mène du départ à « { $given } » ({ $rule }).
problem-mj-board-tile = Ligne { $line } : les tuiles vont de 1 à 12, chacune une fois ; pas { $given } ({ $rule }).
problem-mj-board-instruction = Ligne { $line } : « { $given } » n’est pas une instruction ; il y a { $known } ({ $rule }).
problem-mj-board-village = Ligne { $line } : il n’y a pas de village « { $given } » ({ $rule }).

# Ce qu’un choix produirait, en lignes brèves sur soi-même ; une ligne vide n’est pas montrée

maharaja-would-planned = { "" }
maharaja-would-revealed = { "" }
maharaja-would-acts = { "" }
maharaja-would-turn-ends = { "" }
maharaja-would-round-ends = { "" }
maharaja-would-passes = { "" }
maharaja-would-coins =
    +{ $b ->
        [one] 1 pièce
       *[other] { $b } pièces
    } ({ $c })
maharaja-would-pays =
    −{ $b ->
        [one] 1 pièce
       *[other] { $b } pièces
    } ({ $c })
maharaja-would-pp = +{ $b } PP ({ $c })
maharaja-would-pays-pp = −{ $b } PP
maharaja-would-shrines =
    +{ $b ->
        [one] 1 sanctuaire
       *[other] { $b } sanctuaires
    } de la réserve ({ $c })
maharaja-would-shrine-returned = −1 sanctuaire, rendu à la réserve
maharaja-would-token = +1 jeton action ({ $b })
maharaja-would-token-spent = −1 jeton action
maharaja-would-statue =
    statue à { $b } ({ $c }) : { $d ->
        [0] gratuite
        [one] −1 pièce
       *[other] −{ $d } pièces
    }
maharaja-would-shrine =
    sanctuaire, { $b } : { $c ->
        [0] gratuit
        [one] −1 pièce
       *[other] −{ $c } pièces
    }
maharaja-would-moved =
    prêtre { $b } → { $c } : { $d ->
        [0] gratuit
        [one] −1 pièce
       *[other] −{ $d } pièces
    }
maharaja-would-toll =
    pour le passage { $c ->
        [one] 1 pièce
       *[other] { $c } pièces
    } à { $b }
maharaja-would-flag-moved = étendard { $b-of } : { maharaja-space-c } → { maharaja-space-d }
maharaja-would-returns-character = rend { $b }
maharaja-would-takes-character = { "" }
maharaja-would-reward-taken = tuile récompense « { $b } »
maharaja-would-worship = { $d } : { $b } PC, rang { $c }

## Ce que promet la position
maharaja-outlook-visit = { $b } : { $a } aurait { $c } PC, rang { $d }, { $e ->
        [one] 1 pièce
       *[other] { $e } pièces
    }

## Ce que quelqu’un a gagné
maharaja-gain-points = { $n } PP
maharaja-gain-coins = { $n } { $count ->
        [one] pièce
       *[other] pièces
    }
maharaja-gain-statues = { $n } { $count ->
        [one] statue
       *[other] statues
    }
maharaja-gain-shrines = { $n } { $count ->
        [one] sanctuaire
       *[other] sanctuaires
    }
maharaja-gain-tokens = { $n } { $count ->
        [one] jeton action
       *[other] jetons action
    }
maharaja-name-pp-start = PP de départ
maharaja-name-pp-spent = PP dépensés

# Ordres donnés d’avance

maharaja-order-rewards = Récompenses selon mes souhaits
maharaja-order-rewards-wish = La première à portée (sinon on me demande)
maharaja-order-rewards-exchange = Pièces contre points de prestige
maharaja-order-plan = Mon prochain plan
maharaja-order-plan-city = Si le Maharaja va à
maharaja-order-plan-first = Un disque
maharaja-order-plan-second = L’autre disque
maharaja-order-is-ask-me = demandez-moi
maharaja-order-is-all = autant que possible
maharaja-order-is-none = aucune
