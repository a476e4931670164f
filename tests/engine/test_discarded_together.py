"""What picks one of several cards that are discarded from play at once: when it is asked, how often, among which."""

from __future__ import annotations

from bailiwick.lab import Lab

ESTATES = ["Estate"] * 12


def test_it_is_one_question_for_all_of_them() -> None:
    lab = Lab(hand=["Herbalist"], in_play=["Gold", "Silver", "Copper", "Copper"], deck=ESTATES)
    lab.play("Herbalist")
    lab.end_turn("Silver")
    assert [q.purpose for q in lab.asked] == ["topdeck"]
    assert "Silver" in lab.me.hand


def test_it_serves_wherever_in_the_turn_they_are_discarded_and_once() -> None:
    lab = Lab(["Sweeper"], hand=["Herbalist", "Sweeper", "Silver"], in_play=["Gold", "Copper"], deck=ESTATES, actions=2)
    lab.play("Herbalist")
    lab.play("Sweeper", "Gold")
    assert next(iter(lab.me.deck)) == "Gold"
    lab.play_treasures()
    lab.end_turn()
    assert len(lab.asked) == 1
    assert "Silver" in lab.me.discard


def test_declined_it_may_serve_later_in_the_turn() -> None:
    lab = Lab(["Sweeper"], hand=["Herbalist", "Sweeper", "Silver"], in_play=["Gold"], deck=ESTATES, actions=2)
    lab.play("Herbalist")
    lab.play("Sweeper", None)
    lab.play_treasures()
    lab.end_turn("Silver")
    assert "Silver" in lab.me.hand
    assert "Gold" in lab.me.discard


def test_a_card_that_has_moved_on_is_not_offered() -> None:
    lab = Lab(["Bivouac"], hand=["Throne Room", "Herbalist", "Silver", "Gold"], deck=ESTATES)
    lab.play("Throne Room", "Herbalist")
    lab.play_treasures()
    lab.end_turn("Gold", "Silver")
    assert lab.asked[-1].options == ["Silver"]


def test_it_is_ordered_among_what_single_cards_do() -> None:
    for first, last in (("Bivouac", "Herbalist"), ("Herbalist", "Bivouac")):
        lab = Lab(["Bivouac"], hand=["Bivouac", "Herbalist", "Gold"], deck=["Silver"] * 3, actions=2)
        lab.play("Bivouac")
        lab.play("Herbalist")
        lab.play_treasures()
        answers = {"Bivouac": [True], "Herbalist": ["Gold"]}
        lab.end_turn(first, *answers[first], *answers[last])
        assert lab.asked[0].options == ["Bivouac", "Herbalist"]
        assert {"Bivouac", "Gold"} <= set(lab.me.hand)


def test_what_others_discard_from_play_is_no_business_of_mine() -> None:
    lab = Lab(hand=["Herbalist"], others=[{"in_play": ["Gold"], "deck": ESTATES}], deck=ESTATES)
    lab.play("Herbalist")
    lab.end_turn()
    lab.end_turn()
    assert lab.asked == []
