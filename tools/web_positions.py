"""Tables at which what no expansion here has yet is at hand at once: for the tests in the browser.

The cards of it are those that the tests of the engine invent. A table is kept as its set-up, its seed and its answers;
here the seed names a position, arranged in the lab, and a game with such a seed begins there. All of it is served by a
process of its own, so that nothing invented gets into other games.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Agent
from bailiwick.engine.game import Game
from bailiwick.engine.session import Session
from bailiwick.kingdoms import Setup, kingdom_line, new_game
from bailiwick.lab import Lab
from bailiwick.server import play
from bailiwick.server.limits import Limits
from bailiwick.server.run import running
from bailiwick.server.store import Row, SavedGame, SavedSeat, Store
from bailiwick.server.table import hashed

# One visitor plays all games of the tests, in as little time as possible.
LIMITS = Limits(
    messages_per_second=2000, messages_at_once=2000, requests_per_second=2000, requests_at_once=2000,
    tables_per_minute=10_000, tables_at_once=1000, study_games=0, hint_seconds=0.3, review_games=500,
    reviews_at_once=1000,
)  # fmt: skip
TESTS = Path(__file__).resolve().parent.parent / "tests"
MODULES = ("invented_turn", "invented_places", "invented_setup")
NAMES = ["Ana", "Ben", "Cleo"]
SEED = "position "
COPPERS = ["Copper"] * 10
OTHER = {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": COPPERS}


def register_invented() -> None:
    """Make the invented cards known to this process, as the tests of the engine do."""
    sys.path.append(str(TESTS))
    modules = [import_module(f"engine.{name}") for name in MODULES]
    for module in modules:
        for role in book.roles_in(module):
            book.register_role(role)
    for module in modules:
        for cls in list(vars(module).values()):
            if isinstance(cls, type) and issubclass(cls, Card) and cls.__module__ == module.__name__:
                book.register(cls)
    book.settle_split_piles()


# -- positions --------------------------------------------------------------------------------------------------------


@dataclass
class Position:
    """A position to begin with, the answers up to what is asked first, and how many people sit at the table; bots have
    the other seats."""

    make: Callable[[], Lab]
    answers: list[tuple[int, list[int]]] = field(default_factory=list)  # with the seats that give them
    people: int = 1


def _lab(kingdom: Sequence[str] = (), **given: Any) -> Lab:
    return Lab(kingdom, **{"deck": COPPERS, "others": [dict(OTHER)], "seed": 5, **given})


def _controlled() -> Lab:
    """Ana plays a turn for Ben while Cleo looks on."""
    hand = ["Village", "Smithy", "Gold", "Chapel", "Estate"]
    others = [{"hand": hand, "deck": ["Market", *COPPERS], "mats": {"Vault": ["Gold"]}}, dict(OTHER)]
    lab = _lab(["Possession", "Village", "Smithy", "Chapel"], hand=["Possession"], others=others)
    lab.play("Possession")
    lab.end_turn()
    return lab


def _possessed() -> Lab:
    """Ana plays a turn for Ben: Potions in the purse and in prices, and the card that Ben has trashed lies apart."""
    ben = {"hand": ["Apprentice", "Golem", "Potion", "Gold", "Silver"], "deck": ["Village", "Smithy", *COPPERS]}
    kingdom = ["Possession", "Apprentice", "Golem", "Transmute", "Vineyard", "Stonemason", "Herbalist", "University"]
    lab = _lab(kingdom, hand=["Possession"], others=[ben, dict(OTHER)])
    lab.play("Possession")
    lab.end_turn()
    lab.play("Apprentice", "Golem")
    lab.play_treasures()
    return lab


def _places() -> Lab:
    """Something at every place there is."""
    ben = {
        **OTHER, "mats": {"Vault": ["Gold", "Silver"], "Gallery": ["Curse"], "Locker": ["Estate"]}, "debt": 4,
        "pile_tokens": {"Lottery": ["+1 Coin"], "Offering": ["-2 Cost", ["Tax", 2]]}, "vp_tokens": 3, "coffers": 2,
    }  # fmt: skip
    cleo = {**OTHER, "mats": {"Tavern": ["Porter", "Nightlamp"]}, "villagers": 2, "in_play": ["Sluice"]}
    lab = _lab(
        ["Strongbox", "Curator", "Offering", "Paladins", "Reaver", "Lottery", "Surveyor", "Assessor", "Trek", "Porter"],
        landscapes=["Fair Day", "Jackpot", "Aqueducts", "Bakehouse", "Busy Days", "Way of the Hare"],
        hand=["Lottery", "Offering", "Lottery", "Trek", "Smithy", "Gold", "Estate"], actions=5, coins=4, buys=4,
        others=[ben, cleo],
        mats={"Vault": ["Province"], "Gallery": ["Duchy", "Copper"], "Tavern": ["Nightlamp"]}, tokens={"Trek": 1},
        pile_tokens={"Lottery": ["+1 Coin"], "Trek": ["-2 Cost"]}, debt=2, villagers=3, coffers=2, vp_tokens=5,
    )  # fmt: skip
    lab.play("Lottery", None)
    lab.play("Offering", None, "Estate")
    for seat, name in ((0, "Bakehouse"), (1, "Bakehouse"), (1, "Aqueducts"), (2, "Aqueducts")):
        lab.game.players[seat].take_landscape(next(card for card in lab.game.landscapes if card.name == name))
    # A landscape that lies before a player and nowhere else, as an Artifact does.
    kind = book.find("Weevils")
    lab.game.introduce(kind)
    lab.game.players[1].take_landscape(kind.copy_number(0))
    return lab


def _night() -> Lab:
    """A Night to come, with a card for two phases, one that was never in the Supply and one that keeps others."""
    return _lab(
        ["Werewolf", "Crypt", "Cobbler", "Night Watchman", "Exorcist", "Smithy"],
        hand=["Werewolf", "Werewolf", "Night Watchman", "Crypt", "Silver", "Ghost"], stack={"Hexes": ["Misery"]},
    )  # fmt: skip


def _boons() -> Lab:
    """Boons in all their places, the last of them being received; States, Heirlooms, Spirits, Zombies in the trash."""
    ben = {**OTHER, "states": ["Deluded", "Miserable"], "in_play": ["Den of Sin"]}
    cleo = {**OTHER, "states": ["Lost in the Woods"]}
    lab = _lab(
        ["Druid", "Pixie", "Fool", "Bard", "Blessed Village", "Necromancer", "Shepherd", "Skulk", "Tormentor",
         "Exorcist"],
        hand=["Bard", "Bard", "Skulk", "Necromancer", "Goat", "Lucky Coin", "Pasture", "Estate", "Zombie Mason"],
        actions=5, others=[ben, cleo], druid=["The Swamp's Gift", "The River's Gift", "The Wind's Gift"],
        stack={"Boons": ["The Field's Gift", "The Sky's Gift"], "Hexes": ["Envy", "War"]},
    )  # fmt: skip
    lab.play("Bard")
    lab.play("Skulk")
    return lab


def _hexed() -> Lab:
    """Ben's Attack turns a Hex over, which asks Ana."""
    ben = {"hand": ["Skulk", "Copper", "Estate"], "deck": COPPERS}
    hand = ["Village", "Gold", "Estate", "Copper", "Silver"]
    lab = _lab(["Skulk", "Village"], deck=hand + COPPERS, others=[ben], stack={"Hexes": ["Haunting"]})
    lab.end_turn()
    return lab


