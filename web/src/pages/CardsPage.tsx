/** Every card and landscape there is, by box, with text, rulings and sets. */
import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import "../styles/almanac.css";
import { CardText, CostMark } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { lookOf, typeName } from "../cards/look";
import { api } from "../net/api";
import { Header } from "../parts/Header";
import type { CardFacts, CardNotes } from "../protocol";
import { follow } from "../router";
import { printedAs, useCardName, useWords, words } from "../words";
import { addressOf, anchor, boxesOf, findCards, path, typesOf, type Wish, wishIn } from "./allCards";

const NO_CARDS: CardFacts[] = [];
const NO_NOTES: ReadonlyMap<string, CardNotes> = new Map();
const BOUGHT = ["Event", "Project"];

export default function CardsPage() {
  const [cards, setCards] = useState<CardFacts[] | null>(null);
  const [notes, setNotes] = useState<ReadonlyMap<string, CardNotes>>(NO_NOTES);
  const [rules, setRules] = useState<CardNotes[]>([]);
  const [error, setError] = useState("");
  const [wish, setWish] = useState<Wish>(() => wishIn(location.search));
  const { cards: t, lobby } = useWords();
  const nameOf = useCardName();
  useEffect(() => {
    document.title = `${words().cards.title} – Bailiwick`;
    api.cards().then((list) => setCards(list.cards), (failure: Error) => setError(failure.message));
    api.almanac().then(
      (found) => {
        setNotes(new Map(found.notes.map((one) => [one.name, one])));
        setRules(found.rules);
      },
      () => setError(words().cards.noNotes),
    );
  }, []);
  useEffect(() => history.replaceState(null, "", addressOf(wish) + location.hash), [wish]);
  const all = cards ?? NO_CARDS;
  const wanted = useDeferredValue(wish); // what is typed is never kept waiting
  const found = useMemo(() => findCards(all, notes, rules, wanted, nameOf), [all, notes, rules, wanted, nameOf]);
  const boxes = useMemo(() => boxesOf(found.cards, nameOf), [found, nameOf]);
  const names = useMemo(() => [...new Set(all.map((card) => card.expansion))], [all]);
  const types = useMemo(() => typesOf(all).sort((one, other) => typeName(one).localeCompare(typeName(other))), [all, t]);
  const once = all.filter((card) => card.split.length === 0 && printedAs(card.name) === card.name); // no piles, no older wordings
  const landscapes = once.filter((card) => card.landscape).length;
  return (
    <div>
      <Header />
      <main className="page almanac" id="top">
        <h1>{t.title}</h1>
        {cards !== null && <p className="dim">{t.what(once.length - landscapes, landscapes, names.length)}</p>}
        <div className="almanac-wish" role="search">
          <label className="field wide">
            {t.search}
            <input type="search" value={wish.words} onChange={(event) => setWish({ ...wish, words: event.target.value })} data-test="search-cards" />
          </label>
          <label className="field">
            {t.box}
            <select value={wish.box} onChange={(event) => setWish({ ...wish, box: event.target.value })}>
              <option value="">{t.anyBox}</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label className="field">
            {t.type}
            <select value={wish.type} onChange={(event) => setWish({ ...wish, type: event.target.value })}>
              <option value="">{t.anyType}</option>
              {types.map((type) => (
                <option key={type} value={type}>
                  {typeName(type)}
                </option>
              ))}
            </select>
          </label>
          <p className="almanac-count" role="status">
            {cards === null ? lobby.moment : found.cards.length + found.rules.length === 0 ? t.none : t.found(found.cards.length)}
          </p>
        </div>
        {error !== "" && <p className="error" role="alert">{error}</p>}
        {boxes.length > 1 && (
          <nav className="almanac-boxes" aria-label={t.boxes}>
            {boxes.map((box) => (
              <a key={box.name} href={`#${anchor(box.name)}`}>
                {box.name}
              </a>
            ))}
            {found.rules.length > 0 && <a href="#rules">{t.mechanics}</a>}
          </nav>
        )}
        {boxes.map((box) => (
          <section key={box.name} aria-labelledby={anchor(box.name)}>
            <h2 id={anchor(box.name)} tabIndex={-1}>
              {box.name} <small>{box.shelves.reduce((sum, shelf) => sum + shelf.cards.length, 0)}</small>
            </h2>
            {box.shelves.map(({ shelf, cards: own }) => (
              <section key={shelf} className="almanac-shelf">
                <h3>{t.shelves[shelf]}</h3>
                <ul className="entries">
                  {own.map((card) => (
                    <Entry key={card.name} facts={card} notes={notes.get(card.name)} rulingsOpen={found.inRulings.has(card.name)} setsOpen={found.inSets.has(card.name)} />
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
        {found.rules.length > 0 && (
          <section aria-labelledby="rules">
            <h2 id="rules" tabIndex={-1}>
              {t.mechanics}
            </h2>
            <ul className="entries">
              {found.rules.map((rule) => (
                <li key={rule.name} className="entry mechanic">
                  <div className="entry-words">
                    <h4 lang="en">{rule.name}</h4>
                    <Rulings rulings={rule.rulings} open={wanted.words.trim() !== ""} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        {boxes.length > 1 && (
          <a className="button to-top" href="#top">
            {t.top}
          </a>
        )}
      </main>
    </div>
  );
}

interface EntryProps {
  facts: CardFacts;
  notes: CardNotes | undefined;
  rulingsOpen: boolean;
  setsOpen: boolean;
}

const Entry = memo(function Entry({ facts, notes, rulingsOpen, setsOpen }: EntryProps) {
  const { cards: t } = useWords();
  const nameOf = useCardName();
  const look = lookOf(facts);
  const priced = !facts.landscape || facts.types.some((type) => BOUGHT.includes(type));
  const only = facts.edition === 0 || printedAs(facts.name) !== facts.name ? "" : (t.printings[facts.edition] ?? "");
  return (
    <li className={`entry ${look.className}`} style={look.style} data-card={facts.name}>
      <span className="chip-art entry-art" aria-hidden="true">
        <Emblem card={facts.name} />
      </span>
      <div className="entry-words">
        <h4>
          <a href={path(facts.name)} onClick={follow}>
            {nameOf(facts.name)}
          </a>
          {priced && (
            <>
              {" "}
              <CostMark cost={facts.cost} facts={facts} />
            </>
          )}
        </h4>
        <p className="entry-types">
          {facts.types.map(typeName).join(" – ")}
          {only !== "" && `, ${only}`}
          {facts.pile !== "" && `, ${t.pile}: ${nameOf(facts.pile)}`}
        </p>
        <p className="entry-text" lang="en">
          <CardText text={facts.text} />
        </p>
        {notes !== undefined && <Rulings rulings={notes.rulings} open={rulingsOpen} />}
        {notes !== undefined && notes.sets.length > 0 && (
          <details open={setsOpen}>
            <summary>{t.nSets(notes.sets.length)}</summary>
            <ul className="set-links">
              {notes.sets.map((title) => (
                <li key={title}>
                  <a href={`/?set=${encodeURIComponent(title)}`} onClick={follow}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
});

function Rulings({ rulings, open }: { rulings: string[]; open: boolean }) {
  const { cards: t } = useWords();
  if (rulings.length === 0) return null;
  return (
    <details open={open}>
      <summary>{t.nRulings(rulings.length)}</summary>
      <ul className="ruling-list" lang="en">
        {rulings.map((ruling, i) => (
          <li key={i}>{ruling}</li>
        ))}
      </ul>
    </details>
  );
}
