/** German sentences for the log, from the structure of its lines: a table by what happened. */
import type { LogLine } from "../../protocol";
import type { Called } from "../en/saying";
import { type NameOf, said, tokenName, tokens } from "./said";

const listed = (parts: readonly string[]): string => (parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} und ${parts[parts.length - 1]}`);
const many = (n: number): string => (n === 1 ? "eine Karte" : `${n} Karten`);

/** "2 Kupfer und Anwesen". */
function counted(names: readonly string[], nameOf: NameOf): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.length === 0 ? "nichts" : listed([...counts].map(([name, n]) => (n === 1 ? nameOf(name) : `${n} ${nameOf(name)}`)));
}

/** "+2 Aktionen, +1 Münze": what a line gave. */
function gave({ actions, buys, coins }: LogLine): string {
  const parts = [
    ...(actions > 0 ? [`+${actions} ${actions === 1 ? "Aktion" : "Aktionen"}`] : []),
    ...(buys > 0 ? [`+${buys} ${buys === 1 ? "Kauf" : "Käufe"}`] : []),
    ...(coins > 0 ? [`+${coins} ${coins === 1 ? "Münze" : "Münzen"}`] : []),
  ];
  return parts.join(", ");
}

/** A line with what sentences about it are made of. */
interface Told extends LogLine {
  cardsSaid: string;
  nameOf: NameOf;
  called: Called;
}

/** The verb after "du" and after a name, and what follows: `{}` are the cards. */
type Entry = [second: string, third: string, rest: string | ((line: Told) => string)];

const ONTO: Record<string, string> = { hand: "auf die Hand", deck: "auf das Deck", "set aside": "und legt es zur Seite" };
const mat = ({ text, cardsSaid }: Told): string => (text === "" ? `${cardsSaid} zur Seite` : `${cardsSaid} auf das Tableau ${text}`);
const down = ({ text, cardsSaid, amount }: Told): string => (text === "down" ? `${cardsSaid} unter ${many(amount)} ins Deck` : text === "bottom" ? `${cardsSaid} unter das Deck` : `${cardsSaid} auf das Deck`);
const whom = (seat: number, called: Called, you: string): string => called(seat) ?? you;

const ENTRIES: Record<string, Entry> = {
  play: ["spielst", "spielt", ({ cardsSaid, text }) => `${cardsSaid}${text === "" ? "" : " noch einmal"} aus`],
  buy: ["kaufst", "kauft", ({ cardsSaid, amount, text }) => `${cardsSaid}${amount > 0 || text !== "" ? ` ${paidMore(amount, text)}` : ""}`],
  gain: ["nimmst", "nimmt", ({ cardsSaid, text }) => `${cardsSaid}${text === "" ? "" : ` ${ONTO[text] ?? text}`}`],
  trash: ["entsorgst", "entsorgt", ({ cardsSaid, text }) => `${cardsSaid}${text === "supply" ? " aus dem Vorrat" : text === "" ? "" : " (zur Seite gelegt)"}`],
  discard: ["legst", "legt", "{} ab"],
  reveal: ["deckst", "deckt", ({ cardsSaid, text }) => (text === "hand" ? `die Hand auf: ${cardsSaid}` : `${cardsSaid} auf`)],
  look: ["siehst", "sieht", ({ cardsSaid, text }) => (text === "bottom" ? `${cardsSaid} ganz unten im Deck an` : `${cardsSaid} an`)],
  draw: ["ziehst", "zieht", "{}"],
  topdeck: ["legst", "legt", down],
  "topdeck-hidden": ["legst", "legt", down],
  "set-aside": ["legst", "legt", mat],
  "set-aside-hidden": ["legst", "legt", mat],
  "to-hand": ["nimmst", "nimmt", "{} auf die Hand"],
  return: ["legst", "legt", ({ cardsSaid, text }) => `${cardsSaid} zurück${text === "" ? "" : " in die Schachtel"}`],
  cleanup: ["legst", "legt", "die restliche Hand ab: {}"],
  react: ["reagierst", "reagiert", "mit {}"],
  call: ["rufst", "ruft", "{}"],
  way: ["folgst", "folgt", "stattdessen {}"],
  take: ["nimmst", "nimmt", "{}"],
  give: ["gibst", "gibt", "{} zurück"],
  exchange: ["nimmst", "nimmt", "{} im Tausch"],
  receive: ["erhältst", "erhält", "{}"],
  effect: ["handelst", "handelt", "{} ab"],
  pass: ["gibst", "gibt", ({ cardsSaid, amount, called }) => `${cardsSaid} an ${whom(amount, called, "dich")} weiter`],
  place: ["legst", "legt", ({ amount, cards, text, cardsSaid, nameOf }) => {
    if (cards !== null && cards.length > 0) return `${amount === 1 ? "einen Marker" : `${amount} Marker`} auf ${cardsSaid}`;
    const [token = "", ...pile] = text.split("/"); // "VP/Temple"
    return `${tokens(amount, nameOf(token))} auf den Stapel ${nameOf(pile.join("/"))}`;
  }],
  control: ["spielst", "spielt", ({ amount, called }) => `diesen Zug, wie ${called(amount) === null ? "du entscheidest" : `${called(amount)} entscheidet`}`],
  turn: ["beginnst", "beginnt", ({ amount, text, nameOf }) => `Zug ${amount}${text === "" ? "" : `, einen zusätzlichen durch ${nameOf(text)}`}`],
  skip: ["setzt", "setzt", "einen Zug aus"],
  shuffle: ["mischst", "mischt", ""],
  name: ["nennst", "nennt", ({ text, nameOf }) => nameOf(text)],
  choose: ["wählst", "wählt", ({ text, nameOf }) => `„${said(text, nameOf) ?? text}“`],
  tokens: ["bekommst", "bekommt", ({ amount, text }) => tokens(amount, text)],
  spend: ["gibst", "gibt", ({ amount, text }) => (text === "debt" ? `${amount} für Schulden aus` : `${tokens(amount, text)} aus`)],
  "turn-over": ["drehst", "dreht", ({ amount, text }) => `den Marker ${tokenName(text)} auf die ${amount > 0 ? "Vorderseite" : "Rückseite"}`],
  nothing: ["bekommst", "bekommt", ({ text, nameOf }) => `wegen ${said(text, nameOf) ?? nameOf(text)} nichts davon`],
  rotate: ["rotierst", "rotiert", ({ text, nameOf }) => nameOf(text)],
  "deck-to-discard": ["legst", "legt", "das Deck auf den Ablagestapel"],
  sun: ["entfernst", "entfernt", ({ amount, text, nameOf }) => (amount > 0 ? `eine Sonne von ${nameOf(text)}` : `die letzte Sonne: ${nameOf(text)} tritt ein`)],
  kingdom: ["ersetzt", "ersetzt", ({ text, nameOf }) => `das Königreich durch ${text.split(", ").map(nameOf).join(", ")}`],
  phase: ["gehst", "geht", ({ text }) => (text === "night" ? "in die Nachtphase" : "in die Aktionsphase zurück")],
  end: ["beendest", "beendet", ({ amount }) => `den letzten Zug: Das Spiel ist vorbei${amount > 0 ? ", weil niemand mehr etwas tun kann" : ""}`],
};

/** Coins as a number, Potions as letters. */
function paidMore(amount: number, potions: string): string {
  const parts = [...(amount > 0 ? [`${amount} ${amount === 1 ? "Münze" : "Münzen"}`] : []), ...(potions.length > 0 ? [potions.length === 1 ? "1 Trank" : `${potions.length} Tränke`] : [])];
  return `für ${listed(parts)} mehr`;
}

/** What a line says in other words than its kind's, because of what else is in it. */
function otherwise(line: Told): Entry | undefined {
  const { kind, amount, text } = line;
  if (kind === "get" && amount < 0) return ["zahlst", "zahlt", `${-amount} ${amount === -1 ? "Münze" : "Münzen"}`];
  if (kind === "get") return ["bekommst", "bekommt", `${gave(line)}${line.cards?.[0] === undefined ? "" : ` durch ${line.nameOf(line.cards[0])}`}`];
  if (kind === "spend" && text.startsWith("-")) return ["gibst", "gibt", `${tokens(amount, text)} zurück`];
  if (kind === "draw" && text !== "") return ["nimmst", "nimmt", "{} auf die Hand"]; // unseen by others, and no drawing
  if (kind === "gain" && amount > 0) return ["legst", "legt", `das Gekaufte ${text === "set aside" ? "zur Seite" : (ONTO[text] ?? text)}`];
  return ENTRIES[kind];
}

export function log(line: LogLine, called: Called, nameOf: NameOf): string | null {
  const told: Told = { ...line, nameOf, called, cardsSaid: line.cards === null ? many(line.count) : counted(line.cards, nameOf) };
  const entry = otherwise(told);
  if (entry === undefined) return null;
  const [second, third, rest] = entry;
  const name = called(line.seat);
  const after = typeof rest === "string" ? rest.replace("{}", told.cardsSaid) : rest(told);
  const bonus = line.kind === "get" || gave(line) === "" ? "" : ` (${gave(line)})`;
  return `${name === null ? `Du ${second}` : `${name} ${third}`}${after === "" ? "" : ` ${after}`}${bonus}.`;
}
