import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  contents: "On this topic",
};
type Own = typeof en;

const ru: Own = {
  contents: "По этой теме",
};

const ar: Own = {
  contents: "في هذا الموضوع",
};

const es: Own = {
  contents: "Sobre este tema",
};

const tr: Own = {
  contents: "Bu konuda",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type AgreementsRequest = PageRequestWith<Own>;
