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

/** The outlines of the icons that are used, by icon name. All of the collection are drawn on 512 by 512. */
export function usedPaths(): Record<string, string> {
  const { icons } = collection();
  const found: Record<string, string> = {};
  for (const name of [...Object.values(EMBLEMS), ...Object.values(SIGNS)]) {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
    found[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
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
