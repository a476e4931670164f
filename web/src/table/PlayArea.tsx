import { useRef } from "react";
import { CardBack, CardFace, unknownFacts } from "../cards/CardFace";
import { groups, positions, spread } from "../game/layout";
import { useSize } from "../parts/useSize";
import type { CardFacts, CardInPlay, GameState, SeatInfo } from "../protocol";
import { useCardName, useWords } from "../words";

interface Lot {
  key: string;
  name: string;
  ids: number[];
  tokens: number;
  label: string; // why it lies apart
}

function lots(cards: readonly CardInPlay[], label: string): Lot[] {
  return groups(cards).map((group) => ({
    key: `${label}/${group.name}`,
    name: group.name,
    ids: group.ids,
    tokens: cards.filter((card) => group.ids.includes(card.id)).reduce((sum, card) => sum + card.tokens, 0),
    label,
  }));
}

/** What lies in the middle: cards in play of whose turn it is, Durations apart, and what is being looked at. */
export function PlayArea({ state, seats, cards }: { state: GameState; seats: SeatInfo[]; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const nameOf = useCardName();
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box);
  const player = state.players[state.turn];
  const tray = new Set((state.question?.options ?? []).map((option) => option.id));
  const plain = (list: readonly { id: number; name: string }[], label: string): Lot[] =>
    lots(list.filter((card) => !tray.has(card.id)).map((card) => ({ ...card, tokens: 0, lasting: false })), label);
  const found: Lot[] = [];
  if (player !== undefined) {
    found.push(...lots(player.in_play.filter((card) => card.lasting), t.nextTurn), ...lots(player.in_play.filter((card) => !card.lasting), ""));
  }
  for (const one of state.players) {
    const who = one.seat === state.seat ? null : (seats[one.seat]?.name ?? "");
    found.push(...plain(one.revealed, who === null ? t.shown : t.shownBy(who)), ...plain(one.set_aside, who === null ? t.setAside : t.setAsideBy(who)));
    found.push(...plain(one.looking ?? [], t.lookedAt), ...plain(one.face_down ?? [], t.unseen));
  }
  const plan = spread({ width: room.width, height: room.height - 10 }, found.length, Math.max(124, Math.min(172, (room.height - 10) / 1.4)));
  const spots = positions(plan, found.length, { width: room.width, height: room.height - 6 });
  const mine = state.turn === state.seat;
  return (
    <section className="play-area" aria-label={mine ? t.yourPlay : t.playOf(seats[state.turn]?.name ?? "")}>
      <div className="play-room" ref={box} data-place={`in_play:${state.turn}`}>
        {room.height >= 44 && found.map((lot, i) => {
          const { x = 0, y = 0 } = spots[i] ?? {};
          return (
            <div
              key={lot.key}
              className={`play-card ${lot.label === "" ? "" : "apart"} ${lot.ids.length > 1 ? "stacked" : ""} as-${plan.detail}`}
              style={{ width: plan.width, height: plan.height, "--x": `${x}px`, "--y": `${y}px` } as React.CSSProperties}
              data-cards={lot.ids.join(" ")}
              data-inspect={lot.name}
              tabIndex={0}
              role="img"
              aria-label={`${lot.ids.length > 1 ? `${lot.ids.length} ` : ""}${nameOf(lot.name)}${lot.label === "" ? "" : `, ${lot.label}`}`}
            >
              <CardFace facts={cards[lot.name] ?? unknownFacts(lot.name)} detail={plan.detail} cost={state.costs[lot.name]} />
              {lot.ids.length > 1 && <span className="copies">×{lot.ids.length}</span>}
              {lot.tokens > 0 && <span className="token on-card">{lot.tokens}</span>}
              {lot.label !== "" && <span className="apart-label">{lot.label}</span>}
            </div>
          );
        })}
      </div>
    </section>
  );
}

export function Back() {
  return <CardBack />;
}
