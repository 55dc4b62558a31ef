"""What the versions of the rules say differently: the one place to look.

A record, a diagram and a stored table name their version and go on by it for ever; new games are played by
the newest. The option `supplies` of the cooperative mode came with version 2 too (NW-CO1): see `package`.
"""

from __future__ import annotations

from typing import Final

from skerry.core.packed import i64


class Version:
    """One version of the rules. The rules ask for these and for nothing else."""

    number: i64
    owner_leaves_crew: bool
    """NW-SO5: the owner chooses the column of each lost crew; else it is the ship's first."""
    owner_chooses_victim: bool
    """NW-ST4: the owner chooses whose column a sacrificed crew comes from, and a column without an available crew
    may act so; else it is a resting crew of the acting column, which needs an available one."""
    most_supplies: i64
    """NW-ST6: how many pieces of Food, and of Morale, all captains share; 0 if there is no limit."""
    joins_tracks: bool
    """NW-CO2: the captains' Franklin tracks are one; else each has a track alone."""
    tuunbaq_turns_corners: bool
    """NW-TB2: the Tuunbaq goes to tiles that touch its own at a corner too; else only along a side."""

    def __init__(
        self,
        number: int,
        *,
        owner_leaves_crew: bool,
        owner_chooses_victim: bool,
        most_supplies: int,
        joins_tracks: bool,
        tuunbaq_turns_corners: bool,
    ) -> None:
        self.number = number
        self.owner_leaves_crew = owner_leaves_crew
        self.owner_chooses_victim = owner_chooses_victim
        self.most_supplies = most_supplies
        self.joins_tracks = joins_tracks
        self.tuunbaq_turns_corners = tuunbaq_turns_corners


VERSIONS: Final = {
    1: Version(
        1,
        owner_leaves_crew=False,
        owner_chooses_victim=False,
        most_supplies=30,
        joins_tracks=False,
        tuunbaq_turns_corners=False,
    ),
    2: Version(
        2,
        owner_leaves_crew=True,
        owner_chooses_victim=True,
        most_supplies=0,
        joins_tracks=True,
        tuunbaq_turns_corners=True,
    ),
}
NEWEST: Final = max(VERSIONS)
