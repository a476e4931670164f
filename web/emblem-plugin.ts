/** Puts the emblems that cards use, and no others, into the bundle, in a part of its own for each file of `src/cards/emblems`. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { SIGNS } from "./src/cards/signs";

const FOLDER = fileURLToPath(new URL("src/cards/emblems/", import.meta.url));
const INDEX = "virtual:emblems";

interface IconSet {
  icons: Record<string, { body: string }>;
}

let read: IconSet | undefined; // 6 MB, once for all parts

export function collection(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  read ??= JSON.parse(readFileSync(file, "utf8")) as IconSet;
  return read;
}

const NUMBER = /-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/y;

/** The numbers after a command; the two flags of an arc may stand without anything between them. */
function numbers(command: string, text: string): string[] {
  const found: string[] = [];
  const arc = command.toLowerCase() === "a";
  for (let at = 0; at < text.length; ) {
    const flag = arc && (found.length % 7 === 3 || found.length % 7 === 4);
    NUMBER.lastIndex = at;
    const match = flag && /[01]/.test(text.charAt(at)) ? text.charAt(at) : NUMBER.exec(text)?.[0];
    if (match === undefined || match === "") at += 1;
    else {
      found.push(flag ? match : String(Math.round(Number(match) * 10) / 10 || 0).replace(/^(-?)0\./, "$1."));
      at += match.length;
    }
  }
  return found;
}

/** The same outline to a tenth of a unit of 512, which is less than anybody sees. */
export function shorter(path: string): string {
  let result = "";
  for (const [, command = "", text = ""] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    result += command;
    let last = "";
    for (const number of numbers(command, text)) {
      const apart = last !== "" && !number.startsWith("-") && !(number.startsWith(".") && last.includes("."));
      result += apart ? ` ${number}` : number;
      last = number;
    }
  }
  return result;
}

/** The names of icons by card, for each expansion that has a file. */
export function emblemNames(): Record<string, Record<string, string>> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json")).sort();
  return Object.fromEntries(files.map((file) => [basename(file, ".json"), JSON.parse(readFileSync(FOLDER + file, "utf8")) as Record<string, string>]));
}

/** The outlines of these icons, under the same keys. All of the collection are drawn on 512 by 512. */
export function outlines(names: Record<string, string>): Record<string, string> {
  const { icons } = collection();
  const found: Record<string, string> = {};
  for (const [key, name] of Object.entries(names)) {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
    found[key] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => shorter(match[1] ?? "")).join("");
  }
  return found;
}

/** The source of a part: the list of all, or the outlines of one. */
export function part(id: string): string {
  const expansions = emblemNames();
  if (id === INDEX) {
    const cards = Object.fromEntries(Object.entries(expansions).map(([name, emblems]) => [name, Object.keys(emblems)]));
    const load = [...Object.keys(expansions), "signs"].map((name) => `${JSON.stringify(name)}: () => import("${INDEX}/${name}")`);
    return `export const cards = ${JSON.stringify(cards)};\nexport const load = { ${load.join(", ")} };`;
  }
  const name = id.slice(INDEX.length + 1);
  const names = name === "signs" ? Object.fromEntries(Object.values(SIGNS).map((icon) => [icon, icon])) : expansions[name];
  if (names === undefined) throw new Error(`no expansion has the emblems "${name}"`);
  return `export const paths = ${JSON.stringify(outlines(names))};`;
}

export function emblems(): Plugin {
  return {
    name: "emblems",
    resolveId: (source) => (source === INDEX || source.startsWith(`${INDEX}/`) ? `\0${source}` : undefined),
    load: (source) => (source.startsWith(`\0${INDEX}`) ? part(source.slice(1)) : undefined),
  };
}
