"""NW-ST and NW-CO: the HMS Terror edition, alone and together."""

from __future__ import annotations

import pytest

import skerry
from tests.oracle.northwest import CARDS
from tests.oracle.northwest_scene import Scene

from .helpers import begin, crew, legal, play, player, refused, view


def terror(game: skerry.Game) -> dict[str, object]:
    found: dict[str, object] = view(game)["terror"]
    return found


def solo(*tiles: str, rules: int = 2) -> Scene:
    return Scene(1, "terror-solo", rules).tiles(*tiles).at(2)


def at_start(card: str = "mild-spell", **options: int) -> skerry.Game:
    return begin(f"L0 L8 L16 card:{card}", "terror-solo", 1, **options)


def test_setup() -> None:
    """NW-ST1: crew, supplies, tokens, display, and the first of 16 cards at once."""
    game = at_start()
    assert crew(game) == (7, 0, 0, 0)
    now = view(game)
    assert (now["terror"]["food"], now["terror"]["morale"]) == ([15], [15])
    assert (now["passage_tokens"], now["greenland_tokens"]) == ([15], [10])
    assert now["display"] == ["L0", "L8", "L16"]
    assert now["terror"]["small_display"] == dict.fromkeys(("sea", "cape", "coast", "strait", "bay", "land"), 1)
    assert (now["terror"]["card"], now["terror"]["cards_left"]) == ("mild-spell", 15)
    harder = at_start(supplies=9)
    assert (view(harder)["terror"]["food"], view(harder)["terror"]["morale"]) == ([9], [9])
    with pytest.raises(skerry.OptionError):
        skerry.new("terror-solo", supplies=16)


def test_a_season_has_four_turns() -> None:
    """NW-ST2: passing makes the crew available again; after the fourth the season ends."""
    game = at_start()
    for turn in range(1, 5):
        assert (terror(game)["season"], terror(game)["turn"]) == (1, turn)
        play(game, "ship draw L0; food" if turn == 1 else "ship refresh small; food")
        if turn > 1:
            play(game, sorted(legal(game))[0])
        assert crew(game) == (6, 1, 0, 0)
        events = play(game, "pass", *(["card:fair-wind"] if turn == 4 else []))
        assert crew(game) == (7, 0, 0, 0)
    assert (terror(game)["season"], terror(game)["turn"], terror(game)["card"]) == (2, 1, "fair-wind")
    assert view(game)["sun"] == "IV"
    assert [event.data["span"] for event in events if event.kind == "round-begun"] == ["season"]


def test_an_action_takes_one_supply_and_one_crew_then_two() -> None:
    """NW-ST3: whichever vehicle acts; passing is free."""
    game = solo().player(0, "k3", "k3 n", (4, 0, 3, 0)).game()
    play(game, "ship move k4; food")
    assert crew(game) == (3, 1, 3, 0)
    play(game, "sled discover; morale")
    assert crew(game) == (3, 1, 1, 2)
    assert (terror(game)["food"], terror(game)["morale"]) == ([14], [14 + 2])
    play(game, "ship draw L0; food")
    assert crew(game) == (1, 3, 1, 2)
    play(game, "pass")
    assert crew(game) == (4, 0, 3, 0)
    assert (terror(game)["food"], terror(game)["morale"]) == ([13], [16])


def test_without_available_crew_only_a_pass_is_left() -> None:
    """NW-ST3."""
    game = solo().player(0, "k3", crew=(0, 7, 0, 0)).at(2, 1).game()
    assert legal(game) == {"pass"}
    assert refused(game, "ship draw L0; food").rule in ("NW-ST3", "NW-ST4", "NW-T3")


