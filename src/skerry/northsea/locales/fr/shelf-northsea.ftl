## Sur l’étagère : la famille et ses modes

web-family-northsea = Explorateurs de la mer du Nord
web-family-northsea-about = Peuplez une mer d’îles avec votre drakkar. 1 à 4 joueurs, une heure.
web-mode-northsea = Classique
web-mode-northsea-about = Deux à quatre drakkars découvrent des îles, pillent, commercent et s’installent.
web-mode-northsea-short = Mer du Nord
web-mode-northsea-long = Explorateurs de la mer du Nord
web-mode-northsea-solo = Solo
web-mode-northsea-solo-about = Seize tours, deux capitaines, votre propre record à battre.
web-mode-northsea-solo-short = Mer du Nord, solo
web-mode-northsea-solo-long = Explorateurs de la mer du Nord, solo
