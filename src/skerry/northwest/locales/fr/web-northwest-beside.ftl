### Ce qui se lit rarement ou une fois à la table de ce jeu : le propos d’un mode, l’équipage qui change de bord, le plateau en mots, la légende, la carte achevée.

web-transfer-about = Choisissez des marins : ils passent sur l’autre embarcation, ou reviennent.
web-transfer-do = Les déplacer
web-area = Où se tient le traîneau
web-describe-sun = Le soleil est en { $sun } ; { $rows ->
    [0] rien n’est gelé.
    [one] { $rows } rangée est gelée.
   *[other] { $rows } rangées sont gelées.
}
web-describe-tuunbaq = Tuunbaq : { $at }.
web-describe-tokens = Jetons sur la carte
web-describe-squares = Cases explorées
web-describe-locked = pris dans la glace : { $names }
web-describe-lost = traîneau perdu : { $names }
web-legend-ice = glace
web-legend-forecast = glace à venir
web-legend-closed = île fermée
web-legend-zone = zone : multiplie les découvertes
web-legend-ship = navire
web-legend-sled = traîneau
web-legend-locked = pris dans la glace
web-legend-inuit = Inuit
web-legend-cairn = Cairn
web-legend-franklin = Franklin
web-legend-strait = Détroit
web-legend-tuunbaq = Tuunbaq
web-legend-passage = le Passage
web-legend-greenland = Groenland
web-intro-northwest =
    Cap à l’ouest : dressez la carte tuile après tuile et trouvez le Passage.
    Les découvertes comptent selon la zone (×1, ×2, ×3) ; les îles fermées et les majorités aussi.
    Rentrez au Groenland avant la fin de la dixième saison : qui reste dans les glaces coûte des points.
web-intro-northwest-solo =
    Seul contre votre propre record, selon les règles de base.
    Nouveau : « Piocher et placer » place aussitôt la grande tuile de gauche. Le Passage vaut 10 la première année, 3 la seconde.
    Chaque case inexplorée coûte un point ; il n’y a pas de majorités, et une série vaut 6.
web-intro-terror-solo =
    Chaque action coûte de la Nourriture ou du Moral ; un tour s’achève quand vous passez, une saison a quatre tours et apporte une carte Voyage.
    Les Inuits donnent de la Nourriture, les Cairns du Moral, les traces de Franklin des points de site.
    C’est gagné si vous atteignez le Passage, trouvez 10 points de site et ramenez quelqu’un en vie ; l’objectif est de 40 points.
web-intro-terror-coop =
    Deux capitaines, un seul plateau : vous gagnez ou perdez ensemble.
    Chaque action coûte de la Nourriture ou du Moral ; les Inuits donnent de la Nourriture, les Cairns du Moral, les traces de Franklin des points de site.
    C’est gagné si l’un de vous atteint le Passage, si vous trouvez ensemble 15 points de site et rentrez tous deux en vie ; l’objectif est de 60 points.
web-intro-tuunbaq = Le Tuunbaq rôde sur la glace : qui entre sur sa tuile paie d’un marin ou d’un jeton, et l’on peut l’envoyer sur le chemin des autres.
web-person-to-sled = { $state ->
    [resting] Un marin au repos vers le traîneau
   *[available] Un marin disponible vers le traîneau
}
web-person-to-ship = { $state ->
    [resting] Un marin au repos vers le navire
   *[available] Un marin disponible vers le navire
}
web-chart-title = Carte du Passage du Nord-Ouest
web-chart-by = d’après les découvertes de { $names } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}, { $islands ->
    [0] aucune île
    [one] { $islands } île
   *[other] { $islands } îles
}
