"""Draws that can be checked: they follow from the pledge, by position, and whatever was changed is found."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import skerry
from skerry import registry
from skerry.core.draws import Draws, scope_commitment
from skerry.core.history import Entry
from skerry.core.sealing import is_signed, public_key, sign
from skerry.core.verifying import Verified, verify_record
from tests.records.games import VARIANTS
from tests.records.pledges import PLEDGE, SEED, begun, finished, sealed

FIRST_COMMITMENT = Path(__file__).with_name("first-commitment.record")
"""A record of when the setup was drawn by the generator."""


def verified(text: str) -> Verified:
    return verify_record(text, registry.games())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_finished_game_is_verified_and_its_record_leads_to_itself(variant: str) -> None:
    game = finished(variant)
    proved = verified(game.record())
    assert proved.table == "table-of-tests"
    assert proved.draws == len(game.setup_chance) + sum(len(entry.chance) for entry in game.entries())
    assert proved.words == 1
    assert skerry.replay(game.record()).record() == game.record()
    assert skerry.replay(game.record()) == game


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_goes_on_with_the_same_luck_however_it_is_taken_up_again(variant: str) -> None:
    game = finished(variant)
    half = game.number // 2
    for taken_up in (game.at(half), skerry.replay(game.at(half).record()), game.at(half).copy()):
        for entry in game.entries()[half:]:
            taken_up.play_code(entry.code)
        assert sealed(taken_up).record() == game.record()


def test_the_derivation_is_as_it_is_written_down() -> None:
    """HKDF and HMAC by hand, so that others can check it too (docs/draws.md)."""
    game = begun("northsea")
    assert game.draws is not None
    lines = game.record().splitlines()
    context = [line for line in lines if re.match("game|rules|seats|option", line)]
    told = dict(line.split(": ", 1) for line in lines if re.match("[a-z ]+[A-D]?: ", line))
    text = ["skerry draws 2 commitment", "table: table-of-tests", *context, f"sealed by: {told['sealed by']}"]
    text += [f"secret: {told['secret']}", f"salt: {told['salt']}"]
    assert hashlib.sha256("\n".join(text).encode()).hexdigest() == told["commitment"]
    info = f"skerry draws 1 key\ncommitment: {told['commitment']}\nplayer A: person\nplayer B: person\n"
    info += f"entropy A: {told['entropy A']}"
    extracted = hmac.digest(bytes.fromhex(told["salt"]), bytes.fromhex(told["secret"]), "sha256")
    key = hmac.digest(extracted, info.encode() + b"\x01", "sha256")
    assert int(told["seed"]) == int.from_bytes(hmac.digest(key, b"setup", "sha256")) >> 194
    pile = game.pile_of(game.setup_chance[0])
    first = int.from_bytes(hmac.digest(key, f"setup {pile} 1".encode(), "sha256"))
    assert game.draws.setup_numbers([(pile, 1000)]) == [first % 1000]
    assert game.draws.numbers([(0, 1000), (0, 1000)]) == [
        int.from_bytes(hmac.digest(key, f"draw 0 {count}".encode(), "sha256")) % 1000 for count in (1, 2)
    ]


def test_a_setup_does_not_follow_from_the_generators_seed() -> None:
    """62 bits might be found from what is seen of a setup, and with them what is hidden."""
    game = begun("northsea")
    assert game.setup_chance != skerry.new("northsea", seats=game.seats, seed=game.seed).setup_chance


def test_a_record_whose_setup_was_drawn_by_the_generator_is_still_verified_and_found_out() -> None:
    record = FIRST_COMMITMENT.read_text(encoding="utf-8")
    assert verified(record).words == 1
    game = skerry.replay(record)
    assert game.setup_chance == skerry.new("northsea-solo", seed=game.seed).setup_chance
    with pytest.raises(skerry.RecordError) as refused:
        verified(changed(record, r"^salt: ..", "salt: 00"))
    assert refused.value.why.key == "record-commitment"


def changed(record: str, pattern: str, by: str) -> str:
    text, count = re.subn(pattern, by, record, count=1, flags=re.MULTILINE)
    assert count == 1
    assert text != record
    return text


FORGED = {
    "secret": (r"^secret: ..", "secret: 00", "record-commitment"),
    "salt": (r"^salt: ..", "salt: 00", "record-commitment"),
    "commitment": (r"^commitment: ....", "commitment: 0000", "record-commitment"),
    "table": (r"^table: .*", "table: another", "record-commitment"),
    "key": (r"^sealed by: ....", "sealed by: 0000", "record-commitment"),
    "seed": (r"^seed: .*", "seed: 7", "record-pledged-seed"),
    "word": (r"^entropy A: 00ff", "entropy A: 00fe", "record-pledged-seed"),
    "word left out": (r"^entropy A: .*\n", "", "record-pledged-seed"),
    "player": (r"^player A: person", "player A: bot mate", "record-pledged-seed"),
    "seal left out": (r"^seal: .*\n", "", "record-unsealed"),
    "seal": (r"^seal: ....", "seal: AAAA", "record-seal"),
    "hidden": (r"^secret: .*", "secret: ?", "record-secret-hidden"),
    "nonsense": (r"^salt: .*", "salt: salty", "record-pledge-line"),
    "half a pledge": (r"^salt: .*\n", "", "record-header-missing"),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_header_is_refused(what: str) -> None:
    pattern, by, why = FORGED[what]
    with pytest.raises(skerry.RecordError) as refused:
        verified(changed(finished("northwest").record(), pattern, by))
    assert refused.value.why.key == why
    assert refused.value.message("fr") != refused.value.message("en")


@pytest.mark.parametrize("line", ["player C: person", "entropy D: " + "ab" * 16])
def test_what_somebody_added_who_does_not_play_is_refused_with_its_line(line: str) -> None:
    record = finished("northsea").record()
    forged = record.replace("\nseal: ", f"\n{line}\nseal: ")
    with pytest.raises(skerry.RecordError) as refused:
        verified(forged)
    assert forged.split("\n")[refused.value.line - 1] == line


@pytest.mark.parametrize(("changed", "blamed"), [("salt: ", "commitment: "), ("seed: ", "seed: ")])
def test_the_line_is_named_that_does_not_fit(changed: str, blamed: str) -> None:
    lines = finished("northsea").record().split("\n")
    forged = [line[:-1] + ("1" if line[-1] == "0" else "0") if line.startswith(changed) else line for line in lines]
    with pytest.raises(skerry.RecordError) as refused:
        verified("\n".join(forged))
    assert lines[refused.value.line - 1].startswith(blamed)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_changed_draw_is_refused(variant: str) -> None:
    """Every action of the forged record is legal and every outcome could have been: it replays, but is not verified."""
    game = finished(variant)
    entry, rng = next(entry for entry in game.entries() if entry.chance), random.Random(3)
    forged = with_other_luck(game, entry)
    while forged.to_act is not None:
        forged.play(rng.choice(forged.legal()))
    assert game.draws is not None
    forged.draws = game.draws
    text = forged.record()
    assert skerry.replay(text).number == forged.number
    with pytest.raises(skerry.RecordError) as refused:
        verified(text)
    assert refused.value.why.key == "record-draw-differs"
    assert text.splitlines()[refused.value.line - 1].startswith(f"{entry.number} ")


def with_other_luck(game: skerry.Game, entry: Entry) -> skerry.Game:
    """The game after that action, which chance answered otherwise."""
    for seed in range(100):
        other = game.at(entry.number - 1)
        other.draws, other.kernel.seed = None, seed
        other.play_code(entry.code)
        if other.last is not None and other.last.chance != entry.chance:
            return other
    raise AssertionError("chance has only one answer")


def test_a_changed_setup_is_refused() -> None:
    game = finished("northsea-solo")
    other = skerry.new("northsea-solo", seed=5)
    other.draws, other.seed = game.draws, game.seed
    with pytest.raises(skerry.RecordError) as refused:
        verified(other.record())
    assert refused.value.why.key == "record-draw-differs"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_changed_action_is_refused(variant: str) -> None:
    """Other actions with the draws that they would have had: only the seal tells it from what was played."""
    game, other = finished(variant), finished(variant, dice=2)
    assert game.draws is not None
    other.draws = game.draws
    with pytest.raises(skerry.RecordError) as refused:
        verified(other.record())
    assert refused.value.why.key == "record-seal"


def test_a_record_without_commitment_proves_nothing() -> None:
    with pytest.raises(skerry.RecordError) as refused:
        verified(skerry.new("northwest", seed=1).record())
    assert refused.value.why.key == "record-no-pledge"


def test_nobody_but_all_may_read_the_secret_while_the_game_runs() -> None:
    game = begun("northwest")
    for audience in (None, 0, 1):
        told = game.record(audience)
        assert "secret: ?\nsalt: ?\n" in told
        assert PLEDGE.secret not in told
        assert "commitment: " in told


@pytest.mark.parametrize("variant", VARIANTS)
def test_samples_previews_and_foresight_know_nothing_of_the_draws(variant: str) -> None:
    """With the draws at hand, a sampled world gives other luck than the table will."""
    game, rng = begun(variant), random.Random(5)
    for _ in range(30):
        if game.to_act is None:
            break
        for seat in (None, *range(game.seats)):
            assert game.sample(seat, rng).draws is None
            assert PLEDGE.secret not in game.sample(seat, rng).record()
        action = rng.choice(game.legal())
        assert game.preview(action).draws is None
        game.play(action)


def test_taking_back_redraws_nothing() -> None:
    """An action that drew something cannot be taken back; one that drew nothing changes no later draw."""
    game, rng = begun("northwest", 2), random.Random(1)
    while game.to_act is not None:
        before, action = game.copy(), rng.choice(game.legal())
        game.play(action)
        assert game.last is not None
        if game.last.chance:
            assert game.undo_limit() == game.number or game.last.seat != game.to_act
        back = game.at(before.number)
        back.play(action)
        assert back.last is not None
        assert back.last.chance == game.last.chance


def drawn_until_tiles_are_put_back(game: skerry.Game) -> list[str]:
    drawn: list[str] = []
    for entry in game.entries():
        drawn += map(game.chance_text, entry.chance)
        if len(entry.chance) > 1:
            break
    return drawn


def test_draws_go_by_position_not_by_order_of_asking() -> None:
    """Two players of the same scope do different things; the k-th large tile is the same, until tiles are put back."""
    scope = replace(PLEDGE, scope="daily-2026-11-17")
    draws = []
    for dice, table in ((3, "one"), (6, "two")):
        game = finished("northwest-solo", dice, pledge=replace(scope, table=table))
        draws.append(drawn_until_tiles_are_put_back(game))
        assert verified(game.record()).scope == "daily-2026-11-17"
    shared = min(map(len, draws))
    assert shared > 5
    assert draws[0][:shared] == draws[1][:shared]


def test_the_piles_do_not_disturb_each_other() -> None:
    draws = Draws(begun("northwest").draws.pledge, [])  # type: ignore[union-attr]
    one_by_one = [draws.after([1] * count).numbers([(1, 50)])[0] for count in range(5)]
    assert draws.numbers([(1, 50), (2, 9), (1, 50), (3, 4), (1, 50)])[::2] == one_by_one[:3]
    assert draws.after([2, 2, 3]).numbers([(1, 50)] * 5) == one_by_one


def test_draws_are_fair() -> None:
    draws = Draws(begun("northwest").draws.pledge, [])  # type: ignore[union-attr]
    found = Counter(draws.numbers([(0, 6)] * 6000))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 25  # χ² of five degrees: 1 in 7,000


def test_a_scope_has_a_commitment_of_its_own() -> None:
    one = scope_commitment("daily-2026-11-17", PLEDGE.secret, PLEDGE.salt)
    assert one != scope_commitment("daily-2026-11-18", PLEDGE.secret, PLEDGE.salt)
    assert re.fullmatch("[0-9a-f]{64}", one)


def test_a_scope_is_committed_to() -> None:
    """A server that could name a scope after its commitment was seen would choose the luck by it."""
    game = finished("northsea", pledge=replace(PLEDGE, scope="daily-2026-11-18"))
    proved = verified(game.record())
    assert (proved.scope, proved.words) == ("daily-2026-11-18", 0)
    assert proved.commitment != verified(finished("northsea").record()).commitment


def test_luck_that_was_chosen_by_a_scope_after_the_commitment_is_refused() -> None:
    shown = begun("northsea").draws.pledge.commitment  # type: ignore[union-attr]
    info, game_type = registry.games()["northsea"]
    options = info.check_options({})
    chosen = replace(PLEDGE, scope="suits-me", commitment=shown, players=("person",) * 2, words=("00ff" * 8, ""))
    game, rng = game_type.pledged(info, 2, options, info.rules_version, chosen), random.Random(1)
    while game.to_act is not None:
        game.play(rng.choice(game.legal()))
    record = sealed(game).record()
    assert skerry.replay(record).scores() == game.scores()
    with pytest.raises(skerry.RecordError) as refused:
        verified(record)
    assert refused.value.why.key == "record-scope-open"


def test_a_seal_is_for_one_text_by_one_key() -> None:
    digest = hashlib.sha256(b"what was played").digest()
    signature = sign(SEED, digest)
    assert is_signed(public_key(SEED), digest, signature)
    assert not is_signed(public_key(SEED), hashlib.sha256(b"what was not").digest(), signature)
    assert not is_signed(public_key(b"another"), digest, signature)
    for bad in ("", "AAAA", "?", signature[:-4], signature + "AAAA"):
        assert not is_signed(public_key(SEED), digest, bad)
