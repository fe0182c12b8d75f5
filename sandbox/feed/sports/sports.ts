import type { Sport } from "../types";

export const basketball: Sport = {
  id: 3,
  slug: "basketball",
  name: { en: "Basketball", ru: "Баскетбол", ar: "كرة السلة", es: "Baloncesto", tr: "Basketbol" },
};
export const tennis: Sport = {
  id: 4,
  slug: "tennis",
  name: { en: "Tennis", ru: "Теннис", ar: "التنس", es: "Tenis", tr: "Tenis" },
};
export const iceHockey: Sport = {
  id: 2,
  slug: "ice-hockey",
  name: {
    en: "Ice hockey",
    ru: "Хоккей",
    ar: "هوكي الجليد",
    es: "Hockey sobre hielo",
    tr: "Buz hokeyi",
  },
};
export const tableTennis: Sport = {
  id: 10,
  slug: "table-tennis",
  name: {
    en: "Table tennis",
    ru: "Настольный теннис",
    ar: "تنس الطاولة",
    es: "Tenis de mesa",
    tr: "Masa tenisi",
  },
};
export const marbles: Sport = {
  id: 41,
  slug: "marbles",
  name: { en: "Marbles", ru: "Шарики", ar: "الكرات الزجاجية", es: "Canicas", tr: "Bilye yarışı" },
};
export const counterStrike: Sport = {
  id: 40,
  slug: "counter-strike",
  name: { en: "Counter-Strike", ar: "كاونتر سترايك" },
};
export const dota: Sport = { id: 42, slug: "dota-2", name: { en: "Dota 2", ar: "دوتا 2" } };
export const leagueOfLegends: Sport = {
  id: 43,
  slug: "league-of-legends",
  name: { en: "League of Legends", ar: "ليغ أوف ليجندز" },
};
export const valorant: Sport = {
  id: 44,
  slug: "valorant",
  name: { en: "Valorant", ar: "فالورانت" },
};
export const fifa: Sport = { id: 45, slug: "fifa", name: { en: "FIFA", ar: "فيفا" } };
