# Maharadjah : toutes les phrases que l’on lit

## Le jeu

maharadjah-change-lands-only-where-free = Après un combat en mer, aucune armée ne débarque où se trouve une autre nation, pas même là où elle s’était embarquée ; celle qu’aucune côte ne peut recevoir est retirée (R44).
maharadjah-change-stranded-by-an-alliance = Un chef dont la dernière armée près d’ennemis paie une alliance est tué par eux (R26).
maharadjah-change-boats-close-their-coast = Un défenseur ne fait pas retraite sur la côte d’où des attaquants du combat ont embarqué (MD 8.5, R45).
maharadjah-change-alliance-on-arrival = Au tour 12, les nations peuvent s’allier entre l’arrivée des Britanniques et leur premier mouvement (MD 11.2, R12).
maharadjah-change-subjects-leaders-live = Le chef resté seul d’une nation qui a fait allégeance n’est pas tué par son maître (MD 11.1, R30).
maharadjah-change-battles-name-their-winner = Le journal dit qui a remporté un combat, ou que personne ne l’a remporté (MD 8.4).
maharadjah-change-breaking-off-wins-nothing = Une attaque en mer dont l’attaquant en reste là est annoncée comme telle, non comme un combat remporté (R48).
maharadjah-change-alliance-at-any-time = Une nation peut s’allier aux Britanniques entre les manches de chacun de ses combats, et avant que la surpopulation prenne ses armées (11.2, R12).
maharadjah-change-claimed-by-one-alone = Pour le Raj, un territoire que deux nations peuvent revendiquer ne compte pour aucune, sauf pour les maîtres d’un même sujet (13.0, R33).
maharadjah-title = Maharadjah
maharadjah-blurb = Dix-sept nations traversent trois mille ans d’histoire de l’Inde : envahir, tenir, faire allégeance, commercer. Chaque joueur mène plusieurs nations, et chacune marque à sa manière et en son temps.
maharadjah-setting-scenario = Scénario
maharadjah-setting-scenario-help = La partie complète dure 16 tours ; la courte, à 3 joueurs, commence au tour 9.
maharadjah-setting-scenario-full = Partie complète, tours 1 à 16
maharadjah-setting-scenario-short = Partie courte à 3, tours 9 à 16
maharadjah-setting-removals = Armées que les événements retirent
maharadjah-setting-removals-help = Comme imprimé, ou avec une correction publiée pour le siège faible : chacune peut être gardée contre deux pions de la réserve.
maharadjah-setting-removals-printed = Comme imprimé
maharadjah-setting-removals-two-for-one = Gardées, deux pour une
maharadjah-setting-allotment = Sièges
maharadjah-setting-allotment-help = Les sièges sont inégaux : comme imprimé, ou mis aux enchères contre des points au début.
maharadjah-setting-allotment-printed = Comme imprimé
maharadjah-setting-allotment-bidding = Aux enchères
maharadjah-setting-board = Fichier de la carte
maharadjah-setting-board-help = Laissez vide pour la carte de la maison, une reconstitution ; ou indiquez un fichier de carte corrigé.
maharadjah-reason-turns = Le dernier tour est joué ; le plus haut total l’emporte.

## Questions

maharadjah-ask-Movement = Déplacez les { $a } : choisissez un groupe, ou terminez le mouvement.
    .wait = { $player } déplace les { $a }.
maharadjah-ask-Escort = Qui accompagne le groupe ({ $a }, { $c }) qui quitte { $b-the } ?
    .wait = { $player } choisit qui accompagne le groupe { $b-of }.
maharadjah-ask-March = { $a } ({ $b }) { $c-to } : franchissez une frontière ou arrêtez-vous.
    .wait = { $player } déplace les { $a }, qui partent { $c-of }.
maharadjah-ask-PlaceLeader = Placez { $a }.
    .wait = { $player } place { $a }.
maharadjah-ask-PlaceArms = Placez les armes ({ $a }) chez les { $b }.
    .wait = { $player } place des armes.
maharadjah-ask-GiveArms = Donner les armes des { $a } à une nation ?
    .wait = { $player } décide des armes des { $a }.
maharadjah-ask-RemoveArmy = Retirez une armée des { $a } ({ $b }).
    .wait = { $player } retire une armée des { $a }.
maharadjah-ask-SpareArmy = { $b } armées des { $a } doivent partir : en garder une contre 2 des { $c } pions de la réserve ?
    .wait = { $player } décide si les { $a } gardent une armée.
maharadjah-ask-PutUp = Mettez un siège aux enchères : lequel, et pour combien de points ?
    .wait = { $player } met un siège aux enchères.
maharadjah-ask-Raise = { $a } offre { $c ->
        [0] 0 point
        [one] 1 point
       *[other] { $c } points
    } pour le { $b } : offrez plus, ou passez.
    .wait = { $player } offre plus pour le { $b }, ou passe.
maharadjah-ask-RemoveSurplus = Retirez une armée en trop des { $a }.
    .wait = { $player } retire une armée en trop des { $a }.
maharadjah-ask-PlaceArmy = Placez une nouvelle armée des { $a } ({ $b } à placer).
    .wait = { $player } place de nouvelles armées des { $a }.
