## What the laboratory tells of many games

northwest-lab-ending-all-back = Tous rentrés au Groenland
northwest-lab-ending-last-round = Dernière saison finie
northwest-lab-ending-won = Gagnée
northwest-lab-ending-lost-crew = Perdue (plus aucun marin en vie)
northwest-lab-ending-lost-empty = Perdue (personne en vie à bord)
northwest-lab-ending-lost-return = Perdue (pas rentré à temps)
northwest-lab-ending-lost-passage = Perdue (Passage non atteint)
northwest-lab-ending-lost-sites = Perdue (trop peu de traces de Franklin)
northwest-lab-passage = Le Passage du Nord-Ouest
northwest-lab-passage-reached = Parties où une place a atteint le Passage
northwest-lab-passage-rounds = Saison où le Passage a été atteint
northwest-lab-land = Où se trouvent les tuiles et les îles
northwest-lab-share-tiles = Parties avec une tuile à cet endroit
northwest-lab-share-land = Terre, là où il y a une tuile
northwest-lab-share-islands = Parties avec une île complète à cet endroit
northwest-lab-alt-tiles = Une carte : plus un endroit est foncé, plus il y a de parties avec une tuile à cet endroit.
northwest-lab-alt-land = Une carte : plus un endroit est foncé, plus il était souvent de terre quand il portait une tuile.
northwest-lab-alt-islands = Une carte : plus un endroit est foncé, plus il y a de parties avec une île complète à cet endroit.
northwest-lab-islands-per-game = Îles d’une partie, par taille
northwest-lab-tiles = Tuiles
northwest-lab-closed = Fermées
northwest-lab-corners-known = Sur { $all } coins, { $known } ont été explorés par partie.
