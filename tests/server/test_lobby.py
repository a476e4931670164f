"""The lobby: cards, sets, kingdoms, tables made and found, and what is refused at the door."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from client import Browser

from bailiwick import recommended_set, recommended_sets
from bailiwick.cards import all_kinds
from bailiwick.kingdoms.describe import by_cost
from bailiwick.kingdoms.good import good_kingdom
from bailiwick.server import app, protocol
from bailiwick.server.limits import Limits
from bailiwick.server.reading import read_as
from bailiwick.server.run import running

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]


def make(browser: Browser, **wish: Any) -> Any:
    return browser.post("/api/tables", {"kingdom": {}, "seats": TWO, **wish})


def test_cards_and_their_pages(url: str) -> None:
    browser = Browser(url)
    cards = browser.get("/api/cards")["cards"]
    assert len(cards) == len([kind for kind in all_kinds() if kind.expansion])
    for facts in cards:
        read_as(protocol.CardFacts, facts)
    page = browser.get("/api/cards/horse%20traders")
    assert page["facts"]["name"] == "Horse Traders"
    assert "Reaction" in page["facts"]["types"]
    assert len(page["rulings"]) > 3
    assert "Guilds & Cornucopia (2017)" in page["rulings"][0]["sources"]
    assert page["sets"]
    assert browser.get("/api/cards/Augurs")["parts"][0]["name"] == "Herb Gatherer"
    assert [part["name"] for part in browser.get(f"/api/cards/{quote('Gladiator / Fortune', safe='')}")["parts"]] == [
        "Gladiator", "Fortune",
    ]  # fmt: skip
    assert page["wordings"] == []
    for name in ("Outpost", "Outpost (2E)", "outpost, second edition"):
        assert browser.get(f"/api/cards/{quote(name)}")["wordings"] == ["Outpost", "Outpost (2E)"]
    missing = browser.request("GET", "/api/cards/Smitty")
    assert missing.status == 404
    assert "Smithy" in missing.json["message"]


def test_all_cards_with_their_rulings_and_sets_at_once(url: str) -> None:
    browser = Browser(url)
    almanac = browser.get("/api/almanac")
    for one in [*almanac["notes"], *almanac["rules"]]:
        read_as(protocol.CardNotes, one)
    notes = {one["name"]: one for one in almanac["notes"]}
    assert list(notes) == [facts["name"] for facts in browser.get("/api/cards")["cards"]]
    for name in ("Horse Traders", "Training", "Way of the Mouse", "City-state"):
        page = browser.get(f"/api/cards/{quote(name)}")
        assert notes[name]["rulings"] == [ruling["text"] for ruling in page["rulings"]]
        assert notes[name]["sets"] == page["sets"]
    assert notes["Plunder"]["sets"] == notes["Encampment"]["sets"] != []
    assert notes["Highway (1E)"]["sets"] == notes["Highway"]["sets"] != []
    assert len(notes["Colony"]["sets"]) > 3
    assert notes["Harem"]["sets"]  # whether a book prints Harem or Farm
    assert {"Exile", "Traits"} <= {rule["name"] for rule in almanac["rules"] if rule["rulings"]}


def test_sets_by_book(url: str) -> None:
    books = Browser(url).get("/api/sets")
    assert sum(len(book["sets"]) for book in books["books"]) == len(recommended_sets())
    assert "Dominion" in books["expansions"]
    for book in books["books"]:
        for one in book["sets"]:
            read_as(protocol.SetInfo, one)
            assert one["newest"] == (recommended_set(one["name"]).title == one["title"])
    every = {one["title"]: one for book in books["books"] for one in book["sets"]}
    assert len(every) == len(recommended_sets())
    assert [every[f"Detours ({year})"]["newest"] for year in (2017, 2022, 2024)] == [False, False, True]
    assert every["Mad scientist"]["others"] == ["Trade Route"]


def test_kingdoms_are_shown_before_they_are_played(url: str) -> None:
    browser = Browser(url)
    one = browser.post("/api/kingdoms", {"set": "Bounty of the Hunt (2017)"})
    assert len(one["kingdom"]) == 10
    assert [facts["name"] for facts in one["beside"]][:2] == ["Bag of Gold", "Diadem"]
    again = browser.post("/api/kingdoms", {"line": one["line"]})
    assert again["kingdom"] == one["kingdom"]
    random = browser.post("/api/kingdoms", {"random": {"require": ["Young Witch"], "attacks": 2}, "seed": "x"})
    (bane,) = [role for role in random["roles"] if role["role"] == "bane"]
    assert (bane["role"], bane["title"], bane["place"]) == ("bane", "Bane", "supply")
    assert bane["cards"][0]["cost"]["coins"] in (2, 3)
    assert random == browser.post("/api/kingdoms", {"random": {"require": ["Young Witch"], "attacks": 2}, "seed": "x"})
    good = browser.post("/api/kingdoms", {"good": True, "seed": "x"})
    assert [facts["name"] for facts in good["kingdom"]] == [kind.name for kind in by_cost(good_kingdom("x").kingdom)]
    assert browser.post("/api/kingdoms", {})["title"] == "First Game"


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ({"set": "Nonesuch"}, 422, "no recommended set"),
        ({"line": "Smithy"}, 422, "A kingdom has 10 cards"),
        ({"line": "Smithy", "set": "First Game"}, 400, "not both"),
        ({"good": True, "set": "First Game"}, 400, "not both"),
        ({"random": {"attacks": 99}}, 422, "give 0 to 10"),
        ({"random": {"attacks": "many"}}, 400, "whole number"),
        ({"random": {"edition": "third"}}, 400, "first, second"),
        ({"wrong": 1}, 400, "not known"),
        ([], 400, "object"),
    ],
)
def test_kingdoms_that_cannot_be_are_refused_in_a_sentence(url: str, body: Any, status: int, said: str) -> None:
    answer = Browser(url).request("POST", "/api/kingdoms", body)
    assert answer.status == status, answer.text
    assert said in answer.json["message"]
    assert answer.json["message"].endswith((".", "?"))


def test_a_public_table_is_made_and_sat_down_at(url: str) -> None:
    ada, ben, cat = Browser(url), Browser(url), Browser(url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = make(ada, seats=seats, listed=True)
    assert made["seat"] == 0
    table = f"/api/tables/{made['table']}"
    assert ada.get(table)["you"] == 0
    assert ada.get(table)["host"]
    assert ben.get(table)["you"] == -1
    assert ben.get(table)["phase"] == "open"
    listed = [one for one in ben.get("/api/lobby")["tables"] if one["id"] == made["table"]]
    assert listed[0]["free"] == 1
    sat = ben.post(f"{table}/sit", {"name": " Ben\n "})
    assert sat["seat"] == 1
    info = ben.get(table)
    assert info["phase"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben", "Random"]
    assert info["seed"] is None
    full = cat.request("POST", f"{table}/sit", {"name": "Cat"})
    assert (full.status, full.json["message"]) == (409, "No seat is free at this table.")
    twice = ben.request("POST", f"{table}/sit", {"name": "Ben"})
    assert twice.status == 409


def test_tables_are_reached_by_their_link_alone_unless_they_are_public(url: str) -> None:
    ada, ben = Browser(url), Browser(url)
    made = make(ada, seats=[{"kind": "me", "name": "Ada"}, {"kind": "person"}])
    assert made["table"] not in ben.request("GET", "/api/lobby").text
    assert ben.post(f"/api/tables/{made['table']}/sit", {"name": "Ben"})["seat"] == 1


def test_names_are_told_apart(url: str) -> None:
    browser = Browser(url)
    made = make(browser, seats=[{"kind": "me", "name": "Bot"}, {"kind": "bot", "name": "Bot"}])
    assert [s["name"] for s in browser.get(f"/api/tables/{made['table']}")["seats"]] == ["Bot", "Bot 2"]


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize(
    "choice",
    [
        {"line": "Cellar, Festival, Hamlet, Jester, Mine, Moat, Remake, Smithy, Village, Underling"},  # open: the Ally
        {"line": "Cellar, Festival, Hamlet, Jester, Mine, Moat, Remake, Smithy, Village, Young Witch"},
        {"random": {"require": ["Ferryman", "Underling"], "villages": 1}},
    ],
)
def test_what_is_shown_is_what_is_dealt(url: str, choice: dict[str, Any], players: int) -> None:
    browser = Browser(url)
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (players - 1)]
    lines = set()
    for seed in ("a", "b", "c", "d"):
        shown = browser.post("/api/kingdoms", {**choice, "seed": seed})
        assert shown["roles"]
        assert shown["open"] == ([] if "random" in choice else [role["title"] for role in shown["roles"]])
        made = make(browser, kingdom={**choice, "seed": seed}, seats=seats)
        table = browser.get(f"/api/tables/{made['table']}")
        assert (table["title"], table["kingdom"]) == (shown["title"], shown["line"])
        lines.add(shown["line"])
    assert len(lines) > 1


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [{"kind": "me"}],
        [{"kind": "me"}] * 2,
        [{"kind": "bot"}] * 2,
        [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}],
        [{"kind": "me", "name": "\t"}, {"kind": "bot"}],
        [{"kind": "me"}] + [{"kind": "bot"}] * 6,
        [{"kind": "ghost"}, {"kind": "me"}],
    ],
)
def test_seats_that_cannot_be_are_refused(url: str, seats: Any) -> None:
    answer = Browser(url).request("POST", "/api/tables", {"kingdom": {}, "seats": seats})
    assert answer.status in (400, 422)
    assert answer.json["type"] == "error"


def test_the_same_seed_deals_the_same_game_and_everybody_is_told(url: str) -> None:
    browser = Browser(url)
    first, second = make(browser, seed="x"), make(browser, seed="x")
    hands = []
    for made in (first, second):
        replay = browser.get(f"/api/tables/{made['table']}/replay")
        hands.append(replay["steps"][0]["state"]["players"][0]["hand"])
        assert replay["table"]["seed_given"]
    assert hands[0] == hands[1]


def test_a_personal_link_takes_the_seat_along(url: str) -> None:
    ada, phone = Browser(url), Browser(url)
    made = make(ada)
    answer = phone.request("GET", made["link"])
    assert answer.status == 303
    assert answer.headers["location"] == made["share"]
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert phone.get(f"/api/tables/{made['table']}")["you"] == 0
    assert phone.get(f"/api/tables/{made['table']}/link")["link"] == made["link"]
    for path in (f"/seat/{made['table']}/wrong", f"/seat/{made['table']}/%00"):
        assert Browser(url).request("GET", path).status == 403
    assert Browser(url).request("GET", f"/api/tables/{made['table']}/link").status == 403


def test_a_wrong_personal_link_is_a_page_to_read(url: str) -> None:
    made = make(Browser(url))
    for path, status in ((f"/seat/{made['table']}/wrong", 403), ("/seat/nosuch/wrong", 404), ("/seat/%3Cb%3E/x", 404)):
        answer = Browser(url).request("GET", path, headers={"Accept": "text/html,*/*;q=0.8"})
        assert answer.status == status
        assert answer.headers["content-type"].startswith("text/html")
        assert "To the lobby" in answer.text
        assert '"type"' not in answer.text


def test_what_is_not_there_is_not_found_in_a_sentence(url: str) -> None:
    browser = Browser(url)
    for path in ("/api/tables/nosuch", "/api/tables/..%2f", "/api/nothing", "/api/tables/nosuch/replay"):
        answer = browser.request("GET", path)
        assert answer.status == 404, path
        assert answer.json["message"].endswith(".")
    assert browser.request("DELETE", "/api/lobby").status == 405
    assert browser.request("POST", "/api/lobby", {}).status == 405


def test_bodies_must_be_small_json(url: str) -> None:
    browser = Browser(url)
    assert browser.request("POST", "/api/tables", b"{").status == 400
    assert browser.request("POST", "/api/tables", b"{}", {"Content-Type": "text/plain"}).status == 415
    assert browser.request("POST", "/api/tables", b" " * 70_000).status == 413
    assert browser.request("POST", "/api/tables", b"[" * 50_000).status == 400
    assert browser.request("POST", "/api/tables", b'{"kingdom": NaN}').status == 400


def test_other_pages_cannot_ask_and_browsers_are_kept_strict(url: str) -> None:
    browser = Browser(url)
    body = {"kingdom": {}, "seats": TWO}
    for origin in ("https://example.org", "null", "http://[", url + "0"):
        answer = browser.request("POST", "/api/tables", body, {"Origin": origin})
        assert (answer.status, answer.json["code"]) == (403, "forbidden")
    assert browser.request("POST", "/api/tables", body, {"Origin": url}).status == 201
    for path in ("/", "/api/lobby", "/table/x"):
        headers = browser.request("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers


def test_every_path_of_the_client_is_a_page_and_no_file_outside_is_served(url: str) -> None:
    browser = Browser(url)
    assert "<!doctype html>" in browser.request("GET", "/table/abc").text.lower()
    for path in ("/../protocol.py", "/..%2fprotocol.py", "/assets/..%2f..%2fapp.py", "/.%2e/app.py"):
        assert "import" not in browser.request("GET", path).text


def test_too_many_searches_are_refused() -> None:
    with running(limits=Limits(searches_at_once=2, searches_per_second=0.001)) as address:
        browser = Browser(address)
        statuses = [browser.request("POST", "/api/kingdoms", {"random": {}}).status for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert browser.request("POST", "/api/kingdoms", {}).status == 200


def test_files_of_the_client_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("let x;")
    (tmp_path / "index.html").write_text("<!doctype html><p>built</p>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(app, "STATIC", tmp_path)
    with running() as address:
        browser = Browser(address)
        script = browser.request("GET", "/assets/main-1a2b.js")
        assert script.text == "let x;"
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert browser.request("GET", "/icon.svg").text == "<svg/>"
        for path in ("/", "/table/x", "/cards/Moat"):
            assert "built" in browser.request("GET", path).text
        assert browser.request("GET", "/assets/none.js").status == 404


def test_too_many_requests_and_tables_are_refused() -> None:
    with running(limits=Limits(tables_at_once=2, requests_at_once=8, requests_per_second=0.001)) as address:
        browser = Browser(address)
        make(browser)
        make(browser)
        answer = browser.request("POST", "/api/tables", {"kingdom": {}, "seats": TWO})
        assert (answer.status, answer.json["code"]) == (429, "too-many")
        statuses = [browser.request("GET", "/api/lobby").status for _ in range(8)]
        assert statuses[:4] == [200] * 4
        assert statuses[-1] == 429
