"""What a game brings, declared in one place. The registry finds packages by entry points (group `skerry.games`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable

from skerry.core.encoding import Encoding
from skerry.core.game import Game
from skerry.core.hint import Reason, Step
from skerry.core.info import GameInfo
from skerry.core.jsonlike import Json
from skerry.core.judge import Judge
from skerry.core.policy import Policy
from skerry.core.study import Study
from skerry.core.view import GameView

Changes = Mapping[str, Mapping[str, tuple[str, ...]]]
"""For a mode: each rule that changes others, and which ones."""


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of a family: their ids begin with `prefix`; texts and titles are in the catalogues, in order."""

    prefix: str
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The modes that a section is for; else all."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """Where the rules come from: ids, parted by spaces, under R (stated in a rulebook), P (reported by players),
    I (inferred), O (our own ruling), or several of them: RO is ours in part. A rule that is not named has no mark."""
    instead: Changes = field(default_factory=dict)
    """A rule of a mode that stands instead of others, which are not read there."""
    before: Changes = field(default_factory=dict)
    """A rule of a mode that goes before others where they differ."""


@dataclass(frozen=True, slots=True)
class GamePackage:
    """A family of games: its modes, each with an id of its own, and all that is played, read and judged with them.

    Texts, puzzles and what was learned of its chances are not named here: they lie beside the module that declares the
    package, in `locales/<lang>/*.ftl`, `data/puzzles.jsonl.gz` and `data/chances.json`. For a game that has no client
    of its own in the browser the view tells the position in words: `told`, a list of messages (`Message.data`), and
    each kind of action has a message `<family>-action-<kind>`, whose arguments are its data.
    """

    games: tuple[GameInfo, ...]
    """Each with this package's `family`."""
    game_type: type[Game]
    book: RuleBook
    reasons: Callable[[Step], Iterable[Reason]]
    """What a move works for, the weightiest first: the words of a hint."""
    view_type: type = GameView
    """The shape of its views, a TypedDict: the server's documents and the client's types follow from it."""
    encoding: Callable[[GameInfo], Encoding] | None = None
    """Positions and actions as numbers, for learners; None: the game has no environments."""

    facts: Mapping[str, Json] = field(default_factory=dict)
    """What a client draws and counts of the components, so that it need not know them."""
    judge: Callable[[GameInfo], Judge] | None = None
    """Knowledge for the bots: how well each seat stands; a game with a policy can do without."""
    policy: Callable[[GameInfo], Policy | None] | None = None
    """What a player of a mode knows by heart: the move to make without thinking long."""
    study: Study | None = None
    """What a laboratory keeps of its games, and what many of them tell beyond points and wins."""
    tile_sheet: Callable[[], str] | None = None
    """All the tiles of the box as one picture (SVG), to compare with the cardboard."""
    place: int = 100
    """On the shelf: packages with lower numbers are listed first."""

    @property
    def family(self) -> str:
        return self.games[0].family

    @property
    def data(self) -> Traversable:
        """The folder with the data of its games; it need not exist."""
        return files(self.game_type.__module__.rpartition(".")[0]) / "data"
