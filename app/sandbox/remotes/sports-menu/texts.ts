import type { AskWith } from "../ask";
import { textsOf } from "../texts";

const en = {
  menu: "Sports menu",
  topEvents: "Top events",
  multi: "Multi-live",
  teams: "Teams",
};
type Own = typeof en;

const ru: Own = {
  menu: "Меню видов спорта",
  topEvents: "Главные события",
  multi: "Мульти-live",
  teams: "Команды",
};
const ar: Own = {
  menu: "قائمة الرياضات",
  topEvents: "أهم الأحداث",
  multi: "متعدد مباشر",
  teams: "الفرق",
};
const es: Own = {
  menu: "Menú de deportes",
  topEvents: "Eventos destacados",
  multi: "Multidirecto",
  teams: "Equipos",
};
const tr: Own = {
  menu: "Spor menüsü",
  topEvents: "Öne çıkan etkinlikler",
  multi: "Çoklu canlı",
  teams: "Takımlar",
};

export const texts = textsOf({ en, ru, ar, es, tr });
export type Ask = AskWith<Own>;