def _projects() -> Lab:
    """Cubes of all on Projects, Artifacts, Villagers, cards that lie on cards."""
    ben = {**OTHER, "projects": ["Cathedral", "Sewers"], "artifacts": ["Horn", "Flag"], "villagers": 1, "coffers": 2}
    cleo = {**OTHER, "projects": ["Cathedral"], "artifacts": ["Key"], "villagers": 4, "in_play": ["Research"]}
    lab = _lab(
        ["Cargo Ship", "Improve", "Lackeys", "Silk Merchant", "Border Guard", "Flag Bearer", "Treasurer",
         "Swashbuckler", "Recruiter", "Inventor"],
        landscapes=["Cathedral", "Sewers", "Innovation"], villagers=2, coffers=3, projects=["Cathedral"],
        artifacts=["Lantern", "Treasure Chest"], actions=2, coins=5, buys=2, others=[ben, cleo],
        hand=["Cargo Ship", "Inventor", "Lackeys", "Improve", "Copper"],
    )  # fmt: skip
    lab.play("Cargo Ship")
    lab.gain("Silk Merchant", True)
    lab.play("Inventor", "Lackeys")
    return lab


def _stable() -> Lab:
    """Cards in Exile, a Way and the Mouse's card, Horses, prices that change, a price that is not paid in coins."""
    ben = {**OTHER, "mats": {"Exile": ["Province", "Curse", "Estate", "Estate"]}}
    cleo = {**OTHER, "mats": {"Exile": ["Gold"]}}
    return _lab(
        ["Animal Fair", "Destrier", "Fisherman", "Wayfarer", "Sheepdog", "Camel Train", "Cardinal", "Stockpile",
         "Supplies", "Kiln"],
        landscapes=["Way of the Mouse", "Pursue", "Delay", "Populate"], way_of_the_mouse="Ratcatcher",
        hand=["Kiln", "Sheepdog", "Horse", "Stockpile", "Copper"], actions=2, buys=3, coins=2,
        mats={"Exile": ["Gold", "Silver", "Silver", "Camel Train"]}, others=[ben, cleo],
    )  # fmt: skip


