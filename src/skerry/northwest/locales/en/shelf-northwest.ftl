## On the shelf: the family and its modes

web-family-northwest = Northwest Passage
web-family-northwest-about = Chart the Arctic before the ice closes. 1 to 4 players, an hour and a half.
web-mode-northwest = Classic
web-mode-northwest-about = Two to four expeditions race through the ice to the Passage, and home again.
web-mode-northwest-short = Northwest Passage
web-mode-northwest-long = Northwest Passage
web-mode-northwest-solo = Solo
web-mode-northwest-solo-about = Alone with the map: fill it, find the Passage, and come home.
web-mode-northwest-solo-short = Northwest Passage, solo
web-mode-northwest-solo-long = Northwest Passage, solo
web-mode-terror-solo = Terror, solo
web-mode-terror-solo-about = HMS Terror alone: food and morale run out, every season brings a card.
web-mode-terror-solo-short = HMS Terror, solo
web-mode-terror-solo-long = HMS Terror, solo
web-mode-terror-coop = Terror, together
web-mode-terror-coop-about = Two captains against the ice: both must come home.
web-mode-terror-coop-short = HMS Terror, together
web-mode-terror-coop-long = HMS Terror, two captains together
