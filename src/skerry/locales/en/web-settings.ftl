### The settings: fetched with them.

web-speed = Others’ moves
web-speed-none = At once
web-speed-slow = Slowly
web-speed-normal = Normal
web-speed-fast = Fast
web-motion = Motion
web-motion-system = As the system says
web-motion-less = Less
web-sound = Sound when it is your turn
web-notify = Notices when it is your turn
web-my-key = My key and my data
web-warn-reveal = Confirm moves that cannot be undone
web-keys-on = Single-key shortcuts (R, F, E, P, U, H, L, B)
web-curtain-on = Hide hands between turns when several people share this screen
web-forced = Play by itself where only one thing can be done