maharadjah-ask-PlaceReinforcement = Les { $a } reviennent : placez un renfort ({ $b } à placer).
    .wait = { $player } place des renforts des { $a }.
maharadjah-ask-ShareInvaders = Il ne reste que { $b } pions des { $a } : répartissez-les entre les deux lieux.
    .wait = { $player } répartit les envahisseurs des { $a }.
maharadjah-ask-GrantLeave = Les { $b } demandent aux { $a } le passage de leurs bateaux ({ $c }).
    .wait = { $player } décide du passage des bateaux des { $b } ({ $c }).
maharadjah-ask-ChooseBattle = Choisissez le prochain combat des { $a }.
    .wait = { $player } choisit le prochain combat des { $a }.
maharadjah-ask-DefenderRetreat = { $a } ({ $c }) { $b-to } : tenez, ou faites battre en retraite une armée.
    .wait = { $player } décide : tenir ou battre en retraite { $b-of }.
maharadjah-ask-AttackerRetreat = { $a } ({ $c }) { $b-to } : combattez, ou faites battre en retraite une armée.
    .wait = { $player } décide : combattre ou battre en retraite { $b-of }.
maharadjah-ask-Follow = Une armée des { $a } part ({ $b } → { $c }) : qui la suit ?
    .wait = { $player } décide qui part ({ $b } → { $c }).
maharadjah-ask-LandArmy = Débarquez une armée des { $a } { $b-of } ({ $c } en mer).
    .wait = { $player } débarque une armée des { $a } { $b-of }.
maharadjah-ask-ChooseLoss = Les { $a } perdent une armée { $b-to } : laquelle ?
    .wait = { $player } choisit une perte { $b-to }.
maharadjah-ask-AskSiege = Les { $a } sont près du comptoir des { $c } { $b-to } : l’attaquer, ou le laisser ?
    .wait = { $player } décide du comptoir { $b-to }.
maharadjah-ask-ReturnArmy = Les { $a } quittent { $b-the } ({ $c }) : où va cette armée ?
    .wait = { $player } ramène ses armées { $b-of }.
maharadjah-ask-ShiftLand = Aucune entrée depuis { $b-the } : choisissez une autre contrée barbare ({ $a }).
    .wait = { $player } choisit une autre entrée.
maharadjah-ask-VoidSubmission = Aucune entrée depuis { $b-the } : nommez une nation dont l’allégeance aux { $a } est annulée.
    .wait = { $player } annule une allégeance.
maharadjah-ask-AskSubmission = Les { $a } font-ils allégeance aux { $c } ({ $b }) ?
    .wait = { $player } décide de l’allégeance des { $a }.
maharadjah-ask-AskAlliance = Allier les { $a } aux Britanniques ?
    .wait = { $player } décide de l’alliance des { $a }.
maharadjah-ask-Build = Comptoirs des { $a } : établissez (encore { $b }), retirez, ou terminez.
    .wait = { $player } établit des comptoirs des { $a }.
maharadjah-ask-Consent = Les { $a } acceptent-ils un comptoir des { $b } { $c-to } ?
    .wait = { $player } décide du comptoir des { $b } { $c-to }.
maharadjah-ask-Roll = Dés : { $b } pour les { $a } { $c-to }.
    .wait = Dés : { $b } pour les { $a } { $c-to }.

## Choix

maharadjah-do-place = { $a }
maharadjah-do-keep = Laisser les armes où elles sont
maharadjah-do-take-back = Reprendre les armes
maharadjah-do-arm = Armer : { $a }
maharadjah-do-remove = Retirer { $a-to }
maharadjah-do-share = { $b } { $a }, { $d } { $c }
maharadjah-do-go = Aller { $a-to }
maharadjah-do-stop = S’arrêter ici
maharadjah-do-leave-army = Laisser une armée ici
maharadjah-do-leave = Laisser { $a } ici
maharadjah-do-grant = Laisser passer
maharadjah-do-deny = Refuser
maharadjah-do-end = Terminer le mouvement
maharadjah-do-take = { $a } : { $b ->
        [one] { $b } armée
       *[other] { $b } armées
    }
maharadjah-do-take-leader = { $a } : le chef seul
maharadjah-do-ask-leave = Demander le passage : { $a }
maharadjah-do-alone = Personne
maharadjah-do-with = { $a }
maharadjah-do-with-two = { $a } et { $b }
maharadjah-do-with-three = { $a }, { $b } et { $c }
maharadjah-do-with-four = { $a }, { $b }, { $c } et { $d }
maharadjah-do-with-five = { $a }, { $b }, { $c }, { $d } et { $e }
maharadjah-do-roll = Dés
maharadjah-do-lose = Celle venue { $a-of }
maharadjah-do-lose-here = Une qui était sur place
maharadjah-do-lose-landed = Celle débarquée, venue { $a-of }
maharadjah-do-stand = Tenir
maharadjah-do-retreat = Retraite { $a-to }
maharadjah-do-retreat-landed = Retraite { $a-to }
maharadjah-do-stay = Personne
maharadjah-do-follow = { $a }
maharadjah-do-follow-two = { $a } et { $b }
maharadjah-do-follow-three = { $a }, { $b } et { $c }
maharadjah-do-follow-four = { $a }, { $b }, { $c } et { $d }
maharadjah-do-follow-five = { $a }, { $b }, { $c }, { $d } et { $e }
maharadjah-do-fight = Combattre
maharadjah-do-break-off = En rester là
maharadjah-do-land = Débarquer { $a-to }
maharadjah-do-return = Retour { $a-to }
maharadjah-do-shift = Par { $a-the }
maharadjah-do-void = { $a }
maharadjah-do-bid = { $a } pour { $b ->
        [0] 0 point
        [one] 1 point
       *[other] { $b } points
    }
