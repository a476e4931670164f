/** German: "du", the words of the German edition for what is on the cards. */
import type { Words } from "..";
import { asking } from "./asking";
import { cards } from "./cards";
import { follow } from "./follow";
import { guide } from "./guide";
import { hints } from "./hints";
import { lobby } from "./lobby";
import { pages } from "./pages";
import { replay } from "./replay";
import { review } from "./review";
import { saying } from "./saying";
import { settings } from "./settings";
import { table } from "./table";
import { talk } from "./talk";

export const de: Words = {
  asking, cards, follow, guide, hints, lobby, pages, replay, review, saying, settings, table, talk,
};
/** Mats and tokens that are not called like a card. */
export { default as things } from "./things.json";
