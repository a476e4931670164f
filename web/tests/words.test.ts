import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Question } from "../src/protocol";
import { change } from "../src/settings";
import { cardName, language, speak, wanted, words } from "../src/words";
import { de } from "../src/words/de";
import { en } from "../src/words/en";
import { line, option, question } from "./samples";

/** All texts of a catalogue by their path; functions by what they say of something. */
function texts(of: object, path = ""): [string, string | number][] {
  return Object.entries(of).flatMap(([key, one]): [string, string | number][] => {
    if (typeof one === "string") return [[path + key, one]];
    if (typeof one === "function") return [[path + key, (one as { length: number }).length]];
    return texts(one as object, `${path}${key}.`);
  });
}

it("names the button that the first lesson speaks of", () => {
  for (const one of [en, de]) expect(one.guide.lessons.hand.text).toContain(one.table.question.playAll);
});

describe("the language", () => {
  it("is the wish, or else the first of the browser's that there is", () => {
    expect(wanted("en", ["de"])).toBe("en");
    expect(wanted("auto", ["fr-CH", "de-CH", "en"])).toBe("de");
    expect(wanted("auto", ["DE"])).toBe("de");
    expect(wanted("auto", ["fr", "constructor"])).toBe("en");
    expect(wanted("auto", [])).toBe("en");
  });
});

describe("the catalogues", () => {
  const german = new Map(texts(de));
  it("say everything in each language", () => {
    expect([...german.keys()]).toEqual(texts(en).map(([path]) => path));
    expect(texts(en).filter(([, text]) => text === "")).toEqual([]);
    expect([...german.entries()].filter(([, text]) => text === "")).toEqual([]);
  });
  it("claim no number of sets: the books have more than are here", () => {
    for (const words of [en, de]) expect(texts(words).filter(([, text]) => typeof text === "string" && /\d+ (?:recommended )?sets/i.test(text))).toEqual([]);
  });
});

describe("speaking", () => {
  afterEach(() => {
    change({ language: "auto" });
    vi.unstubAllGlobals();
  });
  it("changes words, names and the page's language at once", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "en", dataset: {} } });
    vi.stubGlobal("navigator", { languages: ["en"] });
    change({ language: "de" });
    await speak();
    expect(language()).toBe("de");
    expect(words().pages.about.title).toBe(de.pages.about.title);
    expect(cardName("Village")).toBe("Dorf");
    expect(cardName("Village (1E)")).toBe("Dorf (1E)");
    expect(cardName("A card without a name there")).toBe("A card without a name there");
    expect(document.documentElement.lang).toBe("de");
    change({ language: "auto" });
    await speak();
    expect(words()).toBe(en);
    expect(cardName("Village")).toBe("Village");
  });
});

