import { useState } from "react";
import { api } from "../net/api";
import type { CreateTable } from "../protocol";
import { follow, go } from "../router";
import { useSettings } from "../settings";
import { useWords } from "../words";
import { ownName } from "./titles";

/** A set, not a card: the kingdom to begin with. */
export const FIRST = "First Game";

export const newSeed = (): string => Math.random().toString(36).slice(2, 10);

/** What this is, and the two ways to be playing after one click. */
export function Welcome() {
  const t = useWords().lobby;
  const { name } = useSettings();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const begin = async (wish: Omit<CreateTable, "seats">, bot: string, guided: boolean): Promise<void> => {
    setBusy(true);
    try {
      const seated = await api.create({ ...wish, seats: [{ kind: "me", name: ownName(name) }, { kind: "bot", bot }] });
      go(`/table/${seated.table}${guided ? "?guide" : ""}`);
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <section className="welcome">
      <div className="welcome-words">
        <h1>{t.title}</h1>
        <p>
          {t.what}{" "}
          <a href="/cards" onClick={follow} data-test="all-cards">
            {t.allCards}
          </a>
        </p>
        {error !== "" && <p className="error" role="alert">{error}</p>}
      </div>
      <div className="welcome-ways">
        <button type="button" className="button gold big" disabled={busy} onClick={() => void begin({ kingdom: { good: true, seed: newSeed() } }, "bailiff", false)} data-test="play-now">
          <b>{t.playNow}</b>
          <small>{t.playNowHelp("Bailiff")}</small>
        </button>
        <button type="button" className="button big" disabled={busy} onClick={() => void begin({ kingdom: { set: FIRST } }, "novice", true)} data-test="learn">
          <b>{t.learn}</b>
          <small>{t.learnHelp}</small>
        </button>
      </div>
    </section>
  );
}
