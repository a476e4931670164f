"""What cards are good for, read from their texts: the whole list, so that a text that misleads is seen."""

from __future__ import annotations

import pytest

from bailiwick.cards import all_kinds, find
from bailiwick.cards.uses import ATTACKER, BUYER, TRASHER, USES, VILLAGE, uses_in_pile, uses_of
from bailiwick.engine.kinds import ACTION, ATTACK, Kind
from kingdom_cards import LIAISONS, invented

# Of each expansion everything that has the use. A new expansion is added here when its cards are.
FOUND = {
    "Basic": {},
    "Dominion": {
        VILLAGE: "Festival, Village",
        BUYER: "Council Room, Festival, Market, Woodcutter",
        TRASHER: "Chapel, Mine, Moneylender, Remodel, Sentry",
    },
    "Cornucopia": {
        VILLAGE: "Courser, Demesne, Farmhands, Farming Village, Hamlet, Trusty Steed",
        BUYER: "Demesne, Hamlet, Horse Traders, Princess, Renown",
        TRASHER: "Remake",
    },
    "Guilds": {
        VILLAGE: "Plaza",
        BUYER: "Candlestick Maker, Farrier, Merchant Guild",
        TRASHER: "Butcher, Doctor, Infirmary, Stonemason, Taxman",
    },
    "Intrigue": {
        VILLAGE: "Diplomat, Mining Village, Nobles, Shanty Town, Tribute",
        BUYER: "Baron, Bridge, Courtier, Pawn",
        TRASHER: "Masquerade, Replace, Steward, Trading Post, Upgrade",
    },
    "Alchemy": {
        VILLAGE: "University",
        BUYER: "Herbalist",
        TRASHER: "Apprentice, Transmute",
    },
    "Seaside": {
        VILLAGE: "Bazaar, Fishing Village, Native Village",
        BUYER: "Astrolabe, Salvager, Tactician, Wharf",
        TRASHER: "Lookout, Sailor, Salvager",
    },
    "Hinterlands": {
        VILLAGE: "Border Village, Crossroads, Inn",
        BUYER: "Cauldron, Margrave, Nomad Camp, Nomads, Souk, Spice Merchant",
        TRASHER: "Develop, Farmland, Farmland (1E), Jack of All Trades, Souk, Spice Merchant, Trader, Trader (1E)",
    },
    "Dark Ages": {
        VILLAGE: "Bandit Camp, Fortress, Ironmonger, Madman, Necropolis, Squire, Wandering Minstrel",
        BUYER: "Counterfeit, Forager, Market Square, Ruined Market, Squire, Storeroom",
        TRASHER: "Altar, Count, Counterfeit, Forager, Graverobber, Hermit, Junk Dealer, Mercenary, Procession, Rats,"
        " Rebuild",
    },
    "Prosperity": {
        VILLAGE: "City, Worker's Village",
        BUYER: "City, Collection, Contraband, Goons, Grand Market, Tiara, Trade Route, Worker's Village",
        TRASHER: "Bishop, Crystal Ball, Expand, Forge, Investment, Loan, Trade Route",
    },
    "Empires": {
        VILLAGE: "Bustling Village, City Quarter, Encampment, Sacrifice, Villa",
        BUYER: "Capital, Charm, Farmers' Market, Fortune, Forum, Villa",
        TRASHER: "Catapult, Sacrifice, Temple",
    },
    "Renaissance": {
        VILLAGE: "Acting Troupe, Hideout, Mountain Village, Recruiter",
        BUYER: "Ducat, Silk Merchant, Spices",
        TRASHER: "Ducat, Hideout, Improve, Priest, Recruiter, Research, Treasurer",
    },
    "Adventures": {
        VILLAGE: "Champion, Coin of the Realm, Lost City, Port",
        BUYER: "Bridge Troll, Messenger, Peasant, Ranger, Wine Merchant",
        TRASHER: "Amulet, Ratcatcher, Raze, Transmogrify",
    },
    "Nocturne": {
        VILLAGE: "Blessed Village, Cursed Village",
        BUYER: "Druid, Pouch, Sacred Grove, Skulk, Tragic Hero",
        TRASHER: "Bat, Cemetery, Exorcist, Goat, Monastery, Pooka, Zombie Apprentice, Zombie Mason",
    },
    "Menagerie": {
        VILLAGE: "Hostelry, Hunting Lodge, Snowy Village, Village Green",
        BUYER: "Animal Fair, Barge, Cavalry, Sanctuary, Scrap, Snowy Village, Stockpile",
        TRASHER: "Goatherd, Scrap",
    },
    "Allies": {
        VILLAGE: "Broker, Capital City, Lich, Merchant Camp, Town",
        BUYER: "Bauble, Galleria, Herb Gatherer, Marquis, Town",
        TRASHER: "Acolyte, Broker, Carpenter, Modify, Sentinel, Student",
    },
    "Plunder": {
        VILLAGE: "Harbor Village, Landing Party, Longship, Swamp Shacks, Wealthy Village",
        BUYER: "Abundance, Amphora, Buried Treasure, Endless Chalice, Figurine, Jewelled Egg, Jewels, Mining Road, Orb,"
        " Prize Goat, Puzzle Box, Rope, Sack of Loot, Sextant, Shield, Staff, Sword",
        TRASHER: "Crucible, Enlarge, Maroon, Pickaxe, Prize Goat, Rope, Secluded Shrine, Shaman",
    },
    "Rising Sun": {
        VILLAGE: "Aristocrat, Kitsune, Litter, Rustic Village",
        BUYER: "Aristocrat, Fishmonger, Gold Mine, Imperial Envoy, Rice",
        TRASHER: "Change, Mountain Shrine, Rice Broker, River Shrine, Tanuki",
    },
    "Promos": {
        VILLAGE: "Walled Village",
        BUYER: "Marchland",
        TRASHER: "Church, Dismantle, Governor, Sauna",
    },
}


