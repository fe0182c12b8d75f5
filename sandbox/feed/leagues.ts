import { createHash } from "node:crypto";
import type { Champ, LocalizedText, Sport } from "./types";

/** A division of football-data.co.uk, or of the built-in feed. */
export interface League {
  /**
   * The league's code on football-data.co.uk: `E0`, or `BRA` for one with a single file for all
   * years.
   */
  readonly code: string;
  readonly champ: Champ;
  /** False for a code that is not in the table. */
  readonly isKnown: boolean;
  /** Whether a team is at home to each other team exactly once in a season. */
  readonly meetsOnce: boolean;
}

export const football: Sport = {
  id: 1,
  slug: "football",
  name: {
    en: "Football",
    ru: "Футбол",
    uk: "Футбол",
    kk: "Футбол",
    uz: "Futbol",
    az: "Futbol",
    tr: "Futbol",
    de: "Fußball",
    fr: "Football",
    es: "Fútbol",
    pt: "Futebol",
    ar: "كرة القدم",
    hi: "फ़ुटबॉल",
    bn: "ফুটবল",
    zh: "足球",
  },
};

/** Names of the nations that are not states, by their English names: `Intl` has none for them. */
const nations: Readonly<Record<string, LocalizedText>> = {
  England: {
    en: "England",
    ru: "Англия",
    uk: "Англія",
    kk: "Англия",
    uz: "Angliya",
    az: "İngiltərə",
    tr: "İngiltere",
    de: "England",
    fr: "Angleterre",
    es: "Inglaterra",
    pt: "Inglaterra",
    ar: "إنجلترا",
    hi: "इंग्लैंड",
    bn: "ইংল্যান্ড",
    zh: "英格兰",
  },
  Scotland: {
    en: "Scotland",
    ru: "Шотландия",
    uk: "Шотландія",
    kk: "Шотландия",
    uz: "Shotlandiya",
    az: "Şotlandiya",
    tr: "İskoçya",
    de: "Schottland",
    fr: "Écosse",
    es: "Escocia",
    pt: "Escócia",
    ar: "اسكتلندا",
    hi: "स्कॉटलैंड",
    bn: "স্কটল্যান্ড",
    zh: "苏格兰",
  },
};

/** code | champ id | country (a nation, or region code and English name) | league in English, Russian, Arabic */
const table = `
E0|118587|England|Premier League|Премьер-лига|الدوري الممتاز
E1|105759|England|Championship|Чемпионшип|دوري البطولة
E2|13709|England|League One|Первая лига|الدرجة الأولى
E3|24637|England|League Two|Вторая лига|الدرجة الثانية
EC|28787|England|National League|Национальная лига|الدوري الوطني
SC0|13521|Scotland|Premiership|Премьершип|الدوري الممتاز
SC1|281713|Scotland|Championship|Чемпионшип
SC2|281719|Scotland|League One|Первая лига
SC3|281721|Scotland|League Two|Вторая лига
D1|96463|DE Germany|Bundesliga|Бундеслига|البوندسليغا
D2|109313|DE Germany|2. Bundesliga|Вторая Бундеслига|البوندسليغا الثانية
SP1|127733|ES Spain|La Liga|Ла Лига|الليغا
SP2|27687|ES Spain|Segunda División|Сегунда|الدرجة الثانية
I1|110163|IT Italy|Serie A|Серия A|الدرجة الأولى
I2|7067|IT Italy|Serie B|Серия B|الدرجة الثانية
F1|12821|FR France|Ligue 1|Лига 1|الدرجة الأولى
F2|12829|FR France|Ligue 2|Лига 2|الدرجة الثانية
N1|118663|NL Netherlands|Eredivisie|Эредивизи|الدرجة الأولى
B1|28351|BE Belgium|Pro League|Про-лига|الدرجة الأولى
P1|118671|PT Portugal|Primeira Liga|Примейра-лига|الدرجة الأولى
T1|11113|TR Türkiye|Süper Lig|Суперлига|الدوري الممتاز
G1|8777|GR Greece|Super League|Суперлига|الدوري الممتاز
RUS|225733|RU Russia|Premier League|Премьер-лига|الدوري الممتاز
ARG|119599|AR Argentina|Primera División|Примера
AUT|26031|AT Austria|Bundesliga|Бундеслига
BRA|1268397|BR Brazil|Série A|Серия A
CHN|58043|CN China|Super League|Суперлига
DNK|8773|DK Denmark|Superliga|Суперлига
FIN|55479|FI Finland|Veikkausliiga|Вейккауслига
IRL|109233|IE Ireland|Premier Division|Премьер-дивизион
JPN|57265|JP Japan|J1 League|Джей-лига
MEX|120507|MX Mexico|Liga MX|Лига MX
NOR|1793471|NO Norway|Eliteserien|Элитсериен
POL|27731|PL Poland|Ekstraklasa|Экстракласа
ROU|11121|RO Romania|Superliga|Суперлига
SWE|212425|SE Sweden|Allsvenskan|Аллсвенскан
SWZ|27695|CH Switzerland|Super League|Суперлига
USA|828065|US USA|Major League Soccer|МЛС
`;

/** Leagues of two rounds; the others split, or play more rounds or play-offs in the same file. */
const twoRounds = new Set("E0 E1 E2 E3 EC D1 D2 SP1 SP2 I1 I2 F1 F2 N1 P1 T1".split(" "));

const leagues: ReadonlyMap<string, League> = new Map(
  table
    .trim()
    .split("\n")
    .map(readLeague)
    .map((league) => [league.code, league]),
);

/**
 * League of a division code. An unknown one is named by its code and has a stable id
 * (docs/sandbox.md, "Feeds").
 */
export function knownOrGenericLeague(code: string): League {
  const known = leagues.get(code);
  if (known) return known;
  const id =
    10_000_000 + (createHash("sha256").update(code).digest().readUInt32BE(0) % 900_000_000);
  return {
    code,
    champ: { id, sport: football, country: { en: code }, name: { en: code } },
    isKnown: false,
    meetsOnce: false,
  };
}

/** Division code of a file name (`E0.csv`, `E0-2023.csv`, `e0 (1).csv`), else the whole name. */
export function divisionCodeOfFile(fileName: string): string {
  const stem = fileName.replace(/\.csv$/i, "");
  const first = /^[a-z]+\d?(?![a-z0-9])/i.exec(stem)?.[0].toUpperCase();
  return first !== undefined && leagues.has(first) ? first : stem;
}

function readLeague(line: string): League {
  const [code = "", id, place = "", en = "", ru = en, ar = en] = line.split("|");
  const country = nations[place] ?? countryNames(place.slice(0, 2), place.slice(3));
  const league: LocalizedText = { en, ru, ar };
  const name: Record<string, string> = {};
  for (const [language, word] of Object.entries(country))
    name[language] = `${word}. ${league[language] ?? en}`;
  return {
    code,
    champ: {
      id: Number(id),
      sport: football,
      country,
      name: { ...name, en: `${country.en}. ${en}` },
    },
    isKnown: true,
    meetsOnce: twoRounds.has(code),
  };
}

function countryNames(region: string, en: string): LocalizedText {
  const names: Record<string, string> = {};
  for (const language of Object.keys(football.name)) {
    const word = new Intl.DisplayNames(language, { type: "region" }).of(region);
    if (word !== undefined && word !== region) names[language] = word;
  }
  return { ...names, en };
}
