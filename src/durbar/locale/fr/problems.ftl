# Ce qui ne va pas, en une phrase qui dit quoi faire. $given est ce qui a été donné, $known ce qui conviendrait.

problem-unknown-game = Aucun jeu ne s’appelle « { $given } » : choisissez parmi { $known }.
problem-unknown-seat = Il n’y a pas de place « { $given } » ici : choisissez parmi { $known }.
problem-bad-seats = { $game } ne se joue pas à { $given } : choisissez un nombre de places parmi { $known }.
problem-bad-rules = { $game } a ici des règles jusqu’à la version { $known }, non { $given } : prenez une version plus récente du programme, ou des règles antérieures.
problem-bad-setting = { $game } n’a pas d’option « { $given } » : choisissez parmi { $known }.
problem-own-file = Le fichier « { $given } » est illisible : vérifiez son chemin, et que c’est du texte en UTF-8.
problem-bad-setting-value = L’option { $name } ne peut pas valoir « { $given } » : choisissez parmi { $known }.
problem-illegal = Ce choix n’est pas permis : { $reason }

refused-no-such-choice = Ce choix n’existe pas maintenant.
refused-not-your-choice = Ce n’est pas à vous de choisir.

problem-not-a-text = Une partie notée ou une position est un texte, non « { $given } » : donnez son contenu, par exemple Path(...).read_text().
problem-bad-seed = Une graine est un nombre entier, non « { $given } » : donnez-en un comme 7, ou aucun.
problem-not-dice = « { $given } » ne peut pas répondre pour le hasard, faute d’une méthode `draw` : donnez des dés, ou rien.
problem-unknown-language = Rien n’est écrit ici en « { $given } » : choisissez parmi { $known }.
problem-bad-number = { $name } doit être un nombre entier d’au moins { $known }, non « { $given } ».
problem-not-options = Les options se donnent par leur nom, par exemple {"{"}"edition": "draft"{"}"}, non comme « { $given } ».
problem-not-actions = Les actions se donnent par agent, par exemple {"{"}"player_0": 3{"}"}, non comme « { $given } ».
problem-bad-reset-option = Une table de { $game } ne prend pas d’option « { $given } » quand on la recommence : donnez ses réglages là où on la crée.
problem-position-empty = La position est vide : commencez par une ligne comme « maharaja seats=4 ».
problem-position-game = La ligne { $line } de la position ne nomme aucun jeu connu (« { $given } ») : commencez par l’un de { $known }.
problem-position-field = La ligne { $line } de la position ne nomme aucun champ connu (« { $given } ») : choisissez parmi { $known }.
problem-position-word = La ligne { $line } de la position a un mot qui ne convient pas (« { $given } ») : choisissez parmi { $known }.
problem-position-pair = La ligne { $line } de la position demande nom=valeur au lieu de « { $given } ».
problem-position-one-number = La ligne { $line } de la position demande exactement un nombre (« { $given } »).
problem-position-row = La ligne { $line } de la position demande le nom d’une rangée après « { $given } ».
problem-position-step = La ligne { $line } de la position ne nomme aucune étape connue (« { $given } ») : choisissez parmi { $known }.
problem-position-step-fields = La ligne { $line } de la position donne de mauvais nombres à une étape (« { $given } ») : il lui faut { $known }.
problem-position-frame = La ligne { $line } de la position renvoie à un cadre qui ne la précède pas (« { $given } »).
problem-position-impossible = La position ne peut pas être jouée ({ $reason }) : vérifiez que ses champs vont ensemble.

