import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  contents: "On this topic",
  wholeText: "All chapters",
};
type Own = typeof en;

const ru: Own = {
  contents: "По этой теме",
  wholeText: "Все главы",
};

const ar: Own = {
  contents: "في هذا الموضوع",
  wholeText: "كل الفصول",
};

const es: Own = {
  contents: "Sobre este tema",
  wholeText: "Todos los capítulos",
};

const tr: Own = {
  contents: "Bu konuda",
  wholeText: "Tüm bölümler",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type AgreementsRequest = PageRequestWith<Own>;
