## What the laboratory tells of many games

northwest-lab-ending-all-back = All back in Greenland
northwest-lab-ending-last-round = Last round over
northwest-lab-ending-won = Won
northwest-lab-ending-lost-crew = Lost (no crew alive)
northwest-lab-ending-lost-empty = Lost (nobody alive on board)
northwest-lab-ending-lost-return = Lost (not back in time)
northwest-lab-ending-lost-passage = Lost (Passage not reached)
northwest-lab-ending-lost-sites = Lost (too few traces of Franklin)
northwest-lab-passage = The Northwest Passage
northwest-lab-passage-reached = Games in which a seat reached the Passage
northwest-lab-passage-rounds = Round in which the Passage was reached
northwest-lab-land = Where tiles and islands lie
northwest-lab-share-tiles = Games with a tile there
northwest-lab-share-land = Land, where a tile lies
northwest-lab-share-islands = Games with a finished island there
northwest-lab-alt-tiles = A map: the darker a place, the more games had a tile there.
northwest-lab-alt-land = A map: the darker a place, the more often it was land where a tile lay.
northwest-lab-alt-islands = A map: the darker a place, the more games had a finished island there.
northwest-lab-islands-per-game = Islands in a game, by size
northwest-lab-tiles = Tiles
northwest-lab-closed = Closed
northwest-lab-corners-known = Of { $all } corners, { $known } were explored in a game.
