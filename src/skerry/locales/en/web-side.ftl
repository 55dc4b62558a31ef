### What lies beside the table, chat and list of actions: fetched with it.

web-watcher = A watcher
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-write = Say something
web-message-more = What { $name } said: more
web-send = Send
web-list-count = { $count ->
    [0] Nothing matches.
    [one] One action is possible.
   *[other] { $count } actions are possible.
}
web-list-filter = Filter the actions
web-list-wait = A moment …
web-list-not-you = It is not your turn.
