# Le serveur : problèmes, journal d’une table, chance, et les commandes qui le lancent et le gardent.

problem-who-are-you = Donnez d’abord un nom : vous pourrez alors vous asseoir et jouer.
problem-bad-login = Identifiant et mot de passe ne vont pas ensemble : réessayez, ou utilisez votre code de récupération.
problem-bad-code = Aucun invité n’a ce code de récupération : vérifiez chaque lettre.
problem-too-many-attempts = Trop d’essais : attendez une minute, puis réessayez.
problem-login-taken = Cet identifiant est déjà pris : choisissez-en un autre.
problem-long-login = Cet identifiant est trop long : choisissez-en un plus court.
problem-has-account = Vous avez déjà un identifiant.
problem-no-account = Vous n’avez pas encore d’identifiant : créez-en un d’abord.
problem-bad-password = Ce n’est pas votre mot de passe actuel : réessayez.
problem-empty-name = Un nom doit avoir au moins une lettre visible.
problem-no-such-table = Cette table n’existe pas : vérifiez le lien.
problem-no-such-seat = Cette table n’a pas cette place.
problem-no-such-step = La partie n’est pas allée si loin : choisissez une étape de 0 à { $known }.
problem-seat-taken = Cette place est prise : choisissez-en une libre.
problem-not-all-ready = { $players } attend depuis plus d’un jour : que chacun se dise prêt, ou donnez ces places à d’autres.
problem-invitation-over = Cette invitation a pris fin : demandez-en une autre à l’hôte.
problem-open-seats = Des places sont encore libres : attendez des joueurs, ou mettez-y des robots.
problem-nobody-plays = Une table a besoin d’une personne : prenez une place, ou laissez-en une libre.
problem-many-bot-tables = Vous avez { $known } parties en cours avec des robots : finissez-en une ou quittez-la d’abord.
problem-already-started = La partie a commencé : on ne peut plus s’asseoir ni se lever.
problem-not-started = La partie n’a pas encore commencé.
problem-game-over = La partie est finie.
problem-not-your-turn = Ce n’est pas le tour de cette place.
problem-too-late = La table a avancé depuis : regardez de nouveau, puis choisissez.
problem-not-yours = Cette place n’est pas la vôtre.
problem-no-rematch = Une revanche demande une partie finie qui n’est pas une leçon : jouez d’abord celle-ci jusqu’au bout.
problem-hushed = L’hôte de cette table vous a rendu muet : vous pouvez toujours jouer.
problem-muted = Le gardien de ce serveur vous a rendu muet : vous pouvez toujours jouer.
problem-talk-closed = L’hôte ne laisse parler que les joueurs de cette table.
problem-nobody-to-mute = Personne ici n’a ce numéro : rechargez la page.
problem-table-closed = Le gardien de ce serveur a fermé cette table : dressez-en une autre.
problem-no-advice = Les robots ne conseillent que là où aucune autre personne ne joue : demandez aux personnes de cette table.
problem-advice-awaited = Le robot réfléchit encore à votre question précédente : attendez son conseil.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-veiled = La fin de cette partie vous est cachée tant que vous ne l’avez pas regardée ; levez le voile sur sa page pour la voir tout de suite.
problem-no-further = Cette partie ne va pas plus loin : revenez d’un pas.
problem-study-long = Cette partie notée a plus de { $known } choix : apportez-la à l’accueil et étudiez n’importe lequel de ses pas.
problem-nobody-asked = Personne n’est interrogé là : choisissez un pas où quelqu’un doit décider.
problem-room-led = Quelqu’un guide déjà : attendez son absence d’une demi-minute, ou demandez-lui de passer la main.
problem-not-leader = Seul le guide emmène les autres : demandez-lui la main.
problem-not-in-room = Vous ne revoyez pas encore la partie avec les autres : rejoignez-les d’abord.
problem-still-secret = Cela reste secret jusqu’à la fin de la partie.
problem-not-shown = Le bilan de cette personne ne vous est pas montré.
problem-nothing-to-undo = Il n’y a rien à reprendre.
problem-choice-of-one-who-left = Cela remonterait avant un choix de quelqu’un qui a quitté la partie : attendez son retour, puis demandez-lui.
problem-nothing-to-redo = Il n’y a rien à rejouer.
problem-already-asked = Les autres ont déjà été consultés : attendez leur réponse.
problem-nothing-asked = Personne n’attend plus cette réponse.
problem-bad-level = Aucun robot ne s’appelle « { $given } » : choisissez parmi { $known }.
problem-not-over-the-net = Les fichiers du serveur ne se choisissent pas par le réseau : laissez cette option vide.
problem-bad-host = Cette adresse n’est pas servie ici : utilisez celle que le serveur indique au démarrage.
problem-foreign-page = Cette demande vient d’un autre site : utilisez les pages du serveur.
problem-bad-request = La demande n’a pas été comprise : voyez /api/schema.
problem-not-json = Envoyez la demande en JSON, avec le type application/json.
problem-bad-message = Le message n’a pas été compris : rechargez la page.
problem-bad-method = Cela ne se fait pas ici : voyez /api/schema.
problem-not-found = Il n’y a rien ici : vérifiez l’adresse.
problem-not-here = Seul un serveur le peut : dans un onglet il y a une seule personne, et pas d’horloge.
problem-too-large = C’est trop volumineux.
problem-too-fast = Trop vite : attendez un instant, puis continuez.
problem-storage = La base de données ne répond pas pour le moment : réessayez dans un instant.
problem-trouble = Quelque chose a échoué de notre côté : réessayez, et prévenez le gardien du serveur si cela persiste.
problem-bad-database = Les bases du genre « { $given } » ne conviennent pas : utilisez sqlite:/// ou postgresql://.
problem-database-unreachable = La base de données est injoignable ({ $reason }) : vérifiez son adresse et qu’elle fonctionne.
problem-wrong-key = Cette base appartient à une autre clé secrète : mettez le fichier secret.key de son premier serveur dans le dossier de données, ou définissez DURBAR_SECRET_KEY.
problem-short-key = { $variable } est trop court : donnez-lui au moins 32 lettres.
problem-short-key-file = La clé dans { $path } est trop courte ou vide, comme peut la laisser un disque plein : remettez sa copie, ou effacez-la si ce serveur n’a jamais servi.
problem-data-in-use = Un autre serveur utilise le dossier { $path } : arrêtez-le d’abord, ou choisissez-en un autre avec --data.
problem-port-in-use = Le port { $given } sur { $host } est pris ou interdit : choisissez-en un autre avec --port.
problem-backup-head = Ce n’est pas une sauvegarde : sa première ligne doit commencer par « durbar backup ».
problem-backup-broken = Cette sauvegarde est abîmée ({ $reason }) : rien n’en a été restauré ; prenez-en une plus ancienne.
problem-newer-database = Cette base de données a été écrite par une version plus récente : installez celle-là, ou restaurez une de vos sauvegardes dans un autre dossier.
problem-backup-not-empty = Cette base a déjà des personnes ou des tables : restaurez une sauvegarde dans une base vide.

