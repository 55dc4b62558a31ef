## What the laboratory tells of many games

northsea-lab-ending-points = Victoire aux points
northsea-lab-ending-dead = Points égaux, plus de Vikings morts
northsea-lab-ending-settlements = Points égaux, plus de colonies
northsea-lab-ending-shared = Victoire partagée
northsea-lab-ending-solo = Voyage fini
northsea-lab-land = Où se trouvent les tuiles et les îles
northsea-lab-share-tiles = Parties avec une tuile à cet endroit
northsea-lab-share-land = Terre, là où il y a une tuile
northsea-lab-share-islands = Parties avec une île complète à cet endroit
northsea-lab-alt-tiles = Une carte : plus un endroit est foncé, plus il y a de parties avec une tuile à cet endroit.
northsea-lab-alt-land = Une carte : plus un endroit est foncé, plus il était souvent de terre quand il portait une tuile.
northsea-lab-alt-islands = Une carte : plus un endroit est foncé, plus il y a de parties avec une île complète à cet endroit.
northsea-lab-islands-per-game = Îles d’une partie, par taille
northsea-lab-hexagons = Hexagones
northsea-lab-completed = Complètes
northsea-lab-controlled = Complètes et contrôlées
northsea-lab-open = Incomplètes
northsea-lab-captain = Capitaine
northsea-lab-captains = Capitaines
northsea-lab-wins-by-captain = Parties gagnées par capitaine
northsea-lab-scores-by-captain = Points par capitaine
