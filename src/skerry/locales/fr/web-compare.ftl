## Deux parties avec le même hasard, côte à côte

web-compare-title = Coup par coup
web-compare-back = Le voyage du jour
web-compare-parted = Les deux parties se séparent au coup { $number }.
web-compare-same = Les deux parties sont les mêmes, coup par coup.
web-compare-to-parted = Là où elles se séparent
web-compare-steps = Moments des deux parties
web-compare-over = Cette partie est finie.
web-compare-setup = La mise en place, la même pour les deux.
web-compare-board = Le plateau de { $names }
