import { type Words, words } from "../words";

/** The title of a table. Sets have the name that their book gives them; what has no name is called by the server, in English. */
export function titleOf(title: string, t: Words["lobby"]): string {
  return t.titles[title as keyof typeof t.titles] ?? title;
}

export function ago(when: number, t: Words["lobby"]["games"]): string {
  const minutes = Math.max(0, Math.round((Date.now() - when) / 60_000));
  if (minutes < 1) return t.justNow;
  if (minutes < 60) return t.minutes(minutes);
  return minutes < 48 * 60 ? t.hours(Math.round(minutes / 60)) : t.days(Math.round(minutes / 1440));
}

/** How one is called at the table. Who gives no name is a guest and not "you": the others read it. */
export const ownName = (name: string): string => name.trim() || words().settings.guest;
