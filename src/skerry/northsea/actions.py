"""The readable action: its notation, and its parts as plain data."""

from __future__ import annotations

from skerry.core.action import Action
from skerry.core.jsonlike import Json
from skerry.northsea import codes
from skerry.northsea.components import ANIMALS, CAPTAINS
from skerry.northsea.notation import (
    KINDS,
    action_text,
    animal_counts,
    hex_name,
    home_name,
    placement_data,
)


class NorthSeaAction(Action):
    """An action of Explorers of the North Sea."""

    __slots__ = ()

    def __str__(self) -> str:
        return action_text(self.code)

    def data(self) -> dict[str, Json]:
        return {"kind": KINDS[codes.kind_of(self.code)], **_parts(self.code)}


def _parts(code: int) -> dict[str, Json]:
    """What an action names, beside its kind."""
    match KINDS[codes.kind_of(code)]:
        case "choose":
            return {"captain": CAPTAINS[codes.captain_of(code)]}
        case "place":
            return placement_data(codes.tile_of(code), codes.hex_of(code), codes.rotation_of(code))
        case "load":
            return {"from": home_name(codes.home_of(code)), **_landing(code)}
        case "unload":
            return {"to": home_name(codes.home_of(code)), **_landing(code)}
        case "sail":
            return {"hex": hex_name(codes.hex_of(code)), "to": hex_name(codes.hex_of(code))}
        case "march":
            return {**_way(code), "vikings": codes.vikings_of(code)}
        case "drive":
            return {**_way(code), "vikings": 1, "animals": {ANIMALS[codes.animal_of(code)]: 1}}
        case "build":
            return {"point": home_name(codes.point_of(code))}
    return {}


def _landing(code: int) -> dict[str, Json]:
    area = home_name(codes.home_of(code))
    return {"area": area, "vikings": codes.vikings_of(code), "animals": animal_counts(codes.animals_of(code))}


def _way(code: int) -> dict[str, Json]:
    return {"from": home_name(codes.home_of(code)), "to": home_name(codes.target_of(code))}
