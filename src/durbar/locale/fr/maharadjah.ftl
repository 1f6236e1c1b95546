# Maharadjah : toutes les phrases que l’on lit

## Le jeu

maharadjah-title = Maharadjah
maharadjah-blurb = Dix-sept nations traversent trois mille ans d’histoire de l’Inde : envahir, tenir, se soumettre, commercer. Chaque joueur mène plusieurs nations, et chacune marque à sa manière et en son temps.
maharadjah-setting-scenario = Scénario
maharadjah-setting-scenario-help = La partie complète dure 16 tours ; la courte, à 3 joueurs, commence au tour 9.
maharadjah-setting-scenario-full = Partie complète, tours 1 à 16
maharadjah-setting-scenario-short = Partie courte à 3, tours 9 à 16
maharadjah-setting-board = Fichier de la carte
maharadjah-setting-board-help = Laissez vide pour la carte de la maison, une reconstitution ; ou indiquez un fichier de carte corrigé.
maharadjah-reason-turns = Les seize tours sont joués ; le plus haut total l’emporte.

## Questions

maharadjah-ask-Movement = { $player }, déplacez les { $a } : choisissez un groupe, ou terminez le mouvement.
    .wait = { $player } déplace les { $a }.
maharadjah-ask-Escort = { $player }, qui accompagne le groupe ({ $a }, { $c }) qui quitte { $b } ?
    .wait = { $player } choisit qui accompagne le groupe de { $b }.
maharadjah-ask-March = { $player }, { $a } ({ $b }), { $c } : franchissez une frontière ou arrêtez-vous.
    .wait = { $player } déplace les { $a } ({ $c }).
maharadjah-ask-PlaceLeader = { $player }, placez { $a }.
    .wait = { $player } place { $a }.
maharadjah-ask-PlaceArms = { $player }, placez les armes ({ $a }) chez les { $b }.
    .wait = { $player } place des armes.
maharadjah-ask-GiveArms = { $player }, donner les armes des { $a } à une nation ?
    .wait = { $player } décide des armes des { $a }.
maharadjah-ask-RemoveArmy = { $player }, retirez une armée des { $a } ({ $b }).
    .wait = { $player } retire une armée des { $a }.
maharadjah-ask-RemoveSurplus = { $player }, retirez une armée en trop des { $a }.
    .wait = { $player } retire une armée en trop des { $a }.
maharadjah-ask-PlaceArmy = { $player }, placez une nouvelle armée des { $a } ({ $b } à placer).
    .wait = { $player } place de nouvelles armées des { $a }.
maharadjah-ask-PlaceReinforcement = { $player }, les { $a } reviennent : placez un renfort ({ $b } à placer).
    .wait = { $player } place des renforts des { $a }.
maharadjah-ask-ShareInvaders = { $player }, il ne reste que { $b } pions des { $a } : répartissez-les entre les deux lieux.
    .wait = { $player } répartit les envahisseurs des { $a }.
maharadjah-ask-GrantLeave = { $player }, les { $b } demandent aux { $a } le passage de leurs bateaux ({ $c }).
    .wait = { $player } décide du passage des bateaux des { $b } ({ $c }).
maharadjah-ask-ChooseBattle = { $player }, choisissez le prochain combat des { $a }.
    .wait = { $player } choisit le prochain combat des { $a }.
maharadjah-ask-DefenderRetreat = { $player }, { $a } ({ $c }), { $b } : tenez, ou repliez une armée.
    .wait = { $player } décide : tenir ou se replier ({ $b }).
maharadjah-ask-AttackerRetreat = { $player }, { $a } ({ $c }), { $b } : combattez, ou repliez une armée.
    .wait = { $player } décide : combattre ou se replier ({ $b }).
maharadjah-ask-Follow = { $player }, une armée des { $a } part ({ $b } → { $c }) : qui la suit ?
    .wait = { $player } décide qui part ({ $b } → { $c }).
maharadjah-ask-LandArmy = { $player }, débarquez une armée des { $a } ({ $b }, { $c } en mer).
    .wait = { $player } débarque une armée des { $a } ({ $b }).
maharadjah-ask-ChooseLoss = { $player }, les { $a } perdent une armée ({ $b }) : laquelle ?
    .wait = { $player } choisit une perte ({ $b }).
