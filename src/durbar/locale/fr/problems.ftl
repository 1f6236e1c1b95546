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

problem-record-head = Ce n’est pas une partie enregistrée : la première ligne doit être « durbar record 1 ».
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
problem-no-board-setting = { $given } se joue sur un seul plateau : on peut vérifier les plateaux de { $known }.
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
problem-engine-line = La ligne est illisible ({ $reason }) : voyez docs/bots.md pour ce qui peut se demander.
problem-engine-no-match = Il n’y a pas de partie { $given } ici : elle a été oubliée, ou jamais commencée.
problem-engine-games = { $given } parties ne se jouent pas d’un coup : demandez de 1 à { $known }.
problem-usage = « durbar { $given } » n’a pas été compris : voyez « { $command } --help ».
problem-usage-option = L’option { $given } n’existe pas : voyez « { $command } --help ».
problem-usage-missing = { $name } manque : voyez « { $command } --help ».
problem-usage-value = La valeur donnée pour { $name } ne convient pas : voyez « { $command } --help ».

problem-unknown-lesson = Il n’y a pas de leçon « { $given } » : choisissez parmi { $known }.
problem-no-lessons = { $game } n’a pas encore de leçons : lisez « durbar rules { $game } ».
problem-lesson-file = Le fichier de leçons ne peut pas être lu : { $reason }
problem-lesson-waits = La leçon ne demande pas cela maintenant : faites ce que dit sa phrase.
problem-lessons-broken = { $count ->
    [one] Une étape de leçon ne suit pas
   *[other] { $count } étapes de leçons ne suivent pas
} les règles : changez leçon et règles ensemble.
