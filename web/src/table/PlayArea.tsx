import { useRef } from "react";
import { CardFace, unknownFacts } from "../cards/CardFace";
import { holder, staysFor } from "../game/effects";
import { captions, groups, positions, spread } from "../game/layout";
import { useSize } from "../parts/useSize";
import { isStall } from "./Beside";
import type { Choosing } from "./choosing";
import type { CardFacts, CardInPlay, CardState, GameState, SeatInfo } from "../protocol";
import { cardName, useCardName, useWords, words } from "../words";

interface Lot {
  key: string;
  name: string;
  ids: number[];
  tokens: number;
  label: string; // why it lies apart
}

const CAPTION = 17; // the height of words below cards

function lots(cards: readonly CardInPlay[], label: string): Lot[] {
  return groups(cards).map((group) => ({
    key: `${label}/${group.name}`,
    name: group.name,
    ids: group.ids,
    tokens: cards.filter((card) => group.ids.includes(card.id)).reduce((sum, card) => sum + card.tokens, 0),
    label,
  }));
}

/** Cards in play of whose turn it is, Durations apart, and what is shown, looked at or set aside. What is asked about lies in
 *  the question; what a card that is not in sight holds is told in a line. */
function lying(state: GameState, seats: readonly SeatInfo[], cards: Record<string, CardFacts>): Lot[] {
  const t = words().table;
  const player = state.players[state.turn];
  const asked = new Set((state.question?.options ?? []).map((option) => option.id));
  const plain = (list: readonly CardState[], label: string): Lot[] =>
    lots(list.filter((card) => !asked.has(card.id)).map((card) => ({ ...card, tokens: 0, lasting: false })), label);
  const kept = (list: readonly CardState[], label: string): Lot[] =>
    [...new Set(list.map((card) => holder(card.id, state)?.source))].flatMap((source) => {
      const held = list.filter((card) => holder(card.id, state)?.source === source);
      if (source === undefined) return plain(held, label);
      return plain(held.filter((card) => holder(card.id, state)?.told === false), t.heldBy(cardName(source)));
    });
  const found: Lot[] = [];
  if (player !== undefined) {
    const staying = player.in_play.filter((card) => card.lasting).map((card) => ({ card, why: staysFor(card.id, state) }));
    for (const why of new Set([t.nextTurn, ...staying.map((one) => one.why)])) found.push(...lots(staying.filter((one) => one.why === why).map((one) => one.card), why));
    found.push(...lots(player.in_play.filter((card) => !card.lasting), ""));
  }
  for (const [mat, list] of Object.entries(state.mats)) if (isStall(mat, cards)) found.push(...plain(list, cardName(mat)));
  for (const one of state.players) {
    const who = one.seat === state.seat ? null : (seats[one.seat]?.name ?? "");
    found.push(...plain(one.revealed, who === null ? t.shown : t.shownBy(who)), ...kept(one.set_aside, who === null ? t.setAside : t.setAsideBy(who)));
    found.push(...plain(one.looking ?? [], t.lookedAt), ...kept(one.face_down ?? [], t.unseen));
  }
  return found;
}

/** What lies in the middle. Words below cards say why they lie there. A card that may be played as a Way says is clicked to be
 *  played as it says itself. */
export function PlayArea({ state, seats, cards, choosing }: { state: GameState; seats: SeatInfo[]; cards: Record<string, CardFacts>; choosing: Choosing | null }) {
  const t = useWords().table;
  const nameOf = useCardName();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const found = lying(state, seats, cards);
  const labels = found.map((lot) => lot.label);
  const below = labels.some((label) => label !== "") ? CAPTION : 0;
  const room = { width: size.width, height: size.height - (below > 0 ? 0 : 8) };
  const plan = spread(room, found.length, Math.max(124, Math.min(172, (room.height - below) / 1.4)), below);
  const spots = positions(plan, found.length, room);
  const at = (i: number): { x: number; y: number } => spots[i] ?? { x: 0, y: 0 };
  const mine = state.turn === state.seat;
  const played = choosing?.question.purpose === "way" ? choosing.question.about?.id : undefined;
  const printed = played === undefined ? -1 : found.findIndex((lot) => lot.ids.includes(played));
  return (
    <section className={`play-area ${below > 0 ? "captioned" : ""}`} aria-label={mine ? t.yourPlay : t.playOf(seats[state.turn]?.name ?? "")}>
      <div className="play-room" ref={box} data-place={`in_play:${state.turn}`}>
        {size.height >= 44 && found.map((lot, i) => (
          <div
            key={lot.key}
            className={`play-card ${lot.ids.length > 1 ? "stacked" : ""} as-${plan.detail}`}
            style={{ width: plan.width, height: plan.height, "--x": `${at(i).x}px`, "--y": `${at(i).y}px` } as React.CSSProperties}
            data-cards={lot.ids.join(" ")}
            data-inspect={lot.name}
            data-note={lot.label === "" ? undefined : `${lot.label[0]?.toUpperCase()}${lot.label.slice(1)}.`}
            tabIndex={0}
            role="img"
            aria-label={`${lot.ids.length > 1 ? `${lot.ids.length} ` : ""}${nameOf(lot.name)}${lot.label === "" ? "" : `, ${lot.label}`}`}
          >
            <CardFace facts={cards[lot.name] ?? unknownFacts(lot.name)} detail={plan.detail} cost={state.costs[lot.name]} />
            {lot.ids.length > 1 && <span className="copies">×{lot.ids.length}</span>}
            {lot.tokens > 0 && <span className="token on-card">{lot.tokens}</span>}
          </div>
        ))}
        {size.height >= 44 && printed >= 0 && (
          <button
            type="button"
            className="as-printed can"
            style={{ width: plan.width, height: plan.height, "--x": `${at(printed).x}px`, "--y": `${at(printed).y}px` } as React.CSSProperties}
            data-inspect={found[printed]?.name}
            aria-label={choosing?.main?.label}
            onClick={() => choosing?.answer(choosing.main?.answer ?? [])}
          >
            <kbd className="key" aria-hidden="true">
              ↵
            </kbd>
          </button>
        )}
        {size.height >= 44 && captions(plan, labels).map(([first, last]) => (
          <span
            key={first}
            className="caption"
            aria-hidden="true"
            title={labels[first]}
            style={{ left: at(first).x - plan.gap / 2, top: at(first).y + plan.height, width: at(last).x - at(first).x + plan.width + plan.gap, height: CAPTION }}
          >
            {labels[first]}
          </span>
        ))}
      </div>
    </section>
  );
}
