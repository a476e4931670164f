/** What a card needs follows from its declaration: no card is known to the page by its name. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const NAMES = Object.keys(JSON.parse(readFileSync("../src/bailiwick/words/names/de.json", "utf8")) as Record<string, string>);
const ALSO = new Set(["Curse", "Ruins"]); // types, too
const EMBLEMS = "src/cards/emblems";

it("no card is named in the code of the page", () => {
  const wanted = new Set(NAMES.filter((name) => !ALSO.has(name)));
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !file.startsWith("words") && !`src/${file}`.startsWith(EMBLEMS));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const code = readFileSync(`src/${file}`, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    return [...code.matchAll(/"([A-Z][^"]*)"/g)].map((match) => match[1] ?? "").filter((text) => wanted.has(text)).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
