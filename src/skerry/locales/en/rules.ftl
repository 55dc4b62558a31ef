### What is said about a rule: where it comes from, and what it changes in a mode.

rules-source = { $sources ->
    [R] From the rulebook.
    [I] Inferred from what the rulebook counts and shows.
    [O] Our own ruling: the rulebook is silent.
    [RI] From the rulebook; in part inferred.
    [RO] From the rulebook; details are our own ruling.
    [RPO] From the rulebook; details are reported by players or our own ruling.
    [RIO] From the rulebook; details are inferred or our own ruling.
    [RPIO] From the rulebook; details are reported by players, inferred or our own ruling.
   *[other] Without a source.
}
rules-instead = Stands here instead of { $rules }.
rules-after = Where they differ, { $rules } holds here.
