## Sur l’étagère : la famille et ses modes

web-family-northwest = Passage du Nord-Ouest
web-family-northwest-about = Cartographiez l’Arctique avant que la glace ne se referme. 1 à 4 joueurs, une heure et demie.
web-mode-northwest = Classique
web-mode-northwest-about = Deux à quatre expéditions gagnent le Passage à travers les glaces, puis rentrent.
web-mode-northwest-short = Passage du Nord-Ouest
web-mode-northwest-long = Passage du Nord-Ouest
web-mode-northwest-solo = Solo
web-mode-northwest-solo-about = Seul face à la carte : la remplir, trouver le Passage et rentrer.
web-mode-northwest-solo-short = Nord-Ouest, solo
web-mode-northwest-solo-long = Passage du Nord-Ouest, solo
web-mode-terror-solo = Terror, solo
web-mode-terror-solo-about = Le HMS Terror, seul : Nourriture et Moral s’épuisent, chaque saison apporte une carte.
web-mode-terror-solo-short = HMS Terror, solo
web-mode-terror-solo-long = HMS Terror, solo
web-mode-terror-coop = Terror, ensemble
web-mode-terror-coop-about = Deux capitaines contre la glace : tous deux doivent rentrer.
web-mode-terror-coop-short = HMS Terror, ensemble
web-mode-terror-coop-long = HMS Terror, deux capitaines ensemble
