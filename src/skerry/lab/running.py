"""Many games at once: on the cores of this machine, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from importlib import import_module
from typing import Any, Literal, TypeVar

import skerry
from skerry import packs
from skerry.core.errors import SkerryError
from skerry.lab.playing import GameResult, Task, play_game

Backend = Literal["processes", "ray"]
T = TypeVar("T")
R = TypeVar("R")


def run(tasks: Sequence[Task], workers: int, done: Callable[[GameResult], None], on: Backend = "processes") -> None:
    """Play the tasks; `done` gets each result as it comes, in the order of the tasks.

    With `on="ray"` the games are spread over the Ray cluster at RAY_ADDRESS, or over one that is
    started on this machine; it needs the extra `ray`.
    """
    with closing(spread(play_game, tasks, workers, on)) as results:
        for result in results:
            done(result)


def spread(work: Callable[[T], R], tasks: Sequence[T], workers: int, on: Backend) -> Generator[R, None, None]:
    """What the work makes of each task, in their order, on this machine's cores or on a Ray cluster."""
    yield from _on_ray(work, tasks) if on == "ray" else _on_processes(work, tasks, workers)


def unfinished(tasks: Iterable[Task], results: Iterable[GameResult]) -> list[Task]:
    """The tasks that have no result yet: what is left of a run that was interrupted."""
    finished = {(result.seed, _setting(result)) for result in results}
    return [task for task in tasks if finished.isdisjoint((task.seed, setting) for setting in _settings(task))]


def of_another_run(tasks: Iterable[Task], results: Iterable[GameResult]) -> list[GameResult]:
    """The results of games, players, options or budgets that the tasks do not have."""
    known = {setting for task in tasks for setting in _settings(task)}
    return [result for result in results if _setting(result) not in known]


def _settings(task: Task) -> list[str]:
    """How the task's result may tell its setting: with the budget, or without it in older files."""
    options = skerry.games()[task.game].check_options(task.options)
    return [_told(task.game, task.players, options, budget) for budget in (task.budget, None)]


def _setting(result: GameResult) -> str:
    return _told(result.game, result.players, result.options, result.budget)


def _told(*parts: str | Sequence[str] | Mapping[str, object] | None) -> str:
    return json.dumps(parts, sort_keys=True)


def _on_processes(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Generator[R, None, None]:
    if workers <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, tasks, chunksize=max(1, min(16, len(tasks) // (workers * 8))))


def _on_ray(work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R, None, None]:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise SkerryError("pip install 'skerry[ray]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False, runtime_env={"env_vars": packs.environment()})
    remote = ray.remote(work)
    room = 4 * int(ray.cluster_resources().get("CPU", 1))
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(remote.remote(task))
        if len(waiting) >= room:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())
