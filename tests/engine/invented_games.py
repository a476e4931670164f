"""Kingdoms of invented cards, drawn by chance."""

from __future__ import annotations

import random

from bailiwick import Setup
from bailiwick.cards.registry import cards_in
from bailiwick.engine.kinds import ACTION, EVENT, LANDMARK, NIGHT, PROJECT, TREASURE, WAY
from engine import invented, invented_more, invented_places, invented_setup, invented_table, invented_turn

INVENTED = (invented, invented_more, invented_places, invented_setup, invented_table, invented_turn)
ENDLESS = ["Ouroboros", "Echo"]  # these go on until the engine stops them


def invented_setup_by_chance(seed: int) -> Setup:
    """Ten invented cards and some landscapes that go together, with what they ask for."""
    own = [cls.facts for module in INVENTED for cls in cards_in(module) if cls.facts.name not in ENDLESS]
    kingdom = [kind.name for kind in own if kind.types & (ACTION | TREASURE | NIGHT) and kind.supply and not kind.home]
    landscapes = [kind.name for kind in own if kind.is_(LANDMARK | WAY | EVENT | PROJECT) and not kind.role]
    rng = random.Random(seed)
    return Setup(rng.sample(kingdom, 10), rng.choice([2, 3, 4]), landscapes=rng.sample(landscapes, 4)).complete(seed)