/** Texts that stand in the code of the page itself, by file. What is written for the machine has no two words in a row. */
function literals(code: string): string[] {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");
  const found = [
    ...bare.matchAll(/^ +([A-Z][\w ,.'’…·–-]*[a-z.…])$/gm), // a line of text between tags
    ...bare.matchAll(/<(?:h\d|p|b|span|li|dt|dd|th|td|button|option|summary|legend|label|a|em|small)(?: [^<>]*)?>\s*([^<>{}=()]*[A-Za-z]{2}[^<>{}=()]*)</g),
    ...bare.matchAll(/(?:aria-label|aria-description|title|placeholder|alt|label|help|legend|said|word|sentence)="([^"]*[A-Za-z]{2}[^"]*)"/g),
    ...bare.matchAll(/"([A-Z][a-z]+[ ,][^"]*[a-z])[.?!:…]?"/g),
    ...bare.matchAll(/`([^`<>\n]*\b[a-z]{2,} (?:[a-z]{2,}|\$\{)[^`<>\n]*)`/g),
  ];
  return found.map((match) => match[1] ?? "").filter((text) => !/^(?:\w+[-:/ ]?)?\$\{[^}]*\}/.test(text) || / [a-z]+ [a-z]+ /.test(text));
}

/** What is the same in every language, and what is not text: names, licences, selectors, classes, what the server reads. */
const NO_TEXT = [/^\//, /^Bailiwick$/, /^game-icons\.net$/, /^uqr$/, /^CC BY 3\.0$/, /^SIL Open Font License$/, /^First Game$/, /^\$\{/, /^(?:tile|card|hand|tray|play|log|set|button|opponent|avatar|figure|own|board|table|question|copies|chip|mini|effect|series|sign|edge|pile|coin|token|dim|tiles|kingdom|picture|guide|result|order|cube|strip|emote|turn)[\w-]* /, /^landscapes \$/, /^[a-z-]+\(/];

describe("German sentences", () => {
  const called = (seat: number): string | null => (seat === 0 ? null : "Ben");
  const nameOf = (name: string): string => ({ Copper: "Kupfer", Village: "Dorf", Moat: "Burggraben" })[name] ?? name;
  const told = (changes: Partial<LogLine>): string | null => de.saying.log({ ...line(1), ...changes }, called, nameOf);
  const asked = (changes: Partial<Question>): string | null => de.saying.prompt(question(changes), called, nameOf);

  it("tell what happened", () => {
    expect(told({ kind: "play", seat: 0, cards: ["Copper", "Copper", "Village"], count: 3 })).toBe("Du spielst 2 Kupfer und Dorf aus.");
    expect(told({ kind: "draw", seat: 1, cards: null, count: 2 })).toBe("Ben zieht 2 Karten.");
    expect(told({ kind: "gain", seat: 1, cards: ["Copper"], count: 1, text: "hand" })).toBe("Ben nimmt Kupfer auf die Hand.");
    expect(told({ kind: "gain", seat: 0, cards: ["Copper"], count: 1, text: "deck", amount: 1 })).toBe("Du legst das Gekaufte auf das Deck.");
    expect(told({ kind: "buy", seat: 1, cards: ["Copper"], count: 1, amount: 2, text: "P" })).toBe("Ben kauft Kupfer für 2 Münzen und 1 Trank mehr.");
    expect(told({ kind: "tokens", seat: 0, cards: [], amount: 2, text: "Coffers" })).toBe("Du bekommst 2 Taler.");
    expect(told({ kind: "place", seat: 0, cards: [], amount: 1, text: "+1 Card/Village" })).toBe("Du legst den Marker +1 Karte auf den Stapel Dorf.");
    expect(told({ kind: "place", seat: 1, cards: null, amount: 2, text: "VP/Temple" })).toBe("Ben legt 2 Siegpunktmarker auf den Stapel Temple.");
    expect(told({ kind: "choose", seat: 1, cards: [], text: "+1 Card, +2 Actions" })).toBe("Ben wählt „+1 Karte, +2 Aktionen“.");
    expect(told({ kind: "pass", seat: 1, cards: null, count: 1, amount: 0 })).toBe("Ben gibt eine Karte an dich weiter.");
    expect(told({ kind: "something new" })).toBeNull();
  });

  it("ask", () => {
    const hand = ["Copper", "Village"].map((name, id) => option(name, "card", id, "hand:0"));
    expect(asked({ purpose: "discard", minimum: 2, maximum: 2, options: hand })).toBe("Lege 2 Karten aus deiner Hand ab.");
    expect(asked({ purpose: "trash", minimum: 0, maximum: 4, options: hand })).toBe("Entsorge beliebig viele Karten aus deiner Hand.");
    expect(asked({ purpose: "react", minimum: 0, maximum: 1, options: [option("Moat", "card", 1, "hand:0")] })).toBe("Mit Burggraben aus deiner Hand reagieren?");
    expect(asked({ purpose: "buy", minimum: 0, options: [hand[0]!, option("Village", "pile", null, "pile:Village")] })).toBe("Spiele Geld aus oder kaufe eine Karte.");
    expect(asked({ purpose: "buy", minimum: 0, options: [option("Tax", "landscape", null, "landscape:Tax")] })).toBe("Kaufe ein Ereignis oder Projekt.");
    expect(asked({ purpose: "may", options: [option("Something that no card says", "label", null, null)] })).toBeNull();
    const label = option("Spend a Favor and put it onto your deck", "label", null, null);
    expect(asked({ purpose: "may", minimum: 0, options: [label], about: { id: 1, name: "Copper" } })).toBe("Einen Gefallen ausgeben und Kupfer auf dein Deck legen?");
    expect(asked({ purpose: "discard", shape: "all-or-none", minimum: 0, maximum: 2, options: hand, outcome: "+2 coins" })).toBe("2 Karten aus deiner Hand ablegen für +2 Münzen?");
    expect(asked({ purpose: "keep", options: hand })).toBe("Welche Karte behältst du auf der Hand?");
    const calling = option("Moat", "card", 1, "mat:0:Tavern");
    expect(asked({ purpose: "react", minimum: 0, maximum: 1, options: [calling], about: { id: 2, name: "Copper" } })).toBe("Burggraben vom Tableau Tavern aufrufen für Kupfer?");
    expect(asked({ purpose: "react", minimum: 0, maximum: 1, options: [option("Village", "card", 1, "hand:0"), calling], about: { id: 2, name: "Copper" } })).toBe("Auf Kupfer mit einer Karte reagieren?");
    expect(asked({ purpose: "keep", minimum: 0, maximum: 5, options: ["discard:0", "discard:0"].map((at, id) => option(`${id}`, "card", id, at)) })).toBe("Lass beliebig viele Karten im Ablagestapel.");
    expect(asked({ purpose: "discard", minimum: 1, maximum: 1, options: ["Copper", "Village"].map((name, id) => option(name, "card", id, "looking:0")) })).toBe("Lege eine dieser Karten ab.");
    expect(asked({ purpose: "play", minimum: 0, maximum: 1, options: [hand[1]!], outcome: "twice, then trash it" })).toBe("Dorf aus deiner Hand zweimal ausspielen, dann wird sie entsorgt?");
    expect(asked({ purpose: "play", options: ["Copper", "Village"].map((name) => option(name, "pile", null, `pile:${name}`)) })).toBe("Spiele eine Karte aus dem Vorrat aus.");
    expect(asked({ purpose: "gain", minimum: 0, maximum: 3, options: ["Copper", "Village"].map((name, id) => option(name, "card", id, "in_play:0")) })).toBe("Nimm je eine Kopie von beliebig vielen Karten im Spiel.");
    expect(asked({ purpose: "token", what: "-2 Cost token", options: [option("Village", "pile", null, "pile:Village"), option("Moat", "pile", null, "pile:Moat")] })).toBe("Lege einen Marker −2 Kosten auf einen Stapel.");
    expect(asked({ purpose: "reveal", minimum: 0, maximum: 1, options: [hand[0]!], outcome: "to keep the Encampment" })).toBe("Kupfer aus deiner Hand aufdecken, um das Feldlager zu behalten?");
    expect(asked({ purpose: "gain", subject: 1, options: [option("Copper", "pile", null, "pile:Copper"), option("Curse", "pile", null, "pile:Curse")], about: { id: 1, name: "Copper" } })).toBe("Welche Karte nimmt Ben anstelle von Kupfer?");
    expect(asked({ purpose: "spend", shape: "number", minimum: 0, maximum: 3, what: "Favors", outcome: "trash a card of your hand" })).toBe("Wie viele Gefallen gibst du aus, 0 bis 3, jeweils um eine Handkarte zu entsorgen?");
    expect(asked({ purpose: "spend", shape: "number", minimum: 0, maximum: 2, what: "Villagers", outcome: "+1 Action" })).toBe("Wie viele Dorfbewohner gibst du aus, 0 bis 2, jeweils +1 Aktion?");
  });
});

describe("the code of the page", () => {
  it("says nothing by itself: all texts are in the catalogue", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.startsWith("words") && file !== "protocol.ts");
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) => literals(readFileSync(`src/${file}`, "utf8")).filter((text) => !NO_TEXT.some((known) => known.test(text.trim()))).map((text) => `${file}: ${text.trim()}`));
    expect(found).toEqual([]);
  });

  it("would be caught if it did", () => {
    const wrong = ['<h2>Your games</h2>', '<button\n>\n  Sit down\n</button>', '<input aria-label="Close" />', 'const what = "Waiting for somebody.";', "return `Turn ends with $".concat("{n}`;"), '<span className="dim"> left</span>', '        Draw another\n'];
    for (const code of wrong) expect(literals(code), code).toHaveLength(1);
    expect(literals("// A comment that says something.\nconst t = useWords(); <p>{t.title}</p>")).toEqual([]);
  });
});
