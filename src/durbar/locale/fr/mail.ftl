# What mails say. Arguments: $title is the table, $until when time is over (none: there is no clock), $name the reader.

mail-turn-subject = { $title } : à vous de jouer{ $until ->
    [none] { "" }
   *[other] { " " }jusqu’au { $until }
  }
mail-turn-text = { $name }, c’est à vous de jouer.{ $until ->
    [none] { "" }
   *[other] { " " }Vous avez jusqu’au { $until }.
  }
mail-answer-subject = { $title } : une question pour vous
mail-answer-text = { $name }, le tour d’un autre attend votre réponse.{ $until ->
    [none] { "" }
   *[other] { " " }Vous avez jusqu’au { $until }.
  }
mail-clock-subject = { $title } : il reste peu de temps{ $until ->
    [none] { "" }
   *[other] , jusqu’au { $until }
  }
mail-clock-text = { $name }, presque tout votre temps pour ce tour est passé. Quand il n’en reste plus, vous êtes en retard ; personne ne perd au temps.
mail-late-subject = { $title } : votre temps est écoulé
mail-last-subject = { $title } : les dernières heures{ $until ->
    [none] { "" }
   *[other] , jusqu’au { $until }
  }
mail-last-text = { $name }, il vous reste trois heures au plus. Quand il n’en reste plus, vous êtes en retard ; personne ne perd au temps.
mail-late-text = { $name }, votre temps pour ce tour est écoulé et les autres attendent. Jouez, et vous ne serez plus en retard. { $next ->
    [bot] { $until ->
        [none] Un robot joue maintenant pour vous ; vous pouvez reprendre votre place à tout moment.
       *[other] À partir du { $until } un robot joue pour vous ; vous pouvez reprendre votre place à tout moment.
      }
    [ask] Les autres peuvent décider qu’un robot joue pour vous jusqu’à votre retour.
   *[wait] La table vous attend.
  }
mail-start-subject = { $title } : la partie commence
mail-start-text = { $name }, tout le monde est là : la partie commence.
mail-over-subject = { $title } : la partie est terminée
mail-over-text = { $name }, { $ending ->
        [agreed] la partie a été arrêtée d’un commun accord, sans résultat. La table montre où elle en était.
       *[played] la partie est terminée. La table montre comment elle a fini, et pourquoi.
    }
mail-asked-subject = { $title } : reprendre un coup ?
mail-asked-text = { $name }, quelqu’un demande à reprendre un coup et attend votre réponse.
mail-code-subject = Durbar : votre code est { $code }
mail-code-text = { $name }, tapez ce code dans la page qui le demande : { $code }

    Il vaut un quart d’heure. Si vous ne l’avez pas demandé, ne faites rien.
mail-test-subject = Durbar : les e-mails vous parviennent
mail-test-text = { $name }, voici le message demandé. ({ $mark })
mail-open = Ouvrir la table
mail-home = Durbar
mail-stop = Ne plus recevoir de messages de cette table
mail-stop-wanted = Ne plus recevoir de messages sur les places libres
mail-stop-wanted-question = Ne plus vous envoyer de messages sur les places libres ?
mail-stopped-wanted = Plus aucun message sur les places libres ne vous sera envoyé.
mail-stop-all = Ne plus recevoir de messages
mail-stop-all-question = Ne plus vous envoyer aucun message ?
mail-stop-question = Ne plus vous envoyer de messages de cette table ?
mail-stopped = Plus aucun message de cette table ne vous sera envoyé.
mail-stopped-all = Plus aucun message ne vous sera envoyé. Redonnez votre adresse si vous changez d’avis.
mail-since = Depuis votre dernier tour
mail-moment = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[other] dim.
  } { $date } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
  }, { $time }
mail-motion-subject = { $title } : un vote
mail-motion-text = { $name }, quelqu’un vous demande à tous de décider. Le silence vaut non.
mail-left-subject = { $title } : quelqu’un laisse sa place
mail-left-text = { $name }, quelqu’un quitte votre table ou cherche qui continue à sa place. Qui regarde peut la demander, et l’un de vous accepte.
mail-offer-subject = { $title } : quelqu’un veut bien continuer
mail-offer-text = { $name }, quelqu’un prendrait la place libre. L’un de vous accepte, sur la page de la table.
mail-wanted-subject = { $title } : une place est à prendre
mail-wanted-text = À une table de { $game }, on cherche quelqu’un qui continue à la place d’un autre. Demandez la place sur la page de la table ; vous jouez dès que l’un des joueurs accepte.
mail-nudge-subject = { $title } : les autres vous attendent
mail-nudge-text = { $name }, c’est à vous depuis plus d’un jour, et quelqu’un demande de vos nouvelles.
mail-mention-subject = { $title } : quelqu’un vous parle
mail-mention-text = { $name }, quelqu’un vous parle à la table.
mail-digest-subject = { $count ->
    [one] Durbar : une table
   *[other] Durbar : { $count } tables
  }
mail-digest-text = { $name }, voici ce qui vous attend, le plus pressé d’abord :

# Notifications et webhooks, et pourquoi rien n’arrive.

word-test-title = Durbar : les messages vous parviennent
word-test-text = { $name }, voici le message demandé.
word-off = ce serveur ne publie nulle part
word-slow = pas de réponse en six secondes
word-no-answer = personne n’y répond
word-not-public = l’adresse n’est pas sur l’internet public
word-not-https = l’adresse ne commence pas par https
word-redirect = l’adresse mène à une autre
word-bad-keys = les clés du navigateur sont illisibles

# For a table's own channel. $name: those who are waited for.

mail-begins-subject = { $title } : la partie commence
mail-begins-text = Tout le monde est là : la partie commence.
mail-whose-subject = { $title } : à { $name } de jouer{ $until ->
    [none] { "" }
   *[other] { " " }jusqu’au { $until }
  }
mail-whose-text = La table attend { $name }.
mail-ends-subject = { $title } : la partie est terminée
mail-ends-text = { $ending ->
        [agreed] Elle a été arrêtée d’un commun accord, sans résultat. La table montre où elle en était.
       *[played] La table montre comment elle a fini, et pourquoi.
    }
