import { useRef } from "react";
import { CardFace, unknownFacts } from "../cards/CardFace";
import { handGroups, positions, spread } from "../game/layout";
import { useSize } from "../parts/useSize";
import type { CardFacts, CardState, Cost, OpenCard } from "../protocol";
import type { Choosing } from "./choosing";
import { Suggested } from "./Hint";
import { useWords } from "../words";

interface Props {
  hand: CardState[];
  deck: OpenCard[]; // of the deck, those whose backs tell what they are: while they can be played, they lie beside the hand
  seat: number;
  owner: string | null; // null: one's own; otherwise of whom one plays the turn
  cards: Record<string, CardFacts>;
  costs: Record<string, Cost>;
  choosing: Choosing | null;
}

/** Cards in one row are held: the outer ones lean a little. */
function fan(i: number, count: number): Record<string, string> {
  const off = i - (count - 1) / 2;
  return { "--lean": `${(off * Math.min(1, 4 / count)).toFixed(2)}deg`, "--drop": `${(off * off * Math.min(1.4, 7 / count)).toFixed(1)}px` };
}

/** The own hand, or that of whom one decides for: spread by the room there is, copies together. */
export function Hand({ hand, deck, seat, owner, cards, costs, choosing }: Props) {
  const t = useWords().table;
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box);
  const offered = deck.filter((card) => choosing?.handChoice(card.id) !== undefined);
  const groups = [...handGroups(hand, cards).map((group) => ({ ...group, above: -1 })), ...offered.map(({ id, name, above }) => ({ name, ids: [id], above }))];
  const plan = spread(room, groups.length, Math.max(150, Math.min(210, room.height / 1.4)));
  const held = plan.rows === 1 && plan.detail === "full" && groups.length > 1;
  const spots = positions(plan, groups.length, room);
  return (
    <div className="hand" ref={box} data-place={`hand:${seat}`} role="group" aria-label={t.handOf(owner, hand.length)}>
      {groups.map((group, i) => {
        const choice = choosing?.handChoice(group.ids[0] ?? -1) ?? group.ids.map((id) => choosing?.handChoice(id)).find(Boolean);
        const picked = choice?.options.filter((option) => choosing?.picked.includes(option)).length ?? 0;
        const key = choice === undefined ? undefined : choosing?.keys.get(choice.key);
        const { x = 0, y = 0 } = spots[i] ?? {};
        const several = group.ids.length > 1;
        return (
          <button
            key={group.above < 0 ? group.name : `${group.name}/${group.ids[0]}`}
            type="button"
            className={`hand-card ${group.above < 0 ? "" : "from-deck"} ${choice ? "can" : ""} ${picked > 0 ? "picked" : ""} ${several ? "stacked" : ""} as-${plan.detail}`}
            style={{ width: plan.width, height: plan.height, "--x": `${x}px`, "--y": `${y}px`, ...(held ? fan(i, groups.length) : {}) } as React.CSSProperties}
            data-cards={group.ids.join(" ")}
            data-inspect={group.name}
            aria-disabled={choice === undefined}
            aria-pressed={choice !== undefined && choosing?.manner === "several" ? picked > 0 : undefined}
            onClick={() => choice !== undefined && choosing?.press(choice)}
          >
            <CardFace facts={cards[group.name] ?? unknownFacts(group.name)} detail={plan.detail} cost={costs[group.name]} />
            {group.above >= 0 && (
              <span className="copies" aria-hidden="true">
                {t.deck} {t.depth(group.above)}
              </span>
            )}
            {several && (
              <span className="copies" aria-hidden="true">
                {picked > 0 ? `${picked} / ${group.ids.length}` : `×${group.ids.length}`}
              </span>
            )}
            {picked > 0 && !several && (
              <span className="copies" aria-hidden="true">
                ✓
              </span>
            )}
            <span className="sr">
              {several ? t.copies(group.ids.length) : ""}
              {group.above >= 0 ? `, ${t.inDeck(group.above)}` : ""}
              {picked > 0 ? t.picked(picked) : ""}
            </span>
            <Suggested on={choice !== undefined && choosing?.suggested(choice)} />
            {key !== undefined && (
              <kbd className="key" aria-hidden="true">
                {key}
              </kbd>
            )}
          </button>
        );
      })}
      {groups.length === 0 && <p className="hand-empty dim">{t.emptyHand(owner)}</p>}
    </div>
  );
}