problem-bad-review-budget = « { $given } » n’est pas un budget d’examen : donnez { $known }, ou un nombre de secondes.
problem-planning-off = Cette table se joue sans plateau privé : son hôte l’a choisi ainsi.
problem-planning-copy = Une partie avec d’autres personnes ne peut pas être copiée pendant qu’elle se joue : attendez la fin, ou planifiez sur un plateau privé.
problem-no-such-plan = Ce plateau n’existe pas : il a été supprimé, ou n’est pas à vous.
problem-plan-changed = Ce plateau a été changé ailleurs entre-temps : chargez-le de nouveau.
problem-plan-full = Un plateau contient { $known } choix : supprimez-en, ou commencez-en un autre.
problem-plan-assume = Cela n’a pas pu être choisi : vous auriez vu autre chose. Supposez un autre choix.
problem-plan-trunk = Ceci a vraiment été joué et reste : supprimez ce qui a été tenté à côté.
problem-no-such-mistake = L’analyse ne nomme aucune erreur à cette étape : choisissez-en une de sa liste.
problem-premove-nothing = Cette ligne n’a aucun choix à vous à jouer : essayez-en un après la position actuelle.
problem-premove-behind = La partie a avancé : mettez le plan à jour, puis jouez la ligne.
problem-plan-remark = Un commentaire a au plus { $known } lettres, et une marque est un signe comme « !? ».
problem-plan-compare = Choisissez deux à quatre endroits de l’arbre à comparer.
problem-too-many-reviews = Beaucoup de parties sont en cours d’analyse : réessayez dans quelques minutes.
problem-too-many-plans = Vous avez { $known } plateaux à cette table : supprimez-en un d’abord.
problem-record-head = Ce n’est pas une partie enregistrée : la première ligne doit être « durbar record 1 » ou « durbar record 2 ».
problem-record-sign = La ligne { $line } de la partie enregistrée n’a pas sa place ici (« { $given } ») : commentaires, notes et « ( » suivent un choix, « ) » termine une variante qui en a un, et les faits se trouvent hors des variantes.
problem-record-open = La partie enregistrée s’arrête à la ligne { $line } dans une variante : chaque « ( » a besoin de sa « ) ».
problem-no-such-node = Cet endroit n’existe pas dans l’arbre : il a été supprimé, ou c’est son début.
problem-record-short = La partie s’arrête après sa première ligne : la deuxième doit nommer le jeu, comme « maharaja seats=4 rules=3 ».
problem-record-line = La ligne { $line } de la partie est illisible (« { $given } ») : il faut « jeu seats=N rules=N » et des options nom=valeur.
problem-record-choice = La ligne { $line } de la partie ne convient pas (« { $given } ») : { $reason }
problem-record-breaks = Les règles échouent après la ligne { $line } de la partie (« { $given } ») : { $reason } ; signalez-le avec ce fichier.
problem-record-result = La partie annonce le résultat « { $given } », mais ses choix donnent « { $known } » : elle a été modifiée ou coupée.
problem-record-unfinished = La partie s’arrête avant la fin : on peut la rejouer, pas la vérifier.
problem-record-secret = Le secret de la partie n’est pas un nombre hexadécimal : il a été modifié.
problem-record-secret-missing = La partie ne donne pas son engagement et son secret : seule une partie finie, jouée avec des dés engagés, se vérifie.
problem-record-commitment = Le secret de la partie n’est pas celui de l’engagement : ses dés ne sont pas sûrs.
problem-record-draw = La ligne { $line } de la partie (« { $given } ») n’est pas ce que donne le secret (« { $known } ») : ses dés ne sont pas sûrs.

