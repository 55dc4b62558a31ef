server-problem-invalid = This request is not understood.
server-problem-unauthorized = Your browser’s key is missing or not known here.
server-problem-forbidden = That is not yours to do at this table.
server-problem-not-found = There is nothing here: the table was deleted, or the link is not complete.
server-problem-method-not-allowed = That cannot be done with this address.
server-problem-not-open = The game has already begun.
server-problem-not-running = The game is not running.
server-problem-not-over = The game is not over yet.
server-problem-seat-taken = This seat is taken.
server-problem-name-taken = Somebody here already has that name, or one that looks like it.
server-problem-seats-open = A seat is still open.
server-problem-not-your-turn = It is not your turn.
server-problem-stale = The table has moved on; look again.
server-problem-illegal = The rules do not allow that.
server-problem-notation = This is not an action of the game.
server-problem-undo-limit = That can no longer be taken back.
server-problem-not-absent = This player is not absent: they are here, or you have not waited for long.
server-problem-bad-game = There is no such game, number of seats or option.
server-problem-bad-record = This record cannot be read.
server-problem-too-large = That is too long.
server-problem-too-many = Too much at once; wait a moment.
server-problem-no-bot = No bot can answer now.
server-problem-storage = The server cannot save right now. Nothing was changed; try again.
server-problem-busy = The server is full; try again in a moment.
server-problem-newer-rules = This table was played with newer rules, or with other components, than this server has.
server-problem-damaged = What is stored of this table is damaged.
server-problem-key-reused = This key belongs to another request.
server-problem-foreign-origin = Another site may not use this server.
server-problem-internal = Something went wrong on the server.
server-many-words = at most { $words } times can something be added to a table’s luck
server-voyage-once = you have sailed this voyage already: only the first attempt counts
server-voyage-closed = this voyage is closed
server-voyage-no-hints = there are no hints where everybody has the same luck
server-voyage-seats = { $seats ->
    [one] one seat is needed, and it is yours
   *[other] { $seats } seats are needed, and one of them is yours
}
server-commitment-old = this table was made with other components; make a new one
server-record-seats = { $seats ->
    [one] This game has one seat: yours or a bot’s.
   *[other] This game has { $seats } seats: yours or bots’.
}
server-cannot-write = The database cannot be written to.
server-vacation = { $days ->
    [one] You have { $days } day of vacation left in this game.
   *[other] You have { $days } days of vacation left in this game.
}
server-many-tables = You have { $tables } tables; delete some.
server-many-messages = { $messages } messages were written at this table; that is enough.
server-warning-locked = { $count ->
    [one] Your ship would be locked in the ice in { $span } { $rounds }.
   *[other] Your ship would be locked in the ice in { $span }s { $rounds }.
}
server-warning-lost = Your sled would be lost at the thaw of { $span } { $rounds }.
server-no-client-title = Skerry is running
server-no-client = The browser client is not built here. Build it with “npm --prefix web ci” and “npm --prefix web run build”; the API is at /api.
server-notice-turn-title = Your turn
server-notice-turn-text = { $game }: it is your turn ({ $names }).
server-notice-remind-title = Your time ends soon
server-notice-remind-text = { $game }: { $hours ->
        [0] { $minutes ->
            [0] less than a minute is left
            [one] one minute is left
           *[other] { $minutes } minutes are left
        }
        [one] one hour is left
       *[other] { $hours } hours are left
    } for your turn ({ $names }).
server-notice-confirm-title = Shall Skerry write to you?
server-notice-confirm-text = Somebody asked to be told at this address when it is their turn. If that was you, open this link; if not, there is nothing to do.
server-notice-confirmed = You will be told when it is your turn.
server-notice-stop = No more of these
server-notice-stopped = You will not be told any more.
server-listening = Skerry is at { $url }
server-already-running = Skerry is already running at { $url }
server-stop = Press Ctrl+C to stop.
server-no-port = Skerry cannot be at { $place }: { $reason }
server-no-folder = Skerry cannot keep tables in { $folder }: { $reason }; choose another folder with --data
server-database-which = A database is sqlite:///… or postgresql://…, not { $found }.
server-database-driver = PostgreSQL needs skerry[postgres] to be installed ({ $module } is missing).
server-database-silent = The database does not answer ({ $reason }).
server-database-newer = The database has schema version { $found }; this server knows { $known }.
server-database-empty = There are no tables in this database.
server-database-missing = There is no database { $found }.
server-archive-foreign = This is not an archive of tables.
server-archive-cut = The archive is not whole: its end is missing.
server-archive-line = Line { $line } of the archive is not understood.
server-archive-refused = The archive cannot be imported ({ $reason }).
server-no-such-bot = There is no bot “{ $bot }” here.
