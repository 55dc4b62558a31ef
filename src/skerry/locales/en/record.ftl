## Records and diagrams that cannot be read: the line, and why

record-line = line { $line }: { $reason }

## Any text
record-not-text = a record is text, not { $type }
record-diagram-not-text = a diagram is text, not { $type }
record-too-long = longer than { $most } characters
record-foreign = does not begin with “{ $magic }”: not a record of ours
record-diagram-foreign = does not begin with “skerry diagram GAME”: not a diagram of ours
record-diagram-of-another = does not begin with “skerry diagram { $game }”
record-diagram-long = longer than a diagram can be
record-breaks-off = the record breaks off: its last line, “end” or “running”, is missing
record-diagram-breaks-off = the diagram breaks off here
record-expected = “{ $expected }” is expected, not “{ $found }”
record-value-expected = “name: value” is expected, not “{ $found }”
record-number = a whole number from { $least } to { $most } is expected, not “{ $found }”
record-choice = one of { $choices } is expected, not “{ $found }”
record-line-missing = the line “{ $name }: …” is missing
record-second-line = a second line “{ $name }”
record-unknown-line = unknown line “{ $name }”

## The header of a record
record-header-line = not a header line: “{ $found }”
record-header-missing = the header has no line “{ $name }: …”
record-no-number = { $name } is not a number: “{ $found }”
record-too-large = { $name } is too large: { $found }
record-seed-hidden = the seed is hidden: a record for one seat of a running game cannot be replayed
record-option-early = an option before the game
record-components = the game was played with the components { $played }, here are { $here }; play with its own: skerry --components DIR, or skerry replay FILE
record-rules-unknown = rules version { $rules } is unknown here (known: 1 to { $known })
record-setup-missing = the header has no line “setup”
record-setup-chance = the setup does not have the outcomes that it needs
record-setup-and-diagram = the game begins from a diagram: it has no line “setup”
record-pledge-line = { $name } cannot be “{ $found }”
record-commitment = the commitment does not fit: secret, salt, table or game were changed
record-pledged-seed = the seed does not follow from the secret and what the players added
record-scope-open = the commitment does not name the scope, by which the luck could have been chosen after it was shown
record-secret-hidden = the secret is not shown yet: nothing can be checked before
record-no-pledge = no commitment was made for this game: its draws cannot be checked
record-unsealed = the server has not sealed this record: what was played may have been changed
record-seal = the seal does not fit: what was played was changed
record-draw-differs = chance did not give { $found } but { $expected }
record-diagram-differs = the diagram has other seats, another seed or other options

## The actions of a record
record-no-action = not “number seat action”: “{ $found }”
record-number-expected = action { $expected } is expected, not “{ $found }”
record-seat-expected = seat { $expected } is to act, not “{ $found }”
record-game-over = the game is over before this action
record-chance-differs = the action does not have the outcomes of chance that it needs
record-ending-differs = the ending does not fit the game: “{ $found }” instead of “{ $expected }”
record-after-end = something follows the last line of the game
