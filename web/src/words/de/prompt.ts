/** German sentences for questions, from their structure. */
import { ofTurn } from "../../game/answering";
import type { Question } from "../../protocol";
import type { Called } from "../en/saying";
import { type NameOf, said, tokenName } from "./said";

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
  exile: ["Lege {} ins Exil", "{} ins Exil legen"],
  reveal: ["Decke {} auf", "{} aufdecken"],
  react: ["Reagiere mit {}", "Mit {} reagieren"],
  return: ["Lege {} zurück", "{} zurücklegen"],
  pass: ["Gib {} an den nächsten Spieler weiter", "{} weitergeben"],
  spend: ["Gib {} aus", "{} ausgeben"],
  rotate: ["Rotiere {}", "{} rotieren"],
};
const LIE: Record<string, [string, string]> = {
  hand: ["aus deiner Hand", "aus der Hand von {}"],
  discard: ["aus deinem Ablagestapel", "aus dem Ablagestapel von {}"],
  deck: ["aus deinem Deck", "aus dem Deck von {}"],
  in_play: ["im Spiel", "im Spiel bei {}"],
  trash: ["aus dem Müll", "aus dem Müll"],
};
// Of cards that lie there to be chosen from: so many of which.
const SHOWN: Record<string, [string, string]> = {
  set_aside: ["der zur Seite gelegten Karten", "der zur Seite gelegten Karten von {}"],
  revealed: ["deiner aufgedeckten Karten", "der aufgedeckten Karten von {}"],
  looking: ["dieser Karten", "dieser Karten"],
};
const CALL: [string, string] = ["Rufe {} auf", "{} aufrufen"]; // from a mat
const LEAVE: [string, string] = ["Lass {} im Ablagestapel", "{} im Ablagestapel lassen"];
const BUY: [string, string] = ["Kaufe {}", "{} kaufen"];
const COPY: [string, string] = ["Nimm je eine Kopie von {}", "Eine Kopie von {} nehmen"];
const COUNTS = ["", "einen", "zwei", "drei", "vier", "fünf"];
// What is put onto piles, as what it is called.
const PUT: Record<string, string> = { Favor: "einen Gefallen", "2 debt": "2 Schulden" };

/** A question with what its sentence is made of. */
interface Asked extends Question {
  owner: string | null; // whose cards or fate it is; null for who is asked
  aboutSaid: string; // the card it is about; empty where that is the one that asks, or none
  nameOf: NameOf;
}

const yesOrNo = ({ shape, minimum, maximum, options }: Question): boolean => shape === "pick" && minimum === 0 && maximum === 1 && new Set(options.map((option) => option.text)).size === 1;
const concerning = ({ aboutSaid }: Asked): string => (aboutSaid === "" ? "" : ` für ${aboutSaid}`);

/** How many; `dative` after words that ask for it. */
function count({ minimum: low, maximum: high, options, shape, purpose }: Asked, dative: boolean): string {
  const pile = purpose === "rotate" || purpose === "token";
  if (high === 1) return pile ? "einen" : dative ? "einer" : "eine";
  if (shape === "all-or-none" || low === high) return `${high}`;
  if (low === 0) return high >= options.length ? (dative ? "beliebig vielen" : "beliebig viele") : `bis zu ${high}`;
  return `${low} bis ${high}`;
}

/** The place where all the cards lie; empty where that is not one. */
function place({ options }: Question): string {
  const places = new Set(options.map((option) => option.place?.split(":")[0] ?? ""));
  return places.size === 1 ? ([...places][0] ?? "") : "";
}

const byOwner = ([own, others]: [string, string], owner: string | null): string => (owner === null ? own : others.replace("{}", owner));

