# Arène, rapport d’équilibre, bots par leur nom.

problem-unknown-level = Il n’y a pas de niveau « { $given } » : choisissez parmi { $known }.
problem-bad-bot-budget = « { $given } » n’est pas un bot : seul hard accepte un budget, en itérations (hard:500) ou en secondes (hard:0.2s).
problem-bad-bot-command = « { $given } » ne nomme aucune commande : écrivez par exemple cmd:./monbot.
problem-no-bots = Nommez au moins un bot, par exemple --bots medium,easy.
problem-too-many-bots = { $given } bots ne tiennent pas sur { $seats } places : nommez-en moins, ou prenez plus de places avec --players.
problem-other-setup = { $given } contient des parties d’une autre configuration : prenez un dossier vide avec --out, ou les mêmes bots, options et graine.
problem-cluster-missing = Une grappe demande Dask : installez l’extra durbar[cluster].
problem-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $given } : vérifiez l’adresse et démarrez-le d’abord.
problem-lab-missing = Un rapport demande polars et altair : installez l’extra durbar[lab].
problem-endless = La partie de { $game } de graine { $seed } ne finit pas ; signalez-la avec cette graine.
problem-bad-sweep = « { $given } » n’est pas un balayage : écrivez option=valeur,valeur.
