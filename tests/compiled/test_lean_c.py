"""What is taken out of the C that mypyc writes, and what stays."""

from __future__ import annotations

import pytest
from tools.lean_c import leaner

READ = """\
int64_t CPyDef_board___read(PyObject *cpy_r_state, int64_t cpy_r_at) {
    VecI64 cpy_r_r0;
    cpy_r_r0 = ((BoardObject *)cpy_r_state)->_cover;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r1;
    cpy_r_r3 = CPyDef_board___look(cpy_r_r0, cpy_r_at);
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r3;
}
"""
ROW = """\
int64_t CPyDef_board___row(int64_t cpy_r_at) {
    cpy_r_r0 = CPyStatic_board___SIDES;
    if (unlikely(cpy_r_r0.len < 0)) {
        goto CPyL1;
    }
    cpy_r_r1 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r2 = cpy_r_at * 16;
    cpy_r_r3 = cpy_r_r1 + cpy_r_r2;
    cpy_r_r4 = *(VecI64 *)cpy_r_r3;
    VEC_I64_INCREF(cpy_r_r4);
    cpy_r_r5 = (int64_t)cpy_r_r4.len;
    VEC_I64_DECREF(cpy_r_r4);
    return cpy_r_r5;
}
"""
CALM = """\
int64_t CPyDef_codes___kind_of(int64_t cpy_r_code) {
    return cpy_r_code;
}
int64_t CPyDef_codes___asked(int64_t cpy_r_code) {
    cpy_r_r0 = CPyDef_codes___kind_of(cpy_r_code);
    cpy_r_r1 = cpy_r_r0 == -113;
    if (unlikely(cpy_r_r1)) goto CPyL2;
    cpy_r_r2 = CPyDef_codes___asked(cpy_r_code);
    cpy_r_r3 = cpy_r_r2 == -113;
    if (unlikely(cpy_r_r3)) goto CPyL2;
    CPy_AddTraceback("codes.py", "asked", 1, CPyStatic_codes___globals);
}
"""


def test_an_array_that_is_only_looked_at_is_not_counted() -> None:
    lean, left_out = leaner(READ)
    assert "CREF" not in lean
    assert "cpy_r_r2 = likely((uint64_t)cpy_r_at < (uint64_t)cpy_r_r1);" in lean
    assert left_out == {"indexes": 1, "references": 1}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return cpy_r_r3;", "return cpy_r_r0;"),
        ("return cpy_r_r3;", "cpy_r_mine = cpy_r_r0;"),
        ("return cpy_r_r3;", "cpy_r_r4 = VecI64Api.append(cpy_r_r0, cpy_r_at);"),
        ("    cpy_r_r0 = ", "    cpy_r_state = cpy_r_r9;\n    cpy_r_r0 = "),
        ("cpy_r_state)->", "cpy_r_r9)->"),
    ],
)
def test_an_array_that_is_kept_or_could_go_is_counted(before: str, after: str) -> None:
    assert before in READ
    lean, _ = leaner(READ.replace(before, after))
    assert "VEC_I64_INCREF" in lean
    assert "VEC_I64_DECREF" in lean


def test_an_attribute_that_changes_is_counted() -> None:
    changes = (
        "char CPyDef_board___clear(PyObject *cpy_r_state) {\n    ((BoardObject *)cpy_r_state)->_cover = cpy_r_r1;\n}\n"
    )
    assert "CREF" not in leaner(READ + changes.replace("___clear", "___Board_____init__"))[0]
    assert "VEC_I64_INCREF" in leaner(READ + changes)[0]
    begins = READ.replace("___read", "___Board_____init__")
    sets = "    ((BoardObject *)cpy_r_state)->_cover = cpy_r_r9;\n    return"
    assert "VEC_I64_INCREF" not in leaner(begins)[0]
    assert "VEC_I64_INCREF" in leaner(begins.replace("    return", sets))[0]


def test_a_row_of_a_table_is_not_counted_unless_rows_are_set() -> None:
    lean, left_out = leaner("VecNested CPyStatic_board___SIDES = { -1, NULL };\n" + ROW)
    assert "CREF" not in lean
    assert "CPyStatic_board___SIDES = { 0, NULL };" in lean
    assert "if (unlikely(0))" in lean
    assert left_out == {"arrays": 1, "references": 1}
    assert "VEC_I64_INCREF" in leaner(ROW.replace("    return", "    *(VecI64 *)cpy_r_r9 = cpy_r_r8;\n    return"))[0]


def test_only_what_can_fail_is_asked() -> None:
    lean, left_out = leaner(CALM)
    assert "if (unlikely(0)) goto CPyL2;" in lean
    assert "if (unlikely(cpy_r_r3)) goto CPyL2;" in lean
    assert left_out == {"calls": 1}
