"""Tree search over many possible worlds, on the compiled rules.

The most promising moves compete: the more of the budget is used up, the fewer are in the running. Each is tried in
the same worlds, which agree with what the seat knows, and with the same chance, so that luck tells them apart as
little as possible. A trial walks down the tree by upper confidence bounds, opens one new node with the judge's opinion
of every move, goes on to the end of the turn that it has reached with the moves that the judge likes best, and carries
its verdict back. The tree is of the seat's own plans, and of those who win or lose with it: others do at once what the
judge thinks best for them. Compiled together with the rules.
"""

from __future__ import annotations

import math
from typing import Final

from skerry.core.judge import Judge
from skerry.core.kernel import Kernel, hashed
from skerry.core.packed import append, i64, vec

EXPLORATION: Final = 0.1
SHARPNESS: Final = 60.0
"""How much more often a move is tried first for each point of value above another (a Boltzmann weight)."""
WIDTH: Final[i64] = 6
"""How many of the moves that are planned a node below the root opens in one world, the most promising ones."""


class Node:
    """A point in the tree: the moves that were opened there and what became of them."""

    codes: vec[i64]
    visits: vec[i64]
    totals: list[float]
    guesses: list[float]
    """The judge's value of each move when it was opened: counts as a first visit."""
    weights: list[float]
    children: list[Node | None]
    visited: i64
    met: vec[i64]
    """A number for each set of legal moves that was met here: chance and hidden tiles change what is legal."""

    def __init__(self) -> None:
        self.codes = vec[i64]()
        self.visits = vec[i64]()
        self.totals = []
        self.guesses = []
        self.weights = []
        self.children = []
        self.visited = 0
        self.met = vec[i64]()

    def meets(self, codes: vec[i64]) -> bool:
        """Whether this set of legal moves is met for the first time."""
        key: i64 = 0
        for code in codes:
            key = hashed(key, code)
        for other in self.met:
            if other == key:
                return False
        self.met = append(self.met, key)
        return True

    def index_of(self, code: i64) -> i64:
        for i in range(i64(len(self.codes))):
            if self.codes[i] == code:
                return i
        return -1

    def open(self, code: i64, guess: float) -> None:
        self.codes = append(self.codes, code)
        self.visits = append(self.visits, 0)
        self.totals.append(0.0)
        self.guesses.append(guess)
        self.weights.append(math.exp(SHARPNESS * guess))
        self.children.append(None)

    def mean(self, i: i64) -> float:
        """The value of a move by all that was seen of it."""
        return (self.totals[i] + self.guesses[i]) / float(self.visits[i] + 1)

    def best(self, most: i64) -> list[int]:
        """The moves that did best, at most so many; those that were tried about as often as any come first."""
        often = max(self.visits)
        tried = [i for i in range(len(self.codes)) if self.visits[i]]
        return sorted(tried, key=lambda i: (2 * self.visits[i] >= often, self.mean(i)), reverse=True)[:most]


def opinions(judge: Judge, kernel: Kernel, codes: list[int], seat: i64) -> list[float]:
    """The judge's value for the seat after each of the moves."""
    return [opinion(judge, kernel, code, seat) for code in codes]


def opinion(judge: Judge, kernel: Kernel, code: i64, seat: i64) -> float:
    """The judge's value for the seat after a move."""
    world = kernel.copy()
    world.apply(code)
    return judge.value(world, seat)


def root_of(judge: Judge, kernel: Kernel, candidates: i64) -> Node:
    """A tree's root, where the most promising moves are open."""
    root = Node()
    widen(root, judge, kernel, kernel.codes(), kernel.to_act(), candidates)
    return root


def widen(node: Node, judge: Judge, kernel: Kernel, codes: vec[i64], seat: i64, most: i64) -> None:
    """Open the most promising of the moves."""
    values = [opinion(judge, kernel, codes[i], seat) for i in range(i64(len(codes)))]
    for _ in range(most):
        best: i64 = -1
        for i in range(i64(len(codes))):
            if values[i] >= 0.0 and (best < 0 or values[i] > values[best]):
                best = i
        if best < 0:
            return
        if node.index_of(codes[best]) < 0:
            node.open(codes[best], values[best])
        values[best] = -1.0


