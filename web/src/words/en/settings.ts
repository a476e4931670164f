export const settings = {
  title: "Settings",
  guest: "Guest",
  language: "Language",
  languageAuto: "As the browser",
};
