## Captions of the diagrams on the rules page.

web-diagram-NS-G2-1 = One tile, three lands, one sea.
web-diagram-NS-G5-1 = Side A
web-diagram-NS-G5-2 = Side B
web-diagram-NS-G5-3 = Side C
web-diagram-NS-G5-4 = Side D
web-diagram-NS-P1-1 = Every hexagon on which one of two tiles in hand would fit.
web-diagram-NS-P2-1 = No: the marked corner is sea, and this tile would make it land.
web-diagram-NS-P3-1 = No: this hexagon lies against the mainland.
web-diagram-NS-A1-1 = An empty longship; ashore two Vikings, a pig and a hen.
web-diagram-NS-A1-2 = One action later: a Viking and both animals are aboard, and the ship is full.
web-diagram-NS-A2-1 = A Viking brings a horse and a sheep home.
web-diagram-NS-A2-2 = Put ashore on the mainland they are delivered, and count.
web-diagram-NS-A3-1 = Where the longship can sail.
web-diagram-NS-A3-2 = Not here: that side is land from end to end.
web-diagram-NS-A4-1 = Two Vikings aboard are enough to attack.
web-diagram-NS-A4-2 = The enemy is sunk by sailing there.
web-diagram-NS-A5-1 = The same land goes on over the seam: Vikings can march there.
web-diagram-NS-A6-1 = A settlement of strength three, and three Vikings off the coast.
web-diagram-NS-A6-2 = They land, and it is taken.
web-diagram-NS-A8-1 = Three tiles meet here, and two Vikings stand around.
web-diagram-NS-A8-2 = After the first outpost the second is refused: the marked tile touches one already.
web-diagram-NS-F6-1 = Two finished islands, three tiles each. A has more influence on both and controls them; on the right, B has some too.
