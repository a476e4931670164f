"""The table in the terminal, driven as a person drives it: by lines of input."""

from __future__ import annotations

import argparse
import io
import itertools
import re

import pytest
from rich.console import Console

from bailiwick.cards import find
from bailiwick.cards.adventures.tokens import PLUS_ACTION, PLUS_COIN
from bailiwick.cli import main
from bailiwick.cli.commands import to_play
from bailiwick.engine import decision as ask
from bailiwick.engine import log
from bailiwick.engine.decision import Decision
from bailiwick.engine.errors import IllegalAnswer
from bailiwick.engine.rows import NO_ENTRIES
from bailiwick.kingdoms import FIRST_GAME, random_kingdom
from bailiwick.records import Record
from bailiwick.terminal.choices import choices_of, read
from bailiwick.terminal.questions import question_line
from bailiwick.terminal.sitting import Sitting
from bailiwick.words.text import log_lines, sentence

# A simple player: all Treasures, then the best that can be bought. The rest answers Militia and the like.
SIMPLE = ["a", "province", "gold", "silver", "1 2", "1 1", ""]
NAMES = ["Anna", "Big Money"]


@pytest.fixture
def typed(monkeypatch, capsys, tmp_path):
    """Run the command with lines of input; gives the exit code and what was printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def run(lines, *args):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["play", *args])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run


@pytest.fixture
def table(tmp_path):
    return new_table(tmp_path)


def new_table(tmp_path, **changes):
    options = {"seed": "7", "kingdom": None, "players": 2, "bot": "big-money", "name": "Anna", "resume": None}
    options |= {"set": None, "random": False}
    given = argparse.Namespace(**{**options, "save": tmp_path / "game.toml", **changes})
    return Sitting.new(given, *to_play(given))


def screen(table, width, height):
    """The lines on a terminal of that size."""
    table.console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    table.draw(table.session.question)
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", table.console.file.getvalue()).split("\n")


def a_decision(purpose, cards=(), labels=(), low=0, high=1, shape=ask.PICK, cause="Cellar", about=None, subject=0):
    counts = {}
    made = []
    for name in cards:
        counts[name] = counts.get(name, -1) + 1
        made.append(find(name).copy_number(counts[name]))
    asking = find(cause).copy_number(0) if cause else None
    asked_about = find(about).copy_number(0) if about else None
    decision = Decision(0, purpose, shape, asking, NO_ENTRIES, [], 0, list(labels), low, high)
    decision.offer(made, [])
    decision.about = asked_about
    decision.whose = subject
    return decision


# -- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game_from_lines_of_input(typed, tmp_path):
    code, out = typed(itertools.islice(itertools.cycle(SIMPLE), 3000), "--seed", "5", "--save", "won.toml")
    assert code == 0
    assert "The game is over." in out
    assert re.search(r"You: -?\d+ points in \d+ turns\n  from \d+ Province", out)
    assert re.search(r"(You win|Bailiff wins|share the victory)", out)
    assert "The game is saved in won.toml (seed 5)." in out
    record = Record.load((tmp_path / "won.toml").read_text())
    assert record.replay().over
    assert record.seats == ["Player", "Bailiff"]


def test_the_same_seed_deals_the_same_game(typed):
    first = typed(SIMPLE * 3, "--seed", "12", "--save", "a.toml")
    assert first == typed(SIMPLE * 3, "--seed", "12", "--save", "a.toml")


def test_without_a_seed_one_is_drawn_and_shown(typed, tmp_path):
    code, out = typed([])
    assert code == 0
    seed = re.search(r"Seed (\d+)\.", out)[1]
    (saved,) = (tmp_path / "games").iterdir()
    assert saved.name.endswith(f"-{seed}.toml")


def test_games_of_one_moment_get_files_of_their_own(typed, tmp_path):
    for _ in range(3):
        typed([], "--seed", "1")
    assert len(list((tmp_path / "games").iterdir())) == 3


def test_bots_of_both_kinds_and_more_players(typed):
    code, out = typed(["a", "silver"], "--bot", "random", "--players", "4", "--seed", "3")
    assert code == 0
    assert "Random 3  hand 5" in out


# -- leaving and coming back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [["a", "silver"], ["a", "silver", "q"], ["a", "silver", "quit", "a"]])
def test_leaving_saves_the_game(typed, tmp_path, lines):
    code, out = typed(lines, "--seed", "7", "--save", "left.toml")
    assert code == 0
    assert "bailiwick play --resume left.toml" in out
    assert Record.load((tmp_path / "left.toml").read_text()).replay().players[0].owned["Silver"] == 1


def test_control_c_leaves_politely(table, monkeypatch, capsys):
    def interrupt(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert table.run() == 0
    assert table.path.exists()


def test_resuming_goes_on_where_it_was_left(typed, tmp_path):
    typed(["a", "silver", "a"], "--seed", "7", "--save", "left.toml")
    before = (tmp_path / "left.toml").read_text()
    code, out = typed(["u"], "--resume", "left.toml")
    assert code == 0
    assert "  You buy a Silver." in out
    assert "Your last answer was taken back." in out
    typed(["a"], "--resume", "left.toml")
    assert (tmp_path / "left.toml").read_text() == before


def test_resuming_a_finished_game_shows_its_end(typed):
    typed(itertools.islice(itertools.cycle(SIMPLE), 3000), "--seed", "5", "--save", "won.toml")
    code, out = typed([], "--resume", "won.toml")
    assert code == 0
    assert "The game is over." in out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("format =", "form ="),
        ('decisions = """\n', 'decisions = """\n99 '),
        ("checksum = ", 'checksum = "0" #'),
        ("=", ""),
    ],
)
def test_a_damaged_file_gets_one_sentence(typed, tmp_path, old, new):
    typed(["a", "silver"], "--seed", "7", "--save", "left.toml")
    damaged = (tmp_path / "left.toml").read_text().replace(old, new, 1)
    (tmp_path / "left.toml").write_text(damaged)
    code, out = typed([], "--resume", "left.toml")
    assert code == 2
    assert out.startswith("bailiwick: ")
    assert "Traceback" not in out
    assert (tmp_path / "left.toml").read_text() == damaged


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--resume", "nowhere.toml"], "cannot be read"),
        (["--kingdom", "Village, Smithy"], "A kingdom has 10 cards"),
        (["--kingdom", ",".join(["Vilage"] * 10)], "Did you mean Village"),
        (["--players", "9"], "9 players cannot play"),
        (["--save", "a-file/game.toml"], "cannot be saved"),
    ],
)
def test_wrong_options_get_one_sentence(typed, tmp_path, args, said):
    (tmp_path / "a-file").touch()
    code, out = typed([], *args)
    assert code == 2
    assert said in out
    assert out.count("\n") == 1


def test_kingdoms_by_name_and_by_chance(tmp_path):
    names = random_kingdom("x")
    assert new_table(tmp_path, kingdom=", ".join(names).lower()).setup.kingdom == names
    assert new_table(tmp_path, kingdom="random", seed="9").setup.kingdom == random_kingdom(9)


def test_a_full_disk_is_told_and_the_game_goes_on(table, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    table.take("a")
    assert "could not be saved" in table.message
    assert table.session.view(0).coins == 4


# -- undo -------------------------------------------------------------------------------------------------------------


def test_undo_restores_the_exact_view(table):
    table.take("a")
    table.message = ""
    before = (table.session.view(0).data(table.session.question), table.session.view(0).log(), screen(table, 80, 24))
    saved = table.path.read_text()
    table.take("silver")
    assert table.path.read_text() != saved
    table.take("u")
    table.message = ""
    after = (table.session.view(0).data(table.session.question), table.session.view(0).log(), screen(table, 80, 24))
    assert after == before
    assert table.path.read_text() == saved


def test_undo_at_the_start_changes_nothing(table):
    table.take("u")
    assert "nothing to take back" in table.message


# -- input ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("xyzzy", "nothing called 'xyzzy'"),
        ("99", "There is no number 99 here: numbers go from 1 to 3."),
        ("province", "Province costs $8 and you have $0. Play Treasures first"),
        ("witch", "Witch is not in the Supply."),
        ("copper x9", "there are only 4 Coppers"),
        ("buy silver", "Silver costs $3"),
        ("?vilage", "Did you mean Village"),
        ("?m", "'m' could be Market, Merchant"),
        ("1 2", "pick Treasures to play, or one other option alone"),
        (",", "Type a number or a name."),
        ("²", "nothing called"),
    ],
)
def test_wrong_input_gets_one_sentence_and_changes_nothing(table, line, said):
    before = table.session.view(0).data(table.session.question)
    assert table.take(line)
    assert said in table.message
    assert table.session.view(0).data(table.session.question) == before


def test_buying_and_playing_the_same_name(table):
    table.take("copper")
    assert table.session.view(0).coins == 1
    table.take("play cop x2")
    assert table.session.view(0).coins == 3
    table.take("buy copper")
    assert table.session.view(0).owned("Copper") == 8


@pytest.mark.parametrize("asked", ["?", "help", "log", "?militia", "?deck"])
def test_enter_after_reading_something_goes_back_to_the_table_and_answers_nothing(typed, asked) -> None:
    """Enter ends the turn where nothing is typed: not the Enter that closes a page."""
    code, printed = typed(["a", asked, "", "q"], "--seed", "7")
    assert code == 0
    assert printed.count("Enter goes back to the table.") == 1
    assert "Turn 2" not in printed
    code, printed = typed(["a", asked, "", "", "q"], "--seed", "7")
    assert "Turn 2" in printed


def test_help_cards_and_the_log_are_pages_beside_the_question(table):
    table.take("?")
    assert any("take back your last answer" in line for line in screen(table, 80, 24))
    table.take("?militia")
    assert any("Militia  $4  Action, Attack" in line for line in screen(table, 80, 24))
    table.take("?deck")
    assert any("All your 10 cards: Copper x7, Estate x3" in line for line in screen(table, 80, 24))
    table.take("?trash")
    assert any("Trash: empty" in line for line in screen(table, 80, 24))
    table.take("log")
    assert any("You draw 4 Coppers and an Estate." in line for line in screen(table, 80, 24))
    assert not any("You draw" in line for line in screen(table, 80, 24))


def test_picking_several_by_number_and_by_name():
    hand = a_decision(ask.DISCARD, ["Copper", "Estate", "Copper", "Council Room"], high=4)
    assert [(c.number, c.name, len(c.options)) for c in choices_of(hand)] == [
        (1, "Council Room", 1), (2, "Copper", 2), (3, "Estate", 1),
    ]  # fmt: skip
    for line in ("2 2 3", "copper, copper,estate", "cop cop est", "Copper x2 Estate", "2x2 3", "copper*2, 3"):
        assert read(hand, line) == [0, 2, 1]
    assert read(hand, "council room estate") == [3, 1]
    for line in ("", "0", "none"):
        assert read(hand, line) == []
    with pytest.raises(IllegalAnswer, match="only one Estate"):
        read(hand, "estate estate")
    with pytest.raises(IllegalAnswer, match="'co' could be Council Room or Copper"):
        read(hand, "co")
    with pytest.raises(IllegalAnswer, match="Pick exactly 2; that was 1"):
        read(a_decision(ask.DISCARD, ["Copper", "Estate", "Gold"], low=2, high=2), "1")
    with pytest.raises(IllegalAnswer, match="must be answered"):
        read(a_decision(ask.TRASH, ["Copper", "Estate"], low=1), "")


def test_other_shapes_of_questions():
    order = a_decision(ask.ARRANGE, ["Gold", "Estate", "Gold"], low=3, high=3, shape=ask.ORDER)
    assert read(order, "estate 1 1") == [1, 0, 2]
    assert read(order, "") == [0, 1, 2]
    with pytest.raises(IllegalAnswer, match="All 3 have their place"):
        read(order, "1 2")
    number = a_decision(ask.OVERPAY, low=0, high=4, shape=ask.NUMBER)
    assert (read(number, "3"), read(number, "")) == ([3], [0])
    for line in ("5", "-1", "many"):
        with pytest.raises(IllegalAnswer, match="from 0 to 4"):
            read(number, line)
    may = a_decision(ask.MAY, labels=["Put your deck into your discard pile"])
    assert [read(may, line) for line in ("y", "yes", "1", "n", "no", "")] == [[0], [0], [0], [], [], []]
    name = a_decision(ask.NAME, labels=["Copper", "Province"], low=1)
    assert read(name, "prov") == [1]
    choose = a_decision(ask.CHOOSE, labels=["+2 Cards", "+1 Action", "+1 Buy"], low=2, high=2)
    assert read(choose, "1 3") == [0, 2]
    with pytest.raises(IllegalAnswer, match="picked once"):
        read(choose, "1 1")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (a_decision(ask.PLAY_ACTION, ["Moat"], cause=None), "Play an Action, or Enter for the Buy phase."),
        (a_decision(ask.PLAY_ACTION, cause=None), "Enter for the Buy phase."),
        (
            a_decision(ask.BUY, ["Gold"], ["Spend Coffers"], cause=None),
            "Play Treasures (a = all), spend Coffers, or Enter to end the turn.",
        ),
        (a_decision(ask.DISCARD, ["Gold", "Moat"], high=2), "Cellar: discard any number of cards, or Enter for none."),
        (a_decision(ask.TRASH, ["Gold"] * 5, high=4), "Cellar: trash up to 4 cards, or Enter for none."),
        (a_decision(ask.DISCARD, ["Gold", "Moat", "Mine"], low=2, high=2), "Cellar: discard 2 cards."),
        (a_decision(ask.TOPDECK, ["Gold", "Moat"], low=1), "Cellar: put a card onto your deck."),
        (a_decision(ask.REACT, ["Moat"], cause="Militia"), "Militia: react with a Moat? y or n (Enter = no)."),
        (a_decision(ask.TRASH, ["Gold", "Moat"], low=1, subject=1), "Cellar: trash a card of Big Money."),
        (
            a_decision(ask.CHOOSE, labels=["Discard it", "Keep it"], low=1, about="Gold", subject=1),
            "Cellar: what happens to Big Money's Gold?",
        ),
        (a_decision(ask.MAY, labels=["Shuffle"]), "Cellar: shuffle? y or n (Enter = no)."),
        (
            a_decision(ask.OVERPAY, high=3, shape=ask.NUMBER),
            "Cellar: pay how many coins more than Cellar costs, 0 to 3? (Enter = 0)",
        ),
        (
            a_decision(ask.ARRANGE, ["Gold", "Moat"], low=2, high=2, shape=ask.ORDER),
            "Cellar: in which order do these cards go onto your deck? From the top down; Enter keeps this order.",
        ),
        (a_decision(ask.NAME, labels=["Gold"], low=1), "Cellar: name a card, any card: type its name."),
    ],
)
def test_questions_are_plain_sentences(asked, said):
    assert question_line(asked, NAMES) == said


@pytest.mark.parametrize("purpose", ask.PURPOSES)
def test_every_purpose_has_a_sentence(purpose):
    for cause in ("Cellar", None):
        said = question_line(a_decision(purpose, ["Gold", "Moat"], ["This"], low=1, cause=cause), NAMES)
        assert said[0].isupper()
        assert "{" not in said


# -- the screen -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(80, 24), (160, 50), (100, 30)])
def test_the_screen_is_filled_and_never_scrolls(tmp_path, width, height):
    table = new_table(tmp_path, players=6, kingdom="random", seed="2")
    for turn, line in enumerate(itertools.islice(itertools.cycle(["1", *SIMPLE]), 60)):
        if table.session.over:
            assert turn > 20
            break
        lines = screen(table, width, height)
        assert len(lines) == height  # the last one is for the input
        assert max(map(len, lines)) <= width
        table.take(line)


def test_a_wide_screen_has_the_texts_of_the_kingdom(table):
    assert any("+2 Cards." in line for line in screen(table, 160, 50))
    assert not any("+2 Cards." in line for line in screen(table, 80, 24))


def test_piles_and_hand_carry_the_numbers_that_can_be_typed(table):
    table.take("a")
    lines = screen(table, 80, 24)
    shown = {int(n): name.strip() for line in lines[:9] for n, name in re.findall(r" ?(\d+) ([A-Z][a-z ]+?)  ", line)}
    assert shown == {choice.number: choice.name for choice in choices_of(table.session.question)}


def test_what_others_hold_is_not_on_the_screen(table):
    other = next(line for line in screen(table, 80, 24) if line.startswith("Big Money"))
    assert other.strip() == "Big Money  hand 5  deck 5  discard 0"


def test_events_have_their_price_and_tokens_their_owner(tmp_path):
    table = new_table(tmp_path, kingdom=f"{', '.join(FIRST_GAME)}; landscapes Lost Arts, Training")
    assert "Beside: Lost Arts $6, Training $6" in [line.strip() for line in screen(table, 80, 24)]
    game = table.session.game
    for token, seat in ((PLUS_ACTION, 0), (PLUS_ACTION, 1), (PLUS_COIN, 1)):
        game.move_token(game.find_pile("Smithy"), token, seat)
    table.take("?smithy")
    assert any("your +1 Action, Big Money's +1 Action, Big Money's +1 Coin" in line for line in screen(table, 80, 24))


# -- sentences --------------------------------------------------------------------------------------------------------


def test_the_viewer_is_addressed_and_runs_are_joined():
    def entry(kind, seat=0, **more):
        return {"kind": kind, "seat": seat, "depth": 0, **more}

    entries = [
        entry("turn", number=3), entry("play", cards=["Copper"]), entry("play", cards=["Copper"]),
        entry("play", cards=["Silver"]), entry("buy", cards=["Market"], number=2), entry("draw", 1, count=5),
        entry("play", 1, cards=["Copper"]), entry("trash", 1, cards=["Estate"]), entry("shuffle", 1),
        entry("pass", 1, count=1), entry("set-aside", 1, cards=["Gold"], text="Island"),
    ]  # fmt: skip
    assert log_lines(entries, NAMES, 0) == [
        "Turn 3 - You", "  You play 2 Coppers and a Silver.", "  You buy a Market and overpay 2.",
        "  Big Money draws 5 cards.", "  Big Money plays a Copper.", "  Big Money trashes an Estate.",
        "  Big Money shuffles.", "  Big Money passes a card to you.", "  Big Money puts a Gold onto the Island mat.",
    ]  # fmt: skip
    assert sentence(entries[4], NAMES) == "Anna buys a Market and overpays 2."


@pytest.mark.parametrize("kind", log.NAMES)
def test_every_entry_of_a_log_has_its_sentence(kind):
    entry = {"kind": kind, "seat": 1, "depth": 0, "cards": ["Gold"], "number": 1, "text": "Horse"}
    assert re.fullmatch(r"Big Money [a-z]+s\b.*\.", sentence(entry, NAMES, 0))
    assert re.fullmatch(r"You [a-z]+\b.*\.", sentence(entry, NAMES, 1))