def _way() -> Lab:
    ways = ["Way of the Horse", "Way of the Butterfly"]
    return _lab(["Smithy"], landscapes=ways, hand=["Smithy", "Smithy"], actions=2)


def _named() -> Lab:
    """Tokens on Victory piles, one of them on the mat; a card that was named and cannot be bought; a Curse to play."""
    lab = _lab(["Trade Route", "Contraband", "Charlatan", "Grand Market"], hand=["Contraband", "Curse"], coins=5)
    lab.gain("Estate")
    lab.play("Contraband", "Province")
    return lab


def _harbour() -> Lab:
    """Mats that all see and that one alone sees, coins on a ship, a token that curses, cards laid aside for later."""
    ben = {
        **OTHER, "mats": {"Native Village": ["Gold", "Silver"], "Island": ["Island", "Duchy"]},
        "tokens": {"Pirate Ship coins": 2},
    }  # fmt: skip
    lab = _lab(
        ["Native Village", "Island", "Pirate Ship", "Embargo", "Blockade", "Haven", "Lighthouse", "Corsair", "Monkey"],
        hand=["Embargo", "Haven", "Blockade", "Lighthouse", "Corsair", "Native Village", "Pirate Ship", "Gold",
              "Estate"], actions=7, others=[ben, dict(OTHER)], tokens={"Pirate Ship coins": 3},
        mats={"Native Village": ["Province", "Copper"], "Island": ["Island", "Estate"]},
    )  # fmt: skip
    lab.play("Embargo", "Gold")
    lab.play("Haven", "Estate")
    lab.play("Blockade", "Silver")
    lab.play("Lighthouse")
    lab.play("Corsair")
    return lab


def _tavern() -> Lab:
    """Cards that wait on Tavern mats, Travellers beside the Supply, tokens of two players on piles, Events to buy."""
    ben = {
        **OTHER, "mats": {"Tavern": ["Guide", "Distant Lands"]}, "tokens": {"Journey": 0, "-1 Card": 1, "-1 Coin": 1},
        "pile_tokens": {"Ranger": ["+1 Card", "+1 Action"], "Port": ["+1 Buy"]},
    }  # fmt: skip
    return _lab(
        ["Page", "Peasant", "Ranger", "Port", "Relic", "Guide", "Distant Lands", "Coin of the Realm", "Bridge Troll",
         "Royal Carriage"],
        landscapes=["Lost Arts", "Travelling Fair", "Ferry", "Plan"], hand=["Ranger", "Hero", "Estate"], actions=0,
        coins=8, buys=2,
        others=[ben], mats={"Tavern": ["Coin of the Realm", "Royal Carriage", "Teacher"]}, tokens={"Journey": 1},
        pile_tokens={"Ranger": ["+1 Card", "+1 Coin"], "Peasant": ["-2 Cost", "Trashing"]}, in_play=["Champion"],
    )  # fmt: skip