problem-file-unreadable = Le fichier { $given } ne peut pas être lu ({ $reason }) : vérifiez son nom.
problem-file-unwritable = Le fichier { $given } ne peut pas être écrit ({ $reason }) : choisissez un autre endroit.
problem-file-not-text = Le fichier { $given } n’est pas un texte : donnez une partie ou une position écrite par Durbar.
problem-bad-pair = Les options se donnent comme nom=valeur, pas « { $given } ».
problem-unknown-rule = { $game } n’a pas de règle « { $given } » : voyez-les toutes avec « durbar rules { $game } ».
problem-no-rulebook = Les règles de { $game } ne sont pas encore écrites : son dossier n’a pas de fichier RULES.
problem-no-sources = La couverture des règles se lit dans les sources : lancez cette commande dans une copie de travail avec ses tests.
problem-no-such-words = Aucun choix ne s’appelle « { $given } » maintenant : voyez { $known }.
problem-not-over = La partie n’est pas finie : son résultat se connaît à la fin, `standing()` donne les points actuels.
problem-bad-chance = Le hasard est confié aux "dice" ou vous revient ("mine"), pas à « { $given } ».
problem-seed-unused = Une graine sert aux dés : ne la donnez pas, ou retirez chance="mine".
problem-bad-game-name = « { $given } » n’est pas un nom de jeu : minuscules, chiffres et _, d’abord une lettre, et aucun déjà pris ({ $known }).
problem-no-tab = Cette version n’a pas de table dans un onglet : faites-la dans un dépôt avec « make tab ».
problem-folder-there = { $given } existe déjà : choisissez un autre nom, ou déplacez-le.
problem-no-numbers = { $game } n’a ni numéros d’actions ni observations (Game.learning), on ne peut donc pas l’apprendre : jouez-y à une table, ou ajoutez-les.
problem-no-board-setting = { $given } se joue sur un seul plateau : on peut vérifier les plateaux de { $known }.
problem-board-toml = Ligne { $line } : ce n’est pas du TOML ({ $reason }).
problem-board-format = Ligne { $line } : le format doit être « { $known } », pas « { $given } ».
problem-board-missing = Ligne { $line } : { $where } manque.
problem-board-kind = Ligne { $line } : { $where } est { $given } ; il faut { $known }.
problem-board-twice = Ligne { $line } : { $where } est « { $given } », qui y figure deux fois.
problem-board-deep = Ce plateau emboîte ses tables sur plus de { $known } niveaux : écrivez-le plus à plat.
problem-board-name = Ligne { $line } : « { $given } » n’est rien sur ce plateau, on ne peut donc pas le nommer ; supprimez-le.
problem-conformance = { $game } ne tient pas le contrat d’un jeu ({ $reason }) : voyez la liste ci-dessus.
problem-fuzz-failed = { $count ->
    [one] Une partie a échoué : elle est enregistrée, ouvrez-la avec « durbar replay { $given } ».
   *[other] { $count } parties ont échoué : elles sont enregistrées, ouvrez-les avec « durbar replay { $given } ».
  }
problem-coverage-gaps = { $count ->
    [one] Une règle n’a pas de code ou pas de test.
   *[other] { $count } règles n’ont pas de code ou pas de test.
  }

problem-missing-extra = Cette partie de Durbar n’est pas installée : lancez pip install 'durbar[{ $extra }]'.
problem-engine-verb = On ne peut pas demander « { $given } » : demandez { $known }.
problem-engine-line = La ligne est illisible ({ $reason }) : voyez docs/bots.md pour ce qui peut se demander.
problem-engine-no-match = Il n’y a pas de partie { $given } ici : elle a été oubliée, ou jamais commencée.
problem-engine-games = { $given } parties ne se jouent pas d’un coup : demandez de 1 à { $known }.
problem-usage = « durbar { $given } » n’a pas été compris : voyez « { $command } --help ».
problem-usage-option = L’option { $given } n’existe pas : voyez « { $command } --help ».
problem-usage-missing = { $name } manque : voyez « { $command } --help ».
problem-usage-value = La valeur donnée pour { $name } ne convient pas : voyez « { $command } --help ».

problem-unknown-lesson = Il n’y a pas de leçon « { $given } » : choisissez parmi { $known }.
problem-no-lessons = { $game } n’a pas encore de leçons : lisez « durbar rules { $game } ».
problem-lesson-file = Le fichier de leçons ne peut pas être lu : { $reason }
problem-lesson-waits = La leçon ne demande pas cela maintenant : faites ce que dit sa phrase.
problem-lesson-changed = Cette leçon a changé depuis : recommencez-la.
problem-no-lesson-here = Aucune leçon n’est donnée à cette table : ouvrez-en une depuis la liste des leçons.
problem-no-talk-in-lessons = Il n’y a personne d’autre dans une leçon : faites ce que dit sa phrase.
problem-lessons-broken = { $count ->
    [one] Une étape de leçon ne suit pas
   *[other] { $count } étapes de leçons ne suivent pas
} les règles : changez leçon et règles ensemble.

