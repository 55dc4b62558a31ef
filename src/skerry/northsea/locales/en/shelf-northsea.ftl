## On the shelf: the family and its modes

web-family-northsea = Explorers of the North Sea
web-family-northsea-about = Settle a sea of islands with your longship. 1 to 4 players, an hour.
web-mode-northsea = Classic
web-mode-northsea-about = Two to four longships discover islands, raid, trade and settle.
web-mode-northsea-short = North Sea
web-mode-northsea-long = Explorers of the North Sea
web-mode-northsea-solo = Solo
web-mode-northsea-solo-about = Sixteen turns, two captains, your own best score to beat.
web-mode-northsea-solo-short = North Sea, solo
web-mode-northsea-solo-long = Explorers of the North Sea, solo
