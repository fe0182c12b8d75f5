import type { PageRequestWith } from "../page-request";
import { textsByLanguage } from "../texts";

const en = {
  topEvents: "Top events",
  multi: "Multi-live",
  teams: "Teams",
};
type Own = typeof en;

const ru: Own = {
  topEvents: "Главные события",
  multi: "Мульти-лайв",
  teams: "Команды",
};
const ar: Own = {
  topEvents: "أهم الأحداث",
  multi: "متعدد مباشر",
  teams: "الفرق",
};
const es: Own = {
  topEvents: "Eventos destacados",
  multi: "Multidirecto",
  teams: "Equipos",
};
const tr: Own = {
  topEvents: "Öne çıkan etkinlikler",
  multi: "Çoklu canlı",
  teams: "Takımlar",
};

export const texts = textsByLanguage({ en, ru, ar, es, tr });
export type SportsMenuRequest = PageRequestWith<Own>;
