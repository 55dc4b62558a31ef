## Captions of the diagrams on the rules page.

web-diagram-NS-G2-1 = Une tuile, trois terres, une mer.
web-diagram-NS-G5-1 = Face A
web-diagram-NS-G5-2 = Face B
web-diagram-NS-G5-3 = Face C
web-diagram-NS-G5-4 = Face D
web-diagram-NS-P1-1 = Tous les hexagones où l’une de deux tuiles en main trouverait sa place.
web-diagram-NS-P2-1 = Non : le coin marqué est de la mer, et cette tuile en ferait de la terre.
web-diagram-NS-P3-1 = Non : cet hexagone touche le continent.
web-diagram-NS-A1-1 = Un drakkar vide ; à terre, deux Vikings, un cochon et une poule.
web-diagram-NS-A1-2 = Une action plus tard : un Viking et les deux animaux sont à bord, le drakkar est plein.
web-diagram-NS-A2-1 = Un Viking ramène un cheval et un mouton.
web-diagram-NS-A2-2 = Débarqués sur le continent, ils sont livrés et comptent.
web-diagram-NS-A3-1 = Où le drakkar peut aller.
web-diagram-NS-A3-2 = Pas ici : ce côté est de la terre d’un bout à l’autre.
web-diagram-NS-A4-1 = Deux Vikings à bord suffisent pour attaquer.
web-diagram-NS-A4-2 = L’ennemi est détruit dès qu’on y arrive.
web-diagram-NS-A5-1 = La même terre continue sur la tuile voisine : les Vikings peuvent y marcher.
web-diagram-NS-A6-1 = Une colonie de force trois, et trois Vikings au large.
web-diagram-NS-A6-2 = Ils débarquent, et elle est prise.
web-diagram-NS-A8-1 = Trois tuiles se rejoignent ici, et deux Vikings sont autour.
web-diagram-NS-A8-2 = Après le premier avant-poste, le second est refusé : la tuile marquée en touche déjà un.
web-diagram-NS-F6-1 = Deux îles complètes, de trois tuiles chacune. A y a le plus d’influence et les contrôle ; à droite, B en a aussi.