def _graves() -> Lab:
    """Ruins and Knights of which the top card shows, what lies beside the Supply, Shelters; cards of two places."""
    ben = {**OTHER, "hand": ["Hovel", "Cultist", "Copper"], "in_play": ["Urchin"]}
    lab = _lab(
        ["Knights", "Cultist", "Hermit", "Urchin", "Bandit Camp", "Death Cart", "Rats", "Rogue", "Graverobber",
         "Poor House"],
        hand=["Hermit", "Necropolis", "Estate", "Overgrown Estate", "Hovel", "Spoils", "Rats"],
        discard=["Estate", "Survivors", "Curse", "Silver"], actions=2, others=[ben],
        stack={"Knights": ["Dame Molly"], "Ruins": ["Ruined Village"]},
    )  # fmt: skip
    lab.trash_from_hand("Rats")
    return lab


def _empire() -> Lab:
    """VP on Landmarks and on piles that gather them, Castles and a split pile by what is on top, debt."""
    ben = {**OTHER, "debt": 5, "vp_tokens": 7, "in_play": ["Enchantress"]}
    lab = _lab(
        ["Castles", "Gladiator / Fortune", "Settlers / Bustling Village", "Farmers' Market", "Temple", "City Quarter",
         "Royal Blacksmith", "Chariot Race", "Enchantress", "Villa"],
        landscapes=["Donate", "Triumph", "Arena", "Battlefield"], actions=2, buys=2, debt=3, vp_tokens=4,
        hand=["Farmers' Market", "City Quarter", "Gold", "Silver", "Humble Castle", "Estate", "Duchy"],
        in_play=["Chariot Race"], others=[ben, dict(OTHER)],
        pile_tokens={"Farmers' Market": [["VP", 2]], "Temple": [["VP", 3]], "Arena": [["VP", 10]]},
    )  # fmt: skip
    lab.play("Farmers' Market")
    lab.gain("Humble Castle")
    lab.gain("Humble Castle")
    lab.play_treasures("City Quarter")
    return lab


def _pass() -> Lab:
    """Ana bids for the VP of the pass, after the others."""
    landscapes = ["Mountain Pass", "Tax", "Annex"]
    return _lab(["Engineer"], landscapes=landscapes, coins=8, actions=0, vp_tokens=2, others=[dict(OTHER), dict(OTHER)])


def _loot() -> Lab:
    """Loot in hand, in play and to be gained; cards that wait for the next time that something happens."""
    ben = {**OTHER, "in_play": ["Endless Chalice"], "discard": ["Sword"]}
    lab = _lab(
        ["Search", "Cage", "Cutthroat", "Landing Party", "Flagship", "Pickaxe", "Sack of Loot", "Quartermaster",
         "Secluded Shrine", "Taskmaster"],
        landscapes=["Looting", "Prosper"], stack={"Loot": ["Sword", "Doubloons", "Puzzle Box"]}, actions=5, coins=6,
        hand=["Search", "Cage", "Flagship", "Sack of Loot", "Spell Scroll", "Shield", "Gold", "Estate"],
        deck=["Silver", "Village", *COPPERS], others=[ben, dict(OTHER)], buys=2,
    )  # fmt: skip
    lab.play("Search")
    lab.play("Flagship")
    lab.play("Cage", ["Gold", "Estate"])
    return lab


def _traits() -> Lab:
    """Traits on piles, one of them a split one, with tokens beside; cards of these piles in hand and in play."""
    traits = {"Reckless": "Smithy", "Cursed": "Sauna / Avanto", "Inspiring": "Peddler", "Cheap": "Ranger"}
    return _lab(
        ["Smithy", "Sauna / Avanto", "Peddler", "Ranger", "Taskmaster", "Mapmaker", "Black Market", "Rope", "Village",
         "Young Witch"],
        landscapes=["Lost Arts", "Pathfinding"], bane="Native Village", traits=traits, actions=2, coins=6, buys=2,
        hand=["Smithy", "Avanto", "Village", "Silver", "Estate"], in_play=["Peddler"], others=[dict(OTHER)],
        pile_tokens={"Smithy": ["+1 Card"], "Ranger": ["+1 Action"]},
    )  # fmt: skip


