"""The functions that every game runs through most stay on machine words.

mypyc quietly makes an object where types do not quite fit (`a if c else 15` with an i64 boxes it, or a whole row), and
nothing but the speed tells. This reads the C it wrote and counts the calls that box, look up or compare objects.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest

WRITTEN = Path(__file__).parent.parent / "build" / "mypyc-work" / "c"  # by hatch_build.compile_into
# Which functions are watched, as module___Class___method or module___function, and the calls that are all right there.
HOT: dict[str, dict[str, int]] = {
    # Rows move machine words and nothing else.
    r"rng___Rng___(below|shuffle|copy)": {},
    r"rows___Row___(reserve|push|make_room|push_first)": {},
    r"rows___bit": {},
    r"zone___Zone___(copy|cards|top_cards|append|clear|insert_entry|where|take|pass_on|deal|hand_over)": {},
    r"zone___Zone___(move_all|throw|shuffle|put_under|of_types|count_kind|count_types|knows|tell|forget)": {},
    r"zone___Zone___turn_up_top": {},
    r"log___Log___(copy|add|add_card|add_top|add_each)": {},
    r"log___Log___decide": {"CPyTagged_FromObject": 1, "CPyLong_AsInt64": 1},  # the numbers of an answer
    r"holdings___Holdings___(count|size|money)": {},
    r"kinds___KnownKinds___find": {},
    r"pile___Pile___peek": {"CPyTagged_FromInt64": 1},  # the number of the copy
    r"pile___Pile___take": {"CPyTagged_FromInt64": 1, "CPyTagged_FromObject": 1},  # and who knew it, in a secret order
    r"pile___Pile___put": {},
    r"engine___piles___Piles___(take|own|now|gains_left)": {},
    r"decision___count_bits": {},
    r"decision___Decision___(n_piles|pile_at)": {},
    # A dict that is nearly always empty is asked for its size: whether somebody holds on to a card.
    r"board___Board___move": {"PyDict_Size": 1},
    r"moving___Mover___need": {},
    r"moving___Mover___(draw|shuffle)": {"PyDict_Size": 1},
    r"turn____end_turn": {"PyDict_Size": 1},
    # Numbers that come from or go to where an int is an int; CPyLong_AsInt64 is for those that are no machine words,
    # which never come.
    r"player___Player___plus": {},
    r"gaining___Gainer___gain_from": {"CPyLong_AsInt64": 1},  # what was overpaid, where somebody listens
    r"gaining___Gainer____receive": {"CPyLong_AsInt64": 2, "CPyTagged_FromInt64": 1},
    r"player___Player___play": {"CPyTagged_FromInt64": 1},
    r"player___Player___play_plain": {"PyDict_Size": 1},
    r"points____points_in": {"CPyLong_AsInt64": 1, "PyObject_TypeCheck": 1},  # cards that count themselves
    r"turn___run_stages": {},
    r"turn___(which_action|what_to_buy)": {},
    r"turn____start_turn": {"CPyTagged_FromInt64": 2},  # for the log of an extra turn
    r"turn____(action_phase|buy_phase)": {  # the numbers of an answer
        "CPyTagged_FromObject": 1, "CPyTagged_FromInt64": 1, "CPyLong_AsInt64": 2,
    },
    r"game___Game___join": {},
    r"facts___affordable": {"CPyLong_AsInt64": 2},
    r"turn____clean_up": {"CPyLong_AsInt64": 1, "CPyTagged_FromInt64": 1, "PyDict_Size": 1},
    r"decision___Decision___find_place": {"CPyLong_AsInt64": 1},
    # Menus.
    r"view___View___(owned_at|left_at|last_cards|top_at)": {},
    r"menu___Plan___(holds|first)": {},
    r"menu___Menu___plan": {},
    r"program___Program___value": {},
    r"program___(of_two|truth)": {},
    r"tactics___Tactician___best_buy": {},
    r"handling___handling_of": {},
}
SLOW = re.compile(
    r"\b(Vec\w*Api\.(?:box|unbox)"
    r"|C?PyLong_(?:From|As)\w+|C?PyFloat_From\w+|PyTuple_(?:New|Pack)"  # made into objects, and back
    r"|CPyTagged_(?:StealAsObject|AsObject|From\w+|BorrowFromObject|\w+_)"  # ints that may be objects; Is..._ compares
    r"|C?PyObject_(?!GC_)\w+|PyNumber_\w+|PySequence_\w+|PyIter_\w+"  # whatever it is that comes
    r"|C?PyDict_\w+|C?PySet_\w+|CPyStr_\w+|PyUnicode_(?!Check)\w+)\("  # looked up by hash, or by its letters
)
HEAD = re.compile(r"^[A-Za-z].*?\bCPyDef_(\w+)\(.*\{$", re.MULTILINE)


def slow_calls(text: str) -> dict[str, Counter[str]]:
    """The calls that box, look up or compare objects, by the function they are in; mypyc's names without CPyDef_."""
    ends = {head[1]: (head.end(), text.index("\n}", head.end())) for head in HEAD.finditer(text)}
    return {name: Counter(SLOW.findall(text, start, end)) for name, (start, end) in ends.items()}


