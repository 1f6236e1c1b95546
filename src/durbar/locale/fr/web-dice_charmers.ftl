# Les mots du plateau de The Dice Charmers sur la page.
web-dice_charmers-round = Manche { $round }
web-dice_charmers-sheet-of = Feuille { $who-of }
web-dice_charmers-show-sheet = { $who } : gloire { $fame }, argent { $money }, karma { $karma }. Montrer la feuille
web-dice_charmers-back = Retour à ma feuille
web-dice_charmers-others = Les autres feuilles
web-dice_charmers-parts = Parties de la feuille
web-dice_charmers-own-layout = Une feuille de notre cru : nous n’avions pas celle du jeu imprimé.
web-dice_charmers-province = Province
web-dice_charmers-palace = Palais
web-dice_charmers-river = Fleuve
web-dice_charmers-market = Marché
web-dice_charmers-values = Valeur des bâtiments
web-dice_charmers-tracks = Pistes
web-dice_charmers-karma = Karma
web-dice_charmers-track-fame = Gloire : { $reached } sur { $boxes }
web-dice_charmers-track-money = Argent : { $reached } sur { $boxes }
web-dice_charmers-sum = gloire { $fame } · argent { $money }
web-dice_charmers-apart = à { $units } de se croiser
web-dice_charmers-crossing = Distance des pistes avant de se croiser
web-dice_charmers-meet = elles se touchent
web-dice_charmers-crossed = croisées, écart { $units }
web-dice_charmers-position =
    { $at ->
        [0] avant la première case
       *[other] case { $at } sur { $of }
    }
web-dice_charmers-all-in-column = Les six d’une colonne
web-dice_charmers-all-types = Tous les types
web-dice_charmers-elephant = Éléphant
web-dice_charmers-only-karma = karma seulement
web-dice_charmers-centre = Centre
web-dice_charmers-dice-left =
    { $dice ->
        [0] plus de dé
        [one] 1 dé restant
       *[other] { $dice } dés restants
    }
web-dice_charmers-taken = Entrepôts
web-dice_charmers-drafter = le rival
web-dice_charmers-die = Dé { $colour } : { $face }, { $where }
web-dice_charmers-in-centre = au centre
web-dice_charmers-in-elephant = sur l’éléphant
web-dice_charmers-with = chez { $who }
web-dice_charmers-bonus = { $what }, { $state }
web-dice_charmers-bonus-free = pas encore gagné
web-dice_charmers-bonus-circled = gagné, à utiliser
web-dice_charmers-bonus-used = utilisé
web-dice_charmers-bonus-lost = perdu
web-dice_charmers-empty = vide
web-dice_charmers-cell = Rang { $row }, colonne { $column } : { $what }
web-dice_charmers-road = route vers { $sides }
web-dice_charmers-side-N = nord
web-dice_charmers-side-E = est
web-dice_charmers-side-S = sud
web-dice_charmers-side-W = ouest
web-dice_charmers-space =
    Case { $n }, { $symbol } : { $gives }{ $marked ->
        [true] , cochée
       *[false] { "" }
    }
web-dice_charmers-good = { $good } : en stock { $stock }, vendu { $sold }
web-dice_charmers-palace-row = { $who } : { $used } cases cochées sur { $boxes }
web-dice_charmers-type = { $type } : vaut { $value }
web-dice_charmers-karma-row = karma { $karma } sur { $boxes }, { $spent } utilisés
web-dice_charmers-ways = Orientations de la route
web-dice_charmers-turn-hint = Choisissez l’orientation. Pour voir la suivante :
web-dice_charmers-cell-hint =
    { $cells ->
        [one] 1 case peut être choisie sur la feuille.
       *[other] { $cells } cases peuvent être choisies sur la feuille.
    }
web-dice_charmers-fewer = { $good } : un de moins
web-dice_charmers-more = { $good } : un de plus
web-dice_charmers-sell =
    { $coins ->
        [one] Vendre pour 1 pièce
       *[other] Vendre pour { $coins } pièces
    }
web-dice_charmers-sell-nothing = Ne rien vendre
web-dice_charmers-how-to-win = Qui fait le plus se croiser les deux pistes l’emporte ; puis le plus de karma entouré, puis le plus de karma utilisé.
web-dice_charmers-own = notre propre feuille
web-dice_charmers-chip-take = { $face } · { $die }
web-dice_charmers-chip-face = { $face }
web-dice_charmers-chip-karma = Karma : relancer { $die }
web-dc-editor-province = Province et bordure
web-dc-editor-residence = résidence
web-dc-editor-river = Fleuve
web-dc-editor-goods = Prix et tentes
web-dc-editor-price = Prix
web-dc-editor-tent = Tente
web-dc-editor-columns = Palais et améliorations
web-dc-editor-palace = Colonne du palais
web-dc-editor-level = Gloire du niveau
web-dc-editor-upgrade = Tous les bâtiments à
web-dc-editor-tracks = Pistes et karma
web-dc-editor-length-units = Règle
web-dc-editor-fame-boxes = Cases de gloire
web-dc-editor-fame-units = Longueur d’une case de gloire
web-dc-editor-money-boxes = Cases d’argent
web-dc-editor-money-units = Longueur d’une case d’argent
web-dc-editor-names = Noms
web-dc-editor-add = Ajouter un bonus
web-dc-editor-more = Un effet de plus
web-dc-editor-space = Case
web-dice_charmers-draw-it = La tracer
web-dice_charmers-log-rolled = Les dés montrent : { $faces }.
web-dice_charmers-why = { $player } : { $sum } : { $sign ->
        [minus] { $apart } d’écart.
       *[other] croisement de { $apart }.
    }
