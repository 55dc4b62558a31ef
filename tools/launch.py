"""What `./skerry` and `skerry.cmd` start: set up what is missing, then run the command. Standard library only.

Packages, client, rules and the package itself each have a fingerprint, so a start makes only what changed:

    .venv                    the packages of locks/run.txt, and of locks/lab.txt once a report is asked for
    .venv-build/tools        what compiles the rules (locks/build.txt), in an environment of its own
    .venv-build/rules/HASH   the rules of these sources, compiled
    .venv-build/packed/HASH  Skerry ready to run: sources, client and, once they are there, compiled rules

Every folder with a HASH is made elsewhere and renamed when it is complete. A process runs from one of them to its end,
so it never mixes compiled and plain rules; the rules that are compiled behind its back are taken by the next start.
"""

from __future__ import annotations

import hashlib
import locale
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from zipfile import ZipFile

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import building
from tools.building import CACHE, ROOT, BuildError

PACKAGES = ROOT / ".venv"
PACKED = CACHE / "packed"
TOOLS = CACHE / "tools"
SETUP_LOG = CACHE / "setup.log"
COMPILE = "--compile-the-rules"
PIP = ("install", "-qq", "--disable-pip-version-check", "--retries", "2", "--no-compile", "--require-hashes")
QUICK = {"play", "serve", "rules", "replay", "--help"}
"""What starts at once, with plain rules if need be; every other command thinks, and waits until they are compiled."""
WITH_PICTURES = "report"
"""The command that needs the packages of locks/lab.txt, too."""
KEPT = 3
LEFT_SECONDS = 3600
"""What is being made for so long is made no more."""
START = "import sys; sys.argv[0] = 'skerry'; from skerry.cli import main; main()"

TEXTS = {
    "first": ("Setting up, this once:", "Première installation :"),
    "changed": ("Something changed:", "Quelque chose a changé :"),
    "again": (
        "The last setup was not finished; starting over:",
        "La dernière installation est restée inachevée ; on reprend :",
    ),
    "environment": ("a place for the packages", "un dossier pour les paquets"),
    "packages": ("packages", "paquets"),
    "pictures": ("what draws pictures", "de quoi dessiner les images"),
    "client": ("the page for the browser", "la page pour le navigateur"),
    "packed": ("putting it together", "assemblage"),
    "rules": ("compiling the rules (a minute or two)", "compilation des règles (une ou deux minutes)"),
    "meanwhile": (
        "The rules are being compiled in the background: the next start is faster.",
        "Les règles se compilent en arrière-plan : le prochain démarrage sera plus rapide.",
    ),
    "plain": (
        "No C compiler: the rules stay plain Python, right but slower.",
        "Pas de compilateur C : les règles restent en Python simple, justes mais plus lentes.",
    ),
    "uncompiled": (
        "The rules could not be compiled and stay plain Python, right but slower; see {log}",
        "Les règles n’ont pas pu être compilées et restent en Python simple, justes mais plus lentes ; voir {log}",
    ),
    "waiting": (
        "Another Skerry is being set up in this folder; waiting for it …",
        "Un autre Skerry s’installe dans ce dossier ; attente …",
    ),
    "no-venv": (
        "Python cannot make a virtual environment here; on Debian or Ubuntu: apt install python3-venv",
        "Python ne peut pas créer d’environnement virtuel ici ; sous Debian ou Ubuntu : apt install python3-venv",
    ),
    "no-packages": (
        "The packages could not be fetched. Is this computer online? See {log}",
        "Les paquets n’ont pas pu être téléchargés. Cet ordinateur est-il en ligne ? Voir {log}",
    ),
    "no-client": (
        "The page for the browser could not be built. Is this computer online? See {log}",
        "La page pour le navigateur n’a pas pu être construite. Cet ordinateur est-il en ligne ? Voir {log}",
    ),
    "no-package": ("Skerry could not be put together; see {log}", "Skerry n’a pas pu être assemblé ; voir {log}"),
    "no-place": (
        "Skerry cannot write in its folder ({reason}); copy it to a place that is yours.",
        "Skerry ne peut pas écrire dans son dossier ({reason}) ; copiez-le à un endroit qui vous appartient.",
    ),
}


class Problem(Exception):
    """Something that ends the start, told in one line."""

    def __init__(self, key: str, **words: object) -> None:
        super().__init__(text(key, **words))


def text(key: str, **words: object) -> str:
    english, french = TEXTS[key]
    return (french if is_french(os.environ) else english).format(**words)


def is_french(environment: Mapping[str, str]) -> bool:
    told = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return (told or (locale.getlocale()[0] or "" if sys.platform == "win32" else "")).lower().startswith("fr")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


# -- steps with their time ---------------------------------------------------------------------------------------------


