import type { PlanWhen } from "../../protocol";

const when: Record<PlanWhen["kind"], (n: number) => string> = {
  most: (n) => `up to ${n}`,
  share: (n) => `one for every ${n} cards`,
  "until-turn": (n) => `until turn ${n}`,
  "from-turn": (n) => `from turn ${n}`,
  money: (n) => `with ${n} money in the deck`,
  coins: (n) => `with ${n} coins`,
  late: (n) => `in the last ${n} gains`,
  early: (n) => `before the last ${n} gains`,
  villages: () => "in step with villages",
  other: () => "sometimes",
};

export const hints = {
  button: "Hint",
  ask: "Ask for hints",
  help: "What would Bailiff do?",
  thinking: "Bailiff thinks about it …",
  would: "Bailiff would choose",
  only: "Bailiff would choose, without much thought",
  best: "Bailiff would choose this",
  nothing: "nothing",
  chance: (chance: number, error: number) => `${chance}% ± ${error}`,
  said: (chance: number, error: number) => `chance to win ${chance}%, give or take ${error}`,
  plan: "Its plan",
  events: "Events that are good then",
  when,
  close: "Put the hint away",
};
