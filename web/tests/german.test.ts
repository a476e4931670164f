/** What the server says at a table has German words: lines of the log and questions of games with all cards. All kinds of questions
 *  are looked at in the browser, where every card asks that can. */
import { describe, expect, it } from "vitest";
import { said as german } from "../src/words/de/said";
import { templates, translated } from "../src/words/sentences";
import { englishLine, englishQuestion } from "./english";
import { recorded } from "./recorded";

describe("German", () => {
  it("tells every line of the log and asks every question", { timeout: 300_000 }, () => {
    const { games, questions } = recorded();
    const lines = games.flatMap((game) => game.log);
    expect(new Set(lines.map((line) => line.kind)).size).toBeGreaterThan(20);
    expect([...new Set(lines.map(englishLine).filter((text) => text !== null))]).toEqual([]);
    expect(questions.length).toBeGreaterThan(60);
    expect(questions.map(englishQuestion).filter((text) => text !== null)).toEqual([]);
  });
});

describe("what the server says by itself", () => {
  const table = templates({ "{} is here.": "{0} ist da.", "{} is here already.": "{0} ist schon da.", "There cannot be {}: {} will do.": "Nein: {0}; {1}.", "{} villages": "{0} Dörfer" });
  const nameOf = (name: string): string => ({ Moat: "Burggraben", Cellar: "Keller" })[name] ?? name;
  const refused = (text: string): string | null => german(text, nameOf);
  const said = (text: string): string | null => translated(text, table, nameOf, { and: "und", or: "oder", quoted: (typed) => `„${typed}“` });

  it("is found by its template, with names of cards and what is said again inside", () => {
    expect(said("Moat and Cellar is here.")).toBe("Burggraben und Keller ist da.");
    expect(said("Ana is here already.")).toBe("Ana ist schon da.");
    expect(said("There cannot be 3 villages: none will do.")).toBe("Nein: 3 Dörfer; none.");
    expect(said("Something else.")).toBeNull();
  });

  it("is told sentence by sentence, with what somebody typed in quotes", () => {
    expect(refused("There is no card named 'Celar'. Did you mean Cellar or Moat?")).toBe("Eine Karte „Celar“ gibt es nicht. Meintest du Keller oder Burggraben?");
    expect(refused('There is no card named "King\'s Cour".')).toBe("Eine Karte „King's Cour“ gibt es nicht.");
    expect(refused("Moat cannot be the Bane pile: it costs 5, not 2 or 3.")).toBe("Burggraben kann nicht der Bann sein: sie kostet 5, nicht 2 oder 3.");
    expect(refused("No kingdom has all of this at once; without 2 villages or without a Looter there would be one.")).toBe("Kein Königreich hat das alles zugleich; ohne diesen Wunsch gäbe es eines: 2 Dörfer oder ein Plünderer.");
    expect(refused("There cannot be 2 events and 1 landmark: no more than 2 landscapes may be used.")).toBe("Das geht nicht: 2 Ereignisse und 1 Landmarke. Höchstens 2 Querformatkarten dürfen es sein.");
  });
});
