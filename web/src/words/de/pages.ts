import { mixed } from "../mixed";
import type { Words } from "..";

export const pages: Words["pages"] = {
  header: { pages: "Seiten", cards: "Karten", about: "Über" },
  about: {
    title: "Über Bailiwick",
    what: "Bailiwick ist Dominion in Python: eine Regelmaschine, die auch die schwierigen Fälle richtig entscheidet, und dieser Tisch. Es ist ein inoffizielles Projekt von Liebhabern, mit dem Verlag und dem Autor von Dominion weder verbunden noch von ihnen gebilligt. Namen, Kosten und Typen der Karten sind Tatsachen des Spiels; alle Texte sind unsere eigenen Worte, Bilder des Spiels werden nicht verwendet. Das Programm ist frei unter der MIT-Lizenz.",
    emblems: "Embleme",
    emblemsBy: (home, licence) => mixed("Die Embleme auf den Karten sind von ", home, ", gezeichnet von Lorc, Delapouite, Skoll, sbed, Caro Asercion und anderen, unter ", licence, ", hier neu eingefärbt."),
    qr: "QR-Codes",
    qrBy: (home) => mixed("Links als QR-Codes zeichnet ", home, ", von Anthony Fu und Project Nayuki, unter der MIT-Lizenz."),
    letters: "Schrift",
    lettersBy: (licence) => mixed("Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, unter der ", licence, "."),
  },
  nowhere: {
    title: "Diese Seite gibt es nicht",
    text: (path, link) => mixed("Unter ", path, " liegt nichts. Tische, Sets und Aufzeichnungen findest du ", link("/", "in der Lobby"), ", Karten auf ", link("/cards", "ihren eigenen Seiten"), "."),
  },
};