maharadjah-do-pass = Passer
maharadjah-do-spare = Garder une armée, contre 2 pions
maharadjah-do-submit = Faire allégeance
maharadjah-do-decline = Non
maharadjah-do-ally-marker = S’allier, contre le marqueur de population
maharadjah-do-ally-army = S’allier, contre une armée
maharadjah-do-build = Établir { $a-to }
maharadjah-do-take-up = Retirer le comptoir { $a-of }
maharadjah-do-end-building = Terminer
maharadjah-do-agree = Accepter
maharadjah-do-refuse = Refuser
maharadjah-do-attack = Combat { $a-to }
maharadjah-do-attack-factory = Attaquer le comptoir { $a-of }
maharadjah-do-attack-at-sea = Attaquer en mer, { $a } : { $b }
maharadjah-do-land-all = Débarquer { $a-of }
maharadjah-do-end-battles = Plus de combats

## Événements

maharadjah-event-turn = Tour { $a }
maharadjah-event-sequence = Séquence : { $a }
maharadjah-event-second-half = Grande invasion : les { $a } se déplacent et combattent de nouveau
maharadjah-event-grows = Les { $a } lèvent une armée { $b-to }
maharadjah-event-stores = { $a } : marqueur de population à { $b ->
        [0] { $c ->
            [1] ½
           *[other] 0
        }
       *[other] { $b }{ $c ->
            [1] ½
           *[other] {""}
        }
    }
maharadjah-event-reinforced = Les { $a } reçoivent { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    } en renfort { $b-to }
maharadjah-event-invades = Les { $a } arrivent { $b-to } avec { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    }
maharadjah-event-leader-arrives = { $a } apparaît { $b-to }
maharadjah-event-leader-leaves = { $a } quitte les { $b }
maharadjah-event-leader-killed = { $a } est tué { $b-to } par les { $c }
maharadjah-event-moves = Les { $a } marchent avec { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    } : { $b } → { $c }
maharadjah-event-rides = { $a } chevauche : { $b } → { $c }
maharadjah-event-stays = Les { $a } laissent { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    } { $b-to }
maharadjah-event-battle = Combat { $c-to } : les { $a } attaquent les { $b }
maharadjah-event-round = Manche { $a } { $b-to }
maharadjah-event-die = { $a } : { $b } + { $c }, { $d ->
        [1] touché
       *[other] manqué
    }
maharadjah-event-loses = Les { $a } perdent { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    } { $b-to }
maharadjah-event-retreats = Les { $a } battent en retraite avec { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    } : { $b } → { $c }
maharadjah-event-breaks-off = Les { $a } en restent là { $b-to }
maharadjah-event-battle-over = Combat fini { $c-to } : { $d ->
        [0] plus d’armée des { $a } contre les { $b }
        [one] il reste { $d } armée des { $a } contre les { $b }
       *[other] il reste { $d } armées des { $a } contre les { $b }
    }
maharadjah-event-battle-won = Les { $a } remportent le combat { $c-to } contre les { $b } : il leur reste { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    }
maharadjah-event-battle-drawn = { $d ->
        [0] Personne ne remporte le combat { $c-to } : les { $a } et les { $b } n’y ont plus d’armée
       *[other] Combat fini { $c-to } sans vainqueur : les { $a } et les { $b } font la paix
    }
maharadjah-event-battle-broken-off = Combat fini { $c-to } sans vainqueur : les { $a } en restent là, les { $b } tiennent
maharadjah-event-spared = Les { $a } gardent une armée : 2 pions quittent la réserve, { $b ->
        [0] aucune armée ne part
        [one] { $b } armée doit encore partir
       *[other] { $b } armées doivent encore partir
    }
maharadjah-event-bids = { $a } offre { $c ->
        [0] 0 point
        [one] 1 point
       *[other] { $c } points
    } pour le { $b }
maharadjah-event-passes = { $a } passe pour le { $b }
maharadjah-event-seat-won = { $a } joue les nations du { $b }, { $c ->
        [0] sans rien payer
        [one] pour 1 point
       *[other] pour { $c } points
    }
