import { useState } from "react";
import type { CardFacts, KingdomChoice, WishList } from "../protocol";
import { CardSearch } from "./CardSearch";

interface Props {
  expansions: string[];
  cards: CardFacts[];
  line: string;
  onDraw: (choice: KingdomChoice) => void;
}

/** The wishes as the server reads them: what is not wished for is left out. */
export function wishList(form: Form): WishList {
  const wishes: WishList = {};
  if (form.expansions.length > 0) wishes.expansion = form.expansions;
  if (form.require.length > 0) wishes.require = form.require;
  if (form.ban.length > 0) wishes.ban = form.ban;
  if (form.villages > 0) wishes.villages = form.villages;
  if (form.buys > 0) wishes.buys = form.buys;
  if (form.trashers > 0) wishes.trashers = form.trashers;
  if (form.attacks !== "any") wishes.attacks = Number(form.attacks);
  if (form.curve.trim() !== "") wishes.curve = form.curve.trim();
  if (form.landscapes !== "any") wishes.landscapes = Number(form.landscapes);
  if (form.edition !== "any") wishes.edition = form.edition;
  if (form.colonies !== "share") wishes.colonies = form.colonies === "yes";
  return wishes;
}

export interface Form {
  expansions: string[];
  require: string[];
  ban: string[];
  villages: number;
  buys: number;
  trashers: number;
  attacks: string;
  curve: string;
  landscapes: string;
  edition: "any" | "first" | "second" | "both" | "mixed";
  colonies: "share" | "yes" | "no";
}

export const NO_WISHES: Form = {
  expansions: [],
  require: [],
  ban: [],
  villages: 0,
  buys: 0,
  trashers: 0,
  attacks: "any",
  curve: "",
  landscapes: "any",
  edition: "any",
  colonies: "share",
};

export function Random({ expansions, cards, onDraw, line }: Props) {
  const [form, setForm] = useState(NO_WISHES);
  const set = (changes: Partial<Form>): void => setForm({ ...form, ...changes });
  const draw = (): void => onDraw({ random: wishList(form), seed: Math.random().toString(36).slice(2, 10) });
  const kingdomCards = cards.filter((card) => !card.basic && card.supply && !card.landscape && card.pile === "");
  const numbers = (name: "villages" | "buys" | "trashers", label: string) => (
    <label className="field">
      {label}
      <select value={form[name]} onChange={(event) => set({ [name]: Number(event.target.value) })}>
        {[0, 1, 2, 3].map((n) => (
          <option key={n} value={n}>
            {n === 0 ? "as it comes" : `at least ${n}`}
          </option>
        ))}
      </select>
    </label>
  );
  const atMost = (name: "attacks" | "landscapes", label: string, most: number) => (
    <label className="field">
      {label}
      <select value={form[name]} onChange={(event) => set({ [name]: event.target.value })}>
        <option value="any">as it comes</option>
        {Array.from({ length: most + 1 }, (_, n) => (
          <option key={n} value={n}>
            {n === 0 ? "none" : `at most ${n}`}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      className="wishes"
      onSubmit={(event) => {
        event.preventDefault();
        draw();
      }}
    >
      <fieldset className="checks">
        <legend>From</legend>
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
        <span className="dim">{form.expansions.length === 0 ? "everything" : ""}</span>
      </fieldset>
      <div className="fields">
        {numbers("villages", "Villages")}
        {numbers("buys", "Cards with +Buy")}
        {numbers("trashers", "Trashers")}
        {atMost("attacks", "Attacks", 3)}
        {atMost("landscapes", "Landscapes", 2)}
        <label className="field">
          Printings
          <select value={form.edition} onChange={(event) => set({ edition: event.target.value as Form["edition"] })}>
            <option value="any">as usual</option>
            <option value="first">first editions</option>
            <option value="second">second editions</option>
            <option value="both">either, never mixed</option>
            <option value="mixed">mixed</option>
          </select>
        </label>
        <label className="field">
          Platinum and Colony
          <select value={form.colonies} onChange={(event) => set({ colonies: event.target.value as Form["colonies"] })}>
            <option value="share">by their share</option>
            <option value="yes">yes</option>
            <option value="no">no</option>
          </select>
        </label>
        <label className="field">
          Costs
          <input type="text" value={form.curve} placeholder="as it comes" aria-describedby="costs-help" onChange={(event) => set({ curve: event.target.value })} />
          <span className="dim" id="costs-help">
            2:2, 5+:3 is two cards for 2, three for 5 or more
          </span>
        </label>
      </div>
      <CardSearch label="With" cards={kingdomCards} picked={form.require} onChange={(require) => set({ require })} />
      <CardSearch label="Without" cards={kingdomCards} picked={form.ban} onChange={(ban) => set({ ban })} />
      <div className="row-buttons">
        <button type="submit" className="button gold" data-test="draw">
          Draw a kingdom
        </button>
        {line !== "" && <span className="dim line">{line}</span>}
      </div>
    </form>
  );
}
