"""What is sent as changes gives the new state again."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from skerry.server.changes import apply_changes, changes

leaves = st.none() | st.booleans() | st.integers(2, 9) | st.text("ab", max_size=2)
data: st.SearchStrategy[Any] = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(st.text("abc", max_size=1), data, max_size=4), data)
def test_changes_turn_the_old_into_the_new(old: Any, inner: Any) -> None:
    new = {**old, "a": inner}
    steps = json.loads(json.dumps(changes(old, new)))
    assert json.dumps(apply_changes(copy.deepcopy(old), steps), sort_keys=True) == json.dumps(new, sort_keys=True)


def test_equal_data_has_no_changes() -> None:
    assert changes({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == []


def test_a_small_change_in_a_long_list_is_small() -> None:
    old = {"tiles": [{"at": i, "kind": "sea"} for i in range(100)]}
    new = {"tiles": [*old["tiles"], {"at": 100, "kind": "land"}]}
    assert changes(old, new) == [[("tiles",), 100, 0, [{"at": 100, "kind": "land"}]]]
    new = {"tiles": [{**tile, "kind": "ice"} if tile["at"] == 50 else tile for tile in old["tiles"]]}
    assert changes(old, new) == [[("tiles", 50, "kind"), "ice"]]
