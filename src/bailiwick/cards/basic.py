"""The basic cards, which stand beside every kingdom."""

from __future__ import annotations

from typing import Final

from bailiwick.engine.card import Card
from bailiwick.engine.kinds import CURSE, TREASURE, VICTORY, Kind

EXPANSION: Final = (0, "Basic")


class Copper(Card):
    facts = Kind(0, TREASURE, "1 coin.", coins=1, basic=True, copies=60)


class Silver(Card):
    facts = Kind(3, TREASURE, "2 coins.", coins=2, basic=True, copies=40)


class Gold(Card):
    facts = Kind(6, TREASURE, "3 coins.", coins=3, basic=True, copies=30)


class Platinum(Card):
    facts = Kind(9, TREASURE, "5 coins.", coins=5, basic=True, copies=12, plural="Platinums")


class Potion(Card):
    facts = Kind(4, TREASURE, "1 Potion.", makes_potions=1, basic=True, copies=16)


class Estate(Card):
    facts = Kind(2, VICTORY, "1 VP.", vp=1, basic=True)


class Duchy(Card):
    facts = Kind(5, VICTORY, "3 VP.", vp=3, basic=True, plural="Duchies")


class Province(Card):
    facts = Kind(8, VICTORY, "6 VP.", vp=6, basic=True, ends_game=True)


class Colony(Card):
    facts = Kind(11, VICTORY, "10 VP.", vp=10, basic=True, ends_game=True, plural="Colonies")


class Curse(Card):
    facts = Kind(0, CURSE, "-1 VP.", vp=-1, basic=True)
