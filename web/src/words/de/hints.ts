import type { en } from "../en";

export const hints: typeof en.hints = {
  button: "Tipp",
  ask: "Um Tipps bitten",
  help: "Was würde Bailiff tun?",
  thinking: "Bailiff denkt darüber nach …",
  would: "Bailiff würde wählen",
  only: "Bailiff würde ohne langes Nachdenken wählen",
  best: "Bailiff würde das wählen",
  nothing: "nichts",
  chance: (chance, error) => `${chance} % ± ${error}`,
  said: (chance, error) => `Gewinnchance ${chance} %, plus oder minus ${error}`,
  plan: "Sein Plan",
  events: "Ereignisse, die dann gut sind",
  when: {
    most: (n) => `bis zu ${n}`,
    share: (n) => `eine auf je ${n} Karten`,
    "until-turn": (n) => `bis Zug ${n}`,
    "from-turn": (n) => `ab Zug ${n}`,
    money: (n) => `mit ${n} Geld im Deck`,
    coins: (n) => `mit ${n} Münzen`,
    late: (n) => `in den letzten ${n} Nahmen`,
    early: (n) => `vor den letzten ${n} Nahmen`,
    villages: () => "im Gleichgewicht mit Dörfern",
    other: () => "manchmal",
  },
  close: "Den Tipp weglegen",
};
