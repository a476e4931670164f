/** Puts the emblems that cards use, and no others, into the bundle: `import { paths } from "virtual:emblems"`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { EMBLEMS, SIGNS } from "./src/cards/emblem-names";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function collection(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconSet;
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

/** The outlines of the icons that are used, by icon name. All of the collection are drawn on 512 by 512. */
export function usedPaths(): Record<string, string> {
  const { icons } = collection();
  const found: Record<string, string> = {};
  for (const name of [...Object.values(EMBLEMS), ...Object.values(SIGNS)]) {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
    found[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => shorter(match[1] ?? "")).join("");
  }
  return found;
}

export function emblems(): Plugin {
  const id = "virtual:emblems";
  return {
    name: "emblems",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const paths = ${JSON.stringify(usedPaths())};` : undefined),
  };
}
