import type { Words } from "..";

export const guide: Words["guide"] = {
  good: "Verstanden",
  noMore: "Keine Hinweise mehr",
  yourFirst: "Dein erstes Spiel",
  lessons: {
    hand: {
      title: "Deine erste Hand",
      text: "Dein Deck hat zehn Karten: sieben Kupfer, das ist Geld, und drei Anwesen, das sind Punkte. Fünf hast du auf der Hand. Ein goldener Ring zeigt, was du tun kannst: Drücke „Alles Geld ausspielen“.",
    },
    buy: {
      title: "Kauf eine Karte",
      text: "Deine Münzen kaufen jetzt eine Karte. Sie kommt auf deinen Ablagestapel und später auf deine Hand zurück, immer wieder. Silber ist ein guter Anfang. Halte die Maus über eine Karte oder drücke lange darauf, um sie zu lesen.",
    },
    cleanup: {
      title: "Ein Zug endet",
      text: "Was du ausgespielt hast und was auf der Hand blieb, liegt auf deinem Ablagestapel, und du hast fünf neue Karten gezogen. Ist das Deck leer, wird der Ablagestapel zum neuen: So triffst du wieder, was du gekauft hast.",
    },
    victory: {
      title: "Wie man gewinnt",
      text: "Die meisten Punkte gewinnen. Das Spiel endet, wenn die Provinzen oder drei beliebige Stapel leer sind. Bis dahin tun Punkte nichts: Kauf erst Geld und Aktionen, dann Provinzen, sobald du acht Münzen hast.",
    },
    action: {
      title: "Deine erste Aktion",
      text: "Ein Zug besteht aus Aktionen, Kaufen, Aufräumen. Du darfst eine Aktion ausspielen, und mehr, wenn eine Karte es sagt. Klick auf die Karte mit dem goldenen Ring; ihr Text wird von oben nach unten ausgeführt.",
    },
    village: {
      title: "Zuerst ein Dorf",
      text: "Spiele das Dorf vor der anderen Aktion: Es gibt zwei Aktionen, also geht die andere noch. Um so etwas herum sind die meisten guten Decks gebaut.",
    },
    attack: {
      title: "Ein Angriff",
      text: "Dein Gegner spielt einen Angriff: Karten mit rotem Rand treffen alle anderen. Wähle, was du entbehren kannst; ein Burggraben auf der Hand würde dich schützen.",
    },
    react: {
      title: "Eine Reaktion",
      text: "Jemand spielt einen Angriff, und du hast eine Karte mit blauem Rand: eine Reaktion. Zeig sie vor, und der Angriff geht an dir vorbei. Sie bleibt auf deiner Hand.",
    },
    gold: {
      title: "Sechs Münzen",
      text: "Sechs Münzen kaufen ein Gold, das drei Münzen wert ist, sooft du es ziehst. Mit ein paar davon ist eine Provinz nicht weit.",
    },
    province: {
      title: "Acht Münzen",
      text: "Eine Provinz: sechs Punkte, mehr als alles andere hier. Nimm von jetzt an eine, wann immer du kannst.",
    },
    done: {
      title: "Du kannst es",
      text: "Das ist alles; der Rest steht auf den Karten. Zurück nimmt einen Fehlgriff zurück, das Protokoll erzählt, was geschah, und ? zeigt die Tasten. Spiel zu Ende, oder such dir in der Lobby ein größeres Spiel. Viel Glück!",
    },
  },
};
