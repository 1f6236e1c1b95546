# Les mots du plateau de Maharadjah sur la page.
web-maharadjah-map = Carte de l’Inde
web-maharadjah-order = Ordre des nations
web-maharadjah-turns = Tours
web-maharadjah-turn = Tour { $turn }
web-maharadjah-years-before = { $from }–{ $to } av. J.-C.
web-maharadjah-years-across = { $from } av.–{ $to } apr. J.-C.
web-maharadjah-years-after = { $from }–{ $to }
web-maharadjah-nation = Nation
web-maharadjah-total = Total
web-maharadjah-nation-done = a joué
web-maharadjah-nation-active = joue maintenant
web-maharadjah-nation-next = va jouer
web-maharadjah-nation-later = arrive au tour { $turn }
web-maharadjah-nation-gone = absente de la carte
web-maharadjah-nation-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-maharadjah-nation-areas =
    { $areas ->
        [one] { $areas } territoire tenu
       *[other] { $areas } territoires tenus
    }
web-maharadjah-nation-stored = population { $stored }
web-maharadjah-nation-ally = alliée des Britanniques
web-maharadjah-nation-submitted = a fait allégeance aux { $master }
web-maharadjah-scores-all = tous marquent
web-maharadjah-scores-some = certains marquent
web-maharadjah-scores-none = aucune carte ne marque
web-maharadjah-events = Événements du tour
web-maharadjah-events-of = Tour { $turn }
web-maharadjah-events-invasion = Invasion
web-maharadjah-events-major = Grande invasion
web-maharadjah-events-leaders = Chefs
web-maharadjah-events-replaced = Succession
web-maharadjah-events-leaving = Départs
web-maharadjah-events-reinforced = Renforts
web-maharadjah-events-boats = Bateaux
web-maharadjah-events-growth = Croissance
web-maharadjah-events-points = Points
web-maharadjah-major = grande invasion
web-maharadjah-filled-up = { $nation } : au moins { $armies }
web-maharadjah-no-growth = { $nation } : aucune
web-maharadjah-growth-in = { $nation } : { $region } seulement
web-maharadjah-hiland = terrain escarpé
web-maharadjah-region = région
web-maharadjah-last-move = dernier coup
web-maharadjah-factory = comptoir
web-maharadjah-factory-of = comptoir des { $nation }
web-maharadjah-factory-site = place de comptoir
web-maharadjah-reconstruction = Carte en partie reconstituée.
web-maharadjah-arms = armes
web-maharadjah-nobody = personne
web-maharadjah-held =
    { $count ->
        [one] tenu par les { $nation }, { $count } armée
       *[other] tenu par les { $nation }, { $count } armées
    }
web-maharadjah-armies =
    { $count ->
        [one] { $nation }, { $count } armée
       *[other] { $nation }, { $count } armées
    }
web-maharadjah-sheet = Feuille de points
web-maharadjah-open-sheet = Feuille de points complète
web-maharadjah-back = Retour au plateau
web-maharadjah-card =
    { $points ->
        [one] Carte de victoire · { $points } point
       *[other] Carte de victoire · { $points } points
    }
web-maharadjah-card-end =
    { $count ->
        [one] Fin du tour { $turns }
       *[other] Fin des tours { $turns }
    }
web-maharadjah-card-raid =
    { $count ->
        [one] Razzia, à un moment de leur séquence : tour { $turns }
       *[other] Razzia, à un moment de leur séquence : tours { $turns }
    }
web-maharadjah-card-any = chaque autre territoire
web-maharadjah-card-each-turn = Fin de chaque tour
web-maharadjah-card-factories = 1 par comptoir, et 1, 2 ou 3 pour des comptoirs sur 1, 2 ou 3 côtes
web-maharadjah-card-raj = Raj
web-maharadjah-card-raj-now = { $areas ->
        [one] 1 territoire compte
       *[other] { $areas } territoires comptent
    } à présent : { $points ->
        [0] 0 point
        [one] 1 point
       *[other] { $points } points
    }
web-maharadjah-card-kills = Détruits
web-maharadjah-card-kill-army = chaque armée des { $of }
web-maharadjah-card-kill-leader = { $of }
web-maharadjah-card-kill-factory = chaque comptoir des { $of }
web-maharadjah-battle = Combat : { $place }
web-maharadjah-battle-round = manche { $round }
web-maharadjah-hits =
    { $hits ->
        [one] touche
       *[other] touches
    }
