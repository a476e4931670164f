import { useState } from "react";
import { Shield } from "../cards/CardFace";
import { Dialog } from "../parts/Dialog";
import type { PlayerState } from "../protocol";
import { useSettings } from "../settings";
import { useCardName, useWords } from "../words";

/** Another player's points and cards, as everybody can know them by counting along; the table may not allow it. */
export function Tracker({ player, name }: { player: PlayerState; name: string }) {
  const t = useWords().follow;
  const nameOf = useCardName();
  const { tracker } = useSettings();
  const [open, setOpen] = useState(false);
  if (!tracker || player.points === null || player.owned === null) return null;
  const owned = Object.entries(player.owned).sort(([, one], [, other]) => other - one);
  return (
    <>
      <button type="button" className="tracker" data-test="tracker" title={t.deck(name)} aria-label={`${t.deck(name)}: ${t.points(player.points)}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Shield text={`${player.points}`} said={t.points(player.points)} />
      </button>
      {open && (
        <Dialog title={t.deck(name)} onClose={() => setOpen(false)}>
          <p>{t.points(player.points)}</p>
          <ul className="deck-list">
            {owned.map(([card, count]) => (
              <li key={card} data-inspect={card}>
                {count} {nameOf(card)}
              </li>
            ))}
          </ul>
          {player.unsure > 0 && <p className="dim">{t.unsure(player.unsure)}</p>}
        </Dialog>
      )}
    </>
  );
}
