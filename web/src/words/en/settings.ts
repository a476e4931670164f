export const settings = {
  title: "Settings",
  guest: "Guest",
  language: "Language",
  languageAuto: "As the browser",
  shield: "Always show what protects you",
  shieldHelp: "A Reaction that keeps an Attack away and costs nothing",
};
