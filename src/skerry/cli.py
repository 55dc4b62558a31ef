"""The command line: play, serve, simulate, compare, measure, replay and read the rules.

Every text comes from the catalogues, in the language of `--lang` or of the environment.
"""

from __future__ import annotations

import gc
import json
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, nullcontext
from dataclasses import asdict, replace
from functools import partial
from importlib import metadata
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Annotated, Literal, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import skerry
from skerry import bots as players
from skerry import packs, registry
from skerry.bots.analysis import GOOD, Decision, accuracy, luck_of, turning_points
from skerry.bots.analysis import NODES as ANALYSIS_NODES
from skerry.bots.analysis import analyse as analysis
from skerry.bots.examining import Effort
from skerry.bots.puzzles import Puzzle, renewed
from skerry.core.errors import SkerryError
from skerry.core.event import Event
from skerry.core.game import SEAT_LETTERS, Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.verifying import verify_record
from skerry.lab import arena as matches
from skerry.lab import mining, training
from skerry.lab.curves import read_curves, write_curves
from skerry.lab.dataset import open_dataset
from skerry.lab.playing import GameResult, Task
from skerry.lab.report import write_report
from skerry.lab.results import cut, read, read_interrupted
from skerry.lab.running import Backend, of_another_run, run, spread, unfinished
from skerry.lab.speed import Figures, measure
from skerry.lab.stats import deviation, mean
from skerry.lab.winning import can_be_lost, has_rivals, win_share
from skerry.lab.words import Words
from skerry.locales import LANGUAGES, Language, translate
from skerry.rulebook import changes, rule_in, rulebook, source_note

if TYPE_CHECKING:
    from skerry.lab.learning import Lesson


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language of `--lang` if it is given, else of the environment, else English."""
    words = " ".join(arguments).replace("--lang=", "--lang ").split()
    told = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2]
    if "--lang" in words[:-1]:
        told = words[words.index("--lang") + 1]
    return next((lang for lang in LANGUAGES if lang == told), LANGUAGES[0])


LANG = chosen_language(sys.argv[1:], os.environ)
CORES = os.cpu_count() or 1
WIDE = 160
WORDS = frozenset(
    [
        "seat",
        "player",
        "pairing",
        "game",
        "compiled",
        "cause",
        "rule",
        "played",
        "better",
        "grade",
        "why",
        "weight",
        "theme",
    ]
)
"""The columns of tables that hold words."""


def text(key: str, **args: str | int) -> str:
    """A text of the command line's own catalogue."""
    return translate(LANG, f"cli-{key}", args)