def test_by_version_1_the_acting_column_sacrifices() -> None:
    """NW-ST4: one sacrifice, a resting crew of the acting column, covers whatever is missing."""
    game = solo(rules=1).player(0, "k3", crew=(1, 3, 0, 0)).at(2, 1).game()
    draws = {text for text in legal(game) if text.startswith("ship draw L0")}
    assert draws == {"ship draw L0; food sacrifice", "ship draw L0; morale sacrifice"}
    play(game, "ship draw L0; food sacrifice")
    assert crew(game) == (0, 3, 0, 0)
    assert player(game)["crew"]["gone"] == 4
    assert terror(game)["food"] == [14]
    hungry = solo(rules=1).player(0, "k3", crew=(3, 0, 0, 0)).supplies(0, 0, 0).game()
    assert {text.partition("; ")[2] for text in legal(hungry)} == {"", "sacrifice"}
    play(hungry, "ship move k4; sacrifice")
    assert crew(hungry) == (2, 0, 0, 0)
    assert refused(hungry, "ship draw L0; sacrifice ship").rule == "NW-ST4"
    divided = solo(rules=1).player(0, "k3", "k3 n", (0, 2, 5, 0)).game()
    assert not any(text.startswith("ship") for text in legal(divided))
    lone = solo(rules=1).player(0, "k3", crew=(3, 0, 0, 0)).supplies(0, 0, 1).game()
    assert {text.partition("; ")[2] for text in legal(lone)} == {"", "morale"}
    assert refused(lone, "ship draw L0; food").rule in ("NW-ST3", "NW-ST4")
    assert refused(lone, "ship draw L0; sacrifice").rule in ("NW-ST3", "NW-ST4")


def test_what_cannot_be_paid_costs_a_crew_of_a_column_that_the_owner_chooses() -> None:
    """NW-ST4: what can be paid is paid; the victim is a resting crew of that column before an available one."""
    scene = solo().player(0, "k3", "k3 n", (1, 2, 3, 1)).at(2, 1)
    draws = {text for text in legal(scene.game()) if text.startswith("ship draw L0")}
    assert draws == {f"ship draw L0; {paid} sacrifice {who}" for paid in ("food", "morale") for who in ("ship", "sled")}
    game = scene.game()
    play(game, "ship draw L0; food sacrifice ship")
    assert crew(game) == (0, 2, 3, 1)
    game = scene.game()
    play(game, "ship draw L0; food sacrifice sled")
    assert crew(game) == (0, 3, 3, 0)
    assert (player(game)["crew"]["gone"], terror(game)["food"]) == (1, [14])
    fresh = solo().player(0, "k3", "k3 n", (4, 0, 3, 0)).supplies(0, 0, 0).game()
    play(fresh, "ship draw L0; sacrifice sled")
    assert crew(fresh) == (3, 1, 2, 0)
    assert refused(scene.game(), "ship draw L0; food sacrifice").rule == "NW-ST4"
    alone = solo().player(0, "k3", crew=(1, 3, 0, 0)).at(2, 1).game()
    assert str(alone.parse("ship draw L0; food sacrifice")) == "ship draw L0; food sacrifice ship"
    assert refused(alone, "ship draw L0; food sacrifice sled").key == "northwest-refusal-no-victim"


def test_a_resting_column_acts_with_a_sacrifice_while_anybody_is_available() -> None:
    """NW-ST4, NW-ST3: with nobody available in either column one must pass; an empty column never acts."""
    divided = solo().player(0, "k3", "k3 n", (0, 2, 5, 0)).game()
    assert refused(divided, "ship draw L0; food").key == "northwest-refusal-sacrifice-needed"
    play(divided, "ship draw L0; food sacrifice sled")
    assert crew(divided) == (0, 2, 4, 0)
    spent = solo().player(0, "k3", "k3 n", (0, 2, 0, 5)).game()
    assert legal(spent) == {"pass"}
    assert refused(spent, "ship draw L0; food sacrifice ship").rule == "NW-ST3"
    aboard = solo().player(0, "k3", crew=(7, 0, 0, 0)).game()
    assert refused(aboard, "sled draw L0; food").rule == "NW-ST4"