web-maharadjah-attacks = Attaque : { $nation }
web-maharadjah-defends = Défense : { $nation }
web-maharadjah-die =
    { $bonus ->
        [0] { $face }, il faut { $needed } : manqué.
       *[other] { $face } + { $bonus } = { $sum }, il faut { $needed } : manqué.
    }
web-maharadjah-die-hit =
    { $bonus ->
        [0] { $face }, il faut { $needed } : touché.
       *[other] { $face } + { $bonus } = { $sum }, il faut { $needed } : touché.
    }
web-maharadjah-aim-plain =
    { $least ->
        [1] Chaque dé touche
        [6] Un 6 touche
       *[other] { $least } ou plus touche
    }
web-maharadjah-aim =
    Il faut { $needed } ({ $cover }) ; { $added } : { $least ->
        [1] chaque dé touche
        [6] un 6 touche
       *[other] { $least } ou plus touche
    }
web-maharadjah-card-now = à présent : { $points }
## Le journal, où plusieurs événements font une ligne
web-maharadjah-log-way = { $nation } : { $count ->
        [one] { $count } armée
       *[other] { $count } armées
    }, { $way }
web-maharadjah-log-grows = { $nation } : { $count ->
        [one] { $count } nouvelle armée
       *[other] { $count } nouvelles armées
    }, { $places }
web-maharadjah-log-removed = { $nation } : { $count ->
        [one] { $count } armée retirée
       *[other] { $count } armées retirées
    } ({ $reason }), { $places }
web-maharadjah-log-areas = { $nation } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } pour { $places }
web-maharadjah-log-round = Manche { $round }.
web-maharadjah-log-rolls = Les { $nation } lancent { $dice } : { $hits ->
        [0] aucune touche.
        [one] 1 touche.
       *[other] { $hits } touches.
    }
web-maharadjah-log-loses = Les { $nation } perdent { $count ->
        [one] { $count } armée.
       *[other] { $count } armées.
    }

web-maharadjah-odds = Si personne ne fait retraite
web-maharadjah-odds-say = { $attacker } { $a }, personne { $b }, { $defender } { $c }
web-maharadjah-fewer = Une armée de moins
web-maharadjah-more = Une armée de plus
web-maharadjah-of-in = sur { $all } · { $place }
web-maharadjah-set-out =
    { $count ->
        [one] Partir avec { $count } armée
       *[other] Partir avec { $count } armées
    }
web-maharadjah-leader-alone = Le chef seul
web-maharadjah-goal = rapporte { $points } aux { $nation } à la fin du tour { $turn }
web-maharadjah-bid-seat = Siège
web-maharadjah-bid-par = { $points } points en moyenne
web-maharadjah-bid-points = Points offerts
web-maharadjah-bid = { $points ->
        [0] Offrir 0 point pour le { $side }
        [one] Offrir 1 point pour le { $side }
       *[other] Offrir { $points } points pour le { $side }
    }
web-md-editor-help = Touchez un territoire pour le modifier et faites glisser ses angles. Touchez-en un autre : la frontière entre eux s’ouvre ou se ferme.
web-md-editor-look = Touchez un territoire pour voir ses frontières, son relief, et d’où on les connaît.
web-md-editor-corner = Angle { $n }
web-md-editor-region = Région
web-md-editor-borders = Frontières
web-md-editor-own = dit par les règles
web-maharadjah-scene-turn = Décompte du tour { $turn }
web-maharadjah-scene-note = Chaque territoire s’allume sur la carte pendant qu’on compte ses points.
web-maharadjah-scene-nation = nation
web-maharadjah-scene-held = tenus
web-maharadjah-scene-points = points
web-maharadjah-scene-total = total
web-maharadjah-scene-said = Le tour { $turn } rapporte : { $rows }.
web-maharadjah-scene-told = { $nation } { $points }
web-maharadjah-scene-battle = Bataille : { $place }
web-maharadjah-scene-loses = pertes
web-maharadjah-scene-lost = { $nation } : { $count ->
        [0] aucune armée perdue
        [one] 1 armée perdue
       *[other] { $count } armées perdues
    }