/** How many of what is to be picked, and where it lies. */
function what(question: Asked, dative = false): string {
  const { options, purpose, owner, nameOf } = question;
  const zone = place(question);
  const named = yesOrNo(question);
  const shown = SHOWN[zone];
  if (shown !== undefined && !named) return `${count(question, dative)} ${byOwner(shown, owner)}`;
  const things = purpose === "rotate" || purpose === "token" ? "Stapel" : question.maximum === 1 ? "Karte" : "Karten";
  const many = named ? nameOf(options[0]?.text ?? "") : `${count(question, dative)} ${things}`;
  if (zone === "pile" && (purpose === "trash" || purpose === "play")) return `${many} aus dem Vorrat`;
  if (zone === "mat") return `${many} vom Tableau ${nameOf(options[0]?.place?.split(":").slice(2).join(":") ?? "")}`;
  const lie = purpose === "keep" ? undefined : LIE[zone];
  return lie === undefined ? many : `${many} ${byOwner(lie, owner)}`;
}

function moves(question: Asked): string {
  const has = (kind: string): boolean => question.options.some((option) => option.kind === kind);
  const plays = { "play-action": "spiele eine Aktion aus", buy: "spiele Geld aus", "play-night": "spiele eine Nachtkarte aus" }[question.purpose] ?? "";
  const others = [...new Set(question.options.filter((option) => option.kind === "label").map((option) => (option.move === "pay-debt" ? "zahle Schulden ab" : (said(option.text, question.nameOf) ?? option.text))))];
  const ways = [...(has("card") ? [plays] : []), ...(has("pile") ? ["kaufe eine Karte"] : []), ...others.map((way) => way.replace(/^./, (first) => first.toLowerCase())), ...(has("landscape") ? ["kaufe ein Ereignis oder Projekt"] : [])];
  const all = ways.length === 0 ? "mach weiter" : ways.length === 1 ? (ways[0] ?? "") : `${ways.slice(0, -1).join(", ")} oder ${ways[ways.length - 1]}`;
  return `${all[0]?.toUpperCase()}${all.slice(1)}.`;
}

const NUMBERS: Record<string, (of: string, question: Asked) => string> = {
  overpay: (of) => `Wie viele Münzen zahlst du mehr${of}`,
  "overpay-potions": (of) => `Wie viele Tränke zahlst du mehr${of}`,
  pay: () => "Wie viele Schulden zahlst du ab",
  bid: () => "Wie viele Schulden bietest du",
  place: (_, { aboutSaid }) => `Unter wie viele Karten im Deck kommt ${aboutSaid === "" ? "die Karte" : aboutSaid}`,
  spend: (_, { what: token }) => `Wie viele ${{ Favors: "Gefallen", Coffers: "Taler", Villagers: "Dorfbewohner", coins: "Münzen" }[token] ?? "Marker"} gibst du aus`,
};

function number(question: Asked): string {
  const { purpose, minimum, maximum, cause, outcome, nameOf } = question;
  const asked = (NUMBERS[purpose] ?? (() => "Wie viele"))(cause === null ? "" : ` für ${nameOf(cause)}`, question);
  return `${asked}, ${minimum} bis ${maximum}${outcome === "" ? "" : `, jeweils ${said(outcome, nameOf) ?? outcome}`}?`;
}

function choose(question: Asked): string {
  const { minimum: low, maximum: high, options, owner, aboutSaid } = question;
  if (high === 1 && aboutSaid !== "") return `Was geschieht mit ${aboutSaid}${owner === null ? "" : ` von ${owner}`}?`;
  if (high === 1 && owner !== null) return `Was geschieht mit den Karten von ${owner}?`;
  const many = low === high ? (COUNTS[low] ?? `${low}`) : `${low} bis ${high}`;
  return `Wähle ${many} von ${COUNTS[options.length] ?? options.length} Effekten${concerning(question)}.`;
}

/** What a card offers in its own words: with the name of the card that it speaks of. */
function may(question: Asked): string | null {
  const { options, aboutSaid, nameOf } = question;
  const label = options[0]?.text ?? "";
  const asked = said(label, nameOf, aboutSaid === "" ? "die Karte" : aboutSaid);
  return asked === null ? null : `${asked}${/ it\b/.test(label) ? "" : concerning(question)}?`;
}

