# Revenir sur une partie finie, sur la page et dans le terminal.

study-start = Attendu au départ
study-luck = Chance
study-own = Propres choix
study-met = La rencontre des plans
study-others = Venu des autres
study-result = Résultat
study-adjusted = Résultat sans la chance
study-share = { $value } % d’une victoire
study-points = { $value } points
study-turning-draw = Étape { $step } : les tirages ont changé de { $change } ce que { $player } pouvait espérer.
study-turning-own = Étape { $step } : son propre tour a valu { $change } à { $player }.
study-turning-turn = Étape { $step } : le tour de { $whose } a changé de { $change } ce que { $player } pouvait espérer.
study-turning-plans = Étape { $step } : la rencontre des plans a changé de { $change } ce que { $player } pouvait espérer.
study-no-turning = Aucun moment ne ressort du bruit de ce budget.
study-slip = un faux pas
study-mistake = une erreur
study-blunder = une grosse erreur
study-close = serré
study-verdict = Étape { $step }, { $player } : « { $chosen } » était { $name } : { $loss } de perte ({ $low } à { $high }). Mieux : « { $better } ».
study-verdict-close = Étape { $step }, { $player } : « { $chosen } » contre « { $better } », c’est serré : { $loss } ({ $low } à { $high }).
study-no-verdict = Aucun choix n’était nettement moins bon qu’un autre.
study-judge = Jugé par des parties menées à leur fin par un joueur fixe (juge { $judge }).
study-caveat = Chance et habileté sont distinguées par ce joueur, qui n’est pas parfait : ce qu’il ne comprend pas apparaît comme chance ou comme le fait des autres.
study-set-up-only = Tous les tirages ont précédé le premier choix : la chance, s’il y en eut, était dans la mise en place.
