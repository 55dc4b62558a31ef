## Captions of the diagrams on the rules page.