server-log-start = La partie commence.
server-log-over = La partie est finie.
server-log-sat = { $player } s’assied.
server-log-left = { $player } se lève.
server-log-bot = Un robot joue pour { $player }.
server-log-abandon = { $player } quitte la partie.
server-log-moved = { $a ->
        [end] { $player } propose de terminer la partie.
        [pause] { $player } propose une pause.
        [time] { $player } propose plus de temps.
        [pace] { $player } propose un autre rythme.
        [bot] { $player } propose qu’un robot joue pour { $b }.
        [wanted] { $player } propose de chercher quelqu’un pour remplacer { $b }.
       *[person] { $player } propose de rendre la place tenue par { $b }.
    }
server-log-carried = Les autres sont d’accord.
server-log-lost = Les autres ne sont pas d’accord, ou n’ont pas répondu.
server-log-resumed = { $player } met fin à la pause.
server-log-nudged = { $player } fait signe à { $a }.
server-log-order = Votre consigne répond.
server-log-order-off = La réponse de votre consigne a été annulée : la consigne est désactivée.
server-log-forced = Joué pour vous : rien d’autre n’était possible.
server-log-return = { $player } revient.
server-log-wanted = On cherche quelqu’un pour la place laissée par { $player }.
server-log-offered = { $a } jouerait à la place { $player-of }.
server-log-substituted = { $a } reprend la place laissée par { $b }.
server-log-late = { $player } n’a plus de temps : la table attend.
server-log-away = { $player } s’absente quelque temps.
server-log-back = { $player } est de retour de voyage.
server-log-undo = { $player } a annulé jusqu’au pas { $b }.
server-log-chose = { $player } a choisi : { $a }.
server-log-redo = { $player } rejoue ce qui avait été repris.
server-log-asked = { $player } demande à revenir à l’étape { $b }.
server-log-closed = Le gardien du serveur ferme la table.
server-log-refused = { $player } n’est pas d’accord.

