import type { ReactNode } from "react";
import { mixed } from "../mixed";

export const pages = {
  header: { pages: "Pages", cards: "Cards", about: "About" },
  about: {
    title: "About",
    what: "Bailiwick is Dominion in Python: a rules engine that gets the hard rulings right, and this table. It is an unofficial fan project, not affiliated with or endorsed by the publisher or the designer of Dominion. Card names, costs and types are facts of the game; all texts are our own words, and no picture of the game is used. The program is free under the MIT licence.",
    emblems: "Emblems",
    emblemsBy: (home: ReactNode, licence: ReactNode) => mixed("The emblems on the cards are from ", home, ", drawn by Lorc, Delapouite, Skoll, sbed, Caro Asercion and others, under ", licence, ", recoloured here."),
    qr: "QR codes",
    qrBy: (home: ReactNode) => mixed("Links as QR codes are drawn by ", home, ", by Anthony Fu and Project Nayuki, under the MIT licence."),
    letters: "Letters",
    lettersBy: (licence: ReactNode) => mixed("Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the ", licence, "."),
  },
  nowhere: {
    title: "There is no such page",
    text: (path: ReactNode, link: (to: "/" | "/cards", text: string) => ReactNode) =>
      mixed("Nothing is kept at ", path, ". Tables, sets and replays are found ", link("/", "in the lobby"), ", cards on ", link("/cards", "their own pages"), "."),
  },
};
