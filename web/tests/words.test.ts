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
