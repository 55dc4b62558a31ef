## Actions and outcomes of chance that are not understood, or not allowed

notation-refused = { $reason } ({ $rule })
notation-code = not the code of an action: { $code }

## Expedition: Northwest Passage
notation-wrong = “{ $action }” is not an action: { $why }
notation-long = an action is not that long
notation-empty = no action is written
notation-unpaid = only what a ship or a sled does is paid for
notation-first-word = it begins with ship, sled, take, stand, lose, pass or end
notation-what = what shall the { $vehicle } do?
notation-otherwise = { $kind } is written otherwise
notation-payment = it is paid with food, morale, food sacrifice, morale sacrifice or sacrifice, and a sacrifice may name the column: ship or sled
notation-square = “{ $found }” is not a square of the board (a1 to l8)
notation-compass = “{ $found }” is not a corner ({ $corners })
notation-tile = “{ $found }” is not a tile (L0 to L63, { $small })
notation-drawn-together = only small tiles are drawn together
notation-place-small = a small tile is placed as “cape e4 nw”
notation-place-large = a large tile is placed as “L37 e4-f4” or “L37 e4-f4 back”
notation-turned = a { $tile } lies { $ways }
notation-not-turned = a { $tile } is not turned
notation-apart = { $first } and { $second } do not lie side by side
notation-which-area = say to which area of the tile, by one of its corners
notation-move = a move is written as “ship move e4” or “sled move e4 nw”
notation-giving = “{ $found }” cannot be given
notation-transfer = crew are transferred as “+3a -1r”: to the sled + or to the ship -, available or resting
notation-transfer-who = how many crew shall go?
notation-card = “{ $found }” is not a Voyage card
notation-order = “{ $found }” is not a turn order

## Explorers of the North Sea
notation-no-action = not an action: “{ $found }”
notation-unknown-action = not an action: “{ $found }” (one of { $kinds })
notation-incomplete = not a complete action: “{ $found }”
notation-hexagon = not a hexagon: “{ $found }” (write q,r as in 2,-1)
notation-far-hexagon = no hexagon is as far away as “{ $found }”
notation-corner = not a corner: “{ $found }” (write one of { $corners })
notation-area = not a land area: “{ $found }” (write one as 2,-1.NE, or mainland)
notation-point = not a point: “mainland” (write one as 2,-1.N)
notation-piece = not a piece: “{ $found }” (write viking, 2 vikings, { $animals })
notation-pieces = write which pieces, one to nine of a kind: 2 vikings pig
notation-nine-pieces = at most nine pieces of a kind can be written
notation-captain = no captain is called “{ $found }” (there are { $captains })
notation-tile-number = no tile has the number “{ $found }” (there are 1 to { $most })
notation-load = write “load … from AREA”
notation-unload = write “unload … to AREA”
notation-way = write “{ $kind } … from AREA to AREA”
notation-animal = not an animal: “{ $found }” (there are { $animals })
notation-vikings = not a number of Vikings from 1 to 9: “{ $found }”
notation-chance = not an outcome of chance: “{ $found }”