app = typer.Typer(
    help=text("help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None
)

Lang = Annotated[Language, typer.Option("--lang", help=text("help-lang"))]
GameId = Annotated[str, typer.Argument(help=text("help-game"), metavar="GAME")]
Options = Annotated[list[str] | None, typer.Option("--option", help=text("help-option"), metavar="NAME=VALUE")]
Seed = Annotated[int, typer.Option("--seed", min=0, help=text("help-seed"))]
Workers = Annotated[int, typer.Option("--workers", min=1, help=text("help-workers"))]
Seconds = Annotated[float | None, typer.Option("--seconds", min=0.001, help=text("help-seconds"))]
On = Annotated[str, typer.Option("--on", help=text("help-on"))]
Nodes = Annotated[int | None, typer.Option("--nodes", min=1, help=text("help-nodes"))]
DatabaseUrl = Annotated[str | None, typer.Option("--database-url", help=text("help-database-url"))]
Archive = Annotated[Path, typer.Argument(help=text("help-archive"), metavar="FILE|-")]
JsonFile = Annotated[Path | None, typer.Option("--json", help=text("help-json"), metavar="FILE|-")]


@app.callback()
def before_any_command(
    folder: Annotated[Path | None, typer.Option("--components", help=text("help-components"), metavar="DIR")] = None,
) -> None:
    if folder is not None:
        packs.use_folder(folder)


boxes = typer.Typer(help=text("help-boxes"), no_args_is_help=True)
app.add_typer(boxes, name="components")


@boxes.command("export", help=text("help-components-export"))
def export_components(folder: Annotated[Path, typer.Argument(metavar="DIR")], lang: Lang = LANG) -> None:
    for path in packs.export(folder):
        print(path)


@boxes.command("sheet", help=text("help-components-sheet"))
def tile_sheet(
    family: Annotated[str, typer.Argument(metavar="FAMILY")],
    file: Annotated[Path, typer.Argument(metavar="FILE.svg")],
    lang: Lang = LANG,
) -> None:
    package = registry.packages().get(family)
    if package is None or package.tile_sheet is None:
        known = " ".join(name for name, found in registry.packages().items() if found.tile_sheet is not None)
        raise typer.BadParameter(text("sheet-families", known=known))
    file.write_text(package.tile_sheet(), encoding="utf-8")


riddles = typer.Typer(help=text("help-puzzles"), no_args_is_help=True)
app.add_typer(riddles, name="puzzles")


@riddles.command("mine", help=text("help-puzzles-mine"))
def mine_puzzles(
    game: GameId,
    file: Annotated[Path, typer.Option("--to", help=text("help-puzzles-to"))] = Path("puzzles.jsonl"),
    count: Annotated[int, typer.Option("--count", min=1, help=text("help-puzzles-count"))] = 200,
    seed: Seed = 0,
    workers: Workers = CORES,
    lang: Lang = LANG,
) -> None:
    info = game_info(game)
    done = mining.read_puzzles(file)
    left = count - sum(puzzle.game == info.id for puzzle in done)
    with Output(file, max(0, left), append=True) as output:
        for puzzle in islice(mining.mined(info, mining.next_seed(done, info, seed), workers), max(0, left)):
            output.write(puzzle.data())
            done.append(puzzle)
        output.show(puzzles_table([puzzle for puzzle in done if puzzle.game == info.id]))


@riddles.command("verify", help=text("help-puzzles-verify"))
def verify_puzzles(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[Path, typer.Option("--to", help=text("help-puzzles-verified"))],
    seed: Seed = 1,
    workers: Workers = CORES,
    lang: Lang = LANG,
) -> None:
    puzzles = mining.read_puzzles(file)
    sound = []
    with Output(None, len(puzzles)) as output:
        for today in spread(partial(renewed, luck=seed), puzzles, workers, "processes"):
            if today is not None:
                sound.append(today)
            output.write({})
        output.show(puzzles_table(sound))
        output.note(text("sound", sound=len(sound), count=len(puzzles)))
    mining.write_puzzles(to, sound)


def main() -> None:
    """Run the command line; what goes wrong on purpose is told in one line."""
    try:
        app()
    except SkerryError as error:
        print(f"skerry: {error.message(LANG)}", file=sys.stderr)
        sys.exit(1)
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None:
            raise
        print("skerry:", text("needs-extra", package=f"'skerry[{extra}]'"), file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def extra_with(module: str) -> str | None:
    """The extra of this package that brings the module, if one does."""
    for requirement in metadata.requires("skerry") or ():
        found = re.match(r"([\w.-]+).*extra == [\"'](\w+)[\"']", requirement)
        if found and found[1].replace("-", "_") == module.partition(".")[0]:
            return found[2]
    return None


# -- the table -------------------------------------------------------------------------------------


@contextmanager
def loading() -> Iterator[None]:
    """Modules make many things and no garbage: a server starts sooner if nobody looks for any meanwhile."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@app.command(help=text("help-play"))
def play(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=text("help-port"))] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=text("help-browser"))] = True,
    data: Annotated[Path | None, typer.Option("--data", help=text("help-data"))] = None,
    lang: Lang = LANG,
) -> None:
    with loading():
        from skerry.server import run

    run.play(lang=lang, port=port, open_browser=browser, data=data)


@app.command(help=text("help-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=text("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=text("help-port"))] = 8000,
    database_url: DatabaseUrl = None,
    public_url: Annotated[str | None, typer.Option("--public-url", help=text("help-public-url"))] = None,
    lang: Lang = LANG,
) -> None:
    with loading():
        from skerry.server import run

    run.serve(host=host, port=port, database_url=database_url, public_url=public_url, lang=lang)


@app.command("export", help=text("help-export"))
def export_tables(file: Archive, database_url: DatabaseUrl = None, lang: Lang = LANG) -> None:
    from skerry.server import archive, run

    url = database_url or run.default_database()
    if str(file) == "-":
        count = archive.export_tables(url, sys.stdout)
    else:
        try:
            count = archive.export_file(url, file)
        except OSError as error:
            raise SkerryError(text("no-file", file=str(file), reason=error.strerror or str(error))) from None
    print(text("exported", tables=count), file=sys.stderr)


@app.command("import", help=text("help-import"))
def import_tables(file: Archive, database_url: DatabaseUrl = None, lang: Lang = LANG) -> None:
    from skerry.server import archive, run

    with opened(file, "r") as lines:
        count = archive.import_tables(database_url or run.default_database(), lines)
    print(text("imported", tables=count), file=sys.stderr)


# -- the laboratory --------------------------------------------------------------------------------


@app.command(help=text("help-sim"))
def sim(
    game: GameId,
    seats: Annotated[str, typer.Option("--seats", help=text("help-seats"))] = "random,random",
    games: Annotated[int, typer.Option("--games", min=1, help=text("help-games"))] = 100,
    seed: Seed = 0,
    workers: Workers = CORES,
    json_file: JsonFile = None,
    option: Options = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    resume: Annotated[bool, typer.Option("--resume", help=text("help-resume"))] = False,
    on: On = "processes",
    records: Annotated[Path | None, typer.Option("--records", help=text("help-records"))] = None,
    kind: Annotated[str, typer.Option("--format", help=text("help-format"))] = "text",
    lang: Lang = LANG,
) -> None:
    where = backend(on)
    info, seated = game_info(game), read_players(seats)
    info.check_seats(len(seated))
    options = read_options(info, option)
    logged = records is not None
    tasks = [Task(game, seated, seed + number, options, seconds, nodes, logged) for number in range(games)]
    earlier = resumed(json_file, tasks) if resume else []
    tasks = unfinished(tasks, earlier)
    results: list[GameResult] = []
    with ExitStack() as stack:
        dataset = stack.enter_context(closing(open_dataset(records, kind))) if records is not None else None
        tasks = [task for task in tasks if dataset is None or not dataset.has(task)]
        output = stack.enter_context(Output(json_file, len(tasks), append=bool(earlier)))

        def done(result: GameResult) -> None:
            results.append(replace(result, log=None))  # what was played is in the dataset: a run may be long
            output.write(result.data())
            if dataset is not None:
                dataset.add(result)

        began = time.perf_counter()
        run(tasks, workers, done, where)
        seconds_taken = time.perf_counter() - began
        if earlier or results:
            output.show(simulation_table(seated, earlier + results))
            output.note(simulation_note(earlier + results, results, seconds_taken))
        else:
            output.note(text("all-played"))


def backend(on: str) -> Backend:
    """Where games are played."""
    if on not in ("processes", "ray"):
        raise SkerryError(text("bad-backend", on=on))
    return "ray" if on == "ray" else "processes"


def resumed(json_file: Path | None, tasks: Sequence[Task]) -> list[GameResult]:
    """The results that an interrupted run left; its file is made ready for more."""
    if json_file is None or str(json_file) == "-":
        raise SkerryError(text("resume-what"))
    if not json_file.is_file():
        return []
    results, size = read_interrupted(json_file, LANG)
    if of_another_run(tasks, results):
        raise SkerryError(text("another-run", file=str(json_file)))
    cut(json_file, size, LANG)
    return results


@app.command(help=text("help-arena"))
def arena(
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", help=text("help-bots"))] = "boy,mate",
    games: Annotated[int, typer.Option("--games", min=2, help=text("help-arena-games"))] = 20,
    seed: Seed = 0,
    workers: Workers = CORES,
    json_file: JsonFile = None,
    option: Options = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    lang: Lang = LANG,
) -> None:
    info, rivals = game_info(game), read_players(bots)
    matches.check(rivals, LANG)
    tasks = matches.duplicate_tasks(game, rivals, games, seed, read_options(info, option), seconds, nodes)
    standing = matches.Table(rivals)
    with Output(json_file, len(tasks)) as output:

        def done(result: GameResult) -> None:
            standing.add(result)
            output.write(result.data())

        run(tasks, workers, done)
        output.show(arena_table(standing))


@app.command(help=text("help-train"))
def train(
    game: GameId,
    file: Annotated[Path, typer.Option("--to", help=text("help-train-to"))] = Path("training.jsonl"),
    steps: Annotated[int, typer.Option("--steps", min=1, help=text("help-steps"))] = 200,
    games: Annotated[int, typer.Option("--games", min=1, help=text("help-train-games"))] = 40,
    seed: Seed = 0,
    judge: Annotated[Path | None, typer.Option("--judge", help=text("help-judge"), metavar="DIR")] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help=text("help-rounds"))] = 1,
    league: Annotated[str, typer.Option("--league", help=text("help-league"))] = "policy,policy,mate,boy",
    workers: Workers = CORES,
    on: On = "processes",
    lang: Lang = LANG,
) -> None:
    if judge is not None:
        train_judge(game_info(game).id, judge, rounds, games, seed, league, workers, backend(on))
        return
    done = training.read_steps(file)
    coming = training.steps(game_info(game).id, games, seed, done)
    with Output(file, max(0, steps - len(done)), append=True) as output:
        while len(done) < steps:
            done.append(next(coming))
            output.write(done[-1].data())
        output.show(training_table(game, done))


def train_judge(
    game: str, folder: Path, rounds: int, games: int, seed: int, league: str, workers: int, on: Backend
) -> None:
    """Go on with a training round by round, and write the last network."""
    from skerry.lab import learning

    names = [name.strip() for name in league.split(",")]
    for name in set(names) - {learning.STYLE}:
        players.get(name)
    for number in range(1, rounds + 1):
        file = learning.network_file(game, number, folder)
        if not file.exists():
            train_round(game, folder, number, games, seed, names, workers, on)
    (folder / f"network-{game}.json").write_bytes(file.read_bytes())


def train_round(
    game: str, folder: Path, number: int, games: int, seed: int, league: Sequence[str], workers: int, on: Backend
) -> None:
    """Play what is missing of the games of a round, learn from the last rounds, and write network and curve."""
    from skerry.lab import learning

    missing = learning.shards(game, number, games, seed, league, folder)
    with Output(None, len(missing)) as output:
        for _ in spread(learning.gather, missing, workers, on):
            output.write({})
    cases = learning.read_cases(game, folder, number)
    with Output(folder / f"curve-{game}.jsonl", learning.LESSONS + learning.SECOND_LESSONS) as output:
        lessons = []
        learner = learning.Learner(cases, seed)
        for lesson in learner.learn(cases):
            lessons.append(lesson)
            output.write(lesson.data())
        output.show(lessons_table(lessons))
    learning.write_network(game, learner, cases, learning.network_file(game, number, folder))


@app.command(help=text("help-report"))
def report(
    results: Annotated[Path, typer.Argument(help=text("help-results"))],
    to: Annotated[Path, typer.Option("--to", help=text("help-to"))] = Path("report"),
    compare: Annotated[Path | None, typer.Option("--compare", help=text("help-compare"))] = None,
    lang: Lang = LANG,
) -> None:
    if curves := read_curves(results):
        print(write_curves(curves, to, lang))
        return
    print(write_report(read(results, lang), to, lang, read(compare, lang) if compare else None))


@app.command(help=text("help-bench"))
def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, help=text("help-bench-seconds"))] = 2.0,
    game: Annotated[list[str] | None, typer.Option("--game", help=text("help-game"))] = None,
    json_file: JsonFile = None,
    lang: Lang = LANG,
) -> None:
    chosen = [game_info(name) for name in game or ()] or list(skerry.games().values())
    figures: list[Figures] = []
    with Output(json_file, len(chosen)) as output:
        for info in chosen:
            figures.append(measure(info.id, info.max_seats, seconds))
            output.write(figures[-1].data())
        output.show(bench_table(figures))


# -- records and rules -----------------------------------------------------------------------------


@app.command(help=text("help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=text("help-record"), metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", min=0, help=text("help-at"))] = None,
    lang: Lang = LANG,
) -> None:
    game = skerry.replay(record_in(file))
    if at is not None:
        game = game.at(at)
    console = Console(soft_wrap=True, highlight=False, markup=False)
    console.print(heading(game, lang))
    for line in sentences(game, lang):
        console.print(line)
    console.print()
    console.print(game.diagram())
    console.print(score_table(game, lang))
    outcome = game.outcome
    if outcome is not None:
        winners = ", ".join(SEAT_LETTERS[seat] for seat in outcome.winners) or "–"
        reason = translate(lang, f"{game.info.family}-outcome-{outcome.reason}", {})
        console.print(text("ended", winners=winners, reason=reason))
    elif game.to_act is not None:
        console.print(text("running", seat=SEAT_LETTERS[game.to_act], number=game.number))


@app.command(help=text("help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=text("help-record"), metavar="FILE")],
    lang: Lang = LANG,
) -> None:
    proved = verify_record(record_in(file), registry.games())
    told: dict[str, str | int] = {**asdict(proved)}
    print(text("verified-shared", **told) if proved.scope else text("verified", **told))


@app.command(help=text("help-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(help=text("help-record"), metavar="FILE")],
    level: Annotated[str, typer.Option("--level", help=text("help-analyse-level"))] = "captain",
    nodes: Nodes = None,
    json_file: JsonFile = None,
    lang: Lang = LANG,
) -> None:
    game, words = skerry.replay(record_in(file)), Words(lang)
    if nodes is None and level not in ANALYSIS_NODES:
        raise SkerryError(text("analyse-level", level=level, known=", ".join(ANALYSIS_NODES)))
    found: list[Decision] = []
    with Output(json_file, game.number) as output:
        for decision in analysis(game, Effort(nodes or ANALYSIS_NODES[level])):
            found.append(decision)
            output.write(decision.data())
        bad = [decision for decision in found if decision.grade != GOOD]
        if bad:
            output.show(analysis_table(bad, words))
        else:
            output.note(text("no-mistakes"))
        for point in turning_points(found):
            change = words.number(100 * point.change, signed=True)
            output.note(text("turning-point", number=point.number + 1, seat=SEAT_LETTERS[point.seat], change=change))
        for seat, letter in enumerate(SEAT_LETTERS[: game.seats]):
            kept = accuracy([decision.loss for decision in found if decision.seat == seat])
            output.note(text("accuracy", seat=letter, accuracy="–" if kept is None else words.number(kept)))
            luck = luck_of(found, seat)
            win, points = words.number(100 * luck.win, signed=True), words.number(luck.points, 1, signed=True)
            output.note(text("luck", seat=letter, win=win, points=points))


@app.command(help=text("help-rules"))
def rules(
    game: GameId,
    rule_id: Annotated[str | None, typer.Argument(help=text("help-rule-id"), metavar="[RULE-ID]")] = None,
    lang: Lang = LANG,
) -> None:
    console = Console(highlight=False, markup=False)
    info = game_info(game)
    if rule_id is None:
        for section in rulebook(info, lang):
            console.print(f"\n{section.title}", style="bold")
            for rule in section.rules:
                console.print(f"  {rule.id:8} {rule.title}")
                for note in changes(rule, lang):
                    console.print(f"{'':11}{note}", style="dim")
        return
    found = rule_in(info, rule_id.upper(), lang)
    if found is None:
        raise SkerryError(text("unknown-rule", rule=rule_id, game=game))
    console.print(f"{found.id} · {found.title}", style="bold")
    console.print(found.text)
    for said in filter(None, (*changes(found, lang), source_note(found, lang))):
        console.print(said, style="dim")


# -- reading what was asked ------------------------------------------------------------------------


def record_in(file: Path) -> str:
    """The record that a file holds; the components that it carries are used."""
    with opened(file, "r") as lines:
        record = lines.read()
    packs.use_record(record)
    return record


def game_info(name: str) -> GameInfo:
    games = skerry.games()
    if name not in games:
        raise SkerryError(text("unknown-game", game=name, known=", ".join(games)))
    return games[name]


def read_players(names: str) -> tuple[str, ...]:
    """The bots of a list such as `random,mate,captain@200`."""
    found = tuple(name.strip() for name in names.split(","))
    for name in found:
        players.get(name)
    return found


def read_options(info: GameInfo, given: Iterable[str] | None) -> dict[str, OptionValue]:
    """The options of `--option NAME=VALUE`, checked."""
    words = {"yes": True, "true": True, "no": False, "false": False}
    options: dict[str, object] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise SkerryError(text("bad-option", option=pair))
        options[name] = words.get(value.lower(), int(value) if re.fullmatch("-?[0-9]{1,9}", value) else value)
    return info.check_options(options)


@contextmanager
def opened(file: Path, mode: Literal["r", "w", "a"]) -> Iterator[TextIO]:
    """A text file, or standard input or output for `-`; what is wrong with it is told in one line."""
    if str(file) == "-" and mode == "r":
        yield sys.stdin
        return
    try:
        with nullcontext(sys.stdout) if str(file) == "-" else file.open(mode, encoding="utf-8") as lines:
            yield lines
    except BrokenPipeError:
        raise
    except OSError as error:
        raise SkerryError(text("no-file", file=str(file), reason=error.strerror or str(error))) from None
    except UnicodeDecodeError as error:
        line = file.read_bytes().count(b"\n", 0, error.start) + 1
        raise SkerryError(text("not-text", file=str(file), line=line)) from None


# -- telling what was found ------------------------------------------------------------------------


class Output:
    """Where a command's results go: a progress bar on stderr, JSON lines where asked, a table for people."""

    def __init__(self, json_file: Path | None, steps: int, *, append: bool = False) -> None:
        self._json_file = json_file
        self._mode: Literal["a", "w"] = "a" if append else "w"
        self._to_stdout = str(json_file) == "-"
        self._stack = ExitStack()
        self._lines: TextIO | None = None
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn(text("playing")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task("", total=steps)

    def __enter__(self) -> Output:
        lines = self._stack.enter_context(opened(self._json_file or Path("-"), self._mode))
        self._lines = None if self._json_file is None else lines
        self._stack.enter_context(self._progress)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.__exit__(kind, error, trace)

    def write(self, data: Mapping[str, object]) -> None:
        """One result is there."""
        if self._lines is not None:
            print(json.dumps(data, separators=(",", ":")), file=self._lines, flush=True)
        self._progress.advance(self._task)

    def show(self, table: Table) -> None:
        self._progress.stop()
        self._console().print(table)

    def note(self, line: str) -> None:
        self._console().print(line, highlight=False, markup=False)

    def _console(self) -> Console:
        console = Console(stderr=self._to_stdout)
        return console if console.is_terminal else Console(stderr=self._to_stdout, width=WIDE)


def new_table(*columns: str) -> Table:
    """An empty table: words to the left, numbers to the right."""
    table = Table()
    for column in columns:
        table.add_column(text(f"column-{column}"), justify="left" if column in WORDS else "right")
    return table


def simulation_table(seated: Sequence[str], games: Sequence[GameResult]) -> Table:
    table = new_table("seat", "player", "wins", "mean", "deviation", "least", "most")
    for_points_alone = not has_rivals(games[0].game) and not can_be_lost(games)
    for seat, player in enumerate(seated):
        scores = [float(game.scores[seat]) for game in games]
        wins = sum(win_share(game, seat) for game in games)
        share = "–" if for_points_alone else f"{wins / len(games):.1%}"
        spread = (f"{mean(scores):.1f}", f"{deviation(scores):.1f}", f"{min(scores):.0f}", f"{max(scores):.0f}")
        table.add_row(SEAT_LETTERS[seat], player, share, *spread)
    return table


def simulation_note(games: Sequence[GameResult], new: Sequence[GameResult], seconds: float) -> str:
    """How the games ended, and how fast those of this run were played."""
    reasons = Counter(game.reason for game in games)
    words = Words(LANG, skerry.games()[games[0].game].family)
    return text(
        "simulated",
        games=len(games),
        decisions=round(mean([game.decisions for game in games])),
        reasons="; ".join(f"{count} × {words.ending(reason)}" for reason, count in reasons.most_common()),
        seconds=f"{seconds:.1f}",
        rate=round(sum(game.decisions for game in new) / seconds),
    )


def arena_table(standing: matches.Table) -> Table:
    table = new_table("pairing", "games", "wins", "interval", "elo")
    ratings = standing.ratings()
    for pairing in standing.pairings.values():
        low, high = pairing.interval
        gap = ratings[pairing.first] - ratings[pairing.second]
        names = f"{pairing.first} – {pairing.second}"
        table.add_row(names, str(pairing.games), f"{pairing.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{gap:+.0f}")
    return table


def analysis_table(bad: Sequence[Decision], words: Words) -> Table:
    """What was played where something better was to be had."""
    table = new_table("number", "seat", "played", "better", "loss", "points", "grade", "why")
    for decision in bad:
        reasons = decision.reasons[:2]
        why = " · ".join(translate(words.lang, f"bots-reason-{reason.key}", reason.args) for reason in reasons)
        grade = text(f"grade-{decision.grade}")
        loss = words("percent", value=words.number(100 * decision.loss))
        points = words.number(-decision.points_lost, 1, signed=True)
        seat, line = SEAT_LETTERS[decision.seat], " → ".join(decision.line)
        table.add_row(str(decision.number + 1), seat, decision.played, line, loss, points, grade, why)
    return table


def puzzles_table(found: Sequence[Puzzle]) -> Table:
    """How many puzzles of each theme and difficulty there are."""
    table = new_table("theme", "one", "two", "three", "four", "five")
    themes = Counter((puzzle.theme, puzzle.difficulty) for puzzle in found)
    for theme in sorted({theme for theme, _ in themes}):
        table.add_row(theme, *(str(themes[theme, level]) for level in range(1, 6)))
    return table


def training_table(game: str, done: Sequence[training.Step]) -> Table:
    """What a policy weighed before and weighs after its training."""
    before, after = training.new_policy(game).weights, training.settled(done)
    table = new_table("weight", "before", "after")
    for name, weight in after.items():
        table.add_row(name, f"{before[name]:.3f}", f"{weight:.3f}")
    return table


def lessons_table(lessons: Sequence[Lesson]) -> Table:
    """How well a network foresees, after some of the rounds of learning."""
    table = new_table("lesson", "learned", "tested", "surprise", "off")
    for lesson in lessons[:: max(1, len(lessons) // 10)]:
        told = (lesson.loss, lesson.tested, lesson.surprise, lesson.points)
        table.add_row(str(lesson.round), *(f"{value:.3f}" for value in told))
    return table


def bench_table(figures: Sequence[Figures]) -> Table:
    table = new_table(
        "game", "seats", "compiled", "playout", "early", "late", "codes", "readable", "captain", "admiral", "copy",
        "legal", "length",
    )  # fmt: skip
    for each in figures:
        rates = (each.playout, each.early, each.late, each.codes, each.readable, *each.nodes.values())
        table.add_row(
            each.game,
            str(each.seats),
            text("yes" if each.compiled else "no"),
            *(f"{rate:,.0f}" for rate in rates),
            f"{each.copy_us:.2f}",
            f"{each.mean_legal:.1f}",
            f"{each.mean_length:.1f}",
        )
    return table


def heading(game: Game, lang: str) -> str:
    """The game, its seats, its options and its seed in one line."""
    options = [f"{name}={value}" for name, value in game.options.items()]
    return " · ".join(
        [game.info.title_in(lang), text("seat-count", seats=game.seats), *options, text("seed", seed=str(game.seed))]
    )


def sentences(game: Game, lang: str) -> Iterator[str]:
    """The log: each action in notation, followed by its consequences in words."""
    for entry, events in game.steps():
        told = " ".join(sentence(game.info, event, lang) for event in events)
        yield f"{entry.number:4} {SEAT_LETTERS[entry.seat]} {game.action_type(entry.code)} · {told}"


def sentence(info: GameInfo, event: Event, lang: str) -> str:
    args = {name: value for name, value in event.data.items() if isinstance(value, str | int)}
    if "seat" in args:
        args["player"] = SEAT_LETTERS[int(args["seat"])]
    return translate(lang, f"{info.family}-event-{event.kind}", args)


def score_table(game: Game, lang: str) -> Table:
    """Every point with its cause and its rule."""
    table = new_table("seat", "cause", "rule", "points")
    sheet = game.score_sheet()
    for line in sheet.lines:
        cause = translate(lang, f"{game.info.family}-score-{line.category}", dict(line.args))
        table.add_row(SEAT_LETTERS[line.seat], cause, line.rule, str(line.points))
    for seat in range(sheet.seats):
        table.add_row(SEAT_LETTERS[seat], text("total"), "", str(sheet.total(seat)), style="bold")
    return table
