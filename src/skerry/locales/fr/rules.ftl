### Ce que l’on dit d’une règle : d’où elle vient et ce qu’elle change dans un mode.

rules-source = { $sources ->
    [R] Du livret de règles.
    [I] Déduite de ce que le livret compte et montre.
    [O] Notre propre décision : le livret ne dit rien.
    [RI] Du livret de règles ; en partie déduite.
    [RO] Du livret de règles ; des détails sont notre propre décision.
    [RPO] Du livret de règles ; des détails sont rapportés par des joueurs ou notre propre décision.
    [RIO] Du livret de règles ; des détails sont déduits ou notre propre décision.
    [RPIO] Du livret de règles ; des détails sont rapportés par des joueurs, déduits ou notre propre décision.
   *[other] Sans source.
}
rules-instead = Tient lieu ici de { $rules }.
rules-after = S’il y a désaccord, { $rules } s’applique ici.
