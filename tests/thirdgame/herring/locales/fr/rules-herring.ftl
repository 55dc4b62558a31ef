### Les règles du Banc de harengs. Chapitres et règles sont dans l’ordre de lecture.

rules-section-HB-S = Mise en place

rule-HB-S1 = La mer compte 14 harengs, 9 morues, 5 flétans et 4 tempêtes ; les joueurs peuvent choisir de 2 à 8 tempêtes. Ce qui reste de chaque sorte est connu de tous.
    .title = La mer
rule-HB-S2 = Chacun reçoit un contrat que les autres ne voient pas. Il y en a deux pour chaque espèce de poisson.
    .title = Contrats
rule-HB-S3 = Le premier joueur est tiré au sort.
    .title = Qui commence

rules-section-HB-T = Le tour

rule-HB-T1 = La partie dure quatre jours. Chaque jour, chacun joue un tour, dans l’ordre des places à partir du premier joueur. À votre tour, relevez le filet aussi souvent que vous l’osez, jusqu’à ce que vous débarquiez votre pêche ou qu’une tempête survienne.
    .title = Jours et tours
rule-HB-H1 = Relever le filet : piochez une carte de la mer. Un poisson va dans votre cale.
    .title = Relever le filet
rule-HB-H2 = Une cale contient cinq poissons. On ne relève pas le filet quand la cale est pleine.
    .title = La cale
rule-HB-H3 = On ne relève pas le filet quand il ne reste plus de poisson en mer.
    .title = Une mer vide
rule-HB-H4 = Une tempête jette par-dessus bord tous les poissons de la cale et met fin à votre tour. La tempête passe : sa carte quitte la partie.
    .title = Tempêtes
rule-HB-B1 = Rejeter un poisson : seulement d’une cale pleine. Le poisson quitte la partie.
    .title = Rejeter
rule-HB-L1 = Débarquez votre pêche, au moins un poisson : elle est à l’abri pour de bon, et votre tour est fini.
    .title = Débarquer

rules-section-HB-P = Points

rule-HB-P1 = Un hareng débarqué donne 1 point, une morue 2, un flétan 3.
    .title = Poissons
rule-HB-P2 = Quand la partie est finie, tous montrent leur contrat : chaque poisson débarqué de cette espèce donne 1 point de plus.
    .title = Le contrat
rule-HB-P3 = Un poisson débarqué de chaque espèce forme une série, qui donne 2 points.
    .title = Séries

rules-section-HB-E = La fin

rule-HB-E1 = La partie est finie après le dernier tour du quatrième jour, ou quand aucun bateau n’est en mer et que la mer n’a plus de poisson.
    .title = Quand elle finit
rule-HB-E2 = Le plus de points l’emporte ; à égalité, le plus de flétans débarqués. Qui reste à égalité partage la victoire.
    .title = Qui gagne
