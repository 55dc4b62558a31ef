"""A real server and a real browser for every test of the client."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.people import PATIENCE, Person
from tests.server.harness import Node

UNUSED = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
"""The pages that Chromium loads into each window for its own address bar, and what Playwright turns off."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNUSED)}",
]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("node")) as node:
        yield node


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of a file: while it is there, its thread has a running loop, and asyncio.run fails."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def arrive(chromium: Browser, node: Node) -> Iterator[Callable[..., Person]]:
    """Brings a person to the server: `arrive("Ann", language="fr-FR", size=(360, 740))`.

    Whose browser `installs` the app fetches all of it beside the page, as every browser at home does.
    """
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def come(
        name: str = "Ann",
        *,
        language: str = "en-GB",
        size: tuple[int, int] = (1440, 900),
        touch: bool = False,
        animated: bool = False,
        installs: bool = False,
        at: Node = node,
    ) -> Person:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            reduced_motion="no-preference" if animated else "reduce",
            accept_downloads=True,
            service_workers="allow" if installs else "block",
        )
        contexts.append(context)
        person = Person(context.new_page(), at.url, name)
        people.append(person)
        return person

    yield come
    for context in contexts:
        context.close()
    for person in people:
        assert person.troubles == [], "the page reported errors"