server-luck-hits = touches

server-compiling = Les sources Python servent déjà et se compilent à côté : les robots seront vifs dans quelques minutes, la table à son prochain démarrage.
server-on-sources = Les sources Python servent telles quelles : c’est plus lent.
server-serving = Durbar est ouvert à l’adresse { $url }
server-stop = Arrêtez-le avec Ctrl+C. Tout est gardé dans { $data }.
server-open-to-all = Quiconque atteint { $host } atteint ce serveur, et noms et mots de passe voyagent en clair : placez devant lui un mandataire avec TLS (Caddy, nginx) qui transmette Host et X-Forwarded-Proto. Voyez docs/hosting.md.
server-exported = { $people } personnes, { $tables } tables, { $entries } entrées enregistrées dans { $file }. Gardez à part une copie de { $secret } : sans elle, les parties ne peuvent pas continuer.
server-imported = { $people } personnes, { $tables } tables, { $entries } entrées restaurées. Mettez le fichier secret.key de l’ancien serveur dans { $data } avant de démarrer.

cli-serve = Ouvrir le salon dans le navigateur : des tables pour amis et robots.
cli-serve-example = durbar serve --port 8000 --data ~/durbar
cli-export = Enregistrer tout ce que sait le serveur dans un fichier.
cli-export-example = durbar export sauvegarde.durbar
cli-import = Restaurer une sauvegarde dans une base vide.
cli-import-example = durbar import sauvegarde.durbar --data ~/durbar
cli-option-host = L’adresse d’écoute ; seulement cette machine, sauf indication contraire.
cli-option-port = Le port d’écoute ; 0 : n’importe quel port libre.
cli-option-name = Le nom du serveur au dehors, derrière un mandataire avec TLS : table.example.org.
cli-option-data = Le dossier de la base de données et de la clé secrète.
cli-option-database = Une base pour plusieurs serveurs : postgresql://utilisateur@hôte/nom.
cli-option-no-browser = Ne pas ouvrir le navigateur.
cli-option-mail = Où remettre le courrier, comme smtp+starttls://nom@hôte:587 ; demande --name. Aussi dans DURBAR_MAIL.
server-tells-by = Les absents sont prévenus par : { $ways }.
server-way-mail = e-mail
server-way-push = notification
server-way-hook = webhook
server-mail-needs-name = Aucun courrier n’est envoyé : les liens des messages doivent connaître le serveur, donnez-le avec --name.
cli-option-pace = Secondes qu’un robot prend au moins pour un choix.
cli-option-workers = Processus dans lesquels pensent les robots.

## Ce qui accompagne un lien vers une table
server-link-invites = { $player } vous invite : { $game }
server-link-plays = { $game } : { $players }
