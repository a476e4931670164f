"""Which Actions Capitalism makes Treasures of, card by card, however their texts are put."""

from __future__ import annotations

import pytest

from bailiwick.cards import all_kinds
from bailiwick.cards.renaissance.projects import gives_coins
from bailiwick.engine.kinds import ACTION

# By expansion, as printed: all Actions with a plus and an amount of coins anywhere in their text.
TREASURES = {
    "Dominion": [
        "Festival", "Market", "Merchant", "Militia", "Moneylender", "Poacher", "Vassal", "Chancellor",
        "Woodcutter",
    ],
    "Intrigue": [
        "Baron", "Bridge", "Conspirator", "Courtier", "Ironworks", "Mill", "Mining Village", "Minion", "Pawn",
        "Steward", "Swindler", "Secret Chamber", "Tribute",
    ],
    "Seaside": [
        "Corsair", "Fishing Village", "Lighthouse", "Merchant Ship", "Sailor", "Embargo", "Navigator",
        "Pirate Ship", "Treasury (1E)", "Bazaar", "Cutpurse", "Salvager", "Treasury",
    ],
    "Alchemy": [
        "Herbalist",
    ],
    "Prosperity": [
        "Goons", "Mountebank", "Trade Route", "Bishop", "City", "Grand Market", "Monument", "Peddler", "Vault",
        "Charlatan", "Clerk",
    ],
    "Cornucopia": [
        "Fortune Teller", "Harvest", "Horse Traders", "Jester", "Tournament", "Trusty Steed", "Joust", "Shop",
        "Courser",
    ],
    "Hinterlands": [
        "Haggler", "Oasis", "Spice Merchant", "Duchess", "Mandarin", "Noble Brigand", "Nomad Camp", "Haggler (1E)",
        "Nomads", "Souk",
    ],
    "Dark Ages": [
        "Mercenary", "Count", "Ironmonger", "Junk Dealer", "Mystic", "Poor House", "Scavenger", "Storeroom",
        "Dame Sylvia", "Rogue", "Abandoned Mine", "Death Cart", "Squire", "Forager",
    ],
    "Guilds": [
        "Merchant Guild",
    ],
    "Adventures": [
        "Amulet", "Caravan Guard", "Swamp Hag", "Artificer", "Giant", "Messenger", "Miser", "Wine Merchant",
        "Treasure Hunter", "Hero", "Peasant", "Soldier",
    ],
    "Empires": [
        "Opulent Castle", "Chariot Race", "Farmers' Market", "Legionary", "Sacrifice", "Villa", "Catapult",
        "Gladiator", "Emporium",
    ],
    "Nocturne": [
        "Tormentor", "Bard", "Sacred Grove", "Tracker", "Conclave", "Secret Cave",
    ],
    "Renaissance": [
        "Flag Bearer", "Treasurer", "Cargo Ship", "Improve", "Patron", "Priest",
    ],
    "Menagerie": [
        "Bounty Hunter", "Cardinal", "Coven", "Gatekeeper", "Livery", "Paddock", "Scrap", "Animal Fair",
        "Fisherman", "Kiln",
    ],
    "Allies": [
        "Barbarian", "Broker", "Capital City", "Courier", "Galleria", "Guildmaster", "Merchant Camp", "Skirmisher",
        "Sycophant", "Town", "Archer", "Tent", "Garrison", "Stronghold", "Town Crier", "Elder",
    ],
}


@pytest.mark.parametrize("expansion", TREASURES)
def test_capitalism_finds_the_actions_with_coins_in_their_text(expansion: str) -> None:
    kinds = [kind for kind in all_kinds() if kind.expansion == expansion and kind.is_(ACTION)]
    assert [kind.name for kind in kinds if gives_coins(kind)] == TREASURES[expansion]
