# What is wrong with an owner's component files.

components-line = { $file }, line { $line }: { $reason }
components-file = { $file }: { $reason }
components-no-folder = there is no such folder
components-empty = there are no component files; “skerry components export DIR” writes them
components-unreadable = it cannot be read as text (UTF-8)
components-exists = it is already there, and nothing is written over it
components-unknown-file = no game knows this file; its folder is named after the game’s family
components-columns = the first line names the columns: { $columns }
components-fields = { $found } fields instead of { $expected }
components-number = a whole number from { $low } to { $high } is expected, not “{ $found }”
components-word = one of { $known } is expected, not “{ $found }”
components-corners = { $count } corners are expected, each s (sea) or L (land), not “{ $found }”
components-order = the lines are counted; { $expected } is expected here
components-count = { $found } instead of { $expected }
components-symbols = { $found } times { $symbol } instead of { $expected }
components-picture = these are not the corners of a { $kind }, whichever way it is turned
components-situation = only food and morale may depend on a captain’s situation
components-land-and-sea = a tile has both land and sea
components-neighbours = it differs from its western neighbour in a corner that they share
components-toml = it is not TOML
components-unknown = nothing is called “{ $name }” here
components-missing = { $name } is missing
components-list = a list is expected{ $count ->
        [0] {""}
       *[other] {" "}of { $count } numbers
    }
components-square = a square from a1 to l8 is expected, not “{ $found }”
components-printed = a printed tile is its west square, three corners north, three corners south, and the square of its Cairn
components-arrow = an arrow touches squares of column { $column } that follow one another from the north
components-tokens = for { $players } players there are at most so many tokens, the highest first