maharadjah-ask-AskSiege = { $player }, les { $a } sont près du comptoir des { $c } ({ $b }) : l’attaquer, ou le laisser ?
    .wait = { $player } décide du comptoir ({ $b }).
maharadjah-ask-ReturnArmy = { $player }, les { $a } quittent le pays ({ $b }, { $c }) : où va cette armée ?
    .wait = { $player } ramène ses armées ({ $b }).
maharadjah-ask-ShiftLand = { $player }, aucune entrée depuis { $b } : choisissez une autre contrée barbare ({ $a }).
    .wait = { $player } choisit une autre entrée.
maharadjah-ask-VoidSubmission = { $player }, aucune entrée depuis { $b } : nommez une nation dont la soumission aux { $a } est annulée.
    .wait = { $player } annule une soumission.
maharadjah-ask-AskSubmission = { $player }, soumettre les { $a } aux { $c } ({ $b }) ?
    .wait = { $player } décide de la soumission des { $a }.
maharadjah-ask-AskAlliance = { $player }, allier les { $a } aux Britanniques ?
    .wait = { $player } décide de l’alliance des { $a }.
maharadjah-ask-Build = { $player }, comptoirs des { $a } : établissez (encore { $b }), relevez, ou terminez.
    .wait = { $player } établit des comptoirs des { $a }.
maharadjah-ask-Consent = { $player }, les { $a } acceptent-ils un comptoir des { $b } ({ $c }) ?
    .wait = { $player } décide du comptoir des { $b } ({ $c }).
maharadjah-ask-Roll = Dés : { $b } pour les { $a } ({ $c }).
    .wait = Dés : { $b } pour les { $a } ({ $c }).

## Choix

maharadjah-do-place = { $a }
maharadjah-do-keep = Laisser les armes où elles sont
maharadjah-do-take-back = Reprendre les armes
maharadjah-do-arm = Armer : { $a }
maharadjah-do-remove = Retirer : { $a }
maharadjah-do-share = { $b } { $a }, { $d } { $c }
maharadjah-do-go = Aller : { $a }
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
maharadjah-do-lose = Celle venue de { $a }
maharadjah-do-lose-here = Une qui était sur place
maharadjah-do-lose-landed = Celle débarquée de { $a }
maharadjah-do-stand = Tenir
maharadjah-do-retreat = Repli : { $a }
maharadjah-do-retreat-landed = Repli : { $a }
maharadjah-do-stay = Personne
maharadjah-do-follow = { $a }
maharadjah-do-follow-two = { $a } et { $b }
maharadjah-do-follow-three = { $a }, { $b } et { $c }
maharadjah-do-follow-four = { $a }, { $b }, { $c } et { $d }
maharadjah-do-follow-five = { $a }, { $b }, { $c }, { $d } et { $e }
maharadjah-do-fight = Combattre
maharadjah-do-break-off = En rester là
maharadjah-do-land = Débarquer : { $a }
maharadjah-do-return = Retour : { $a }
maharadjah-do-shift = Par { $a }
maharadjah-do-void = { $a }
maharadjah-do-submit = Se soumettre
maharadjah-do-decline = Non
maharadjah-do-ally-marker = S’allier, contre le marqueur de population
maharadjah-do-ally-army = S’allier, contre une armée
maharadjah-do-build = Établir : { $a }
maharadjah-do-take-up = Relever le comptoir de { $a }
maharadjah-do-end-building = Terminer
maharadjah-do-agree = Accepter
maharadjah-do-refuse = Refuser
maharadjah-do-attack = Combat : { $a }
maharadjah-do-attack-factory = Attaquer le comptoir de { $a }
maharadjah-do-attack-at-sea = Attaquer en mer, { $a } : { $b }
maharadjah-do-land-all = Débarquer de { $a }
maharadjah-do-end-battles = Plus de combats

## Événements