def _market() -> Lab:
    """What was turned up of the Black Market deck, of which one is bought; Treasures are played first."""
    hand = ["Black Market", "Gold", "Silver", "Copper", "Estate"]
    stack = {"Black Market": ["Familiar", "Engineer", "Border Village"]}
    return _lab(["Black Market", "Smithy"], hand=hand, stack=stack)


def _stashes() -> Lab:
    """A shuffle in which Stashes are placed; others have some that all see."""
    ben = {"hand": ["Stash", "Copper", "Copper", "Stash", "Estate"], "deck": ["Gold", "Stash", *COPPERS]}
    return _lab(
        ["Stash", "Smithy"], hand=["Smithy", "Stash"], deck=["Gold", "Estate"],
        discard=["Stash", "Stash", "Silver", "Province", *COPPERS[:6]], others=[ben, dict(OTHER)],
    )  # fmt: skip


def _court() -> Lab:
    """A card that a Prince plays every turn, what a Church keeps, and a Captain, whose turn comes again."""
    lab = _lab(
        ["Prince", "Captain", "Church", "Village", "Smithy", "Militia", "Dismantle", "Governor", "Envoy",
         "Walled Village"],
        landscapes=["Summon"], hand=["Prince", "Church", "Captain", "Smithy", "Village", "Gold"], actions=4, coins=5,
        deck=["Envoy", "Governor", *COPPERS], others=[dict(OTHER)],
    )  # fmt: skip
    lab.play("Prince", "Smithy")
    lab.play("Church", ["Village", "Gold"])
    return lab


def _shadows() -> Lab:
    """Cards that are played from the deck, where all see them; others have some, too. What is foretold is near."""
    ben = {"hand": ["Ninja", "Copper", "Ninja", "Estate", "Alley"], "deck": ["Gold", *COPPERS, "Tanuki"]}
    return _lab(
        ["Ninja", "Tanuki", "Alley", "Fishmonger", "Ronin", "Throne Room", "Village", "Poet", "Kitsune", "Samurai"],
        landscapes=["Practice", "Amass"], prophecy="Great Leader", sun=3, actions=2, others=[ben, dict(OTHER)],
        hand=["Throne Room", "Ronin", "Estate", "Copper"], deck=["Gold", "Alley", *COPPERS, "Ninja"],
    )  # fmt: skip


def _wind() -> Lab:
    """The last Sun is there: with it all of the Kingdom is replaced."""
    hand = ["Tea House", "Smithy", "Gold", "Estate"]
    return _lab(["Tea House", "Smithy"], hand=hand, prophecy="Divine Wind", sun=1, actions=2, traits={"Rich": "Smithy"})


def _winter() -> Lab:
    """What was foretold has come: debt lies on piles. A Riverboat is under way with the card that it plays."""
    ben = {**OTHER, "in_play": ["Samurai"], "debt": 2}
    lab = _lab(
        ["Riverboat", "Poet", "Rustic Village", "Samurai", "Gold Mine", "Craftsman", "Rice", "Litter", "Snake Witch",
         "Daimyo"],
        riverboat="Laboratory", prophecy="Harsh Winter", sun=0, landscapes=["Gather", "Continue"], others=[ben],
        hand=["Riverboat", "Rice", "Gold", "Daimyo", "Estate"], actions=2, coins=7, buys=2,
    )  # fmt: skip
    lab.play("Riverboat")
    lab.gain("Gold Mine")
    lab.gain("Silver")
    return lab


