"""Players: the house bot, menus, Big Money and uniformly random. They share one interface, `Agent.decide`."""

from __future__ import annotations

from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.big_money import BigMoney
from bailiwick.bots.menu import Menu, MenuError, parse_menu
from bailiwick.bots.random_bot import RandomBot
from bailiwick.bots.tactics import MenuBot, Tactician
from bailiwick.bots.village_smithy import VillageSmithy

__all__ = [
    "Bailiff",
    "BigMoney",
    "Menu",
    "MenuBot",
    "MenuError",
    "RandomBot",
    "Tactician",
    "VillageSmithy",
    "parse_menu",
]
