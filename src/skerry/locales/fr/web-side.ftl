### Ce qui est à côté de la table, chat et liste des actions : chargé avec eux.

web-watcher = Un spectateur
web-chat = Chat
web-chat-empty = Personne n’a rien dit.
web-chat-write = Dites quelque chose
web-message-more = Ce qu’a dit { $name } : plus
web-send = Envoyer
web-list-count = { $count ->
    [0] Rien ne correspond.
    [one] Une action est possible.
   *[other] { $count } actions sont possibles.
}
web-list-filter = Filtrer les actions
web-list-wait = Un instant…
web-list-not-you = Ce n’est pas votre tour.