def test_crew_are_transferred_as_payment_and_sacrifice_leave_them() -> None:
    """NW-E1, NW-ST4: the victim is gone before anybody changes columns."""
    scene = solo().player(0, "k3", "k3 n", (1, 1, 1, 1)).at(2, 1)
    moves = {text for text in legal(scene.game()) if text.startswith("ship transfer") and "food" in text}
    assert "ship transfer +2r; food sacrifice sled" in moves
    assert "ship transfer +2r; food sacrifice ship" not in moves
    assert "ship transfer -1r; food sacrifice ship" in moves
    assert "ship transfer -1r; food sacrifice sled" not in moves


def test_draw_one_large_or_two_small() -> None:
    """NW-ST5: refilled at once, a small one from all that are left; two of a kind only while two are shown."""
    game = at_start()
    assert "ship draw cape; food" not in legal(game)
    assert refused(game, "ship draw cape+cape; food").rule in ("NW-A1", "NW-ST5")
    assert str(game.parse("ship draw bay+cape; food")) == "ship draw cape+bay; food"
    play(game, "ship draw bay+cape; food", "coast", "coast")
    assert player(game)["reserve"]["small"]["cape"] == player(game)["reserve"]["small"]["bay"] == 1
    assert terror(game)["small_display"] == {"sea": 1, "cape": 0, "coast": 3, "strait": 1, "bay": 0, "land": 1}
    assert view(game)["piles"]["coast"] == 5
    assert "ship draw coast+coast; food" in legal(game)
    play(game, "ship draw L8; morale", "L50")
    assert view(game)["display"] == ["L0", "L50", "L16"]


def test_refresh_discards_for_good_and_draws_of_that_kind() -> None:
    """NW-ST5: the same cost."""
    game = at_start()
    play(game, "ship refresh large; food", "L20", "L21", "L22")
    assert crew(game) == (6, 1, 0, 0)
    assert legal(game) == {"take L20", "take L21", "take L22"}
    play(game, "take L21", "L23")
    assert view(game)["display"] == ["L20", "L23", "L22"]
    assert view(game)["reserve"] == 64 - 3 - 4
    play(game, "ship refresh small; morale", "cape", "cape", "cape", "bay", "bay", "bay")
    assert crew(game) == (4, 3, 0, 0)
    assert legal(game) == {"take cape+cape", "take cape+bay", "take bay+bay"}
    play(game, "take cape+bay", "sea", "land")
    assert view(game)["small_left"] == 32 - 6 - 6 - 2


def test_two_small_tiles_next_to_each_other_in_one_action() -> None:
    """NW-ST5: NW-C2 holds for the first."""
    game = solo().player(0, "k3", reserve="sea cape").game()
    assert {"ship place sea j3 + cape i3 nw; food", "ship place cape j3 nw + sea j4; food"} <= legal(game)
    assert refused(game, "ship place sea j3 + cape h3 nw; food").rule in ("NW-ST5", "NW-C2")
    assert refused(game, "ship place sea i3 + cape j3 nw; food").rule == "NW-C2"
    play(game, "ship place sea j3 + cape i3 nw; food")
    assert crew(game) == (6, 1, 0, 0)
    assert view(game)["board"]["corners"][2][8:] == "LssLL"
    assert sum(player(game)["reserve"]["small"].values()) == 0


def test_a_filled_hole_keeps_the_second_tile_in_the_reserve() -> None:
    """NW-ST5, NW-C6: k8 and the first cape on l7 leave l8 as a hole, which the stock fills."""
    game = solo("cape k7 nw", "cape k8 sw").player(0, "k7", reserve="cape cape").game()
    play(game, "ship place cape l7 ne + cape l8 se; food")
    tiles = {tuple(tile["squares"]): tile["kind"] for tile in view(game)["board"]["tiles"]}
    assert (tiles["l7",], tiles["l8",]) == ("small", "filler")
    assert player(game)["reserve"]["small"]["cape"] == 1


