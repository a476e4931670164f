import { useEffect, useState } from "react";
import { GUIDED_KINGDOM } from "../guide/lessons";
import { api } from "../net/api";
import { Header } from "../parts/Header";
import type { BookList, CardFacts, KingdomChoice, KingdomInfo, Lobby } from "../protocol";
import { go } from "../router";
import { NAMELESS, useSettings } from "../settings";
import { Custom } from "./Custom";
import { Games } from "./Games";
import { Random } from "./Random";
import { Sets } from "./Sets";
import { TableForm } from "./TableForm";

type Tab = "sets" | "random" | "custom";
const TABS: [Tab, string][] = [
  ["sets", "Recommended sets"],
  ["random", "By chance"],
  ["custom", "Your own"],
];
const FIRST = "Bounty of the Hunt";

export function LobbyPage() {
  const { name } = useSettings();
  const [tab, setTab] = useState<Tab>("sets");
  const [books, setBooks] = useState<BookList | null>(null);
  const [cards, setCards] = useState<CardFacts[]>([]);
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const [choice, setChoice] = useState<KingdomChoice>({ set: FIRST });
  const [kingdom, setKingdom] = useState<KingdomInfo | null>(null);
  const [error, setError] = useState("");

  useEffect(() => {
    document.title = "Bailiwick";
    const failed = (failure: Error): void => setError(failure.message);
    api.sets().then(setBooks, failed);
    api.cards().then((list) => setCards(list.cards), failed);
    const look = (): void => void api.lobby().then(setLobby, failed);
    look();
    const timer = window.setInterval(() => !document.hidden && look(), 8000);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => {
    let current = true;
    api.kingdom(choice).then(
      (found) => {
        if (!current) return;
        setError("");
        setKingdom(found);
      },
      (failure: Error) => current && setError(failure.message),
    );
    return () => {
      current = false;
    };
  }, [choice]);

  const learn = async (): Promise<void> => {
    try {
      const bot = (lobby?.bots.find((one) => one.key === "novice") ?? lobby?.bots[0])?.key;
      const seated = await api.create({
        kingdom: { line: GUIDED_KINGDOM },
        seats: [{ kind: "me", name: name.trim() || NAMELESS }, bot === undefined ? { kind: "bot" } : { kind: "bot", bot }],
        listed: false,
      });
      go(`/table/${seated.table}?guide`);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <div className="lobby-page">
      <Header />
      <main className="lobby">
        <section className="lobby-choose" aria-label="Choose a kingdom">
          <div className="welcome">
            <div>
              <h1>Choose a kingdom, sit down, play</h1>
              <p>Against bots, or with friends who follow your link.</p>
            </div>
            <button type="button" className="button" onClick={() => void learn()} data-test="learn">
              New here? Learn by playing
            </button>
          </div>
          <div
            className="tabs"
            role="tablist"
            aria-label="How to choose"
            onKeyDown={(event) => {
              const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? TABS.length - 1 : 0;
              const next = TABS[(TABS.findIndex(([key]) => key === tab) + step) % TABS.length]?.[0];
              if (step === 0 || next === undefined) return;
              setTab(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}
          >
            {TABS.map(([key, label]) => (
              <button key={key} type="button" role="tab" id={`tab-${key}`} aria-selected={tab === key} aria-controls="tab-panel" onClick={() => setTab(key)}>
                {label}
              </button>
            ))}
          </div>
          <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
            {tab === "sets" && <Sets books={books} chosen={choice.set ?? ""} onChoose={(set) => setChoice({ set })} />}
            {tab === "random" && <Random expansions={books?.expansions ?? []} cards={cards} onDraw={setChoice} line={kingdom?.line ?? ""} />}
            {tab === "custom" && <Custom cards={cards} start={kingdom} onChoose={(line) => setChoice({ line })} />}
          </div>
        </section>
        <TableForm kingdom={kingdom} choice={choice} error={error} bots={lobby?.bots ?? []} story={storyOf(books, choice)} />
        <Games lobby={lobby} />
      </main>
      <button type="button" className="lobby-bar" onClick={() => document.getElementById("table")?.scrollIntoView({ behavior: "smooth" })}>
        <b>{kingdom?.title ?? ""}</b> <span>To your table ↓</span>
      </button>
    </div>
  );
}

function storyOf(books: BookList | null, choice: KingdomChoice): string {
  if (choice.set === undefined || books === null) return "";
  const sets = books.books.flatMap((book) => book.sets);
  return (sets.find((set) => set.title === choice.set) ?? sets.find((set) => set.name === choice.set))?.story ?? "";
}
