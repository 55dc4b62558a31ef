"""The rule book of Explorers of the North Sea: what playing alone changes, where rules come from."""

from __future__ import annotations

from typing import Final

from skerry.core.package import RuleBook

SOURCES: Final = {
    "R": "NS-G6 NS-S1 NS-S4 NS-T1 NS-P1 NS-P2 NS-P3 NS-P4 NS-A1 NS-A3 NS-A4 NS-A7 NS-F2 NS-F3 NS-F4 NS-F5 "
    "NS-SO1 NS-SO3",
    "I": "NS-G1 NS-G2",
    "RIO": "NS-G3",
    "RPO": "NS-G4",
    "RO": "NS-G5 NS-S2 NS-S3 NS-T2 NS-T3 NS-A0 NS-A2 NS-A5 NS-A6 NS-A8 NS-F1 NS-F6 NS-F7 NS-F8 NS-SO2",
}

BOOK: Final = RuleBook(
    "NS",
    only={"NS-SO": ("northsea-solo",)},
    sources=SOURCES,
    instead={
        "northsea-solo": {
            "NS-SO1": ("NS-S1", "NS-S2", "NS-S4"),
            "NS-SO2": ("NS-T1", "NS-T3"),
            "NS-SO3": ("NS-F8",),
        }
    },
    before={"northsea-solo": {"NS-SO1": ("NS-F7",), "NS-SO2": ("NS-T2",), "NS-SO3": ("NS-F6",)}},
)