def test_finds_bring_supplies_and_site_points() -> None:
    """NW-ST6: Inuit 2 Food, Cairn 2 Morale, Franklin 1 site point, Strait 1 of either, each x zone; no prestige."""
    game = solo("L2 c5-d5").player(0, "c5").game()
    play(game, "ship discover; morale")
    assert (terror(game)["food"], terror(game)["morale"]) == ([15 + 6], [14])
    game = solo("L4 f5-g5").player(0, "f5").game()
    play(game, "ship discover; food")
    assert (terror(game)["food"], terror(game)["morale"]) == ([14], [15 + 4])
    game = solo("L1 f5-g5").player(0, "f5").game()
    play(game, "ship explore; food")
    assert terror(game)["sites"] == [2]
    assert player(game)["prestige"] == 0
    game = solo("L10 a5-b5").player(0, "a5").game()
    assert "ship explore; food" not in legal(game)
    play(game, "ship explore for morale; food")
    assert (terror(game)["food"], terror(game)["morale"]) == ([14], [18])
    for rules, food in ((1, 30), (2, 32)):
        rich = solo("L10 a5-b5", rules=rules).player(0, "a5").supplies(0, 29, 15).game()
        play(rich, "ship explore for food; morale")
        assert terror(rich)["food"] == [food]