def select(node: Node, codes: vec[i64]) -> i64:
    """The opened move, legal in this world, with the highest upper confidence bound."""
    total = 0.0
    legal = vec[i64](capacity=WIDTH)
    for i in range(i64(len(node.codes))):
        if contains(codes, node.codes[i]):
            legal = append(legal, i)
            total += node.weights[i]
    best: i64 = -1
    best_bound = -1.0
    reach = EXPLORATION * math.sqrt(float(node.visited + 1))
    for n in range(i64(len(legal))):
        i = legal[n]
        bound = node.mean(i) + reach * node.weights[i] / (total * float(node.visits[i] + 1))
        if bound > best_bound:
            best_bound = bound
            best = i
    return best


def contains(codes: vec[i64], code: i64) -> bool:
    for i in range(i64(len(codes))):
        if codes[i] == code:
            return True
    return False


def finish_turn(judge: Judge, world: Kernel, turn: i64) -> None:
    """Go on to the end of that turn with the moves that the judge likes best."""
    while world.turn == turn and world.to_act() >= 0:
        seat = world.to_act()
        codes = world.codes()
        best: i64 = 0
        best_urge = -1e9
        for i in range(i64(len(codes)) if len(codes) > 1 else 0):
            glimpse = world.copy()
            glimpse.apply(codes[i])
            urge = judge.urge(glimpse, seat)
            if urge > best_urge:
                best_urge = urge
                best = i
        world.apply(codes[best])


def search(root: Node, judge: Judge, worlds: list[Kernel], progress: float, depth: i64) -> None:
    """One trial, when a part of the budget is used up: `depth` planned moves by the tree, then to the end of that turn.

    The first trial of every move takes place in the first world, the second in the second; then again with other luck.
    """
    move = candidate(root, progress)
    number = root.visits[move]
    world = worlds[number % i64(len(worlds))].copy()
    world.seed = hashed(world.seed, number // i64(len(worlds)))
    me = world.to_act()
    turn = world.turn
    path_nodes: list[Node] = [root]
    path_moves = vec[i64]([move], capacity=2 * depth)
    path_seats = vec[i64]([me], capacity=2 * depth)
    world.apply(root.codes[move])
    node = root
    planned: i64 = 1
    together = judge.together()
    while planned < depth and world.to_act() >= 0:
        seat = world.to_act()
        plans = together or seat == me
        child = node.children[move]
        if child is None:
            child = Node()
            node.children[move] = child
        node = child
        codes = world.codes()
        fresh = node.meets(codes)
        if fresh:
            widen(node, judge, world, codes, seat, WIDTH if plans else 1)
        move = select(node, codes)
        path_nodes.append(node)
        path_moves = append(path_moves, move)
        path_seats = append(path_seats, seat)
        turn = world.turn
        world.apply(node.codes[move])
        if plans:
            planned += 1
            if fresh:
                break
    finish_turn(judge, world, turn)
    verdict: list[float] = [judge.value(world, s) for s in range(judge.seats(world))]
    for step in range(i64(len(path_moves))):
        visited = path_nodes[step]
        i = path_moves[step]
        visited.visited += 1
        visited.visits[i] = visited.visits[i] + 1
        visited.totals[i] += verdict[path_seats[step]]


def candidate(root: Node, progress: float) -> i64:
    """The least tried of the moves that are still in the running: by and by only the best are."""
    count = i64(len(root.codes))
    places = i64(math.ceil(math.pow(float(count), 1.0 - progress)))
    least: i64 = -1
    for i in range(count):
        if least >= 0 and root.visits[i] >= root.visits[least]:
            continue
        better: i64 = 0
        mean = root.mean(i)
        for other in range(count):
            if root.mean(other) > mean:
                better += 1
        if better < places:
            least = i
    return least
