"""The frame of a report: one HTML page that needs nothing else, light or dark as the reader likes, on a screen or a
phone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

__all__ = ["figure", "html_table", "legend", "page", "section"]

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #faf9f6; --card: #ffffff; --ink: #1d1f23; --soft: #5c6068; --grid: #dedbd3; --track: #ebe8e1;
  --c0: #1f6fb2; --c1: #c2570c; --c2: #2e8048; --c3: #8a4fae; --c4: #8a6d0b; --c5: #b0305c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171b; --card: #1e2126; --ink: #e8e6e1; --soft: #a3a7af; --grid: #363a42; --track: #2b2f36;
    --c0: #5aa9e6; --c1: #f0925a; --c2: #6cc088; --c3: #bf93df; --c4: #d3b448; --c5: #ec7fa5;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 16px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.4em 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2em 0 0.6em; }
h3 { font-size: 1rem; margin: 0 0 0.4em; }
p { margin: 0.4em 0; max-width: 46em; overflow-wrap: anywhere; }
.soft, figcaption { color: var(--soft); font-size: 0.9rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; }
figure { margin: 0; padding: 12px; min-width: 0; background: var(--card); border: 1px solid var(--grid);
  border-radius: 8px; }
svg { display: block; width: 100%; height: auto; max-width: 560px; margin: 0 auto; }
svg text { font: 11px system-ui, sans-serif; fill: var(--soft); }
svg text.name, svg text.value { fill: var(--ink); } svg text.name { font-size: 12px; }
svg text.value { font-size: 10px; }
svg line.grid { stroke: var(--grid); stroke-width: 1; }
svg .track { fill: var(--track); } svg .even { fill: var(--soft); }
svg .line { fill: none; stroke: currentColor; stroke-width: 2; } svg .bar, svg circle { fill: currentColor; }
svg .band { fill: currentColor; fill-opacity: 0.13; }
svg .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
svg .even-line { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .bar.even { fill: var(--soft); } svg.spark { width: 84px; height: 18px; margin: 0; }
.s0 { color: var(--c0); } .s1 { color: var(--c1); } .s2 { color: var(--c2); }
.s3 { color: var(--c3); } .s4 { color: var(--c4); } .s5 { color: var(--c5); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0.5em 0 1em; padding: 0; list-style: none; }
.legend li { overflow-wrap: anywhere; } .legend span { color: var(--ink); }
.legend i { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border-radius: 3px;
  background: currentColor; }
.wide { overflow-x: auto; margin: 0.5em 0; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--grid); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.wide.pinned th:first-child, .wide.pinned td:first-child { position: sticky; left: 0; background: var(--paper);
  white-space: normal; min-width: 5.5em; }
th { color: var(--soft); font-weight: 600; }
td.many { text-align: left; white-space: normal; min-width: 14em; }
td.won { background: color-mix(in srgb, var(--c0) 22%, transparent); }
td.lost { background: color-mix(in srgb, var(--c1) 22%, transparent); }
details { margin: 0.6em 0; } summary { cursor: pointer; overflow-wrap: anywhere; }
pre { overflow-x: auto; font-size: 0.8rem; line-height: 1.4; padding: 12px; background: var(--card);
  border: 1px solid var(--grid); border-radius: 8px; }
"""


def page(title: str, body: Iterable[str]) -> str:
    """A whole page."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A heading and what stands under it."""
    return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(part for part in parts if part) + "\n</section>"


def figure(title: str, drawing: str, caption: str = "") -> str:
    """A chart with its title; nothing where there is no chart."""
    if not drawing:
        return ""
    said = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure><h3>{escape(title)}</h3>{drawing}{said}</figure>"


def legend(names: Sequence[str]) -> str:
    """Which colour is whose."""
    items = [f'<li class="s{i}"><i></i><span>{escape(name)}</span></li>' for i, name in enumerate(names)]
    return f'<ul class="legend">{"".join(items)}</ul>'


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]], pinned: bool = False) -> str:
    """A table that scrolls by itself where it is too wide; `pinned` keeps its first column in sight. Cells are HTML."""
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    lines = []
    for row in rows:
        cells = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in row)
        lines.append(f"<tr>{cells}</tr>")
    style = "wide pinned" if pinned else "wide"
    body = f"<thead><tr>{titles}</tr></thead><tbody>{''.join(lines)}</tbody>"
    return f'<div class="{style}" tabindex="0"><table>{body}</table></div>'
