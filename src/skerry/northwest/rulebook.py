"""The rule book of Northwest Passage: which chapters a mode is played by, what they change, where rules come from."""

from __future__ import annotations

from typing import Final

from skerry.core.package import RuleBook

SOURCES: Final = {
    "R": "NW-I1 NW-I3 NW-I4 NW-I6 NW-S1 NW-S2 NW-S3 NW-S4 NW-T1 NW-T2 NW-T4 NW-T5 NW-T7 NW-C2 NW-C3 NW-C5 NW-C7 NW-D1 "
    "NW-D2 NW-F1 NW-GD1 NW-H1 NW-P1 NW-P2 NW-P3 NW-F3 NW-SO3 NW-SO4 NW-ST1 NW-ST2 NW-ST3 NW-ST8 NW-ST9 NW-ST10 NW-CO3",
    "I": "NW-G1 NW-G2 NW-G3 NW-G4",
    "RI": "NW-G5 NW-G6",
    "RO": "NW-I2 NW-I5 NW-T3 NW-T6 NW-A1 NW-B1 NW-C1 NW-C4 NW-C6 NW-D3 NW-E1 NW-E2 NW-P4 NW-F4 NW-F5 NW-SO1 NW-SO2 "
    "NW-SO5 NW-ST4 NW-ST5 NW-ST6 NW-ST7 NW-CO1 NW-CO2 NW-TB1 NW-TB2 NW-TB3",
    "RPO": "NW-G7 NW-G9",
    "RPIO": "NW-F2",
    "O": "NW-G8 NW-D4 NW-E3 NW-ST11",
}

SOLO: Final = {"NW-SO3": ("NW-S2", "NW-P1", "NW-P2", "NW-F2")}
TERROR: Final = {
    "NW-ST1": ("NW-S2", "NW-S3"),
    "NW-ST2": ("NW-T1", "NW-T2", "NW-T4", "NW-H1"),
    "NW-ST5": ("NW-S4", "NW-A1", "NW-B1"),
    "NW-ST6": ("NW-F1", "NW-GD1", "NW-P3"),
    "NW-ST8": ("NW-T5", "NW-T7"),
    "NW-ST10": ("NW-F2", "NW-F3", "NW-F4", "NW-F5"),
}

BOOK: Final = RuleBook(
    "NW",
    only={
        "NW-TB": ("northwest",),
        "NW-SO": ("northwest-solo",),
        "NW-ST": ("terror-solo", "terror-coop"),
        "NW-CO": ("terror-coop",),
    },
    sources=SOURCES,
    instead={
        "northwest-solo": SOLO,
        "terror-solo": TERROR,
        "terror-coop": {**TERROR, "NW-CO2": ("NW-ST7",)},
    },
    before={
        "northwest-solo": {"NW-SO1": ("NW-T2",)},
        "terror-solo": {"NW-ST5": ("NW-C1",), "NW-ST9": ("NW-I2",)},
        "terror-coop": {
            "NW-ST5": ("NW-C1",),
            "NW-ST9": ("NW-I2",),
            "NW-CO1": ("NW-ST1", "NW-ST8"),
            "NW-CO2": ("NW-ST2",),
            "NW-CO3": ("NW-ST10",),
        },
    },
)
