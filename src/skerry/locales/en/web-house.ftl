### What surrounds the tables: clocks, open tables, people, notices, keys.

## Clocks
web-clock = Time
web-clock-none = No clock
web-clock-live = Minutes for the game
web-clock-days = Days for a turn
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds more with each turn
web-clock-turn-days = Days for each turn
web-flag = When time runs out
web-flag-bot = A bot plays on
web-flag-end = The game ends
web-time-left = Time left: { $time }
web-time-days = { $days } d { $hours } h
web-time-soon = You have { $seconds } seconds left.
web-away-until = away until { $date }
web-vacation = Vacation
web-vacation-days = Days
web-vacation-take = Be away
web-vote = Let a bot play on
web-voted = You want a bot to play on

## Open tables
web-open-tables = Open tables
web-open-tables-none = None now. Set one yourself: with a free seat, let others find it.
web-sit-down-at = Sit down: { $title }
web-list-table = An open table: anybody may find it and sit down
web-list-level = Players
web-list-any = Any
web-list-beginner = Beginners
web-list-regular = Regulars
web-list-expert = Experts

## People
web-person-more = { $name }: block or report
web-block = Block
web-block-about = You will not meet in open tables any more: neither of you finds the other’s.
web-blocked = You will not meet { $name } in open tables any more.
web-report-reason = What happened?
web-report = Report to the host
web-reported = The host was told.
web-unsay = Delete this message
web-unsaid = The message is deleted.
web-mute = Mute
web-muted = They cannot speak at this table any more.

## Notices
web-notices = Notices when it is your turn
web-notices-about = When it is your turn and you are not here. Nothing is sent unless you ask for it.
web-notices-on = You are told
web-notices-push = on a device
web-notices-mail = by e-mail
web-notices-confirm = Open the link in the e-mail to confirm.
web-notices-here = Tell me on this device
web-notices-here-done = You will be told on this device.
web-notices-refused = Your browser does not allow it. Its settings for this site decide.
web-notices-address = E-mail address
web-notices-write = Write to me
web-notices-mail-sent = An e-mail is on its way: open the link in it.
web-notices-quiet = Quiet hours
web-notices-quiet-on = Nothing at night
web-notices-from = from
web-notices-until = until
web-notices-quiet-keep = Keep these hours
web-notices-quiet-kept = Your hours are kept.
web-notices-stop = Stop
web-notices-stop-all = Stop everything
web-notices-stopped = You will not be told any more.
web-hook = Webhook: news for a program
web-hook-about = Every change of this table is sent to this address as JSON, signed with the secret.
web-hook-address = Address
web-hook-secret = Secret, shown once
web-hook-set = Send
web-hook-on = News are sent there from now on.
web-hook-off = Nothing is sent any more.

## My key and my data
web-me = My key and my data
web-recovery = If this browser forgets you, or for another device
web-recovery-about = Keep this link in a safe place: whoever opens it has your seats and tables. It works once and then gives another.
web-recovery-none = This browser has no recovery key.
web-recovery-show = Show the recovery link
web-recovery-link = Recovery link, secret
web-recovery-have = I have a recovery link
web-recovery-use = Be again who I was
web-recovery-use-about = This browser then holds those seats and tables, and not its own; the other browser no longer does.
web-recovery-wrong = This recovery link is not valid, or was used already.
web-recovered = Welcome back.
web-new-key = New key for this browser
web-new-key-about = If somebody has copied this browser’s key to your seats: the old key ends.
web-new-key-done = This browser has a new key; the old one is void.
web-new-key-failed = That did not work; the key is as it was.
web-blocked-people = People you blocked
web-nameless = Somebody without a name
web-unblock = Meet again
web-unblocked = You can meet again.
web-erase-title = Delete my data
web-erase-about = Your tables, and your name, words and seats at the tables of others. Nobody can bring them back.
web-erase = Delete everything
web-erase-sure = Really, for ever?
web-erased = All of it is deleted.
