### La mise en place à la main : chargée avec le plateau libre.

study-northwest-pieces = Pièces
study-northwest-ship = Navire { $letter }
study-northwest-sled = Traîneau { $letter }
study-northwest-token = À qui est un jeton
study-northwest-small = Petites tuiles
study-northwest-greenland = Au Groenland
study-northwest-aboard = À bord du navire
study-northwest-round = Saison
study-northwest-ship-crew-available = Équipage du navire, disponible
study-northwest-ship-crew-resting = Équipage du navire, au repos
study-northwest-sled-crew-available = Équipage du traîneau, disponible
study-northwest-sled-crew-resting = Équipage du traîneau, au repos
study-northwest-gone-lost = Équipage perdu
study-northwest-season-turn = Tour de la saison
