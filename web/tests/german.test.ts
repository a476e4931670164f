/** What the server says at a table has German words: lines of the log and questions of games with all cards. All kinds of questions
 *  are looked at in the browser, where every card asks that can. */
import { describe, expect, it } from "vitest";
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
  const said = (text: string): string | null => translated(text, table, nameOf, "und");

  it("is found by its template, with names of cards and what is said again inside", () => {
    expect(said("Moat and Cellar is here.")).toBe("Burggraben und Keller ist da.");
    expect(said("Ana is here already.")).toBe("Ana ist schon da.");
    expect(said("There cannot be 3 villages: none will do.")).toBe("Nein: 3 Dörfer; none.");
    expect(said("Something else.")).toBeNull();
  });
});
