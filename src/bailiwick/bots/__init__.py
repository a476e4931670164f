"""Players: uniformly random, and Big Money. Later ones share their interface, `Agent.decide`."""

from __future__ import annotations

from bailiwick.bots.big_money import BigMoney
from bailiwick.bots.random_bot import RandomBot
from bailiwick.bots.village_smithy import VillageSmithy

__all__ = ["BigMoney", "RandomBot", "VillageSmithy"]
