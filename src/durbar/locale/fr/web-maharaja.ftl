# Maharaja sur la page : ce que le plateau lui-même dit.

web-mj-start = Départ
web-mj-map = Carte des sept villes
web-mj-tiles = Récompenses et personnages
web-mj-round = Manche { $round } sur { $rounds }
web-mj-phase-setup = Mise en place
web-mj-phase-maharaja = Maharaja
web-mj-phase-planning = Plans
web-mj-phase-actions = Actions
web-mj-phase-scoring = Décompte de la ville
web-mj-phase-end-of-round = Fin de manche
web-mj-phase-over = Terminée
web-mj-track = Piste du Maharaja
web-mj-next = suivant
web-mj-flag = { $next ->
        [yes] Étendard { $city-of }, { $space }, prochaine ville du Maharaja
       *[no] Étendard { $city-of }, { $space }
    }
web-mj-empty-space = Vide : { $space }
web-mj-rewards = Récompenses
web-mj-reach = les { $count } plus basses
web-mj-in-reach = à portée
web-mj-no-rewards = Il n’en reste pas.
web-mj-characters = Personnages
web-mj-on-display = exposés
web-mj-none-on-display = Aucun d’exposé.
web-mj-no-character = Pas encore de personnage
web-mj-maharani-on = Maharani sur le { $number }
web-mj-free = libre
web-mj-empty = Rien là-bas.
web-mj-statue-of = statue { $player-of }
web-mj-bonus-token = bonus : { $count ->
        [one] jeton action
       *[other] { $count } jetons action
    }
web-mj-bonus-shrines = bonus : { $count ->
        [one] 1 sanctuaire
       *[other] { $count } sanctuaires
    }
web-mj-bonus-coins = bonus : { $count ->
        [one] 1 pièce
       *[other] { $count } pièces
    }
web-mj-bonus-pp = bonus : { $count } PP
web-mj-maharaja-here = Le Maharaja est ici.
web-mj-visit = La prochaine visite rapporterait à { $player } { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    } pour { $points } PC.
web-mj-my-priest = Votre prêtre
web-mj-holds = { $player } : { $statues ->
        [0] pas de statue
        [one] { $statues } statue
       *[other] { $statues } statues
    }, { $shrines ->
        [0] pas de sanctuaire
        [one] { $shrines } sanctuaire
       *[other] { $shrines } sanctuaires
    }{ $priest ->
        [yes] , le prêtre
       *[no] {""}
    }.
web-mj-shrines-of = Sanctuaires : { $players }.
web-mj-by-road = { $city } ({ $villages ->
        [one] { $villages } village
       *[other] { $villages } villages
    })
web-mj-acting = agit
web-mj-acted = a agi
web-mj-sealed = scellé
web-mj-laid = plan posé
web-mj-planning = planifie
web-mj-coins = Pièces
web-mj-pp = PP
web-mj-tokens = Jetons action
web-mj-shrines = Sanctuaires sur le plateau joueur, et dans la réserve
web-mj-statues-left = Statues restantes
web-mj-brahmabot = Brahmabot
web-mj-tile-left = Gauche :
web-mj-tile-middle = Milieu :
web-mj-tile-right = Droite :
web-mj-tile-hidden = face cachée
web-mj-to-maharaja = la ville du Maharaja
web-mj-tile-turned = La tuile { $tile } est retournée.
web-mj-score-help = Les points des autres sont cachés jusqu’à la fin ; chaque gain est au journal.
web-mj-income = Pièces selon le rang au décompte de la ville : { $coins }.
web-mj-done = fait
web-mj-due-statues = { $count ->
        [one] 1 statue à bâtir
       *[other] { $count } statues à bâtir
    }
web-mj-due-shrines = { $count ->
        [one] 1 sanctuaire à bâtir
       *[other] { $count } sanctuaires à bâtir
    }
web-mj-gives-up = renonce à : { $what }
web-mj-not-now = pas maintenant
web-mj-token = Jeton action
web-mj-price = Une statue coûte ici { $price } pièces
web-mj-disc = Disque d’actions : deux actions sur neuf, ou une deux fois
web-mj-hand = Action { $number }
web-mj-turn-hand = à choisir sur le disque
web-mj-lay-plan = Valider le plan
web-mj-short-statue-cheaper = Statue moins chère
web-mj-short-shrine-free = Sanctuaire gratuit
web-mj-short-statue-and-shrine = Statue et sanctuaire
web-mj-short-two-shrines = Deux sanctuaires
web-mj-short-take-coins = Prendre 3 pièces
web-mj-short-take-shrines = Prendre 2 sanctuaires
web-mj-short-buy-pp = 3 pièces pour 2 PP
web-mj-short-change-character = Changer de personnage
web-mj-short-change-track = Piste du Maharaja
web-mj-reconstructed = La carte est en partie une reconstitution.
web-mj-order = Agit en numéro
web-mj-editor-help = Faites glisser villes, villages et courbes. Touchez une ville, puis une autre : la route entre elles est tracée ou effacée.
web-mj-editor-look = Touchez une ville pour voir ses bonus et ses routes.
web-mj-editor-village = Village { $n } entre { $one } et { $other }
web-mj-editor-bend = Courbe entre { $one } et { $other }
web-mj-editor-top = Bonus du haut
web-mj-editor-bottom = Bonus du bas
web-mj-editor-symbol = Symbole
web-mj-symbol-tiger = tigre
web-mj-symbol-peacock = paon
web-mj-symbol-lotus = lotus
web-mj-symbol-wheel = roue
web-mj-symbol-elephant = éléphant
web-mj-symbol-cobra = cobra
web-mj-symbol-sun = soleil
web-mj-editor-villages = Villages
web-mj-editor-lift = Effacer
web-mj-editor-lay = Tracer une route vers

# Les personnages par leurs portraits ; les règles ne connaissent que leurs numéros.
web-mj-face-c1 = Héraut
web-mj-face-c1bis = Péagère
web-mj-face-c2 = Tailleur de pierre
web-mj-face-c3 = Changeuse
web-mj-face-c4 = Chambellan
web-mj-face-c5 = Grand prêtre
web-mj-face-c5bis = Grand prêtre
web-mj-face-c5draft = Sculptrice
web-mj-face-c6 = Poétesse de cour
web-mj-face-c7 = Gardienne des sanctuaires
web-mj-face-c8 = Pèlerin
web-mj-face-c9 = Guide
web-mj-face-c9bis = Intendante
web-mj-face-c10 = Porte-étendard
web-mj-face-c11 = Chroniqueur
web-mj-face-c12 = Architecte royale
web-mj-face-c12bis = Marchand de reliques
web-mj-face-c13 = Maître maçon
web-mj-face-c14 = Vizir
web-mj-face-c15 = Fondeur de bronze
web-mj-face-c16 = Reine mère
web-mj-scene-city = Décompte : { $city }
web-mj-scene-note = Les PC donnent le rang, le rang donne des pièces.
web-mj-scene-statues = statues
web-mj-scene-shrines = sanctuaires
web-mj-scene-priest = prêtre
web-mj-scene-character = personnage
web-mj-scene-wp = PC
web-mj-scene-rank = rang
web-mj-scene-coins = pièces
web-mj-scene-said = Décompte, { $city } : { $rows }.
web-mj-scene-told = { $player } { $points } PC, { $paid }
