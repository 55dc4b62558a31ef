## Les thèmes des problèmes.

puzzles-northwest-closes-island = Fermer une île
puzzles-northwest-comes-home = Rentrer au port
puzzles-northwest-completes-set = Compléter une série
puzzles-northwest-crew-for-sled = Quel équipage pour le traîneau
puzzles-northwest-crew-together = Réunir l’équipage
puzzles-northwest-home-before-ice = Rentrer avant la glace
puzzles-northwest-opens-map = Poser la bonne tuile
puzzles-northwest-opens-token = Poser une tuile où il y a à découvrir
puzzles-northwest-plan-home = La route du retour
puzzles-northwest-plan-island = Une île à fermer
puzzles-northwest-plan-passage = La route du Passage
puzzles-northwest-plan-sled = La route du traîneau
puzzles-northwest-plan-token = Que faut-il aller prendre
puzzles-northwest-plan = Trouver le chemin : navire ou traîneau
puzzles-northwest-reaches-passage = Atteindre le Passage
puzzles-northwest-takes-token = Explorer ou découvrir maintenant
puzzles-northwest-tile-for-later = Quelle tuile prendre
puzzles-northwest-towards-home = Sur le chemin du retour
puzzles-northwest-towards-passage = Vers le Passage
puzzles-northwest-towards-token = Se mettre à portée
