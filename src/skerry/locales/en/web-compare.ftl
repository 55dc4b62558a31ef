## Two games with the same luck, side by side

web-compare-title = Move by move
web-compare-back = The daily voyage
web-compare-parted = The two games part with move { $number }.
web-compare-same = The two games are the same, move by move.
web-compare-to-parted = Where they part
web-compare-steps = Moments of both games
web-compare-over = This game is over.
web-compare-setup = The setup, the same for both.
web-compare-board = The board of { $names }
