"""The bots at a table. Most answer at once; those that think do so in another process, and the table goes on with its
people, talk and undo meanwhile. What nobody thought about in time, the bot answers as it would without thinking.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Any

from bailiwick.bots.levels import GRANDMASTER, Lesson, is_known
from bailiwick.engine.decision import BUY, Agent, Decision, random_answer
from bailiwick.minds.jobs import Job
from bailiwick.server.limits import Bucket, Limits
from bailiwick.server.opponents import Opponent, known_bot
from bailiwick.server.play import Pace, Play
from bailiwick.server.store import Row
from bailiwick.server.studies import Kingdom, Studies
from bailiwick.server.thinkers import Thinkers

if TYPE_CHECKING:
    from bailiwick.server.table import Table

__all__ = ["Bots", "Minds"]

logger = logging.getLogger("bailiwick.server")


class Minds:
    """All that thinks at a server: `thinkers` processes for the tables, and one that studies kingdoms."""

    def __init__(self, thinkers: int, limits: Limits) -> None:
        self.thinkers = Thinkers(thinkers, limits)
        self.studies = Studies(thinkers > 0, limits)

    @property
    def there(self) -> bool:
        return self.thinkers.count > 0

    async def close(self) -> None:
        await self.thinkers.close()
        await self.studies.close()


class Bots:
    """The bots of one table."""

    def __init__(self, table: Table, minds: Minds) -> None:
        self.table = table
        self.minds = minds
        limits = table.limits
        self.purse = Bucket(limits.think_table_at_once, limits.think_table_per_second)
        self._hands: dict[int, tuple[Lesson | None, Agent]] = {}
        self._known: bool | None = None  # whether the book has the kingdom
        self._thinking: asyncio.Task[None] | None = None
        self._about = -1  # the number of the question that is thought about
        self._thought: tuple[int, list[int]] | None = None  # the question's number, and what was thought of

    @property
    def kingdom(self) -> Kingdom:
        return self.table.saved.kingdom, self.table.saved.players

    @property
    def thinking(self) -> bool:
        """Whether the table goes on by itself as soon as something is thought of."""
        return self._thinking is not None and not self._thinking.done()

    def forget(self, seat: int) -> None:
        """Somebody else sits there now."""
        self._hands.pop(seat, None)

    def begin(self) -> None:
        """The game begins, or is taken up again: what is worth knowing of the kingdom is to be found out."""
        levels = {known_bot(seat.bot).level for seat in self.table.seats if self.table.is_bot(seat.seat)}
        if GRANDMASTER in levels or ("master" in levels and not self._in_book()):
            self.minds.studies.want(self.kingdom, self.table.payer)

    def _in_book(self) -> bool:
        if self._known is None:
            play = self.table.play
            self._known = play is not None and is_known(play.setup)
        return self._known

    async def answer(self) -> None:
        """Answer for bots until somebody else is asked, or one of them has to think. Each of their turns is shown when
        it is over, and each thought as it comes. (Called with the table's lock held.)"""
        table = self.table
        play = table.play
        assert play is not None
        rows: list[Row] = []
        pace = Pace()
        turn = play.game.turn_number
        while play.question is not None and table.is_bot(play.question.seat):
            if len(play.answers) > table.limits.most_decisions:
                logger.error("table %s: the game does not end", table.id)
                break
            answer = self._answer(play, play.question, table.rows + len(rows))
            if answer is None:
                if rows:
                    await table.show(rows)
                self._think(play, play.question)
                return
            try:
                table.step(answer, rows)
            except Exception:
                logger.exception("table %s: a card failed", table.id)
                break
            if play.game.turn_number != turn or len(rows) > 100:
                turn = play.game.turn_number
                await table.show(rows)
                rows = []
            await pace.pause()
        if rows:
            await table.show(rows)
        if any(known_bot(seat.bot).level == GRANDMASTER for seat in table.seats if table.is_bot(seat.seat)):
            self.minds.studies.ponder(self.kingdom)

    def _answer(self, play: Play, question: Decision, number: int) -> list[int] | None:
        """The answer, where the bot need not think first."""
        if self._thought is not None and self._thought[0] == number:
            return self._thought[1]
        bot = known_bot(self.table.seats[question.seat].bot)
        plain = self.plain(play, question, bot, number)
        if not bot.mind or not self.minds.there or _settled(question, plain):
            return plain
        return None

    def plain(self, play: Play, question: Decision, bot: Opponent, number: int) -> list[int]:
        """What the bot answers without thinking; one that fails is no reason to stop the game."""
        seat = question.seat
        lesson = self._lesson(bot)
        if seat not in self._hands or self._hands[seat][0] is not lesson:
            self._hands[seat] = lesson, bot.make((play.seed, seat), lesson)
        try:
            answer = list(self._hands[seat][1].decide(play.game.view_for(question), question))
            question.check(answer)
        except (Exception, SystemExit):
            logger.exception("table %s: the bot at seat %d failed", self.table.id, seat)
            answer = random_answer(question, random.Random(f"{play.seed} {number}"))
        return answer

    def _lesson(self, bot: Opponent) -> Lesson | None:
        if bot.level == GRANDMASTER or (bot.level == "master" and not self._in_book()):
            return self.minds.studies.lesson(self.kingdom)
        return None

    # -- thinking ---------------------------------------------------------------------------------------------------

    def _think(self, play: Play, question: Decision) -> None:
        number = self.table.rows
        if self.thinking and self._about == number:
            return
        self._about = number
        self._thinking = asyncio.get_running_loop().create_task(self._think_over(play, question, number))

    async def _think_over(self, play: Play, question: Decision, number: int) -> None:
        """Have somebody think about the question without holding up the table, and then go on with it."""
        table = self.table
        bot = known_bot(table.seats[question.seat].bot)
        seconds = self.minds.thinkers.grant(self.purse, table.payer, table.limits.think_seconds)
        answer: Any = None
        if seconds:
            job = self.job("decide", play, question, seconds) | {"bot": bot.mind}
            answer = await self.minds.thinkers.think(table.id, job, seconds)
        async with table.lock:
            asked = table.play is play and table.rows == number and play.question is question
            if not asked or not table.is_bot(question.seat):
                return  # something was taken back, or somebody has come back to the seat
            try:
                question.check(answer)
            except Exception:  # nothing was thought of
                answer = self.plain(play, question, bot, number)
            self._thought = number, answer
            await table.go_on_playing()

    def job(self, do: str, play: Play, question: Decision, seconds: float) -> Job:
        """The question as a thinking process is asked it."""
        lesson = self.minds.studies.lesson(self.kingdom)
        return {
            "do": do, "table": self.table.id, "kingdom": self.kingdom[0], "players": self.kingdom[1], "seed": play.seed,
            "answers": play.answers, "seat": question.seat, "seconds": seconds,
            "lesson": "" if lesson is None else lesson.dump(),
        }  # fmt: skip

    def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()


def _settled(question: Decision, plain: list[int]) -> bool:
    """Whether there is nothing to think about: one answer, or Treasures to be played, which harms nobody."""
    if question.purpose == BUY:
        return bool(plain) and plain[0] < question.n_cards
    return question.minimum == question.maximum == question.size() and question.shape == "pick"