maharadjah-event-turn = Tour { $a }
maharadjah-event-sequence = Séquence : { $a }
maharadjah-event-second-half = Grande invasion : les { $a } se déplacent et combattent de nouveau
maharadjah-event-grows = { $a } : nouvelle armée, { $b }
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
maharadjah-event-reinforced = { $a } : renfort de { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    }, { $b }
maharadjah-event-invades = { $a } : { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    }, { $b }
maharadjah-event-leader-arrives = { $a } apparaît : { $b }
maharadjah-event-leader-leaves = { $a } quitte le jeu ({ $b })
maharadjah-event-leader-killed = { $a } est tué ({ $b }, { $c })
maharadjah-event-moves = { $a } : { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    }, { $b } → { $c }
maharadjah-event-rides = { $a } : { $b } → { $c }
maharadjah-event-stays = Les { $a } laissent { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    } ({ $b })
maharadjah-event-battle = Combat, { $c } : { $a } contre { $b }
maharadjah-event-round = Manche { $a } ({ $b })
maharadjah-event-die = { $a } : { $b } + { $c }, { $d ->
        [1] touché
       *[other] manqué
    }
maharadjah-event-loses = Les { $a } perdent { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    } ({ $b })
maharadjah-event-retreats = { $a } : repli, { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    }, { $b } → { $c }
maharadjah-event-breaks-off = Les { $a } en restent là ({ $b })
maharadjah-event-battle-over = Combat fini, { $c } : { $a }, { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    }
maharadjah-event-siege = Les { $a } attaquent le comptoir des { $b } ({ $c })
maharadjah-event-factory-lost = Comptoir des { $a } détruit par les { $c } ({ $b })
maharadjah-event-factory-built = { $a } : comptoir, { $b }
maharadjah-event-factory-taken-up = Les { $a } relèvent leur comptoir ({ $b })
maharadjah-event-removed = { $a } : retrait, { $c ->
        [one] { $c } armée
       *[other] { $c } armées
    }, { $b } ({ $d })
maharadjah-event-replaced = Les { $a } deviennent les { $b }
maharadjah-event-submits = Les { $a } se soumettent aux { $b } ({ $c })
maharadjah-event-void = Soumission annulée : les { $a } aux { $b }
maharadjah-event-returns = { $a } : retour, { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    }, { $b } → { $c }
maharadjah-event-shifts = { $a } : détour, { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    }, { $b } → { $c }
maharadjah-event-allies = Les { $a } s’allient aux Britanniques ({ $b })
maharadjah-event-arms-given = Les { $a } promettent des armes aux { $b }
maharadjah-event-arms-enter = Les { $b } reçoivent les armes des { $a } ({ $c })
maharadjah-event-arms-back = Les { $a } reprennent leurs armes aux { $b }
maharadjah-event-arms-lost = Les armes des { $a } chez les { $b } disparaissent
maharadjah-event-leave-given = Les { $a } laissent passer les bateaux des { $b } ({ $c })
maharadjah-event-leave-denied = Les { $a } refusent les bateaux des { $b } ({ $c })
maharadjah-event-consents = Les { $a } acceptent un comptoir des { $b } ({ $c })
maharadjah-event-dissents = Les { $a } refusent un comptoir des { $b } ({ $c })
maharadjah-event-lands = { $a } : débarquement, { $d ->
        [one] { $d } armée
       *[other] { $d } armées
    }, { $b } → { $c }