class Steps:
    """Numbered steps, each with the seconds since the beginning."""

    def __init__(self, steps: Sequence[str]) -> None:
        self._steps = steps
        self._began = time.monotonic()
        self._line = ""
        if "packages" in steps:
            say(text("again" if PACKAGES.exists() and not stamp_of(PACKAGES).exists() else "first"))
        elif steps:
            say(text("changed"))

    def __contains__(self, step: str) -> bool:
        return step in self._steps

    def begin(self, step: str) -> None:
        self._line = f"  {self._steps.index(step) + 1}/{len(self._steps)}  {text(step)}"
        say(self._timed())

    def wait(self, process: subprocess.Popen[bytes]) -> int:
        """Wait for a process; to somebody who looks on, the seconds go on."""
        while True:
            try:
                return process.wait(0.2)
            except subprocess.TimeoutExpired:
                if sys.stderr.isatty():
                    say(f"\x1b[1A{self._timed()}\x1b[K")

    def expect(self, process: subprocess.Popen[bytes], problem: str) -> None:
        if self.wait(process):
            raise Problem(problem, log=SETUP_LOG.relative_to(ROOT))

    def _timed(self) -> str:
        return f"{round(time.monotonic() - self._began):4d} s{self._line}"


# -- what is there -----------------------------------------------------------------------------------------------------


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def stamp_of(environment: Path) -> Path:
    return environment / "installed"


def lock_hash(lock: str) -> str:
    return hashlib.sha256((ROOT / "locks" / lock).read_bytes() + sys.version.encode()).hexdigest()


def is_installed(environment: Path, lock: str) -> bool:
    stamp = stamp_of(environment)
    return stamp.is_file() and stamp.read_text() == lock_hash(lock) and python_of(environment).exists()


def pictures_stamp() -> Path:
    return PACKAGES / "installed-lab"


def has_pictures() -> bool:
    return pictures_stamp().is_file() and pictures_stamp().read_text() == lock_hash("lab.txt")


def packed_folder() -> Path:
    """Skerry of today's sources, with compiled rules if they are there."""
    made = hashlib.sha256(sys.version.encode() + building.client_hash().encode())
    if building.rules_folder().is_dir():
        made.update(building.rules_hash().encode())
    for path in [ROOT / "pyproject.toml", *building.files_in(ROOT / "src/skerry")]:
        made.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return PACKED / made.hexdigest()[:16]


# -- what is made ------------------------------------------------------------------------------------------------------


def set_up(steps: Steps) -> Path:
    """Make what is missing and return the folder to run from."""
    client = start_client(sys.executable) if "client" in steps and building.machine_node() else None
    try:
        if "packages" in steps:
            steps.begin("environment")
            if steps.wait(start(environment_command(PACKAGES))):
                shutil.rmtree(PACKAGES, ignore_errors=True)
                raise Problem("no-venv")
        if "client" in steps and client is None:
            client = start_client(str(python_of(PACKAGES)))
        if "packages" in steps:
            steps.begin("packages")
            steps.expect(start(install_command(PACKAGES, "run.txt")), "no-packages")
            stamp_of(PACKAGES).write_text(lock_hash("run.txt"))
        if "pictures" in steps:
            steps.begin("pictures")
            steps.expect(start(install_command(PACKAGES, "lab.txt")), "no-packages")
            pictures_stamp().write_text(lock_hash("lab.txt"))
        if client:
            steps.begin("client")
            steps.expect(client, "no-client")
    finally:
        if client and client.poll() is None:
            client.kill()
    if "rules" in steps:
        steps.begin("rules")
        steps.wait(start([sys.executable, __file__, COMPILE]))
        building.rules_hash.cache_clear()
    place = packed_folder()
    if not place.is_dir():
        steps.begin("packed")
        pack(steps, place)
    os.utime(place)
    forget(PACKED)
    return place


def start_client(python: str) -> subprocess.Popen[bytes]:
    """Build the client beside everything else; without Node on the machine it takes a Python that has pip."""
    return start([python, "-m", "tools.building", "client"])


def missing_steps(arguments: Sequence[str]) -> list[str]:
    """The steps of this start, in their order."""
    steps = []
    if not is_installed(PACKAGES, "run.txt"):
        steps += ["environment", "packages"]
    if WITH_PICTURES in arguments[:1] and ("packages" in steps or not has_pictures()):
        steps.append("pictures")
    if not building.client_is_built():
        steps.append("client")
    if can_compile() and not QUICK & {*arguments, *([] if arguments else ["play"])}:
        steps.append("rules")
    if steps or not packed_folder().is_dir():
        steps.append("packed")
    return steps


def environment_command(place: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "venv", "--clear", *options, str(place)]


def install_command(environment: Path, lock: str) -> list[str]:
    """Pip of the packages' environment, for that environment or another one."""
    python = str(python_of(PACKAGES))
    return [python, "-m", "pip", "--python", str(python_of(environment)), *PIP, "-r", str(ROOT / "locks" / lock)]


