## Les thèmes des problèmes.

puzzles-northsea-delivers = Livraison
puzzles-northsea-raids = Raid
puzzles-northsea-sinks = Détruire un bateau ennemi
puzzles-northsea-builds = Construire un avant-poste
puzzles-northsea-completes-island = Compléter une île
puzzles-northsea-captain-suits = Choisir un capitaine
puzzles-northsea-brings-feature = Placer une tuile qui apporte quelque chose
puzzles-northsea-takes-aboard = Embarquer du bétail
puzzles-northsea-musters = Rassembler les Vikings
puzzles-northsea-lands-vikings = Où débarquer
puzzles-northsea-gathers-influence = Où marcher
puzzles-northsea-herds = Mener le bétail
puzzles-northsea-brings-home = Ramener le bétail
puzzles-northsea-towards-animal = Vers le bétail
puzzles-northsea-towards-settlement = Vers une colonie
puzzles-northsea-sails-on = Où naviguer
puzzles-northsea-opens-map = Placer la bonne tuile
puzzles-northsea-plan-builds = Préparer un avant-poste
puzzles-northsea-plan-delivers = Préparer une livraison
puzzles-northsea-plan-raids = Préparer un raid
puzzles-northsea-plan-sinks = Un bateau ennemi à détruire
puzzles-northsea-plan = Un bon plan
