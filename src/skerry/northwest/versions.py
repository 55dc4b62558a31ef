"""What the versions of the rules say differently: the one place to look.

A record, a diagram and a stored table name their version and go on by it for ever; new games are played by
the newest. The option `supplies` of the cooperative mode came with version 2 too (NW-CO1): see `package`.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64


class Version:
    """A version of the rules, here the newest. The rules ask for these and for nothing else."""

    number: i64 = 2
    owner_leaves_crew: bool = True
    """NW-SO5: the owner chooses the column of each lost crew; else it is the ship's first."""
    owner_chooses_victim: bool = True
    """NW-ST4: the owner chooses whose column a sacrificed crew comes from, and a column without an available crew
    may act so; else it is a resting crew of the acting column, which needs an available one."""
    most_supplies: i64 = 0
    """NW-ST6: how many pieces of Food, and of Morale, all captains share; 0 if there is no limit."""
    joins_tracks: bool = True
    """NW-CO2: the captains' Franklin tracks are one; else each has a track alone."""
    tuunbaq_turns_corners: bool = True
    """NW-TB2: the Tuunbaq goes to tiles that touch its own at a corner too; else only along a side."""


class First(Version):
    """What the first version said."""

    number: i64 = 1
    owner_leaves_crew = False
    owner_chooses_victim = False
    most_supplies: i64 = 30
    joins_tracks = False
    tuunbaq_turns_corners = False


VERSIONS: Final[dict[int, Version]] = {1: First(), 2: Version()}
NEWEST: Final = max(VERSIONS)
