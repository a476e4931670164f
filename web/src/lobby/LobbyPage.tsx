import { useEffect, useMemo, useState } from "react";
import { api } from "../net/api";
import { Header } from "../parts/Header";
import type { BookList, CardFacts, KingdomChoice, KingdomInfo, Lobby } from "../protocol";
import { useWords, words } from "../words";
import { Custom } from "./Custom";
import { PublicTables } from "./PublicTables";
import { lineOf, PILES, picksOf, sorted } from "./picking";
import { Random } from "./Random";
import { Sets, setCalled } from "./Sets";
import { TableForm } from "./TableForm";
import { FIRST, newSeed, Welcome } from "./Welcome";
import { YourGames } from "./YourGames";

const TABS = ["sets", "random", "custom"] as const;
type Tab = (typeof TABS)[number];

/** What is chosen under each tab. Every choice has its seed: what is left open is drawn by it, when it is shown and when it is dealt. */
type Choices = Partial<Record<Tab, KingdomChoice>>;

function useKingdom(choice: KingdomChoice | undefined): { kingdom: KingdomInfo | null; error: string; ready: boolean } {
  const [found, setFound] = useState<{ choice: KingdomChoice; kingdom: KingdomInfo | null; error: string } | null>(null);
  useEffect(() => {
    if (choice === undefined) return;
    let current = true;
    api.kingdom(choice).then(
      (kingdom) => current && setFound({ choice, kingdom, error: "" }),
      (failure: Error) => current && setFound((last) => ({ choice, kingdom: last?.kingdom ?? null, error: failure.message })),
    );
    return () => {
      current = false;
    };
  }, [choice]);
  // What was shown before stays until the new one is there, but it cannot be played: it is not what is chosen.
  const ready = found !== null && found.choice === choice;
  return { kingdom: found?.kingdom ?? null, error: ready ? found.error : "", ready };
}

export function LobbyPage({ set }: { set: string | null }) {
  const t = useWords().lobby;
  const [tab, setTab] = useState<Tab>("sets");
  const [visited, setVisited] = useState<ReadonlySet<Tab>>(new Set(["sets"]));
  const [books, setBooks] = useState<BookList | null>(null);
  const [cards, setCards] = useState<CardFacts[]>([]);
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const [choices, setChoices] = useState<Choices>(() => ({ sets: { set: set ?? FIRST, seed: newSeed() } }));
  const [picked, setPicked] = useState<string[]>([]);
  const [failed, setFailed] = useState("");
  const byName = useMemo(() => new Map(cards.map((card) => [card.name, card])), [cards]);
  const choice = choices[tab];
  const { kingdom, error, ready } = useKingdom(choice);

  useEffect(() => {
    document.title = "Bailiwick";
    const fail = (failure: Error): void => setFailed(failure.message);
    api.sets().then(setBooks, fail);
    api.cards().then((list) => setCards(list.cards), fail);
    const look = (): void => void api.lobby().then(setLobby, fail);
    look();
    const timer = window.setInterval(() => !document.hidden && look(), 8000);
    return () => window.clearInterval(timer);
  }, []);

  const choose = (of: Tab, next: KingdomChoice | undefined): void => setChoices((all) => ({ ...all, [of]: next }));
  const pick = (names: string[]): void => {
    const line = lineOf(names, byName);
    setPicked(names);
    choose("custom", line === null ? undefined : { line, seed: newSeed() });
  };
  const open = (next: Tab): void => {
    setTab(next);
    // One's own kingdom begins with the one that is shown.
    if (next === "custom" && !visited.has("custom") && kingdom !== null) {
      setPicked(picksOf(kingdom));
      choose("custom", { line: kingdom.line, seed: newSeed() });
    }
    setVisited(new Set([...visited, next]));
  };
  const takeLine = async (line: string): Promise<void> => {
    const wanted = { line, seed: newSeed() };
    choose("custom", wanted);
    await api.kingdom(wanted).then((found) => setPicked(picksOf(found)), () => undefined);
  };
  const draft = tab === "custom" && choice === undefined ? picked.flatMap((name) => byName.get(name) ?? []) : null;
  const lacking = PILES - sorted(picked, byName).kingdom.length;
  const panels: Record<Tab, React.ReactNode> = {
    sets: <Sets books={books} cards={byName} chosen={choices.sets?.set ?? ""} onChoose={(name) => choose("sets", { set: name, seed: newSeed() })} />,
    random: <Random expansions={books?.expansions ?? []} cards={cards} onDraw={(wanted) => choose("random", wanted)} line={kingdom?.line ?? ""} />,
    custom: <Custom cards={cards} byName={byName} picked={picked} onPick={pick} onLine={(line) => void takeLine(line)} />,
  };
  return (
    <div className="lobby-page">
      <Header />
      <main className="lobby">
        <div className="lobby-top">
          <Welcome />
          <YourGames bots={lobby?.bots ?? []} cards={byName} />
          <PublicTables lobby={lobby} />
        </div>
        <section className="lobby-choose" aria-label={t.chooseKingdom}>
          <div
            className="tabs"
            role="tablist"
            aria-label={t.howToChoose}
            onKeyDown={(event) => {
              const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? TABS.length - 1 : 0;
              const next = TABS[(TABS.indexOf(tab) + step) % TABS.length];
              if (step === 0 || next === undefined) return;
              open(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}
          >
            {TABS.map((key) => (
              <button key={key} type="button" role="tab" id={`tab-${key}`} aria-selected={tab === key} aria-controls={`panel-${key}`} onClick={() => open(key)}>
                {t.tabs[key]}
              </button>
            ))}
          </div>
          {TABS.map((key) => (
            <div key={key} id={`panel-${key}`} role="tabpanel" aria-labelledby={`tab-${key}`} hidden={key !== tab}>
              {visited.has(key) && panels[key]}
            </div>
          ))}
        </section>
        <TableForm
          kingdom={kingdom}
          draft={draft}
          ready={ready}
          lacking={lacking}
          choice={choice ?? {}}
          error={error || failed}
          bots={lobby?.bots ?? []}
          story={storyOf(books, choice)}
          onTakeOut={tab === "custom" ? (name) => pick(picked.filter((one) => one !== name)) : undefined}
          onRedraw={() => choice !== undefined && choose(tab, { ...choice, seed: newSeed() })}
        />
      </main>
    </div>
  );
}

function storyOf(books: BookList | null, choice: KingdomChoice | undefined): string {
  if (choice?.set === undefined || books === null) return "";
  const found = setCalled(books.books.flatMap((book) => book.sets), choice.set);
  return found === undefined ? "" : words().saying.story(found.title, found.story);
}