def pack(steps: Steps, place: Path) -> None:
    """Skerry as its wheel holds it, and the compiled rules beside their sources."""
    PACKED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="making-", dir=CACHE) as made:
        command = [str(python_of(PACKAGES)), "-m", "hatchling", "build", "-t", "wheel", "-d", made]
        steps.expect(start(command, SKERRY_PURE="1"), "no-package")
        (wheel,) = Path(made).glob("*.whl")
        with ZipFile(wheel) as archive:
            archive.extractall(Path(made, "packed"))
        if building.rules_folder().is_dir():
            shutil.copytree(building.rules_folder(), Path(made, "packed"), dirs_exist_ok=True)
        building.move_in(Path(made, "packed"), place)


def forget(folder: Path) -> None:
    """Remove all but the latest few folders: an older Skerry may still run from one of them."""
    made = sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in made[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def tidy() -> None:
    """Remove what starts that were killed have left half made."""
    for left in CACHE.glob("making-*"):
        if time.time() - left.stat().st_mtime > LEFT_SECONDS:
            shutil.rmtree(left, ignore_errors=True)


def start(command: list[str], **environment: str) -> subprocess.Popen[bytes]:
    """A process whose words go to the log."""
    kept = {**os.environ, **environment}
    null = subprocess.DEVNULL
    with SETUP_LOG.open("ab") as log:
        return subprocess.Popen(command, cwd=ROOT, env=kept, stdin=null, stdout=log, stderr=log, pass_fds=building.held)


# -- the rules, compiled -----------------------------------------------------------------------------------------------


def failure_note() -> Path:
    return building.rules_folder().with_suffix(".failed")


def can_compile() -> bool:
    """Whether the rules are still to be compiled, and can be."""
    return not building.rules_folder().is_dir() and not failure_note().exists() and building.has_compiler()


def compile_rules() -> None:
    """Compile the rules, with tools in an environment of their own; one process at a time."""
    with alone(CACHE / "compile-lock"):
        if not can_compile():
            return
        if not is_installed(TOOLS, "build.txt"):
            building.run(environment_command(TOOLS, "--without-pip"), "making a place for the compiler", ROOT)
            building.run(install_command(TOOLS, "build.txt"), "getting the compiler of the rules", ROOT)
            stamp_of(TOOLS).write_text(lock_hash("build.txt"))
        try:
            forget(building.compile_rules(str(python_of(TOOLS))).parent)
        except BuildError as error:
            failure_note().write_text(str(error), encoding="utf-8")


def compile_meanwhile() -> None:
    """Start compiling in a process that outlives this one, and gives way to others."""
    command = [sys.executable, __file__, COMPILE]
    null = subprocess.DEVNULL
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        subprocess.Popen(command, cwd=ROOT, creationflags=flags, stdin=null, stdout=null, stderr=null)
    else:
        subprocess.Popen(["nice", *command], cwd=ROOT, start_new_session=True, stdin=null, stdout=null, stderr=null)


# -- one at a time -----------------------------------------------------------------------------------------------------


@contextmanager
def alone(path: Path, busy: str = "") -> Iterator[None]:
    """Hold the lock, which ends with the process and what it has started; say `busy` if another one holds it."""
    with path.open("w") as lock:
        if not try_lock(lock.fileno()):
            if busy:
                say(text(busy))
            while not try_lock(lock.fileno()):
                time.sleep(0.2)
        if sys.platform != "win32":
            building.held.append(lock.fileno())
        try:
            yield
        finally:
            building.held.clear()


def try_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# -- the start ---------------------------------------------------------------------------------------------------------


def ready(arguments: Sequence[str]) -> Path:
    """The folder to run from, made if need be; the rules are compiled meanwhile if they are not yet."""
    try:
        CACHE.mkdir(exist_ok=True)
        with alone(CACHE / "lock", busy="waiting"):
            SETUP_LOG.write_bytes(b"")
            tidy()
            steps = Steps(missing_steps(arguments))
            place = set_up(steps)
            if can_compile():
                compile_meanwhile()
                say(text("meanwhile"))
            elif failure_note().exists():
                say(text("uncompiled", log=failure_note().relative_to(ROOT)))
            elif "packages" in steps and not building.rules_folder().is_dir():
                say(text("plain"))
            return place
    except OSError as error:
        raise Problem("no-place", reason=error.strerror or error) from None


def main(arguments: Sequence[str]) -> None:
    if arguments == [COMPILE]:
        compile_rules()
        return
    try:
        place = ready(arguments)
    except Problem as problem:
        sys.exit(f"skerry: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
    run_from(place, arguments or ["play"])


def run_from(place: Path, arguments: Sequence[str]) -> NoReturn:
    """Become Skerry."""
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(place), os.environ.get("PYTHONPATH"))))
    command = [str(python_of(PACKAGES)), "-P", "-c", START, *arguments]
    if sys.platform == "win32":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
