import { useEffect, useState } from "react";
import type { CardFacts, KingdomChoice } from "../protocol";
import { useCardName, useWords } from "../words";
import { CardSearch } from "./CardSearch";
import { newSeed } from "./Welcome";
import { type Form, isDrawnLandscape, isKingdomCard, NO_WISHES, pool, SORTS, type Sort, sorts, wishesSaid, wishList } from "./wishing";

const PAUSE = 250; // before wishes are drawn again, in milliseconds: so that typing does not ask for each letter

interface Props {
  expansions: string[];
  cards: CardFacts[];
  line: string;
  onDraw: (choice: KingdomChoice) => void;
}

/** A kingdom by chance. Every wish is drawn for at once, so that one sees what it does. */
export function Random({ expansions, cards, onDraw, line }: Props) {
  const t = useWords().lobby.random;
  const nameOf = useCardName();
  const [form, setForm] = useState(NO_WISHES);
  const [seed, setSeed] = useState(newSeed);
  const set = (changes: Partial<Form>): void => setForm({ ...form, ...changes });
  useEffect(() => {
    const timer = window.setTimeout(() => onDraw({ random: wishList(form), seed }), PAUSE);
    return () => window.clearTimeout(timer);
  }, [form, seed]);
  const kingdomCards = cards.filter(isKingdomCard);
  const left = pool(form, kingdomCards);
  const good = (use: string): number => left.filter((card) => card.uses.includes(use)).length;
  const drawn = cards.filter((card) => isDrawnLandscape(card) && (form.expansions.length === 0 || form.expansions.includes(card.expansion)));
  const ofType = (type: string): number => drawn.filter((card) => card.types.includes(type) && !form.ban.includes(card.name)).length;
  const numbers = (name: "villages" | "buys" | "trashers" | Sort, label: string, help: string, most = 3) => (
    <label className="field" key={name}>
      {label}
      <select value={form[name]} aria-describedby={`help-${name}`} onChange={(event) => set({ [name]: Number(event.target.value) })}>
        {Array.from({ length: most + 1 }, (_, n) => (
          <option key={n} value={n}>
            {n === 0 ? t.asItComes : t.atLeast(n)}
          </option>
        ))}
      </select>
      <span className="dim" id={`help-${name}`}>
        {help}
      </span>
    </label>
  );
  const atMost = (name: "attacks" | "landscapes", label: string, most: number, help: string) => (
    <label className="field">
      {label}
      <select value={form[name]} aria-describedby={`help-${name}`} onChange={(event) => set({ [name]: event.target.value })}>
        <option value="any">{t.asItComes}</option>
        {Array.from({ length: most + 1 }, (_, n) => (
          <option key={n} value={n}>
            {n === 0 ? t.none : t.atMost(n)}
          </option>
        ))}
      </select>
      <span className="dim" id={`help-${name}`}>
        {help}
      </span>
    </label>
  );
  const choice = (name: "colonies" | "shelters" | "looters", label: string, words: Record<string, string>, help: string) => (
    <label className="field">
      {label}
      <select value={form[name]} aria-describedby={`help-${name}`} onChange={(event) => set({ [name]: event.target.value })}>
        {Object.entries(words).map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </select>
      <span className="dim" id={`help-${name}`}>
        {help}
      </span>
    </label>
  );
  return (
    <form
      className="wishes"
      onSubmit={(event) => {
        event.preventDefault();
        setSeed(newSeed());
      }}
    >
      <div className="row-buttons">
        <button type="submit" className="button gold" data-test="draw">
          {t.draw}
        </button>
        <span role="status">{wishesSaid(form, kingdomCards, t, nameOf)}</span>
      </div>
      <fieldset className="checks">
        <legend>{t.from}</legend>
        {expansions.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={form.expansions.includes(name)}
              onChange={(event) => set({ expansions: event.target.checked ? [...form.expansions, name] : form.expansions.filter((one) => one !== name) })}
            />
            {name}
          </label>
        ))}
        <span className="dim">{form.expansions.length === 0 ? t.everything : ""}</span>
      </fieldset>
      <div className="fields">
        {numbers("villages", t.villages, t.villagesHelp(good("village")))}
        {numbers("buys", t.buys, t.buysHelp(good("buy")))}
        {numbers("trashers", t.trashers, t.trashersHelp(good("trasher")))}
        {atMost("attacks", t.attacks, 3, t.attacksHelp(good("attack")))}
        {atMost("landscapes", t.landscapes, 2, t.landscapesHelp)}
        {sorts.map((sort) => {
          const there = ofType(SORTS[sort].type);
          return there > 0 && numbers(sort, t.sorts[sort].label, t.sorts[sort].help(there), SORTS[sort].most);
        })}
        <label className="field">
          {t.printings}
          <select value={form.edition} aria-describedby="help-edition" onChange={(event) => set({ edition: event.target.value as Form["edition"] })}>
            {(Object.keys(t.edition) as Form["edition"][]).map((key) => (
              <option key={key} value={key}>
                {t.edition[key]}
              </option>
            ))}
          </select>
          <span className="dim" id="help-edition">
            {t.printingsHelp}
          </span>
        </label>
        {choice("colonies", t.colonies, t.colony, t.coloniesHelp)}
        {choice("shelters", t.shelters, t.colony, t.sheltersHelp)}
        {choice("looters", t.looters, t.looter, t.lootersHelp)}
        <label className="field">
          {t.costs}
          <input type="text" value={form.curve} placeholder={t.asItComes} aria-describedby="help-costs" onChange={(event) => set({ curve: event.target.value })} />
          <span className="dim" id="help-costs">
            {t.costsHelp}
          </span>
        </label>
      </div>
      <CardSearch label={t.with} cards={[...kingdomCards, ...drawn]} picked={form.require} onChange={(require) => set({ require })} />
      <CardSearch label={t.without} cards={[...kingdomCards, ...drawn]} picked={form.ban} onChange={(ban) => set({ ban })} />
      {line !== "" && (
        <p className="dim line">
          {t.line}: {line}
        </p>
      )}
    </form>
  );
}