def test_the_passage_and_the_franklin_track_give_supplies() -> None:
    """NW-ST7: 3 Morale; steps 3, 6 and 9 give 1 Food, 1 Morale, 1 Food."""
    game = solo("L0 a7-b7").player(0, "a7").game()
    play(game, "ship move passage; food")
    assert (terror(game)["food"], terror(game)["morale"]) == ([14], [18])
    assert player(game)["passage"] == 15
    for before, food, morale in ((0, 15, 15), (3, 14, 16), (6, 15, 15), (9, 14, 15)):
        scene = solo("L1 c5-d5", "L63 a1-b1", "L31 c7-d7", "L39 a3-b3").player(0, "c5")
        for square in [(0, 0), (3, 6), (0, 2)][: before // 3]:
            scene.take(0, square)
        game = scene.supplies(0, 15, 15).game()
        assert terror(game)["sites"] == [before]
        play(game, "ship explore; food")
        assert terror(game)["sites"] == [before + 3]
        assert (terror(game)["food"], terror(game)["morale"]) == ([food], [morale])


def test_home_ends_the_game() -> None:
    """NW-ST8, NW-T6: a vehicle back in Greenland."""
    game = solo().player(0, "k3").game()
    play(game, "ship move greenland; food")
    assert game.to_act is None
    assert game.outcome is not None
    assert game.outcome.winners == ()


def test_the_end_after_season_ten_or_the_last_crew() -> None:
    """NW-ST8."""
    game = solo().player(0, "k3").at(10, 0, 4).game()
    play(game, "pass")
    assert game.to_act is None
    dying = solo().player(0, "k3", crew=(1, 0, 0, 0)).supplies(0, 0, 0).at(2, 0, 4).game()
    play(dying, "ship draw L0; sacrifice")
    while dying.to_act is not None:
        play(dying, "pass")
    assert view(dying)["terror"]["season"] == 2


@pytest.mark.parametrize(("card", "rows"), [("pack-ice", 3), ("cold-snap", 3), ("mild-spell", 1), ("headwinds", 2)])
def test_ice_cards_move_the_ice_line_for_a_season(card: str, rows: int) -> None:
    """NW-ST9: by one row from what the disc says."""
    game = at_start(card)
    assert view(game)["frozen_rows"] == rows
    for _ in range(4):
        play(game, "pass", *(["card:rats-in-the-hold"] if terror(game)["turn"] == 4 else []))
    assert (view(game)["sun"], view(game)["frozen_rows"]) == ("IV", 0)


FRANKLINS = ("L63 a1-b1", "L31 c7-d7", "L39 a3-b3", "L23 a7-b7")


def nearly_won(seats: int = 1) -> Scene:
    """Twelve site points and the Passage for seat A, the ship at the door of Greenland."""
    scene = Scene(seats, "terror-coop" if seats == 2 else "terror-solo").tiles(*FRANKLINS).at(2)
    for seat in range(seats):
        scene.player(seat, "k3")
    for square in [(0, 0), (3, 6), (0, 2), (0, 6)]:
        scene.take(0, square)
    scene.oracle._arrive_passage(scene.oracle.players[0])
    for seat in range(seats):
        scene.supplies(seat, 5, 5)
    return scene


def test_won_with_the_passage_ten_sites_and_somebody_home() -> None:
    """NW-ST10: then prestige counts: tokens 15 and 10, nothing abandoned; the target is 40."""
    game = nearly_won().game()
    play(game, "ship move greenland; food")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.scores() == [25]
    assert game.score_sheet().target == 40
    late = nearly_won().at(10, 0, 4).game()
    play(late, "pass")
    assert late.outcome is not None
    assert late.outcome.winners == ()


def test_lost_crew_and_an_abandoned_sled_cost_two() -> None:
    """NW-ST10: −2 for the sled not back, −2 for each crew lost, those left behind with it too."""
    game = nearly_won().player(0, "k3", "k3 n", (3, 0, 2, 0)).game()
    play(game, "ship move greenland; food")
    assert game.scores() == [25 - 2 - 2 * 2 - 2 * 2]


def test_an_empty_ship_brings_nobody_home() -> None:
    """NW-ST10: the last of the ship's crew was sacrificed for the way; those on the sled are left behind."""
    game = nearly_won().player(0, "k3", "k3 n", (1, 0, 2, 0)).at(2, 1).game()
    play(game, "ship move greenland; food sacrifice ship")
    assert game.outcome is not None
    assert game.outcome.winners == ()


def test_the_deck_is_sixteen_cards_of_the_named_effects() -> None:
    """NW-ST11: movement, Food, Morale, ice; most of them bad, some depending on the situation."""
    assert len(CARDS) == 16
    bad = [
        name for name, effects in CARDS.items() if all(e.food + e.morale - e.ship - e.sled - e.ice < 0 for e in effects)
    ]
    assert len(bad) > 8
    assert any(effect.condition != "always" for effects in CARDS.values() for effect in effects)
    for field in ("food", "morale", "ice", "ship", "sled"):
        assert any(getattr(effect, field) for effects in CARDS.values() for effect in effects)


def season_ends(scene: Scene, card: str) -> skerry.Game:
    """Season two begins with this card."""
    game = scene.at(1, 0, 4).game()
    play(game, "pass", f"card:{card}")
    return game


@pytest.mark.parametrize(
    ("card", "sled", "food", "morale"),
    [
        ("spoiled-tins", False, 10, 15),
        ("rats-in-the-hold", False, 12, 15),
        ("scurvy", False, 13, 13),
        ("homesickness", False, 15, 10),
        ("long-silence", False, 15, 13),
        ("seal-hunt", False, 13, 15),
        ("seal-hunt", True, 17, 15),
        ("lost-cache", False, 13, 15),
        ("lost-cache", True, 12, 15),
        ("beset", False, 15, 15),
        ("polar-night", False, 15, 15),
        ("northern-lights", False, 15, 15),
        ("pack-ice", False, 15, 13),
        ("cold-snap", False, 15, 12),
        ("headwinds", False, 15, 13),
        ("deep-snow", False, 13, 15),
    ],
)
def test_cards_change_the_supplies(card: str, sled: bool, food: int, morale: int) -> None:
    """NW-ST8, NW-ST11: season two is no winter and the ship is free."""
    scene = solo().player(0, "k3", "k3 n" if sled else "", (4, 0, 3, 0) if sled else (7, 0, 0, 0))
    game = season_ends(scene, card)
    assert (terror(game)["food"], terror(game)["morale"]) == ([food], [morale])


def test_cards_that_depend_on_winter_ice_and_the_passage() -> None:
    """NW-ST11: Polar night and Northern lights in winter, Beset in the ice, the silence broken by the Passage."""
    for card, morale in (("polar-night", 13), ("northern-lights", 16), ("beset", 13)):
        game = solo().player(0, "k3").at(3, 0, 4).game()
        play(game, "pass", f"card:{card}")
        assert view(game)["frozen_rows"] == 4
        assert terror(game)["morale"] == [morale]
    scene = solo("L0 a7-b7").player(0, "passage")
    scene.oracle._arrive_passage(scene.oracle.players[0])
    game = season_ends(scene.supplies(0, 15, 15), "long-silence")
    assert terror(game)["morale"] == [16]


@pytest.mark.parametrize(("card", "first", "later"), [("headwinds", 2, 3), ("fair-wind", 1, 1), ("pack-ice", 1, 2)])
def test_movement_cards_change_the_ships_moves(card: str, first: int, later: int) -> None:
    """NW-ST11: one crew more, or one less but at least one."""
    game = season_ends(solo().player(0, "k3"), card)
    play(game, "ship move k4; food")
    assert crew(game)[1] == first
    play(game, "ship move k3; food")
    assert crew(game)[1] == first + later


def test_deep_snow_slows_the_sled() -> None:
    """NW-ST11."""
    scene = solo("coast e4 s", "coast e5 n").player(0, "k3", "e4 se", (3, 0, 4, 0))
    game = season_ends(scene, "deep-snow")
    play(game, "sled move e5 nw; food")
    assert crew(game) == (3, 0, 2, 2)


def test_a_loss_that_cannot_be_paid_costs_a_crew() -> None:
    """NW-ST11: the owner chooses the column; where only one has crew there is nothing to choose."""
    game = season_ends(solo().player(0, "k3", "k3 n", (4, 0, 3, 0)).supplies(0, 1, 5), "spoiled-tins")
    assert terror(game)["food"] == [0]
    assert legal(game) == {"lose ship", "lose sled"}
    assert refused(game, "pass").rule == "NW-ST11"
    play(game, "lose sled")
    assert crew(game) == (4, 0, 2, 0)
    assert "pass" in legal(game)
    alone = season_ends(solo().player(0, "k3").supplies(0, 1, 5), "spoiled-tins")
    assert crew(alone) == (6, 0, 0, 0)


def together() -> skerry.Game:
    return begin("order:BA L0 L8 L16 card:mild-spell", "terror-coop", 2)


def test_two_captains_share_a_board() -> None:
    """NW-CO1: 12 supplies each, two tokens of each kind, a card for both, a random captain first."""
    game = together()
    assert (terror(game)["food"], terror(game)["morale"]) == ([12, 12], [12, 12])
    assert (view(game)["passage_tokens"], view(game)["greenland_tokens"]) == ([15, 10], [10, 6])
    assert game.to_act == 1
    scurvy = begin("order:AB L0 L8 L16 card:scurvy", "terror-coop", 2)
    assert (terror(scurvy)["food"], terror(scurvy)["morale"]) == ([11, 11], [11, 11])


@pytest.mark.parametrize(
    ("card", "food", "morale"),
    [
        ("spoiled-tins", 10, 12),
        ("rats-in-the-hold", 11, 12),
        ("homesickness", 12, 10),
        ("cold-snap", 12, 11),
        ("pack-ice", 12, 12),
        ("headwinds", 12, 12),
        ("deep-snow", 12, 12),
    ],
)
def test_company_makes_cards_milder(card: str, food: int, morale: int) -> None:
    """NW-ST11, NW-CO1."""
    game = begin(f"order:AB L0 L8 L16 card:{card}", "terror-coop", 2)
    assert (terror(game)["food"], terror(game)["morale"]) == ([food, food], [morale, morale])


def test_who_is_left_on_the_way_is_alone() -> None:
    """NW-ST11: once the other captain is back, the one who is still out has no company."""
    game = nearly_won(2).supplies(0, 9, 9).supplies(1, 9, 9).at(1, 0, 4).game()
    play(game, "ship move greenland; food")
    play(game, "pass", "card:homesickness")
    assert terror(game)["morale"] == [9, 4]


def test_the_captains_alternate_in_each_of_four_turns() -> None:
    """NW-CO2: any number of actions in the own turn; who starts stays the same."""
    game = together()
    for turn in range(1, 5):
        for seat in (1, 0):
            assert (game.to_act, terror(game)["turn"]) == (seat, turn)
            if turn == 1:
                play(game, "ship move k3; food")
                play(game, "ship move k4; morale")
                assert crew(game, seat) == (4, 3, 0, 0)
            play(game, "pass", *(["card:fair-wind"] if (turn, seat) == (4, 0) else []))
    assert (game.to_act, terror(game)["season"]) == (1, 2)


def test_a_cartography_token_counts_for_both() -> None:
    """NW-CO2, NW-CO1: the island's points go to the one who closed it."""
    scene = Scene(2, "terror-coop").tiles("cape d4 se", "cape d5 ne", "cape e4 sw").at(2)
    game = scene.player(0, "e4", reserve="cape").game()
    play(game, "ship place cape e5 nw; food")
    assert [player(game, seat)["tokens"]["cartography"] for seat in (0, 1)] == [1, 1]
    assert [player(game, seat)["prestige"] for seat in (0, 1)] == [2, 0]
    assert view(game)["cartography_left"] == 19


def test_won_together() -> None:
    """NW-CO3: one has seen the Passage, 15 sites together, both home with somebody alive; the target is 60."""
    scene = nearly_won(2)
    scene.tiles("L25 a5-b5").take(1, next(at for at, kind in scene.oracle.tokens.items() if kind == "franklin"))
    assert sum(player.sites for player in scene.oracle.players) == 15
    game = scene.supplies(1, 5, 5).game()
    play(game, "ship move greenland; food")
    assert game.to_act == 1
    assert game.outcome is None
    lost = game.copy()
    play(game, "ship move greenland; food")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
    assert sum(game.scores()) == 15 + 10 + 6
    assert game.score_sheet().target == 60
    while lost.to_act is not None:
        play(lost, "pass")
    assert lost.outcome is not None
    assert lost.outcome.winners == ()
    assert terror(lost)["season"] == 10


def test_fourteen_sites_are_not_enough() -> None:
    """NW-CO3."""
    game = nearly_won(2).game()
    play(game, "ship move greenland; food")
    play(game, "ship move greenland; food")
    assert game.outcome is not None
    assert game.outcome.winners == ()


@pytest.mark.parametrize(("rules", "food", "morale"), [(1, 14, 14), (2, 13, 15)])
def test_the_captains_have_one_franklin_track(rules: int, food: int, morale: int) -> None:
    """NW-CO2: the joint step 6 gives Morale to who takes the track there; by version 1 it is A's own step 3: Food."""
    scene = Scene(2, "terror-coop", rules).tiles("L9 e5-f5", "L3 a5-b5", "L1 i5-j5").at(2)
    scene.player(0, "i5").player(1, "k3")
    scene.take(0, (5, 4))
    scene.take(1, (1, 4))
    scene.supplies(0, 14, 14)
    game = scene.game()
    assert terror(game)["sites"] == [2, 3]
    play(game, "ship explore; food")
    assert terror(game)["sites"] == [3, 3]
    assert (player(game)["food"], player(game)["morale"]) == (food, morale)


def test_cooperative_supplies_are_the_difficulty() -> None:
    """NW-CO1: 12 unless chosen otherwise."""
    assert view(skerry.new("terror-coop", seed=1))["terror"]["food"] == [12, 12]
    harder = skerry.new("terror-coop", seed=1, supplies=7)
    assert (view(harder)["terror"]["food"], view(harder)["terror"]["morale"]) == ([7, 7], [7, 7])
    with pytest.raises(skerry.OptionError):
        skerry.new("terror-coop", supplies=13)
