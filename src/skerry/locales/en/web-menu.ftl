### The menu of the table: fetched with it.

web-watch-link = Link to watch
web-seat-link = Secret link to your seat
web-make-seat-link = Play on from another device
web-keep-seat = Play only here
web-keep-seat-about = Other devices lose your seat, and secret links to it no longer work.
web-seat-kept = Your seat is held by this browser alone now.
web-keys = Keys
web-key-r = turn the tile
web-key-e = end the turn
web-key-u = undo
web-key-h = hint
web-key-l = list of actions
web-key-b = look back at the last move; the arrows go on
web-key-esc = put back, close
web-legend = Legend
web-resign = Resign
web-resign-sure = Give up seat { $letter }?
web-luck = Luck
