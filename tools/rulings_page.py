"""Write docs/rulings.md from the rulings that run: `python tools/rulings_page.py`."""

from __future__ import annotations

from pathlib import Path

from bailiwick.rulings import BOOKS, all_rulings, stated

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rulings.md"


def page() -> str:
    """The coverage by book and card, then all rulings by card."""
    rulings = all_rulings()
    proved = {(s.split("/")[0], r.card, int(s.split("/")[1])) for r in rulings for s in r.sources}
    lines = [
        "# Rulings",
        "",
        "This page is made from the files in `src/bailiwick/rulings/` by `python tools/rulings_page.py`. Every ruling"
        " below runs in the test suite, in the lab.",
        "",
        "## Coverage",
        "",
        "How many statements that decide something a book makes on a card, and how many of them run here.",
        "",
        "| card | " + " | ".join(BOOKS[book] for book in BOOKS) + " |",
        "|---|" + "---|" * len(BOOKS),
    ]
    cards = sorted({card for counts in stated().values() for card in counts})
    sums = dict.fromkeys(BOOKS, (0, 0))
    for card in cards:
        cells = []
        for book in BOOKS:
            count = stated().get(book, {}).get(card, 0)
            run = len([1 for b, c, _ in proved if (b, c) == (book, card)])
            sums[book] = (sums[book][0] + run, sums[book][1] + count)
            cells.append(f"{run} of {count}" if count else "")
        lines.append(f"| {card} | " + " | ".join(cells) + " |")
    lines.append("| **all** | " + " | ".join(f"**{run} of {count}**" for run, count in sums.values()) + " |")
    lines += ["", "## By card", ""]
    for card in cards:
        lines += [f"### {card}", ""]
        lines += [f"- {r.text} ({', '.join(r.sources)})" for r in rulings if r.card == card]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