POSITIONS: dict[str, Position] = {
    "event": Position(lambda: _lab(landscapes=["Fair Day", "Aqueducts", "Afterglow"], coins=5, actions=0)),
    "debt": Position(lambda: _lab(landscapes=["Fair Day"], coins=5, debt=3, actions=0)),
    "villagers": Position(lambda: _lab(["Village", "Smithy"], hand=["Smithy", "Village"], actions=0, villagers=3)),
    "reserve": Position(lambda: _lab(["Porter"], hand=["Village", "Smithy"], mats={"Tavern": ["Porter"]})),
    "busy": Position(lambda: _lab(landscapes=["Busy Days"], hand=["Copper"], actions=2, coins=3)),
    "evening": Position(_night),
    "night": Position(_night, [(0, []), (0, [])]),
    "smithy": Position(_way),
    "way": Position(_way, [(0, [0])]),
    "bid": Position(lambda: _lab(["Auction"], hand=["Auction"]), [(0, [0]), (1, [0])]),
    "pay": Position(lambda: _lab(["Usurer"], hand=["Usurer"]), [(0, [0])]),
    "boons": Position(_boons, [(0, [0])]),
    "hexes": Position(_hexed, [(1, [0])]),
    "projects": Position(_projects),
    "stable": Position(_stable),
    "places": Position(_places),
    "named": Position(_named),
    "harbour": Position(_harbour),
    "tavern": Position(_tavern),
    "graves": Position(_graves, [(0, [0])]),
    "empire": Position(_empire),
    "pass": Position(_pass, [(0, [16]), (1, [0]), (1, [3]), (2, []), (0, [0])]),
    "loot": Position(_loot),
    "traits": Position(_traits),
    "market": Position(_market, [(0, [0])]),
    "bargain": Position(_market, [(0, [0]), (0, [])]),
    "stashes": Position(_stashes, [(0, [0])]),
    "court": Position(_court),
    "shadows": Position(_shadows),
    "wind": Position(_wind),
    "winter": Position(_winter),
    "control": Position(_controlled, people=3),
    "possession": Position(_possessed, people=3),
}
COPIES = ["", "clicks", "keys", "slips", "look"]  # of each table, for tests that play on, and for who looks only


# -- tables for them --------------------------------------------------------------------------------------------------


def begin(setup: Setup, seed: str, agents: list[Agent]) -> Game:
    """A new game, which may begin in the middle of one."""
    position = POSITIONS.get(seed.removeprefix(SEED)) if seed.startswith(SEED) else None
    if position is None:
        return new_game(setup, seed, agents)
    game = position.make().game.copy()
    game.always_ask = False
    return game


def secret(name: str, seat: int) -> str:
    return f"seat-{seat}-of-{name}"


def _saved(table: str, name: str, position: Position) -> SavedGame:
    """A position as a table that is stored."""
    setup = position.make().setup
    seats = []
    for seat in range(setup.players):
        if seat < position.people:
            key = hashed(secret(table, seat))
            seats.append(SavedSeat(seat, "person", NAMES[seat], secret=key, taken=True, host=seat == 0))
        else:
            seats.append(SavedSeat(seat, "bot", NAMES[seat], "random", taken=True))
    line = kingdom_line(setup)
    return SavedGame(table, name.capitalize(), line, setup.players, SEED + name, True, False, "playing", seats=seats)


async def _store(database: str) -> None:
    store = Store(database)
    store.open()
    jobs = []
    for name, position in POSITIONS.items():
        for copy in COPIES:
            game = _saved(name + copy, name, position)
            rows = [Row(n, seat, "answer", answer) for n, (seat, answer) in enumerate(position.answers)]
            jobs += [store.create(game), store.append(game.id, rows, "playing", 1, None)]
    await asyncio.gather(*jobs)
    store.close()


def _listed(name: str, position: Position) -> dict[str, Any]:
    """What the tests need to know of a table, as of those with questions of real cards."""
    game = begin(position.make().setup, SEED + name, [])
    session = Session(game, [None] * len(game.players))
    for _, answer in position.answers:
        session.answer(answer)
    question = session.question
    assert question is not None
    return {
        "table": name, "secret": secret(name, 0), "asks": [] if question.cause is None else [question.cause.name],
        "purpose": question.purpose, "shape": question.shape, "alone": position.people == 1,
    }  # fmt: skip


def main() -> None:
    """Serve the tables until nothing more can come in, and say first where and which."""
    register_invented()
    vars(play)["new_game"] = begin
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        asyncio.run(_store(database))
        with running(database, limits=LIMITS) as url:
            print(json.dumps({"url": url, "tables": [_listed(*item) for item in POSITIONS.items()]}), flush=True)
            sys.stdin.read()


if __name__ == "__main__":
    main()
