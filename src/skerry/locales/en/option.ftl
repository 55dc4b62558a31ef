## Games, seats and options that do not exist

option-unknown-game = unknown game “{ $game }”; known: { $known }
option-seats = { $game } takes { $allowed } seats, not { $seats }
option-seed = a seed is a whole number from 0 to 2**62 - 1, not { $seed }
option-unknown = { $game } has no option “{ $option }”
option-flag = option { $option } is true or false, not { $value }
option-number = option { $option } is a number from { $low } to { $high }, not { $value }
option-choice = option { $option } is one of { $choices }, not { $value }
