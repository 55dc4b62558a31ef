## What the laboratory tells of many games

northsea-lab-ending-points = Won on points
northsea-lab-ending-dead = Equal points, more dead Vikings
northsea-lab-ending-settlements = Equal points, more settlements
northsea-lab-ending-shared = Shared win
northsea-lab-ending-solo = Voyage over
northsea-lab-land = Where tiles and islands lie
northsea-lab-share-tiles = Games with a tile there
northsea-lab-share-land = Land, where a tile lies
northsea-lab-share-islands = Games with a finished island there
northsea-lab-alt-tiles = A map: the darker a place, the more games had a tile there.
northsea-lab-alt-land = A map: the darker a place, the more often it was land where a tile lay.
northsea-lab-alt-islands = A map: the darker a place, the more games had a finished island there.
northsea-lab-islands-per-game = Islands in a game, by size
northsea-lab-hexagons = Hexagons
northsea-lab-completed = Completed
northsea-lab-controlled = Completed and controlled
northsea-lab-open = Not completed
northsea-lab-captain = Captain
northsea-lab-captains = Captains
northsea-lab-wins-by-captain = Games won by captain
northsea-lab-scores-by-captain = Points by captain
