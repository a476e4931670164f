import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { change } from "../src/settings";
import { cardName, language, speak, wanted, words } from "../src/words";
import { de } from "../src/words/de";
import { en } from "../src/words/en";

/** All texts of a catalogue by their path; functions by what they say of something. */
function texts(of: object, path = ""): [string, string | number][] {
  return Object.entries(of).flatMap(([key, one]): [string, string | number][] => {
    if (typeof one === "string") return [[path + key, one]];
    if (typeof one === "function") return [[path + key, (one as { length: number }).length]];
    return texts(one as object, `${path}${key}.`);
  });
}

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
const NO_TEXT = [/^\//, /^Bailiwick$/, /^game-icons\.net$/, /^CC BY 3\.0$/, /^SIL Open Font License$/, /^First Game$/, /^\$\{/, /^(?:tile|card|hand|tray|play|log|set|button|opponent|avatar|figure|own|board|table|question|copies|chip|mini|effect|series|sign|edge|pile|coin|token|dim|tiles|kingdom|picture|guide|result|order|cube|strip|emote|turn)[\w-]* /, /^landscapes \$/, /^[a-z-]+\(/];

describe("the code of the page", () => {
  it("says nothing by itself: all texts are in the catalogue", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.startsWith("words") && file !== "protocol.ts");
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) => literals(readFileSync(`src/${file}`, "utf8")).filter((text) => !NO_TEXT.some((known) => known.test(text.trim()))).map((text) => `${file}: ${text.trim()}`));
    expect(found).toEqual([]);
  });

  it("would be caught if it did", () => {
    const wrong = ['<h2>Your games</h2>', '<button\n>\n  Sit down\n</button>', '<input aria-label="Close" />', 'const what = "Waiting for somebody.";', "return `Turn ends with ${n}`;", '<span className="dim"> left</span>', '        Draw another\n'];
    for (const code of wrong) expect(literals(code), code).toHaveLength(1);
    expect(literals("// A comment that says something.\nconst t = useWords(); <p>{t.title}</p>")).toEqual([]);
  });
});
