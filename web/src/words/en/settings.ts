export const settings = {
  title: "Settings",
  language: "Language",
  languageAuto: "As the browser",
};
