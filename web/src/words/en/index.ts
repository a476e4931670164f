/** English: what there is to say. Other languages have the type of this, so a text that they lack does not compile. */
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

export const en = {
  asking, cards, follow, guide, hints, lobby, pages, replay, review, saying, settings, table, talk,
};
