### Ce que le client du navigateur proclame aux grands moments de ce jeu.

web-moment-last-turn = Votre dernier tour
web-moment-winter-comes = L’hiver arrive.
web-moment-ship-death = Un Viking tombe
web-moment-ship-empty = Personne ne tombe