maharadjah-event-siege = Les { $a } attaquent le comptoir des { $b } { $c-to }
maharadjah-event-factory-lost = Le comptoir des { $a } { $b-to } est détruit par les { $c }
maharadjah-event-factory-built = Les { $a } bâtissent un comptoir { $b-to }
maharadjah-event-factory-taken-up = Les { $a } retirent leur comptoir { $b-of }
maharadjah-event-removed = Les { $a } perdent { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    } { $b-to } ({ $d })
maharadjah-event-replaced = Les { $a } deviennent les { $b }
maharadjah-event-submits = Les { $a } font allégeance aux { $b } ({ $c })
maharadjah-event-void = Allégeance annulée : celle des { $a } aux { $b }
maharadjah-event-returns = Les { $a } reviennent avec { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    } : { $b } → { $c }
maharadjah-event-shifts = Les { $a } passent par une autre terre avec { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    } : { $b } → { $c }
maharadjah-event-allies = Les { $a } s’allient aux Britanniques ({ $b })
maharadjah-event-arms-given = Les { $a } promettent des armes aux { $b }
maharadjah-event-arms-enter = Les { $b } reçoivent les armes des { $a } { $c-to }
maharadjah-event-arms-back = Les { $a } reprennent leurs armes aux { $b }
maharadjah-event-arms-lost = Les armes des { $a } chez les { $b } disparaissent
maharadjah-event-leave-given = Les { $a } laissent passer les bateaux des { $b } ({ $c })
maharadjah-event-leave-denied = Les { $a } refusent les bateaux des { $b } ({ $c })
maharadjah-event-consents = Les { $a } acceptent un comptoir des { $b } { $c-to }
maharadjah-event-dissents = Les { $a } refusent un comptoir des { $b } { $c-to }
maharadjah-event-lands = Les { $a } débarquent avec { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    } : { $b } → { $c }
maharadjah-event-scores-area = Les { $a } marquent { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b-the }
maharadjah-event-scores-raid = Les { $a } marquent { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour leur razzia { $b-to }
maharadjah-event-scores-army = Les { $a } marquent { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour des armées détruites ({ $b })
maharadjah-event-scores-leader = Les { $a } marquent { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b }
maharadjah-event-scores-factory = Les { $a } marquent { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour un comptoir des { $b }
maharadjah-event-scores-trade = Les { $a } marquent { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b ->
        [one] { $b } comptoir
       *[other] { $b } comptoirs
    }
maharadjah-event-scores-coasts = Les { $a } marquent { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b ->
        [one] { $b } côte
       *[other] { $b } côtes
    }
maharadjah-event-scores-raj = Les { $a } marquent { $b ->
        [one] { $b } point
       *[other] { $b } points
    } de Raj
maharadjah-event-raj-counted = Les { $a } comptent { $b ->
        [one] { $b } territoire
       *[other] { $b } territoires
    } pour le Raj, { $c ->
        [one] { $c } point
       *[other] { $c } points
    }
maharadjah-event-game-over = La partie est finie
maharadjah-event-movement-over = Les { $a } ont terminé leur mouvement
maharadjah-event-follows = { $a } suit : { $b } → { $c }
maharadjah-event-aims = { $a } : il faut { $b } ({ $c }) ; { $d }

## Refus

maharadjah-refused-no-way = Aucun pion { $a-of } n’a de chemin permis.
maharadjah-refused-too-far = Pas { $a-to }. Le groupe a franchi toutes ses frontières.
maharadjah-refused-hiland-stops = Pas { $a-to }. Le groupe doit s’arrêter dans ce territoire escarpé.
maharadjah-refused-enemy-stops = Pas { $a-to }. Les armées d’une autre nation arrêtent le groupe ici ; le double de leur nombre le laisserait passer.
maharadjah-refused-foreign-closed = Pas { $a-to }. Aucun pion n’entre dans une contrée barbare.
maharadjah-refused-strait-is-whole = Pas { $a-to }. Franchir le détroit doit être tout le mouvement.
maharadjah-refused-no-boats = Pas { $a-to }. Cette nation n’a pas de bateaux ce tour-ci.
maharadjah-refused-one-sea = Pas { $a-to }. Les bateaux restent sur une seule mer.
maharadjah-refused-no-leave = Pas { $a-to }. Une puissance coloniale n’y a pas accordé le passage.
maharadjah-refused-same-coast = Pas { $a-to }. Les bateaux débarquent sur une autre côte.
maharadjah-refused-leader-needs-army = Pas { $a-to }. Un chef n’y va qu’avec une armée, ou pour en rejoindre une.
maharadjah-refused-ally-there = Pas { $a-to }. Les Britanniques ou l’un de leurs alliés s’y trouvent.
maharadjah-refused-master-cannot-stop = Pas ici. La nation qui tient ce territoire a fait allégeance : on ne peut que le traverser.
maharadjah-refused-ally-cannot-stop = Pas ici. La nation qui tient ce territoire est alliée : on ne peut que le traverser.
maharadjah-refused-must-land = Pas en mer. Les armées doivent débarquer.
maharadjah-refused-cannot-split = Pas ici. Les armes exigent une armée, et le dernier accompagnateur s’arrête avec le groupe.
maharadjah-refused-still-abroad = Pas encore. Des armées doivent encore quitter { $a-the }.
maharadjah-refused-stack-one = Pas encore. Trop d’armées : { $a }.
maharadjah-refused-stack-two = Pas encore. Trop d’armées : { $a } et { $b }.
maharadjah-refused-stack-more = Pas encore. Trop d’armées : { $a }, { $b }, { $c } et peut-être ailleurs.
maharadjah-refused-no-room = Pas { $a-to }. La place manque : 3 armées, 2 en territoire escarpé.
maharadjah-refused-one-each = Pas { $a-to }. Un autre territoire sans nouvelle armée a de la place.
maharadjah-refused-battles-wait = Pas encore. Il reste des combats à livrer ou des armées à débarquer.
maharadjah-refused-not-own-nor-free = Pas { $a-to }. Ce n’est ni un territoire à soi ni un territoire libre.
maharadjah-refused-next-to-attacker = Pas { $a-to }. D’autres armées de l’attaquant sont voisines.
maharadjah-refused-attackers-came-from-there = Pas { $a-to }. Des attaquants en viennent.
maharadjah-refused-landed-by-boat = Pas { $a-to }. Les armées débarquées n’ont pas de retraite.
maharadjah-refused-others-there = Pas { $a-to }. Les armées d’une autre nation s’y trouvent.
maharadjah-refused-site-taken = Pas { $a-to }. Un comptoir s’y trouve déjà.
maharadjah-refused-no-factory-left = Pas { $a-to }. Tous les comptoirs de cette puissance sont sur la carte.
maharadjah-refused-two-a-phase = Pas { $a-to }. Deux comptoirs par phase au plus.
maharadjah-refused-where-it-stood = Pas { $a-to }. Un comptoir retiré va ailleurs.
maharadjah-refused-no-army-near = Pas { $a-to }. Il y faut une armée, ou une armée en mer devant un territoire tenu par une autre nation.
maharadjah-refused-consent-refused = Pas { $a-to }. La nation qui le tient a refusé.
maharadjah-refused-no-trade = Pas { $a-to }. Cette nation ne tient aucun territoire avec un comptoir de la puissance.
maharadjah-refused-no-army-ashore = Pas { $a-to }. La puissance n’a d’armée sur aucun territoire.
maharadjah-refused-sea-is-colonial = Pas { $a-to }. Seules les puissances coloniales font retraite en mer.
maharadjah-refused-not-a-site = Pas { $a-to }. On n’y établit pas de comptoir.

## Noms

maharadjah-name-assam = Assam
    .of = de l’Assam
    .to = en Assam
    .the = l’Assam
maharadjah-name-bhutan = Bhoutan
    .of = du Bhoutan
    .to = au Bhoutan
    .the = le Bhoutan
maharadjah-name-ladakh = Ladakh
    .of = du Ladakh
    .to = au Ladakh
    .the = le Ladakh
maharadjah-name-nepal = Népal
    .of = du Népal
    .to = au Népal
    .the = le Népal
maharadjah-name-agra = Agra
maharadjah-name-baluchistan = Baloutchistan
    .of = du Baloutchistan
    .to = au Baloutchistan
    .the = le Baloutchistan
maharadjah-name-bengal = Bengale
    .of = du Bengale
    .to = au Bengale
    .the = le Bengale
maharadjah-name-bihar = Bihar
    .of = du Bihar
    .to = au Bihar
    .the = le Bihar
maharadjah-name-bundelkhand = Bundelkhand
    .of = du Bundelkhand
    .to = au Bundelkhand
    .the = le Bundelkhand
maharadjah-name-delhi = Delhi
maharadjah-name-gandhara = Gandhara
    .of = du Gandhara
    .to = au Gandhara
    .the = le Gandhara
maharadjah-name-gujarat = Gujerat
    .of = du Gujerat
    .to = au Gujerat
    .the = le Gujerat
maharadjah-name-jaunpur = Jaunpur
maharadjah-name-kashmir = Cachemire
    .of = du Cachemire
    .to = au Cachemire
    .the = le Cachemire
maharadjah-name-lahore = Lahore
maharadjah-name-magadha = Magadha
    .of = du Magadha
    .to = au Magadha
    .the = le Magadha
maharadjah-name-malwa = Malva
    .of = du Malva
    .to = au Malva
    .the = le Malva
maharadjah-name-orissa = Orissa
    .to = en Orissa
    .the = l’Orissa
maharadjah-name-oudh = Oudh
    .to = en Oudh
    .the = l’Oudh
maharadjah-name-punjab = Pendjab
    .of = du Pendjab
    .to = au Pendjab
    .the = le Pendjab
maharadjah-name-rajputana = Rajpoutana
    .of = du Rajpoutana
    .to = au Rajpoutana
    .the = le Rajpoutana
maharadjah-name-sind = Sind
    .of = du Sind
    .to = au Sind
    .the = le Sind
maharadjah-name-andhra = Andhra
    .of = de l’Andhra
    .to = en Andhra
    .the = l’Andhra
maharadjah-name-berar = Berar
    .of = du Berar
    .to = au Berar
    .the = le Berar
maharadjah-name-bidar = Bidar
maharadjah-name-bijapur = Bijapur
maharadjah-name-golconda = Golkonde
maharadjah-name-gondwana = Gondwana
    .of = du Gondwana
    .to = au Gondwana
    .the = le Gondwana
maharadjah-name-karnataka = Karnataka
    .of = du Karnataka
    .to = au Karnataka
    .the = le Karnataka
maharadjah-name-kerala = Kerala
    .of = du Kerala
    .to = au Kerala
    .the = le Kerala
maharadjah-name-khandesh = Khandesh
    .of = du Khandesh
    .to = au Khandesh
    .the = le Khandesh
maharadjah-name-maharashtra = Maharashtra
    .of = du Maharashtra
    .to = au Maharashtra
    .the = le Maharashtra
maharadjah-name-malabar = Malabar
    .of = du Malabar
    .to = au Malabar
    .the = le Malabar
maharadjah-name-mysore = Mysore
maharadjah-name-lanka = Lanka
maharadjah-name-simhala = Simhala
maharadjah-name-afghanistan = Afghanistan
    .to = en Afghanistan
    .the = l’Afghanistan
maharadjah-name-burma = Birmanie
    .to = en Birmanie
    .the = la Birmanie
maharadjah-name-central_asia = Asie centrale
    .to = en Asie centrale
    .the = l’Asie centrale
maharadjah-name-china = Chine
    .to = en Chine
    .the = la Chine
maharadjah-name-persia = Perse
    .to = en Perse
    .the = la Perse
maharadjah-name-tibet = Tibet
    .of = du Tibet
    .to = au Tibet
    .the = le Tibet
maharadjah-name-arabian_sea = mer d’Oman
    .of = de la mer d’Oman
    .to = en mer d’Oman
    .the = la mer d’Oman
maharadjah-name-indian_ocean = océan Indien
    .of = de l’océan Indien
    .to = dans l’océan Indien
    .the = l’océan Indien
maharadjah-name-bay_of_bengal = golfe du Bengale
    .of = du golfe du Bengale
    .to = dans le golfe du Bengale
    .the = le golfe du Bengale
maharadjah-name-pandya = Pandya
maharadjah-name-greeks = Grecs
maharadjah-name-afghans = Afghans
maharadjah-name-marathas = Mahrattes
maharadjah-name-cholas = Chola
maharadjah-name-mauryans = Maurya
maharadjah-name-harappans = Harappéens
maharadjah-name-sinhalese = Cinghalais
maharadjah-name-sikhs = Sikhs
maharadjah-name-rajputs = Rajpouts
maharadjah-name-guptas = Gupta
maharadjah-name-muslims = Musulmans
maharadjah-name-mughals = Moghols
maharadjah-name-portuguese = Portugais
maharadjah-name-dutch = Hollandais
maharadjah-name-french = Français
maharadjah-name-british = Britanniques
maharadjah-name-alexander = Alexandre
maharadjah-name-ashoka = Ashoka
maharadjah-name-chandra = Chandra
maharadjah-name-raja_raja = Raja Raja
maharadjah-name-aybak = Aybak
maharadjah-name-timur = Timour
maharadjah-name-sanga = Sanga
maharadjah-name-akbar = Akbar
maharadjah-name-albuquerque = Albuquerque
maharadjah-name-shivaji = Shivaji
maharadjah-name-alamgir = Alamgir
maharadjah-name-rao = Rao
maharadjah-name-nizam = Nizam
maharadjah-name-dupleix = Dupleix
maharadjah-name-abdali = Abdali
maharadjah-name-clive = Clive
maharadjah-name-arms-portuguese = armes portugaises
maharadjah-name-arms-dutch = armes hollandaises
maharadjah-name-arms-french = armes françaises
maharadjah-name-arms-british = armes britanniques
maharadjah-name-himalaya = Himalaya
    .of = de l’Himalaya
    .to = dans l’Himalaya
    .the = l’Himalaya
maharadjah-name-north_india = Inde du Nord
    .to = en Inde du Nord
    .the = l’Inde du Nord
maharadjah-name-south_india = Inde du Sud
    .to = en Inde du Sud
    .the = l’Inde du Sud
maharadjah-name-ceylon = Ceylan
maharadjah-name-pandya-south_india = Pandya, Inde du Sud
maharadjah-name-marathas-south_india = Mahrattes, Inde du Sud
maharadjah-name-sinhalese-ceylon = Cinghalais, Ceylan
maharadjah-name-sikhs-north_india = Sikhs, Inde du Nord
maharadjah-name-rajputs-north_india = Rajpouts, Inde du Nord
maharadjah-name-muslims-south_india = Musulmans, Inde du Sud
maharadjah-name-mughals-north_india = Moghols, Inde du Nord
maharadjah-name-mughals-south_india = Moghols, Inde du Sud
maharadjah-name-start = début
maharadjah-name-population = population
maharadjah-name-invasion = invasion
maharadjah-name-movement = mouvement
maharadjah-name-battle = combat
maharadjah-name-factories = comptoirs
maharadjah-name-arms = armement
maharadjah-name-points = points
maharadjah-name-end = fin
maharadjah-name-overpopulation = surpopulation
maharadjah-name-stacking = empilement
maharadjah-name-event = table d’événements
maharadjah-name-natives = invasion indigène
maharadjah-name-no-way = aucune issue
maharadjah-name-alliance = alliance
maharadjah-name-nothing = rien
maharadjah-name-marker = marqueur de population
maharadjah-name-army = une armée
maharadjah-name-no-cover = armée ordinaire
maharadjah-name-in-hiland = défense en territoire escarpé
maharadjah-name-against-colonial = armée coloniale
maharadjah-name-in-hiland-against-colonial = défense en territoire escarpé, armée coloniale
maharadjah-name-nothing-added = rien à ajouter
maharadjah-name-colonial-army = +1 armée coloniale
maharadjah-name-with-leader = +1 chef
maharadjah-name-colonial-army-with-leader = +1 armée coloniale, +1 chef
maharadjah-name-with-arms = +1 armes
maharadjah-name-colonial-army-with-arms = +1 armée coloniale, +1 armes
maharadjah-name-with-leader-and-arms = +1 chef, +1 armes
maharadjah-name-leader = chef
maharadjah-name-none = personne
maharadjah-name-hiland = escarpé
maharadjah-name-foreign = contrée barbare
maharadjah-name-sea = mer
maharadjah-name-factory = comptoir
maharadjah-name-rules = imposé par les règles
maharadjah-name-sourced = errata publiés
maharadjah-name-inferred = déduit
maharadjah-name-ruling = décision
maharadjah-name-turn = tour { $a }
maharadjah-name-before-our-era = av. J.-C.
maharadjah-name-major-invasion = grande invasion
maharadjah-name-leaders = chefs
maharadjah-name-replaced = remplacés
maharadjah-name-leaving = départs
maharadjah-name-reinforcements = renforts
maharadjah-name-boats = bateaux
maharadjah-name-no-growth = pas d’accroissement
maharadjah-name-growth-only-in = accroissement seulement
maharadjah-name-at-least = au moins { $a }
maharadjah-name-until = jusqu’au tour { $a }
maharadjah-name-until-the-end = jusqu’à la fin
maharadjah-name-column-nation = nation
maharadjah-name-column-player = joueur
maharadjah-name-column-armies = armées
maharadjah-name-column-marker = marqueur
maharadjah-name-column-points = points
maharadjah-name-all-nations = toutes les nations
maharadjah-name-card-end = fin du tour
maharadjah-name-card-raid = à un moment de leur séquence, tour
maharadjah-name-card-any = tout autre territoire
maharadjah-name-card-trade = fin de chaque tour : 1 par comptoir, et 1, 2, 3 pour des comptoirs sur 1, 2, 3 côtes
maharadjah-name-card-raj = fin de chaque séquence : Raj, 1, 2, 3, 4 pour 9, 18, 27, 36 territoires
maharadjah-name-kill-leader = { $a } tué
maharadjah-name-kill-army = chaque armée des { $a } détruite
maharadjah-name-kill-factory = chaque comptoir des { $a } détruit
maharadjah-name-key-armies = My3(1) : 3 armées d’une nation, dont 1 n’a pas encore bougé
maharadjah-name-key-leader = * : un chef
maharadjah-name-key-arms = ! : des armes
maharadjah-name-key-factory = #Po : un comptoir et sa nation
maharadjah-name-key-hiland = ^ : territoire escarpé
maharadjah-name-key-site = o : un comptoir peut s’y trouver
maharadjah-name-key-strait = ~ : par le détroit
maharadjah-name-key-borders = | : les lieux voisins
maharadjah-name-key-marker = dans la liste des nations : armées sur la carte / pions, marqueur de population, points

## Cartes et mises en place

problem-maharadjah-short = La partie courte de Maharadjah se joue à 3, pas à { $given }.
problem-board-unknown-neighbour = Ligne { $line } : { $area } touche { $other }, qui n’existe pas.
problem-board-one-way = Ligne { $line } : { $area } touche { $other }, mais { $other } ne touche pas { $area }.
problem-board-wrong-list = Ligne { $line } : { $other } figure dans la liste « { $field } » { $area-of }, mais est d’une autre sorte.
problem-board-not-adjacent = Ligne { $line } : { $area } et { $other } ne doivent pas se toucher.
problem-board-no-exit = Ligne { $line } : aucune issue { $area-of } vers l’Inde.
problem-board-coast = Ligne { $line } : { $area } admet un comptoir mais n’a pas de mer.

## Ce qu’un choix produirait, en lignes brèves ; une ligne vide n’est pas montrée

maharadjah-would-round = { "" }
maharadjah-would-aims = { "" }
maharadjah-would-movement-over = { "" }
maharadjah-would-turn = { "" }
maharadjah-would-sequence = { "" }
maharadjah-would-battle = combat contre les { $b } { $c-to }
maharadjah-would-siege = attaque du comptoir des { $b } { $c-to }
maharadjah-would-scores-area =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } ({ $b })
maharadjah-would-scores-raid =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (razzia { $b-to })
maharadjah-would-scores-army =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (armées détruites : { $b })
maharadjah-would-scores-leader =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } ({ $b })
maharadjah-would-scores-factory =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (comptoir : { $b })
maharadjah-would-scores-trade =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (comptoirs)
maharadjah-would-scores-coasts =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (côtes)
maharadjah-would-scores-raj =
    { $a } +{ $b ->
        [one] 1 point
       *[other] { $b } points
    } (Raj)

## Ce que promet la position
maharadjah-outlook-battle = chances { $c-to } : { $a } gagnent { $d } %, { $b } tiennent { $f } %, plus personne { $e } %
maharadjah-outlook-raj = Raj des { $a } : { $b } territoires, { $c ->
        [0] 0 point
        [one] 1 point
       *[other] { $c } points
    }

## Ce que quelqu’un a gagné
maharadjah-gain-points = { $n } { $count ->
        [one] point
       *[other] points
    }
maharadjah-gain-areas = { $n } { $count ->
        [one] territoire
       *[other] territoires
    }
maharadjah-gain-armies = { $n } { $count ->
        [one] armée
       *[other] armées
    }
maharadjah-gain-factories = { $n } { $count ->
        [one] comptoir
       *[other] comptoirs
    }
maharadjah-gain-leaders = { $n } { $count ->
        [one] chef
       *[other] chefs
    }
maharadjah-name-seat-won = offert pour le siège
maharadjah-name-side-A = siège A
maharadjah-name-side-B = siège B
maharadjah-name-side-C = siège C
maharadjah-name-side-D = siège D
maharadjah-name-side-E = siège E
maharadjah-name-points-before = avant le début de cette partie
maharadjah-name-scores-area = territoires
maharadjah-name-scores-raid = razzias
maharadjah-name-scores-army = armées détruites
maharadjah-name-scores-leader = chefs tués
maharadjah-name-scores-factory = comptoirs détruits
maharadjah-name-scores-trade = commerce
maharadjah-name-scores-coasts = côtes
maharadjah-name-scores-raj = titres

## D’où vient chaque élément du plateau
maharadjah-standing-rules = Imposé par le livret
maharadjah-standing-sourced = D’après les errata publiés
maharadjah-standing-inferred = Déduit de la géographie
maharadjah-standing-areas = les 36 territoires, six terres étrangères et trois mers
maharadjah-standing-regions = la région de chaque territoire
maharadjah-standing-factory-areas = les côtes et les emplacements de comptoirs
maharadjah-standing-strait = le détroit entre Karnataka et Lanka
maharadjah-standing-four-corners = le point où quatre territoires se touchent
maharadjah-standing-examples = les frontières et le relief dont les exemples ont besoin
maharadjah-standing-errata = quelques frontières de plus
maharadjah-standing-geography = toutes les autres frontières et le relief : touchez un territoire pour voir leur degré de certitude
maharadjah-standing-shapes = le contour des territoires

# Ordres donnés d’avance

maharadjah-order-retreat = Quand on m’attaque : tenir ou battre en retraite
maharadjah-order-retreat-nation = Pour
maharadjah-order-retreat-do = Mes armées
maharadjah-order-retreat-under = … si les chances de tenir sont sous (%)
maharadjah-order-retreat-to = Elles vont vers le premier lieu ouvert (sinon un territoire à moi, un territoire libre, la mer)
maharadjah-order-retreat-but = Mais demandez-moi à
maharadjah-order-submission = Quand ma nation peut faire allégeance
maharadjah-order-submission-nation = Pour
maharadjah-order-submission-to = À
maharadjah-order-submission-region = Région
maharadjah-order-submission-do = Faire allégeance
maharadjah-order-submission-areas = … quand il reste au plus tant de territoires
maharadjah-order-alliance = Quand ma nation peut s’allier aux Britanniques
maharadjah-order-alliance-nation = Pour
maharadjah-order-alliance-do = S’allier
maharadjah-order-alliance-from = L’armée est prise au premier lieu qui en a (sinon on me demande)
maharadjah-order-consent = Quand une puissance veut un comptoir dans un territoire à moi
maharadjah-order-consent-nation = Pour
maharadjah-order-consent-to = De
maharadjah-order-consent-do = J’accepte
maharadjah-order-leave = Quand des bateaux veulent passer devant mes armées en mer
maharadjah-order-leave-nation = Pour
maharadjah-order-leave-to = De
maharadjah-order-leave-do = Ils passent
maharadjah-order-stay = Quand c’est à ma nation de se déplacer : rester
maharadjah-order-stay-nation = Pour
maharadjah-order-stay-armies = … tant qu’elle a au plus tant d’armées
maharadjah-order-is-stand = tiennent
maharadjah-order-is-withdraw = battent en retraite
maharadjah-order-is-withdraw-if = battent en retraite si cela va mal
maharadjah-order-is-never = jamais
maharadjah-order-is-always = toujours
maharadjah-order-is-when-few = quand il reste peu de territoires
maharadjah-order-is-for-marker = pour le marqueur
maharadjah-order-is-for-army = pour une armée
maharadjah-order-is-leader = là où est mon chef
maharadjah-order-is-yes = oui
maharadjah-order-is-no = non

## À lire dans un terminal
maharadjah-page-cards = cartes
maharadjah-page-events = événements
maharadjah-page-key = légende