maharadjah-event-scores-area = { $a } : { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b } (carte, ligne { $d })
maharadjah-event-scores-raid = { $a } : { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour la capture de { $b } (carte, ligne { $d })
maharadjah-event-scores-army = { $a } : { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour des armées détruites ({ $b })
maharadjah-event-scores-leader = { $a } : { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b }
maharadjah-event-scores-factory = { $a } : { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour un comptoir ({ $b })
maharadjah-event-scores-trade = { $a } : { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b ->
        [one] { $b } comptoir
       *[other] { $b } comptoirs
    }
maharadjah-event-scores-coasts = { $a } : { $c ->
        [one] { $c } point
       *[other] { $c } points
    } pour { $b ->
        [one] { $b } côte
       *[other] { $b } côtes
    }
maharadjah-event-scores-raj = { $a } : { $b ->
        [one] { $b } point
       *[other] { $b } points
    } de Raj
maharadjah-event-raj-counted = { $a } : { $b ->
        [one] { $b } territoire
       *[other] { $b } territoires
    } pour le Raj, { $c ->
        [one] { $c } point
       *[other] { $c } points
    }
maharadjah-event-game-over = La partie est finie
maharadjah-event-movement-over = { $a } : le mouvement est terminé
maharadjah-event-follows = { $a } suit : { $b } → { $c }
maharadjah-event-aims = { $a } : il faut { $b } ({ $c }) ; { $d }

## Refus

maharadjah-refused-no-way = Aucun pion de { $a } n’a de chemin permis.
maharadjah-refused-too-far = Pas { $a }. Le groupe a franchi toutes ses frontières.
maharadjah-refused-hiland-stops = Pas { $a }. Le groupe doit s’arrêter dans ce territoire escarpé.
maharadjah-refused-enemy-stops = Pas { $a }. Les armées d’une autre nation arrêtent le groupe ici ; le double de leur nombre le laisserait passer.
maharadjah-refused-foreign-closed = Pas { $a }. Aucun pion n’entre dans une contrée barbare.
maharadjah-refused-strait-is-whole = Pas { $a }. Franchir le détroit doit être tout le mouvement.
maharadjah-refused-no-boats = Pas { $a }. Cette nation n’a pas de bateaux ce tour-ci.
maharadjah-refused-one-sea = Pas { $a }. Les bateaux restent sur une seule mer.
maharadjah-refused-no-leave = Pas { $a }. Une puissance coloniale n’y a pas accordé le passage.
maharadjah-refused-same-coast = Pas { $a }. Les bateaux débarquent sur une autre côte.
maharadjah-refused-leader-needs-army = Pas { $a }. Un chef n’y va qu’avec une armée, ou pour en rejoindre une.
maharadjah-refused-ally-there = Pas { $a }. Les Britanniques ou l’un de leurs alliés s’y trouvent.
maharadjah-refused-master-cannot-stop = Pas ici. La nation qui tient ce territoire s’est soumise ou est alliée : on ne peut que le traverser.
maharadjah-refused-must-land = Pas en mer. Les armées doivent débarquer.
maharadjah-refused-cannot-split = Pas ici. Les armes exigent une armée, et le dernier accompagnateur s’arrête avec le groupe.
maharadjah-refused-still-abroad = Pas encore. Des armées doivent encore quitter { $a }.
maharadjah-refused-stack-one = Pas encore. Trop d’armées : { $a }.
maharadjah-refused-stack-two = Pas encore. Trop d’armées : { $a } et { $b }.
maharadjah-refused-stack-more = Pas encore. Trop d’armées : { $a }, { $b }, { $c } et peut-être ailleurs.
maharadjah-refused-no-room = Pas { $a }. La place manque : 3 armées, 2 en territoire escarpé.
maharadjah-refused-one-each = Pas { $a }. Un autre territoire sans nouvelle armée a de la place.
maharadjah-refused-battles-wait = Pas encore. Il reste des combats à livrer ou des armées à débarquer.
maharadjah-refused-not-own-nor-free = Pas { $a }. Ce n’est ni un territoire à soi ni un territoire libre.
maharadjah-refused-next-to-attacker = Pas { $a }. D’autres armées de l’attaquant sont voisines.
maharadjah-refused-attackers-came-from-there = Pas { $a }. Des attaquants en viennent.
maharadjah-refused-landed-by-boat = Pas { $a }. Les armées débarquées n’ont pas de retraite.
maharadjah-refused-others-there = Pas { $a }. Les armées d’une autre nation s’y trouvent.
maharadjah-refused-site-taken = Pas { $a }. Un comptoir s’y trouve déjà.
maharadjah-refused-no-factory-left = Pas { $a }. Tous les comptoirs de cette puissance sont sur la carte.
maharadjah-refused-two-a-phase = Pas { $a }. Deux comptoirs par phase au plus.
maharadjah-refused-where-it-stood = Pas { $a }. Un comptoir relevé va ailleurs.
maharadjah-refused-no-army-near = Pas { $a }. Il y faut une armée, ou une armée en mer devant un territoire tenu par une autre nation.
maharadjah-refused-consent-refused = Pas { $a }. La nation qui le tient a refusé.
maharadjah-refused-no-trade = Pas { $a }. Cette nation ne tient aucun territoire avec un comptoir de la puissance.
maharadjah-refused-no-army-ashore = Pas { $a }. La puissance n’a d’armée sur aucun territoire.
maharadjah-refused-sea-is-colonial = Pas { $a }. Seules les puissances coloniales se replient en mer.
maharadjah-refused-not-a-site = Pas { $a }. On n’y établit pas de comptoir.

## Noms

maharadjah-name-assam = Assam
maharadjah-name-bhutan = Bhoutan
maharadjah-name-ladakh = Ladakh
maharadjah-name-nepal = Népal
maharadjah-name-agra = Agra
maharadjah-name-baluchistan = Baloutchistan
maharadjah-name-bengal = Bengale
maharadjah-name-bihar = Bihar
maharadjah-name-bundelkhand = Bundelkhand
maharadjah-name-delhi = Delhi
maharadjah-name-gandhara = Gandhara
maharadjah-name-gujarat = Gujerat
maharadjah-name-jaunpur = Jaunpur
maharadjah-name-kashmir = Cachemire
maharadjah-name-lahore = Lahore
maharadjah-name-magadha = Magadha
maharadjah-name-malwa = Malva
maharadjah-name-orissa = Orissa
maharadjah-name-oudh = Oudh
maharadjah-name-punjab = Pendjab
maharadjah-name-rajputana = Rajpoutana
maharadjah-name-sind = Sind
maharadjah-name-andhra = Andhra
maharadjah-name-berar = Berar
maharadjah-name-bidar = Bidar
maharadjah-name-bijapur = Bijapur
maharadjah-name-golconda = Golkonde
maharadjah-name-gondwana = Gondwana
maharadjah-name-karnataka = Karnataka
maharadjah-name-kerala = Kerala
maharadjah-name-khandesh = Khandesh
maharadjah-name-maharashtra = Maharashtra
maharadjah-name-malabar = Malabar
maharadjah-name-mysore = Mysore
maharadjah-name-lanka = Lanka
maharadjah-name-simhala = Simhala
maharadjah-name-afghanistan = Afghanistan
maharadjah-name-burma = Birmanie
maharadjah-name-central_asia = Asie centrale
maharadjah-name-china = Chine
maharadjah-name-persia = Perse
maharadjah-name-tibet = Tibet
maharadjah-name-arabian_sea = mer d'Oman
maharadjah-name-indian_ocean = océan Indien
maharadjah-name-bay_of_bengal = golfe du Bengale
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
maharadjah-name-north_india = Inde du Nord
maharadjah-name-south_india = Inde du Sud
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
maharadjah-name-no-cover = terrain ouvert
maharadjah-name-in-hiland = territoire escarpé
maharadjah-name-against-colonial = armée coloniale
maharadjah-name-in-hiland-against-colonial = territoire escarpé, armée coloniale
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

## Cartes et mises en place

problem-maharadjah-short = La partie courte de Maharadjah se joue à 3, pas à { $given }.
problem-board-unreadable = Le fichier de carte { $given } est illisible : vérifiez son chemin.
problem-board-toml = Ligne { $line } : ce n’est pas du TOML ({ $reason }).
problem-board-format = Ligne { $line } : le format doit être « { $known } », pas « { $given } ».
problem-board-missing = Ligne { $line } : { $area } manque.
problem-board-twice = Ligne { $line } : { $area } figure deux fois.
problem-board-unknown-area = Ligne { $line } : le lieu { $area } n’existe pas dans ce jeu.
problem-board-field = Ligne { $line } : { $field } de { $area } manque ou n’est pas du bon type.
problem-board-unknown-neighbour = Ligne { $line } : { $area } touche { $other }, qui n’existe pas.
problem-board-one-way = Ligne { $line } : { $area } touche { $other }, mais { $other } ne touche pas { $area }.
problem-board-wrong-list = Ligne { $line } : { $other } figure dans la liste « { $field } » de { $area }, mais est d’une autre sorte.
problem-board-not-adjacent = Ligne { $line } : { $area } et { $other } ne doivent pas se toucher.
problem-board-no-exit = Ligne { $line } : aucune issue de { $area } vers l’Inde.
problem-board-coast = Ligne { $line } : { $area } admet un comptoir mais n’a pas de mer.

## Ce qu’un choix produirait, en lignes brèves ; une ligne vide n’est pas montrée

maharadjah-would-round = { "" }
maharadjah-would-aims = { "" }
maharadjah-would-movement-over = { "" }
maharadjah-would-turn = { "" }
maharadjah-would-sequence = { "" }
maharadjah-would-battle = combat contre { $b }, { $c }
maharadjah-would-siege = attaque du comptoir ({ $b }), { $c }
maharadjah-would-scores-area =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } ({ $b })
maharadjah-would-scores-raid =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (capture de { $b })
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
