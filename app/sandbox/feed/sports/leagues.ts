import { basketball, iceHockey, marbleRace, tableTennisMatch, tennisTour } from ".";
import { counterStrikeLeagues, furtherCyberLeagues } from "./cyber-leagues";
import { type BuiltInLeague, type Calendar, day, hour, league, minute, places } from "./league";
import * as basketballNames from "./names/basketball";
import * as iceHockeyNames from "./names/ice-hockey";
import * as marbleNames from "./names/marbles";
import * as tableTennisNames from "./names/table-tennis";
import * as tennisNames from "./names/tennis";

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
  // Races have no prematch offer.
  marbles: { play: marbleRace, roundMs: hour, restMs: 15 * minute, aheadMs: 0 },
} satisfies Record<string, Calendar>;

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
  ...counterStrikeLeagues,
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
  ...furtherCyberLeagues,
];
