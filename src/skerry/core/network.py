"""What a policy learned to foresee: a small network, from a position's features to how the game will end.

Two hidden layers with rectified units, in fixed point: whole numbers, so that it says the same compiled and uncompiled
and on every machine. Most features of a position are 0 and cost nothing. Compiled together with the rules.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypedDict

from skerry.core.errors import SkerryError
from skerry.core.kernel import packed
from skerry.core.packed import append, i64, vec

FORMAT: Final = 1
"""The version of the file."""
SHIFT: Final[i64] = 20
ONE: Final = float(1 << 20)
"""What stands for 1: weights, units and what is foreseen are numbers of so many parts."""
MOST: Final[i64] = 64 << 20
"""No unit goes beyond: sums stay far within 63 bits."""

WIN: Final[i64] = 0
"""Head: the chance to win, as a logit."""
POINTS: Final[i64] = 1
"""Head: the final points."""
LEAD: Final[i64] = 2
"""Head: how far ahead of the best rival."""
HEADS: Final = ("win", "points", "lead")
"""The first heads of every network; the categories of the score sheet follow."""


class NetworkData(TypedDict):
    """A network as it stands in a file."""

    format: int
    features: list[str]
    heads: list[str]
    weights: list[list[int]]
    """By layer, then by input (in the first layer by feature): the weights of all units, in parts of `ONE`."""
    biases: list[list[int]]
    """By layer; after the first in parts of the square of `ONE`."""


class Network:
    """The layers as packed arrays."""

    features: list[str]
    heads: list[str]
    first: vec[i64]
    second: vec[i64]
    last: vec[i64]
    first_bias: vec[i64]
    second_bias: vec[i64]
    last_bias: vec[i64]

    def __init__(self, data: NetworkData) -> None:
        weights, biases = data["weights"], data["biases"]
        self.features, self.heads = data["features"], data["heads"]
        self.first, self.second, self.last = packed(weights[0]), packed(weights[1]), packed(weights[2])
        self.first_bias, self.second_bias, self.last_bias = packed(biases[0]), packed(biases[1]), packed(biases[2])
        inputs = [len(self.features), len(biases[0]), len(biases[1])]
        fits = all(len(weights[i]) == inputs[i] * len(biases[i]) for i in range(3))
        if not fits or len(self.heads) != len(biases[2]):
            raise SkerryError("the layers of a network do not fit together")

    def foresee(self, features: vec[i64]) -> vec[i64]:
        """By head, in parts of `ONE`."""
        units = layer(features, self.first, self.first_bias)
        rectify(units, 0)
        units = layer(units, self.second, self.second_bias)
        rectify(units, SHIFT)
        ends = layer(units, self.last, self.last_bias)
        for i in range(i64(len(ends))):
            ends[i] = ends[i] >> SHIFT
        return ends


def layer(inputs: vec[i64], weights: vec[i64], bias: vec[i64]) -> vec[i64]:
    """Sums of the inputs by their weights."""
    count = i64(len(bias))
    sums = vec[i64](capacity=count)
    for start in bias:
        sums = append(sums, start)
    row: i64 = 0
    for given in inputs:
        if given != 0:
            for i in range(count):
                sums[i] = sums[i] + given * weights[row + i]
        row += count
    return sums


def rectify(units: vec[i64], shift: i64) -> None:
    """Below 0 is 0; and no more than `MOST`."""
    for i in range(i64(len(units))):
        value = units[i] >> shift
        units[i] = i64(0) if value < 0 else MOST if value > MOST else value


def learned_network(package: str, mode: str, features: list[str]) -> Network | None:
    """What a policy with these features learned of a mode, from the package's data; None if nothing yet."""
    place = files(package) / "data" / f"network-{mode}.json"
    if not place.is_file():
        return None
    data: NetworkData = json.loads(place.read_text("utf-8"))
    if data["format"] != FORMAT or data["features"] != features:
        raise SkerryError(f"{place.name} was learned from other features: skerry train {mode} --judge")
    return Network(data)