function token(question: Asked): string {
  const { what: put, outcome, nameOf } = question;
  const thing = PUT[put] ?? (put === "" ? "einen Marker" : `einen Marker ${tokenName(put.replace(/ token$/, ""))}`);
  return `Lege ${thing} auf ${what(question)}${outcome === "" ? "" : `: ${said(outcome, nameOf) ?? outcome}`}.`;
}

function gain(question: Asked): string {
  const { owner, aboutSaid, options } = question;
  if (owner === null || options.some((option) => option.kind === "card")) return pick(question);
  return `Welche Karte nimmt ${owner}${aboutSaid === "" ? "" : ` anstelle von ${aboutSaid}`}?`;
}

/** What is done with what is picked. */
function uses(question: Asked): [string, string] {
  const { purpose, minimum, aboutSaid } = question;
  const zone = place(question);
  if (purpose === "react" && zone === "mat") return CALL;
  if (purpose === "react" && aboutSaid !== "") return [`Reagiere auf ${aboutSaid} mit {}`, `Auf ${aboutSaid} mit {} reagieren`];
  if (purpose === "keep" && minimum === 0) return LEAVE;
  if (purpose === "gain" && zone === "in_play") return COPY;
  if (purpose === "gain" && zone === "table") return BUY;
  return USES[purpose] ?? ["Wähle {}", "{} wählen"];
}

/** What comes of it: before the verb how often, after it what for. */
function reward({ outcome, nameOf }: Asked): { often: string; behind: string } {
  if (outcome === "") return { often: "", behind: "" };
  const told = said(outcome, nameOf) ?? outcome;
  if (/^(?:twice|three times)/.test(outcome)) return { often: ` ${told.split(", ")[0]}`, behind: told.replace(/^[^,]*/, "") };
  return { often: "", behind: outcome.startsWith("to ") ? `, ${told}` : ` für ${told}` };
}

function pick(question: Asked): string {
  const [request, offer] = uses(question);
  const { minimum, maximum, shape, purpose } = question;
  const open = (minimum === 0 && maximum === 1) || shape === "all-or-none";
  const form = open ? offer : request;
  const { often, behind } = reward(question);
  const because = purpose === "react" && place(question) !== "mat" ? "" : concerning(question);
  return `${form.replace("{}", what(question, /(?:mit|von) \{\}/i.test(form)) + often)}${because}${behind}${open ? "?" : "."}`.replace(/^./, (first) => first.toUpperCase());
}

const PURPOSES: Record<string, (question: Asked) => string | null> = {
  may,
  choose,
  token,
  gain,
  way: (question) => `Einem Weg folgen statt dem Text${concerning(question)}?`,
  name: () => "Nenne eine Karte, irgendeine.",
  receive: () => "Welche davon erhältst du?",
  first: () => "Mehreres geschieht gleichzeitig. Was zuerst?",
  keep: (question) => (question.minimum === 0 ? pick(question) : question.maximum === 1 ? "Welche Karte behältst du auf der Hand?" : `Welche ${question.maximum} Karten behältst du auf der Hand?`),
};

export function prompt(question: Question, called: Called, nameOf: NameOf): string | null {
  const about = question.about === null || question.about.name === question.cause ? "" : nameOf(question.about.name);
  const asked: Asked = { ...question, owner: question.subject === question.player ? null : called(question.subject), aboutSaid: about, nameOf };
  if (ofTurn(question)) return moves(asked);
  if (question.shape === "number") return number(asked);
  if (question.shape === "order") return `In welcher Reihenfolge kommen diese Karten ${place(question) === "table" ? "nach unten" : "auf dein Deck"}${concerning(asked)}?`;
  return (PURPOSES[question.purpose] ?? pick)(asked);
}
