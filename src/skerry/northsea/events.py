"""The rules' log as public events."""

from __future__ import annotations

from collections.abc import Sequence

from skerry.core.event import Event
from skerry.core.jsonlike import Json
from skerry.northsea import happenings as kinds
from skerry.northsea.components import ANIMALS, BACKS, CAPTAINS
from skerry.northsea.notation import animal_counts, hex_name, home_name, placement_data


def event(packed: Sequence[int], seats: int) -> Event:
    """The event that the kind and the seven numbers of a log entry mean."""
    kind, a, b, c, d = packed[:5]
    match kind:
        case kinds.CAPTAIN_CHOSEN:
            return Event("captain-chosen", {"seat": a, "captain": CAPTAINS[b]}, frozenset({"captain"}), a)
        case kinds.CAPTAIN_REVEALED:
            return Event("captain-revealed", {"seat": a, "captain": CAPTAINS[b]})
        case kinds.FIRST_PLAYER:
            return Event("first-player", {"seat": a, "winter": (a - 1) % seats})
        case kinds.TURN_BEGAN:
            return Event("turn-began", {"seat": a, "turn": b + 1})
        case kinds.TILE_PLACED:
            return Event("tile-placed", {"seat": a, **placement_data(b, c, d)})
        case kinds.ANIMAL_APPEARS:
            return Event("animal-appears", {"animal": ANIMALS[a], "area": home_name(b)})
        case kinds.SETTLEMENT_APPEARS:
            return Event("settlement-appears", {"strength": a, "area": home_name(b)}, chance=True)
        case kinds.SHIP_APPEARS:
            return Event("ship-appears", {"hex": hex_name(a)})
        case kinds.ISLAND_COMPLETED:
            return Event("island-completed", {"area": home_name(a), "tiles": b})
        case kinds.LOADED:
            return Event("loaded", {"seat": a, **_pieces(b, c), "area": home_name(d)})
        case kinds.UNLOADED:
            return Event("unloaded", {"seat": a, **_pieces(b, c), "area": home_name(d)})
        case kinds.DELIVERED:
            return Event("delivered", {"seat": a, **_pieces(0, b)})
    return _later_event(kind, a, b, c, d)


def _later_event(kind: int, a: int, b: int, c: int, d: int) -> Event:
    match kind:
        case kinds.SAILED:
            return Event("sailed", {"seat": a, "from": hex_name(b), "to": hex_name(c)})
        case kinds.SHIP_DESTROYED:
            return Event("ship-destroyed", {"seat": a, "hex": hex_name(b), "back": BACKS[c]})
        case kinds.VIKING_KILLED:
            return Event("viking-killed", {"seat": a, "hex": hex_name(b)})
        case kinds.MARCHED:
            return Event("marched", {"seat": a, "vikings": b, "from": home_name(c), "to": home_name(d)})
        case kinds.DRIVEN:
            return Event("driven", {"seat": a, "animal": ANIMALS[b], "from": home_name(c), "to": home_name(d)})
        case kinds.SETTLEMENT_RAIDED:
            return Event("settlement-raided", {"seat": a, "area": home_name(b), "strength": c})
        case kinds.OUTPOST_BUILT:
            return Event("outpost-built", {"seat": a, "point": home_name(b)})
        case kinds.TURN_ENDED:
            return Event("turn-ended", {"seat": a})
        case kinds.TILE_DRAWN:
            return Event("tile-drawn", {"seat": a, "tile": b}, frozenset({"tile"}), a, chance=True)
        case kinds.HAND_REDRAWN:
            return Event("hand-redrawn", {"seat": a, "count": b})
        case kinds.PLACEMENT_SKIPPED:
            return Event("placement-skipped", {"seat": a})
        case kinds.TILE_DISCARDED:
            return Event("tile-discarded", {"seat": a, "tile": b})
    return Event("game-ended")


def _pieces(vikings: int, animals: int) -> dict[str, Json]:
    counts = {name: animals >> (4 * kind) & 15 for kind, name in enumerate(ANIMALS)}
    return {"vikings": vikings, "animals": animal_counts(animals), **counts}
