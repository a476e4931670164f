import { useEffect, useState } from "react";
import { CardFace } from "../cards/CardFace";
import { costInWords } from "../cards/look";
import { useCardPage } from "../cards/Inspector";
import { search } from "../lobby/CardSearch";
import { api } from "../net/api";
import { Header } from "../parts/Header";
import type { CardFacts } from "../protocol";
import { follow } from "../router";

const path = (name: string): string => `/cards/${encodeURIComponent(name)}`;

export function CardsPage() {
  const [cards, setCards] = useState<CardFacts[] | null>(null);
  const [words, setWords] = useState("");
  useEffect(() => {
    document.title = "Cards – Bailiwick";
    api.cards().then((list) => setCards(list.cards), () => setCards([]));
  }, []);
  const found = search(cards ?? [], words);
  const boxes = [...new Set(found.map((card) => card.expansion))];
  return (
    <div>
      <Header />
      <main className="page">
        <h1>Cards</h1>
        <label className="field">
          Search by name, text, type, box or cost
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        {cards === null && <p className="dim">A moment …</p>}
        {boxes.map((box) => (
          <section key={box}>
            <h2>{box}</h2>
            <ul className="card-grid">
              {found
                .filter((card) => card.expansion === box)
                .map((card) => (
                  <li key={card.name}>
                    <a href={path(card.name)} onClick={follow}>
                      <CardFace facts={card} detail="full" />
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {cards !== null && found.length === 0 && <p>No card has that.</p>}
      </main>
    </div>
  );
}

export function CardPageView({ name }: { name: string }) {
  const [missing, setMissing] = useState("");
  const page = useCardPage(name, setMissing);
  useEffect(() => {
    setMissing("");
    document.title = `${name} – Bailiwick`;
  }, [name]);
  if (page === null) {
    return (
      <div>
        <Header />
        <main className="page narrow">
          <h1>{name}</h1>
          <p className={missing === "" ? "dim" : ""}>{missing === "" ? "A moment …" : missing}</p>
          <a href="/cards" onClick={follow}>
            All cards
          </a>
        </main>
      </div>
    );
  }
  const books = [...new Set(page.rulings.flatMap((ruling) => ruling.sources))];
  const { facts } = page;
  const printings = facts.edition === 0 ? "every printing" : facts.edition === 1 ? "the first edition only" : "the second edition only";
  return (
    <div>
      <Header />
      <main className="page card-page">
        <div className="large-card">
          <CardFace facts={facts} detail="full" />
        </div>
        <div>
          <h1>{facts.name}</h1>
          <dl className="facts">
            <dt>Types</dt>
            <dd>{facts.types.join(", ")}</dd>
            {!facts.landscape && (
              <>
                <dt>Cost</dt>
                <dd>
                  {costInWords(facts.cost)}
                  {facts.overpay ? ", and you may overpay" : ""}
                </dd>
              </>
            )}
            <dt>From</dt>
            <dd>
              {facts.expansion}, {printings}
            </dd>
            {facts.pile !== "" && (
              <>
                <dt>Pile</dt>
                <dd>
                  <a href={path(facts.pile)} onClick={follow}>
                    {facts.pile}
                  </a>
                </dd>
              </>
            )}
            {facts.uses.length > 0 && (
              <>
                <dt>Good for</dt>
                <dd>{facts.uses.join(", ")}</dd>
              </>
            )}
            {page.sets.length > 0 && (
              <>
                <dt>Sets</dt>
                <dd>{page.sets.join(", ")}</dd>
              </>
            )}
          </dl>
          {page.parts.length > 0 && (
            <section>
              <h2>In this pile</h2>
              <ul className="card-grid">
                {page.parts.map((part) => (
                  <li key={part.name}>
                    <a href={path(part.name)} onClick={follow}>
                      <CardFace facts={part} detail="full" />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <h2>Rulings</h2>
          {page.rulings.length === 0 && <p className="dim">None that run here yet.</p>}
          <ul className="ruling-list">
            {page.rulings.map((ruling, i) => (
              <li key={i}>
                {ruling.text} {ruling.sources.length > 0 && (
                  <small className="dim" title={ruling.sources.join("; ")}>
                    [{ruling.sources.map((book) => books.indexOf(book) + 1).join(", ")}]
                  </small>
                )}
              </li>
            ))}
          </ul>
          {books.length > 0 && (
            <section className="ruling-books dim">
              <h3>Where the rules say so</h3>
              <ol>
                {books.map((book) => (
                  <li key={book}>{book}</li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </main>
    </div>
  );
}
