"""Write docs/rulings.md from the rulings that run: `python tools/rulings_page.py`."""

from __future__ import annotations

from pathlib import Path

from bailiwick.rulings import all_rulings, stated, titles

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rulings.md"


def page() -> str:
    """The coverage by book, then all rulings by card. Whatever books the files name are in it."""
    rulings = all_rulings()
    proved = {(s.split("/")[0], r.card, int(s.split("/")[1])) for r in rulings for s in r.sources}
    runs = {(book, card): len([1 for b, c, _ in proved if (b, c) == (book, card)]) for book, card, _ in proved}
    lines = [
        "# Rulings",
        "",
        "This page is made from the files in `src/bailiwick/rulings/` by `python tools/rulings_page.py`. Every ruling"
        " below runs in the test suite, in the lab.",
        "",
        "## Coverage",
        "",
        "How many statements that decide something a book makes, and how many of them run here. Below, the same stands"
        " with each card.",
        "",
        "| book | cited as | cards and rules | statements that run |",
        "|---|---|---|---|",
    ]
    all_stated = all_run = 0
    for book, title in titles().items():
        counts = stated()[book]
        run = sum(runs.get((book, card), 0) for card in counts)
        all_stated += sum(counts.values())
        all_run += run
        lines.append(f"| {title} | {book} | {len(counts)} | {run} of {sum(counts.values())} |")
    cards = sorted({card for counts in stated().values() for card in counts})
    lines.append(f"| **all** | | **{len(cards)}** | **{all_run} of {all_stated}** |")
    lines += ["", "## By card", ""]
    for card in cards:
        speaking = [book for book in titles() if card in stated()[book]]
        told = [f"{book} {runs.get((book, card), 0)} of {stated()[book][card]}" for book in speaking]
        lines += [f"### {card}", "", f"*{', '.join(told)}*", ""]
        lines += [f"- {r.text} ({', '.join(r.sources)})" for r in rulings if r.card == card]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
