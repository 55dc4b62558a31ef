## Des jeux, des places et des options qui n’existent pas

option-unknown-game = le jeu « { $game } » est inconnu ; il y a : { $known }
option-seats = { $game } se joue avec { $allowed } places, et non { $seats }
option-seed = une graine est un nombre entier de 0 à 2**62 - 1, et non { $seed }
option-unknown = { $game } n’a pas d’option « { $option } »
option-flag = l’option { $option } est vraie ou fausse, et non { $value }
option-number = l’option { $option } est un nombre de { $low } à { $high }, et non { $value }
option-choice = l’option { $option } se choisit parmi { $choices }, et non { $value }