@pytest.mark.parametrize("use", [VILLAGE, BUYER, TRASHER])
@pytest.mark.parametrize("expansion", FOUND)
def test_every_card_with_a_role(expansion: str, use: str) -> None:
    found = sorted(kind.name for kind in all_kinds() if kind.expansion == expansion and use in uses_of(kind))
    assert ", ".join(found) == FOUND[expansion].get(use, "")


def test_every_expansion_is_in_the_list() -> None:
    assert {kind.expansion for kind in all_kinds() if kind.expansion} == set(FOUND)


def test_attacks_are_those_of_that_type() -> None:
    for kind in all_kinds():
        assert (ATTACKER in uses_of(kind)) == kind.is_(ATTACK), kind.name


@pytest.mark.parametrize(
    ("text", "uses"),
    [
        ("+1 Card, +2 Actions.", [VILLAGE]),
        ("+1 Action. You may discard a card: +1 Action.", [VILLAGE]),
        ("Choose one: +3 Cards; or +2 Actions.", [VILLAGE]),
        ("+1 Action. +1 Buy.", [BUYER]),
        ("You may trash a card of your hand.", [TRASHER]),
        ("Look at your top 3 cards. Trash one of them.", [TRASHER]),
        ("Trash this. Gain a Gold.", []),
        ("You may trash this: +2 coins.", []),
        ("Gain a card from the trash.", []),
        ("Trash an Action of the Supply; or gain one from the trash.", []),
        ("All others trash a card of their hand.", []),
        ("Of their top cards, all others trash one.", []),
        ("Trash a card of your hand. All others gain a Curse.", [TRASHER]),
    ],
)
def test_what_texts_say(text: str, uses: list[str]) -> None:
    assert uses_of(Kind(3, ACTION, text)) == uses


def test_a_card_whose_text_misleads_states_its_uses() -> None:
    assert uses_of(Kind(3, ACTION, "+2 Actions, if it is Tuesday.", uses=[])) == []
    assert uses_of(Kind(3, ACTION | ATTACK, "It does many things.", uses=[TRASHER, VILLAGE])) == [
        VILLAGE, TRASHER, ATTACKER,
    ]  # fmt: skip
    for kind in all_kinds():
        assert set(kind.uses or []) <= set(USES), kind.name


def test_a_split_pile_has_the_uses_of_its_cards() -> None:
    with invented(("Envoys", LIAISONS)):
        assert uses_of(find("Envoys")) == []
        assert uses_in_pile(find("Envoys")) == [VILLAGE, BUYER, TRASHER, ATTACKER]
        assert uses_of(find("Beekeepers")) == []
