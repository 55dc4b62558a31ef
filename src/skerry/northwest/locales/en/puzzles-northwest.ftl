## The themes of the puzzles.

puzzles-northwest-closes-island = Close an island
puzzles-northwest-comes-home = Come home
puzzles-northwest-completes-set = Complete a set
puzzles-northwest-crew-for-sled = Which crew for the sled
puzzles-northwest-crew-together = Bring the crew together
puzzles-northwest-home-before-ice = Home before the ice
puzzles-northwest-opens-map = Lay the right tile
puzzles-northwest-opens-token = Lay a tile with something to find
puzzles-northwest-plan-home = The way home
puzzles-northwest-plan-island = An island to close
puzzles-northwest-plan-passage = The way to the Passage
puzzles-northwest-plan-sled = The way of the sled
puzzles-northwest-plan-token = What to fetch
puzzles-northwest-plan = Find the way: ship or sled
puzzles-northwest-reaches-passage = Reach the Passage
puzzles-northwest-takes-token = Explore or discover now
puzzles-northwest-tile-for-later = Which tile to draw
puzzles-northwest-towards-home = On the way home
puzzles-northwest-towards-passage = Towards the Passage
puzzles-northwest-towards-token = Come within reach