problem-unknown-zone = Il n’y a pas de fuseau horaire « { $given } » : choisissez-en un comme Europe/Paris.
problem-much-sleep = Une nuit dure dix heures au plus : choisissez un soir plus tardif ou un matin plus matinal.
problem-late-and-away = Vous êtes en retard à cette table : jouez d’abord, partez ensuite.
problem-no-days-left = Vous avez pris les { $known } jours d’absence que cette table permet : demandez du temps aux autres.
problem-no-clock = Aucune pendule ne compte les jours à cette table : rien n’a besoin de s’arrêter.
problem-small-cap = Une pendule ne peut contenir moins que ce qu’elle a au départ : relevez la limite.
problem-bad-days = Le dernier jour d’absence doit suivre le premier : choisissez d’autres jours.
problem-no-mail-here = Ce serveur n’envoie pas d’e-mails : demandez à son gardien de l’installer.
problem-bad-mail-server = « { $given } » n’est pas un serveur de courrier : donnez-le comme smtp+starttls://nom@hôte:587, smtps://… ou smtp://localhost.
problem-many-codes = Trop de codes ont été demandés aujourd’hui : réessayez demain.
problem-code-gone = Ce code n’est plus valable : demandez-en un nouveau.
problem-wrong-code = Ce n’est pas le code : regardez encore le message.
problem-no-address = Vous n’avez pas d’adresse vérifiée : donnez-en une, et le code qui y est envoyé.
problem-mail-refused = Le serveur de courrier ne l’a pas pris ({ $reason }) : vérifiez l’adresse, ou prévenez le gardien de ce serveur.
problem-no-word-here = Ce serveur ne prévient pas les absents : demandez à son gardien de lui donner un nom.
problem-no-way = Rien n’est encore installé : installez-le d’abord.
problem-word-refused = Le message n’a pas été pris ({ $reason }) : réinstallez-le, ou réessayez plus tard.
problem-many-devices = Les messages vont à { $known } navigateurs au plus : retirez-en un d’abord.
problem-many-tests = Un essai par minute : patientez un peu.
problem-bad-hook = Rien ne peut y être publié, car { $reason } : donnez une autre adresse.
problem-bad-variable = { $variable } vaut « { $given } » : donnez { $known }.
problem-bad-token = Ce lien n’est plus valable : changez ce que vous recevez dans vos réglages.
problem-no-mail-server = Aucun serveur de courrier n’est connu : donnez-le avec --mail ou dans DURBAR_MAIL.
problem-already-moved = On demande déjà quelque chose aux autres : attendez leur réponse.
problem-same-pace = C’est déjà le rythme de cette table : choisissez-en un autre.
problem-many-motions = Vous avez demandé trois fois aujourd’hui : réessayez demain.
problem-nobody-to-ask = Personne d’autre ne joue ici : il n’y a personne à qui demander.
problem-not-late = Cette personne n’est pas en retard : une place n’est confiée que si la table attend trop longtemps.
problem-ask-the-others = D’autres jouent ici aussi : demandez-leur, et vous déciderez ensemble.
problem-not-wanted = Personne ne cherche de joueur ici : demandez aux gens de la table.
problem-wanted-already = On cherche déjà quelqu’un : qui se présente peut avoir la place.
problem-knows-another-seat = Vous avez joué une autre place ici et en connaissez les secrets : regardez plutôt la partie.
problem-no-such-offer = Cette offre ne tient plus : regardez la table de nouveau.
problem-others-say-yes = C’est à l’un des autres d’accepter : attendez leur réponse.
problem-many-offers = { $known } personnes ont déjà demandé une place ici : cherchez une autre table.
problem-bad-order = « { $given } » ne peut pas être ordonné ici : { $known }.
problem-many-orders = Une place peut avoir { $known } consignes : retirez-en d’abord.
problem-orders-changed = Vos consignes ont été changées ou utilisées entre-temps : regardez-les à nouveau.
problem-no-vote = Vous n’avez pas de voix ici : il s’agit de vous, ou vous êtes en retard ou absent.
problem-not-waited-for = Ce n’est pas à cette personne de jouer : choisissez quelqu’un dont c’est le tour.
problem-too-soon = On rappelle après un jour d’attente : patientez un peu.
