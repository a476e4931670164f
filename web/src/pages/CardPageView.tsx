import { useEffect, useState } from "react";
import { CardFace } from "../cards/CardFace";
import { costInWords, typeName } from "../cards/look";
import { useCardPage } from "../cards/Inspector";
import { Header } from "../parts/Header";
import { follow } from "../router";
import { path } from "./allCards";
import { cardName, useCardName, useWords } from "../words";

export default function CardPageView({ name }: { name: string }) {
  const [missing, setMissing] = useState("");
  const { cards: t, lobby } = useWords();
  const nameOf = useCardName();
  const page = useCardPage(name, setMissing);
  useEffect(() => {
    setMissing("");
    document.title = `${cardName(name)} – Bailiwick`;
  }, [name]);
  if (page === null) {
    return (
      <div>
        <Header />
        <main className="page narrow">
          <h1>{nameOf(name)}</h1>
          <p className={missing === "" ? "dim" : ""}>{missing === "" ? lobby.moment : missing}</p>
          <a href="/cards" onClick={follow}>
            {t.all}
          </a>
        </main>
      </div>
    );
  }
  const books = [...new Set(page.rulings.flatMap((ruling) => ruling.sources))];
  const { facts } = page;
  const older = page.wordings.indexOf(facts.name) > 0;
  const printings = (older ? t.olderWording : t.printings)[facts.edition] ?? "";
  return (
    <div>
      <Header />
      <main className="page card-page">
        <div className="large-card">
          <CardFace facts={facts} detail="full" />
        </div>
        <div>
          <h1>{nameOf(facts.name)}</h1>
          <dl className="facts">
            <dt>{t.types}</dt>
            <dd>{facts.types.map(typeName).join(", ")}</dd>
            {!facts.landscape && (
              <>
                <dt>{t.cost}</dt>
                <dd>
                  {costInWords(facts.cost)}
                  {facts.overpay ? t.overpay : ""}
                </dd>
              </>
            )}
            <dt>{t.from}</dt>
            <dd>
              {facts.expansion}, {printings}
            </dd>
            {page.wordings.length > 0 && (
              <>
                <dt>{t.wordings}</dt>
                <dd className="set-links">
                  {page.wordings.map((name, i) =>
                    name === facts.name ? (
                      <b key={name}>{i === 0 ? `${nameOf(name)}, ${t.newest}` : nameOf(name)}</b>
                    ) : (
                      <a key={name} href={path(name)} onClick={follow}>
                        {i === 0 ? `${nameOf(name)}, ${t.newest}` : nameOf(name)}
                      </a>
                    ),
                  )}
                </dd>
              </>
            )}
            {facts.pile !== "" && (
              <>
                <dt>{t.pile}</dt>
                <dd>
                  <a href={path(facts.pile)} onClick={follow}>
                    {nameOf(facts.pile)}
                  </a>
                </dd>
              </>
            )}
            {facts.uses.length > 0 && (
              <>
                <dt>{t.goodFor}</dt>
                <dd>{facts.uses.map((use) => t.uses[use as keyof typeof t.uses] ?? use).join(", ")}</dd>
              </>
            )}
            {page.sets.length > 0 && (
              <>
                <dt>{t.sets}</dt>
                <dd className="set-links">
                  {page.sets.map((title) => (
                    <a key={title} href={`/?set=${encodeURIComponent(title)}`} onClick={follow}>
                      {title}
                    </a>
                  ))}
                </dd>
              </>
            )}
          </dl>
          {page.parts.length > 0 && (
            <section>
              <h2>{t.inPile}</h2>
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
          <h2>{t.rulings}</h2>
          {page.rulings.length === 0 && <p className="dim">{t.noRulings}</p>}
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
              <h3>{t.sources}</h3>
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
