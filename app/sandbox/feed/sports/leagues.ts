import type { Champ, Named } from "../types";
import { basketball, esportsSeries, iceHockey, marbleRace, tableTennisMatch, tennisTour } from ".";
import * as basketballNames from "./names/basketball";
import * as esportsNames from "./names/esports";
import * as iceHockeyNames from "./names/ice-hockey";
import * as marbleNames from "./names/marbles";
import * as tableTennisNames from "./names/table-tennis";
import * as tennisNames from "./names/tennis";
import type { Play } from "./sport";

/** A league or tour of the built-in feed: a round robin. */
export interface BuiltInLeague {
  readonly champ: Champ;
  readonly play: Play;
  /** Strongest first; an even number. */
  readonly sides: readonly Named[];
  /** Interval between rounds, ms. */
  readonly roundMs: number;
  /** Interval between the starts of a round's matches, ms. */
  readonly spacingMs: number;
  /** How long before their start matches are offered, ms. */
  readonly aheadMs: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Common calendar of a sport's leagues. */
interface Calendar {
  readonly play: Play;
  readonly roundMs: number;
  /** Last start of a round to first start of the next, longer than any match: no side plays two at once. */
  readonly restMs: number;
  readonly aheadMs: number;
}

const calendars = {
  basketball: { play: basketball, roundMs: day, restMs: 4 * hour, aheadMs: 7 * day },
  iceHockey: { play: iceHockey, roundMs: day, restMs: 4 * hour, aheadMs: 7 * day },
  tour: {
    play: tennisTour({ need: 2, serve: 0.63 }),
    roundMs: day,
    restMs: 5 * hour,
    aheadMs: 3 * day,
  },
  womensTour: {
    play: tennisTour({ need: 2, serve: 0.58 }),
    roundMs: day,
    restMs: 5 * hour,
    aheadMs: 3 * day,
  },
  masters: {
    play: tennisTour({ need: 3, serve: 0.65 }),
    roundMs: day,
    restMs: 8 * hour,
    aheadMs: 3 * day,
  },
  tableTennis: { play: tableTennisMatch, roundMs: 3 * hour, restMs: 65 * minute, aheadMs: day },
  esports: { play: esportsSeries(2), roundMs: 12 * hour, restMs: 5 * hour, aheadMs: 4 * day },
  // Races have no prematch offer.
  marbles: { play: marbleRace, roundMs: hour, restMs: 15 * minute, aheadMs: 0 },
  esportsMasters: { play: esportsSeries(3), roundMs: day, restMs: 8 * hour, aheadMs: 4 * day },
} satisfies Record<string, Calendar>;

const places = {
  europe: { en: "Europe", ru: "Европа", ar: "أوروبا", es: "Europa", tr: "Avrupa" },
  america: {
    en: "North America",
    ru: "Северная Америка",
    ar: "أمريكا الشمالية",
    es: "Norteamérica",
    tr: "Kuzey Amerika",
  },
  asia: { en: "Asia", ru: "Азия", ar: "آسيا", es: "Asia", tr: "Asya" },
  world: { en: "World", ru: "Мир", ar: "العالم", es: "Mundo", tr: "Dünya" },
} satisfies Record<string, Named>;

function league(
  id: number,
  calendar: Calendar,
  place: Named,
  [en, ru, ar]: readonly [string, string, string],
  names: string,
): BuiltInLeague {
  const sides = names.trim().split("\n").map(sideOf);
  const own: Named = { en, ru, ar };
  const name = {
    ...Object.fromEntries(
      Object.entries(place).map(([lng, word]) => [lng, `${word}. ${own[lng] ?? en}`]),
    ),
    en: `${place.en}. ${en}`,
  };
  const { play, roundMs, restMs, aheadMs } = calendar;
  const step = 5 * minute;
  const spacingMs = Math.floor((roundMs - restMs) / (sides.length / 2 - 1) / step) * step;
  return {
    champ: { id, sport: play.sport, country: place, name },
    play,
    sides,
    roundMs,
    spacingMs,
    aheadMs,
  };
}

function sideOf(line: string): Named {
  const [en = "", ru = en, ar = en] = line.split("|");
  return { en, ru, ar };
}

/** Ids are permanent. The order is that of importance within a sport, and of game numbers. */
export const otherLeagues: readonly BuiltInLeague[] = [
  league(
    2_000_101,
    calendars.basketball,
    places.europe,
    ["City League", "Лига городов", "دوري المدن"],
    basketballNames.europe,
  ),
  league(
    2_000_102,
    calendars.basketball,
    places.america,
    ["Continental League", "Континентальная лига", "الدوري القاري"],
    basketballNames.america,
  ),
  league(
    2_000_103,
    calendars.basketball,
    places.asia,
    ["Pacific League", "Тихоокеанская лига", "دوري المحيط الهادئ"],
    basketballNames.asia,
  ),
  league(
    2_000_201,
    calendars.tour,
    places.world,
    ["Grand Series. Men", "Большая серия. Мужчины", "السلسلة الكبرى. رجال"],
    tennisNames.men,
  ),
  league(
    2_000_202,
    calendars.womensTour,
    places.world,
    ["Grand Series. Women", "Большая серия. Женщины", "السلسلة الكبرى. سيدات"],
    tennisNames.women,
  ),
  league(
    2_000_203,
    calendars.masters,
    places.europe,
    ["Masters' Cup. Men", "Кубок мастеров. Мужчины", "كأس الأساتذة. رجال"],
    tennisNames.masters,
  ),
  league(
    2_000_301,
    calendars.iceHockey,
    places.europe,
    ["Northern League", "Северная лига", "الدوري الشمالي"],
    iceHockeyNames.north,
  ),
  league(
    2_000_302,
    calendars.iceHockey,
    places.world,
    ["Eastern League", "Восточная лига", "الدوري الشرقي"],
    iceHockeyNames.east,
  ),
  league(
    2_000_401,
    calendars.tableTennis,
    places.world,
    ["Open League. Men", "Открытая лига. Мужчины", "الدوري المفتوح. رجال"],
    tableTennisNames.men,
  ),
  league(
    2_000_402,
    calendars.tableTennis,
    places.world,
    ["Open League. Women", "Открытая лига. Женщины", "الدوري المفتوح. سيدات"],
    tableTennisNames.women,
  ),
  league(
    2_000_501,
    calendars.esports,
    places.world,
    [
      "Tactical Shooter. Pro League",
      "Тактический шутер. Про-лига",
      "إطلاق نار تكتيكي. دوري المحترفين",
    ],
    esportsNames.world,
  ),
  league(
    2_000_502,
    calendars.esports,
    places.europe,
    [
      "Tactical Shooter. Challengers",
      "Тактический шутер. Претенденты",
      "إطلاق نار تكتيكي. المتحدون",
    ],
    esportsNames.challengers,
  ),
  league(
    2_000_503,
    calendars.esportsMasters,
    places.world,
    ["Tactical Shooter. Masters", "Тактический шутер. Мастерс", "إطلاق نار تكتيكي. ماسترز"],
    esportsNames.masters,
  ),
  league(
    2_000_601,
    calendars.marbles,
    places.world,
    ["Glass Run", "Стеклянная трасса", "المضمار الزجاجي"],
    marbleNames.glass,
  ),
  league(
    2_000_602,
    calendars.marbles,
    places.world,
    ["Sand Run", "Песчаная трасса", "المضمار الرملي"],
    marbleNames.sand,
  ),
];
