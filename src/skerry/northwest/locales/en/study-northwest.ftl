### Setting up a position by hand: fetched with the free board.

study-northwest-pieces = Pieces
study-northwest-ship = Ship { $letter }
study-northwest-sled = Sled { $letter }
study-northwest-token = A token’s owner
study-northwest-small = Small tiles
study-northwest-greenland = To Greenland
study-northwest-aboard = On board the ship
study-northwest-round = Round
study-northwest-ship-crew-available = Crew on the ship, ready
study-northwest-ship-crew-resting = Crew on the ship, resting
study-northwest-sled-crew-available = Crew with the sled, ready
study-northwest-sled-crew-resting = Crew with the sled, resting
study-northwest-gone-lost = Crew lost
study-northwest-season-turn = Turn of the season