def complaints(text: str, hot: dict[str, dict[str, int]]) -> list[str]:
    """What this C has that the table does not allow, and what the table names that is not there."""
    found = slow_calls(text)
    said = []
    for pattern, allowed in hot.items():
        names = [name for name in found if re.fullmatch(pattern, name)]
        if not names:
            said.append(f"{pattern} is no function of the compiled engine")
        for name in names:
            for call, n in found[name].items():
                if n > allowed.get(call, 0):
                    said.append(f"{name} calls {call} {n} time(s), allowed are {allowed.get(call, 0)}")
    return said


@pytest.mark.skipif(os.environ.get("BAILIWICK_EXPECT") != "compiled", reason="only the compiled build is written in C")
def test_masks_are_constants() -> None:
    """A `Final` made of names of another module is an object that is looked up and read each time."""
    text = "\n".join(file.read_text() for file in sorted(WRITTEN.glob("__native_internal_*.h")))
    assert "CPyStatic_turn___globals" in text, f"in {WRITTEN} should be the C that mypyc wrote"
    assert re.findall(r"CPyTagged CPyStatic_\w+", text) == []


@pytest.mark.skipif(os.environ.get("BAILIWICK_EXPECT") != "compiled", reason="only the compiled build is written in C")
def test_hot_functions_make_no_objects() -> None:
    text = "\n".join(file.read_text() for file in sorted(WRITTEN.glob("__native_*.c")))
    assert text, f"in {WRITTEN} should be the C that mypyc wrote"
    assert complaints(text, HOT) == []


# As mypyc writes it: a row that is summed, one that is boxed, a number that goes through an object and a dict, and the
# way in from Python, which always has to unbox.
SAMPLE = """
int64_t CPyDef_zone___Zone___total(PyObject *cpy_r_self) {
    cpy_r_r0 = ((zone___ZoneObject *)cpy_r_self)->_row;
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    if (unlikely(cpy_r_r2)) {
        CPy_AddTraceback("zone.py", "total", 9, CPyStatic_zone___globals);
    }
    return cpy_r_r10;
}

PyObject *CPyDef_zone___Zone___row_or_none(PyObject *cpy_r_self, char cpy_r_c) {
    cpy_r_r1 = VecI64Api.box(cpy_r_r0);
    return cpy_r_r2;
}
        PyObject *CPyPy_zone___Zone___row_or_none(PyObject *self, PyObject *const *args, size_t nargs) {
            arg_other = VecI64Api.unbox(obj_other);
            PyObject *retval = CPyDef_zone___Zone___row_or_none(arg_self, arg_c);
        }
int64_t CPyDef_zone___price(PyObject *cpy_r_prices, int64_t cpy_r_card) {
    cpy_r_r0 = PyLong_FromLongLong(cpy_r_card);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_prices, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) goto CPyL2;
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyLong_AsInt64(cpy_r_r1);
    cpy_r_r3 = PyObject_RichCompare(cpy_r_r1, cpy_r_r0, 2);
    cpy_r_r4 = PyNumber_Add(cpy_r_r1, cpy_r_r0);
    cpy_r_r5 = CPyTagged_FromInt64(cpy_r_card);
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_r5, 4);
    cpy_r_r7 = PyNumber_Add(cpy_r_r4, cpy_r_r0);
    return cpy_r_r2;
}
"""


def test_the_finder_finds_boxing_and_nothing_else() -> None:
    found = slow_calls(SAMPLE)
    assert list(found) == ["zone___Zone___total", "zone___Zone___row_or_none", "zone___price"]
    assert found["zone___Zone___total"] == {}
    assert found["zone___Zone___row_or_none"] == {"VecI64Api.box": 1}
    once = ["PyLong_FromLongLong", "CPyDict_GetItem", "CPyLong_AsInt64", "PyObject_RichCompare", "CPyTagged_FromInt64"]
    assert found["zone___price"] == {**dict.fromkeys([*once, "CPyTagged_IsLt_"], 1), "PyNumber_Add": 2}


def test_what_the_table_does_not_allow_is_told() -> None:
    assert complaints(SAMPLE, {r"zone___Zone___total": {}, r"zone___Zone___row_or_.*": {"VecI64Api.box": 1}}) == []
    boxed = "zone___Zone___row_or_none calls VecI64Api.box 1 time(s), allowed are 0"
    assert complaints(SAMPLE, {r"zone___Zone___.*": {}}) == [boxed]
    calls = dict(slow_calls(SAMPLE)["zone___price"]) | {"PyNumber_Add": 1}
    assert complaints(SAMPLE, {r"zone___price": calls}) == [
        "zone___price calls PyNumber_Add 2 time(s), allowed are 1"
    ]


def test_a_name_in_the_table_that_is_no_function_is_told() -> None:
    assert complaints(SAMPLE, {r"zone___Zone___sum": {}}) == ["zone___Zone___sum is no function of the compiled engine"]
    assert complaints(SAMPLE, {r"Zone___total": {}}) != [], "names are whole names"
