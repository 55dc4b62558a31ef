"""OpenSpiel: every game and mode, `pyspiel.load_game("skerry_northwest")`, with explicit nodes of chance.

Every tile drawn, token turned and card is a node of chance of its own, from the set-up on, all of whose outcomes are as
likely. An action is its number in the game's table of actions. The game's options are parameters, as `players` is:
`skerry_northwest(players=3,tuunbaq=true)`.

The tensor of an information state is the observation, and after it all that happened so far as the player knows it:
`EVENTS` pairs of who and what, first to last. Who is 1 for chance, 2 for the player itself, 3 for the next one and so
on; what is 1 more than the number of the action or the code of the outcome, and 0 if the player must not know it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import skerry
from skerry import registry
from skerry.core.game import Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.kernel import ChanceNeeded
from skerry.envs.coding import encoding_of, observe, rewards, table_numbers

MOST_PICKS = 4096
LONGEST = 1000
"""More decisions than any game takes."""
EVENTS = 2048
"""More than happens in any game: decisions, and what chance gives."""
BY_CHANCE = 1
BY_PLAYER = 2
ANYTHING = (0,) * 64
"""Whatever chance gives after what is asked for: more than any action needs."""


def _type(info: GameInfo) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    alone = info.max_seats == 1 or info.cooperative
    return kinds(
        short_name=f"skerry_{info.id.replace('-', '_')}",
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if alone else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=info.max_seats,
        min_num_players=info.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": info.min_seats, **info.defaults},
    )


class SkerryGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players."""

    info: GameInfo
    """Set by the class that is registered."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = self.info.check_seats(given.get("players"))
        chosen = {name: given[name] for name in self.info.defaults if name in given}
        self.options: Mapping[str, OptionValue] = self.info.check_options(chosen)
        self.encoding = encoding_of(self.info)
        told = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.table_size,
            max_chance_outcomes=MOST_PICKS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.info), told, given)

    def new_initial_state(self) -> SkerryState:
        return SkerryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SkerryObserver:
        return SkerryObserver(self, iig_obs_type)

    def observation_tensor_shape(self) -> list[int]:
        return [int(self.encoding.length)]

    def information_state_tensor_shape(self) -> list[int]:
        return [int(self.encoding.length) + 2 * EVENTS]


class SkerryState(pyspiel.State):  # type: ignore[misc]
    """A position, or one in the middle of what chance does to it.

    OpenSpiel copies and writes down a state by itself: it keeps the history, and copies what is named here.
    """

    def __init__(self, game: SkerryGame) -> None:
        super().__init__(game)
        self._seats, self._length = game.seats, int(game.encoding.length)
        self._position: Game | None = None
        self._doing: tuple[int | None, list[int], int] | None = None
        """An action under way, or the set-up: its code (None), what chance has given, and how many outcomes the next
        node has."""
        self._try(None, [])

    @property
    def position(self) -> Game:
        """The game itself, as it was before an action that is under way."""
        if self._position is None:
            raise pyspiel.SpielError("the game is not set up yet")
        return self._position

    # -- what OpenSpiel asks -----------------------------------------------------------------------

    def current_player(self) -> int:
        if self._position is None or self._doing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._position.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self._position is not None
        return sorted(table_numbers(self._position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._doing is not None
        count = self._doing[2]
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self._doing is not None:
            code, picks, _ = self._doing
            self._try(code, [*picks, action])
        else:
            assert self._position is not None
            place = table_numbers(self._position).index(action)
            self._try(self._position.codes()[place], [])

    def _action_to_string(self, player: int, action: int) -> str:
        if self._doing is not None:
            return f"chance:{action} {self._given(action)[1]}" if 0 <= action < self._doing[2] else f"chance:{action}"
        assert self._position is not None
        return str(self._position.legal()[table_numbers(self._position).index(action)])

    def is_terminal(self) -> bool:
        return self._position is not None and self._doing is None and self._position.to_act is None

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SkerryState:
        """A state that agrees with all that the player knows, the rest drawn anew: for OpenSpiel's ISMCTS."""
        if self._doing is not None:
            raise pyspiel.SpielError("in the middle of chance nothing is drawn anew")
        world = self.position.sample(self._looking(player), random.Random(sampler()))
        state: SkerryState = self.get_game().new_initial_state()
        state._repeat(world.setup_chance)
        for entry in world.entries():
            place = list(state.position.codes()).index(entry.code)
            state.apply_action(table_numbers(state.position)[place])
            state._repeat(entry.chance)
        return state

    def returns(self) -> list[float]:
        if not self.is_terminal() or self._position is None:
            return [0.0] * self._seats
        return rewards(self._position)

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen of the game: the record as the player may read it."""
        return self.recalled(self._looking(player))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same as numbers: see the top of this module."""
        seat = self._looking(player)
        happened: list[float] = self.happened(seat).ravel().tolist()
        return self.observation_tensor(seat) + happened

    def observation_string(self, player: int | None = None) -> str:
        return self.seen(self._looking(player))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self._looking(player)
        if self._position is None:
            return [0.0] * self._length
        return observe(self._position, seat).astype(float).tolist()  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self._position is None:
            assert self._doing is not None
            return f"not set up: {self._doing[1]} of chance"
        return f"{self._position!r}{self._pending(self._position.to_act)}"

    # -- what is told ------------------------------------------------------------------------------

    def recalled(self, seat: int | None) -> str:
        """All that a seat, or an onlooker, has seen of the game."""
        return "" if self._position is None else self._position.record(seat) + self._pending(seat)

    def happened(self, seat: int) -> NDArray[np.float32]:
        """Who did what so far, as far as the seat knows."""
        found = np.zeros((EVENTS, 2), np.float32)
        if self._position is not None:
            known = list(self._happened(self._position, seat))
            if len(known) > EVENTS:
                raise pyspiel.SpielError(f"{len(known)} things happened, a tensor has room for {EVENTS}")
            found[: len(known)] = known
        return found

    def seen(self, seat: int | None) -> str:
        """What a seat, or an onlooker, may know now."""
        return "" if self._position is None else str(self._position.view(seat)) + self._pending(seat)

    # -- inside ---------------------------------------------------------------------------------------

    def _looking(self, player: int | None) -> int:
        """The seat that is meant: the one to act, unless another is named."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._seats:
            raise pyspiel.SpielError(f"who looks is a player >= 0 and a player < {self._seats}, not {seat}")
        return seat

    def _try(self, code: int | None, picks: list[int]) -> None:
        """Carry the action, or the set-up, out as far as chance has spoken."""
        try:
            self._position, self._doing = self._after(code, picks), None
        except ChanceNeeded as needed:
            self._doing = (code, picks, needed.options)

    def _after(self, code: int | None, picks: list[int]) -> Game:
        """The position after the action, or the set-up, to which chance gives these numbers."""
        if code is None:
            told: SkerryGame = self.get_game()
            _, made = registry.games()[told.info.id]
            return made.start(told.info, told.seats, told.options, 0, told.info.rules_version, (), picks)
        assert self._position is not None
        after = self._position.copy()
        after.kernel.spell(picks)
        after.play_code(code)
        after.kernel.spelled = False
        return after

    def _given(self, pick: int) -> tuple[int, str]:
        """What chance gives with this number at this node: the outcome, and how a record writes it."""
        assert self._doing is not None
        code, picks, _ = self._doing
        after = self._after(code, [*picks, pick, *ANYTHING])
        outcomes = after.setup_chance if after.last is None else after.last.chance
        outcome = outcomes[len(picks)]
        return outcome, after.chance_text(outcome)

    def _repeat(self, outcomes: Sequence[int]) -> None:
        """Let chance give these outcomes."""
        for outcome in outcomes:
            assert self._doing is not None
            picks = range(self._doing[2])
            self.apply_action(next(pick for pick in picks if self._given(pick)[0] == outcome))

    def _pending(self, seat: int | None) -> str:
        """How far chance is; what it decides about is known to the player who chose it."""
        if self._doing is None:
            return ""
        code, picks, _ = self._doing
        assert self._position is not None
        assert code is not None
        action = f" {self._position.action_type(code)} =" if seat == self._position.to_act else ""
        return f"{action} {len(picks)} of chance"

    def _happened(self, game: Game, seat: int) -> Iterator[tuple[int, int]]:
        """Who and what, as the tensor of an information state tells it."""

        def by_chance(outcomes: tuple[int, ...], actor: int | None) -> Iterator[tuple[int, int]]:
            for outcome in game.shown_chance(outcomes, actor, seat):
                yield BY_CHANCE, 0 if outcome is None else outcome + 1

        def by_player(actor: int) -> int:
            return BY_PLAYER + (actor - seat) % self._seats

        numbers = [played.action for played in self.full_history() if played.player >= 0]
        yield from by_chance(game.setup_chance, None)
        for entry, number in zip(game.entries(), numbers, strict=False):
            yield by_player(entry.seat), number + 1 if game.shows_action(entry, seat) else 0
            yield from by_chance(entry.chance, entry.seat)
        if self._doing is not None and game.to_act is not None:
            yield by_player(game.to_act), numbers[-1] + 1 if seat == game.to_act else 0
            yield from [(BY_CHANCE, 0)] * len(self._doing[1])


class SkerryObserver:
    """Observations for OpenSpiel's algorithms: what a player knows, or what everybody does.

    The tensor is of what a player may know now and, with perfect recall, of all that happened as the player knows it;
    it is empty for other kinds of knowledge.
    """

    def __init__(self, game: SkerryGame, kind: Any) -> None:
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind is None or kind.public_info
        self._own = kind is None or kind.private_info == alone
        self._recalls = kind is not None and kind.perfect_recall
        shapes: dict[str, tuple[int, ...]] = {}
        if self._public and self._own:
            shapes["observation"] = (int(game.encoding.length),)
            if self._recalls:
                shapes["happened"] = (EVENTS, 2)
        self.tensor = np.zeros(sum(math.prod(shape) for shape in shapes.values()), np.float32)
        self.dict, start = {}, 0
        for name, shape in shapes.items():
            length = math.prod(shape)
            self.dict[name] = self.tensor[start : start + length].reshape(shape)
            start += length

    def set_from(self, state: SkerryState, player: int) -> None:
        if self.dict:
            self.tensor[:] = (
                state.information_state_tensor(player) if self._recalls else state.observation_tensor(player)
            )

    def string_from(self, state: SkerryState, player: int) -> str | None:
        if not self._public:
            return None
        seat = player if self._own else None
        return state.recalled(seat) if self._recalls else state.seen(seat)


def register() -> None:
    """Make every game known to `pyspiel.load_game`; done when this module is imported."""
    known = set(pyspiel.registered_names())
    for info in skerry.games().values():
        kind = _type(info)
        if kind.short_name not in known:
            made = type(kind.short_name, (SkerryGame,), {"info": info, "__module__": __name__})
            globals()[kind.short_name] = made  # where pickle looks for it
            pyspiel.register_game(kind, made)


register()
