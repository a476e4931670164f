/** German sentences for the log and for questions, from their structure. */
import type { LogLine, Question } from "../../protocol";
import type { Words } from "..";
import type { Called } from "../en/saying";

type NameOf = (card: string) => string;

const listed = (parts: readonly string[]): string => (parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} und ${parts[parts.length - 1]}`);
const many = (n: number): string => (n === 1 ? "eine Karte" : `${n} Karten`);

/** "2 Kupfer und Anwesen". */
function counted(names: readonly string[], nameOf: NameOf): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.length === 0 ? "nichts" : listed([...counts].map(([name, n]) => (n === 1 ? nameOf(name) : `${n} ${nameOf(name)}`)));
}

// The verb after "du" and after a name, and what comes after the cards.
const VERBS: Record<string, [string, string, string]> = {
  play: ["spielst", "spielt", "aus"],
  buy: ["kaufst", "kauft", ""],
  gain: ["nimmst", "nimmt", ""],
  trash: ["entsorgst", "entsorgt", ""],
  discard: ["legst", "legt", "ab"],
  reveal: ["deckst", "deckt", "auf"],
  look: ["siehst", "sieht", "an"],
  draw: ["ziehst", "zieht", ""],
  topdeck: ["legst", "legt", "auf das Deck"],
  "topdeck-hidden": ["legst", "legt", "auf das Deck"],
  "set-aside": ["legst", "legt", "zur Seite"],
  "set-aside-hidden": ["legst", "legt", "zur Seite"],
  "to-hand": ["nimmst", "nimmt", "auf die Hand"],
  return: ["legst", "legt", "zurück"],
  cleanup: ["legst", "legt", "aus der Hand ab"],
  react: ["reagierst mit", "reagiert mit", ""],
  call: ["rufst", "ruft", ""],
  way: ["folgst stattdessen", "folgt stattdessen", ""],
  take: ["nimmst", "nimmt", ""],
  give: ["gibst", "gibt", "zurück"],
  exchange: ["nimmst", "nimmt", "im Tausch"],
  effect: ["handelst", "handelt", "ab"],
};

/** "+2 Aktionen, +1 Münze": what a line gave. */
function gave({ actions, buys, coins }: LogLine): string {
  const parts = [
    ...(actions > 0 ? [`+${actions} ${actions === 1 ? "Aktion" : "Aktionen"}`] : []),
    ...(buys > 0 ? [`+${buys} ${buys === 1 ? "Kauf" : "Käufe"}`] : []),
    ...(coins > 0 ? [`+${coins} ${coins === 1 ? "Münze" : "Münzen"}`] : []),
  ];
  return parts.join(", ");
}

function log(line: LogLine, called: Called, nameOf: NameOf): string | null {
  const name = called(line.seat);
  const you = name === null;
  const bonus = line.kind === "get" || gave(line) === "" ? "" : ` (${gave(line)})`;
  const say = (second: string, third: string, rest: string): string => `${you ? "Du" : name} ${you ? second : third}${rest === "" ? "" : ` ${rest}`}${bonus}.`;
  const cards = line.cards === null ? many(line.count) : counted(line.cards, nameOf);
  const { kind, text, amount } = line;
  const verb = VERBS[kind];
  if (verb !== undefined) {
    const [second, third, after] = verb;
    if (kind === "buy" && (amount !== 0 || text !== "")) return null;
    if (kind === "gain" && amount > 0) return null;
    if (kind === "gain" && text !== "") {
      const where = { hand: "auf die Hand", deck: "auf das Deck" }[text];
      return where === undefined ? null : say(second, third, `${cards} ${where}`);
    }
    if (kind === "draw" && text !== "") return say("nimmst", "nimmt", `${cards} auf die Hand`);
    if (kind === "trash" && text === "supply") return say(second, third, `${cards} aus dem Vorrat`);
    if (kind === "look" && text === "bottom") return say(second, third, `${cards} ganz unten im Deck ${after}`);
    if (kind === "topdeck-hidden" && text === "bottom") return say(second, third, `${cards} unter das Deck`);
    if (kind === "reveal" && text === "hand") return say(second, third, `die Hand auf: ${cards}`);
    if (kind.startsWith("set-aside") && text !== "") return say("legst", "legt", `${cards} auf das Tableau ${text}`);
    return text !== "" ? null : say(second, third, `${cards}${after === "" ? "" : ` ${after}`}`);
  }
  switch (kind) {
    case "turn":
      return say("beginnst", "beginnt", `Zug ${amount}${text === "" ? "" : `, einen zusätzlichen durch ${nameOf(text)}`}`);
    case "get":
      if (amount < 0) return say("zahlst", "zahlt", `${-amount} ${amount === -1 ? "Münze" : "Münzen"}`);
      return say("bekommst", "bekommt", `${gave(line)}${line.cards?.[0] === undefined ? "" : ` durch ${nameOf(line.cards[0])}`}`);
    case "skip":
      return say("setzt", "setzt", "einen Zug aus");
    case "shuffle":
      return say("mischst", "mischt", "");
    case "name":
      return say("nennst", "nennt", nameOf(text));
    case "nothing":
      return say("bekommst", "bekommt", `wegen ${nameOf(text)} nichts davon`);
    case "rotate":
      return say("rotierst", "rotiert", nameOf(text));
    case "deck-to-discard":
      return say("legst", "legt", "das Deck auf den Ablagestapel");
    case "end":
      return say("beendest", "beendet", "den letzten Zug: Das Spiel ist vorbei");
    default:
      return null;
  }
}

// What is done with what is picked: as a request, and as a question of yes or no.
const USES: Record<string, [string, string]> = {
  play: ["Spiele {} aus", "{} ausspielen"],
  discard: ["Lege {} ab", "{} ablegen"],
  trash: ["Entsorge {}", "{} entsorgen"],
  gain: ["Nimm {}", "{} nehmen"],
  topdeck: ["Lege {} auf das Deck", "{} auf das Deck legen"],
  shuffle: ["Mische {} ins Deck", "{} ins Deck mischen"],
  bottom: ["Lege {} unter das Deck", "{} unter das Deck legen"],
  "to-hand": ["Nimm {} auf die Hand", "{} auf die Hand nehmen"],
  "set-aside": ["Lege {} zur Seite", "{} zur Seite legen"],
  reveal: ["Decke {} auf", "{} aufdecken"],
  react: ["Reagiere mit {}", "Mit {} reagieren"],
  keep: ["Behalte {} auf der Hand", "{} auf der Hand behalten"],
  return: ["Lege {} zurück", "{} zurücklegen"],
  pass: ["Gib {} weiter", "{} weitergeben"],
  spend: ["Gib {} aus", "{} ausgeben"],
  token: ["Lege den Marker auf {}", "Den Marker auf {} legen"],
  rotate: ["Rotiere {}", "{} rotieren"],
};
const LIE: Record<string, [string, string]> = {
  hand: ["aus deiner Hand", "aus der Hand von {}"],
  discard: ["aus deinem Ablagestapel", "aus dem Ablagestapel von {}"],
  deck: ["aus deinem Deck", "aus dem Deck von {}"],
  in_play: ["im Spiel", "im Spiel bei {}"],
  trash: ["aus dem Müll", "aus dem Müll"],
};
const COUNTS = ["", "eins", "zwei", "drei", "vier"];

function what(question: Question, nameOf: NameOf, yesOrNo: boolean): string {
  const { minimum: low, maximum: high, options } = question;
  if (yesOrNo) return nameOf(options[0]?.text ?? "");
  const pile = question.purpose === "rotate" || question.purpose === "token";
  const things = pile ? "Stapel" : "Karten";
  if (high === 1) return pile ? "einen Stapel" : "eine Karte";
  if (question.shape === "all-or-none" || low === high) return `${high} ${things}`;
  if (low === 0) return high >= options.length ? `beliebig viele ${things}` : `bis zu ${high} ${things}`;
  return `${low} bis ${high} ${things}`;
}

/** Where the cards lie, where that is one place. */
function whence(question: Question, called: Called): string {
  const places = [...new Set(question.options.map((option) => option.place?.split(":")[0] ?? ""))];
  const lie = LIE[places[0] ?? ""];
  if (places.length !== 1 || lie === undefined || question.purpose === "keep") return "";
  const owner = question.subject === question.player ? null : called(question.subject);
  return ` ${owner === null ? lie[0] : lie[1].replace("{}", owner)}`;
}

function ofTurn(question: Question): string {
  const has = (kind: string): boolean => question.options.some((option) => option.kind === kind);
  const plays = { "play-action": "spiele eine Aktion aus", buy: "spiele Geld aus", "play-night": "spiele eine Nachtkarte aus" }[question.purpose] ?? "";
  const ways = [...(has("card") ? [plays] : []), ...(has("pile") ? ["kaufe eine Karte"] : []), ...(has("landscape") ? ["kaufe eine Querformatkarte"] : [])];
  const said = ways.length === 0 ? "mach weiter" : ways.length === 1 ? (ways[0] ?? "") : `${ways.slice(0, -1).join(", ")} oder ${ways[ways.length - 1]}`;
  return `${said[0]?.toUpperCase()}${said.slice(1)}.`;
}

function numbers(question: Question): string {
  const range = `${question.minimum} bis ${question.maximum}`;
  const asked: Record<string, string> = {
    overpay: `Wie viel mehr zahlst du, ${range} Münzen?`,
    "overpay-potions": `Wie viele Tränke zahlst du mehr, ${range}?`,
    pay: `Wie viele Schulden zahlst du ab, ${range}?`,
    bid: `Wie viel bietest du, ${range}?`,
    place: `Unter wie viele Karten im Deck, ${range}?`,
  };
  return asked[question.purpose] ?? `Wie viele, ${range}?`;
}

function prompt(question: Question, called: Called, nameOf: NameOf): string | null {
  const { purpose, shape, options, about, cause } = question;
  const concerning = about === null || about.name === cause ? "" : ` für ${nameOf(about.name)}`;
  if (["play-action", "buy", "play-night"].includes(purpose)) return ofTurn(question);
  if (shape === "number") return numbers(question);
  if (shape === "order") return `In welcher Reihenfolge${concerning}?`;
  if (purpose === "may") return null; // what may be done is in the card's own words
  if (purpose === "way") return `Einem Weg folgen statt dem Text${concerning}?`;
  if (purpose === "name") return "Nenne eine Karte, irgendeine.";
  if (purpose === "first") return "Mehreres geschieht gleichzeitig. Was zuerst?";
  const { minimum: low, maximum: high } = question;
  if (purpose === "choose") return `Wähle ${low === high ? (COUNTS[low] ?? low) : `${low} bis ${high}`}${concerning}.`;
  const use = USES[purpose];
  if (use === undefined) return null;
  const yesOrNo = shape === "pick" && low === 0 && high === 1 && new Set(options.map((option) => option.text)).size === 1;
  const thing = what(question, nameOf, yesOrNo) + whence(question, called);
  return `${(yesOrNo ? use[1] : use[0]).replace("{}", thing)}${concerning}${yesOrNo ? "?" : "."}`;
}

export const saying: Words["saying"] = {
  log,
  prompt,
  labels: {
    "To the Buy phase": "Zur Kaufphase",
    "To the Night phase": "Zur Nachtphase",
    "End turn": "Zug beenden",
    "Keep this order": "So lassen",
    "On top": "Obenauf",
    No: "Nein",
    None: "Nichts davon",
    "Play nothing": "Nichts ausspielen",
    "Discard nothing": "Nichts ablegen",
    "Trash nothing": "Nichts entsorgen",
    "Gain nothing": "Nichts nehmen",
    "Take nothing": "Nichts nehmen",
    "Set nothing aside": "Nichts zur Seite legen",
    "Reveal nothing": "Nichts aufdecken",
    "Return nothing": "Nichts zurücklegen",
    "Rotate nothing": "Nichts rotieren",
    "Put none": "Keinen legen",
    "Shuffle nothing in": "Nichts einmischen",
  },
};
