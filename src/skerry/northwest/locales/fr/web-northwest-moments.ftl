### Ce que le client du navigateur proclame aux grands moments de ce jeu.

web-moment-passage = Le Passage du Nord-Ouest !
web-moment-first-home = Premier de retour !
web-moment-home = De retour au pays
web-moment-round = { $span ->
   *[other] Saison
} { $round }
web-moment-ice-spreads = La glace gagne vers le sud.
web-moment-ice-breaks = La glace se brise.
web-moment-ice-still = Le soleil avance.
web-moment-last-round = La dernière { $span ->
   *[other] saison
}
web-moment-be-home = L’hiver arrive : soyez rentrés avant la fin.
web-moment-tuunbaq = Le Tuunbaq !
