import { basketballModel, iceHockeyModel, marbleRaceModel, tableTennisModel, tennisModel } from ".";
import { otherAndVirtualCyberLeagues, scheduledCounterStrikeLeagues } from "./cyber-leagues";
import {
  type BuiltInLeague,
  createLeague,
  dayMs,
  hourMs,
  type LeagueCalendar,
  leagueRegionNames,
  minuteMs,
} from "./league";
import * as basketballNames from "./names/basketball";
import * as iceHockeyNames from "./names/ice-hockey";
import * as marbleNames from "./names/marbles";
import * as tableTennisNames from "./names/table-tennis";
import * as tennisNames from "./names/tennis";

const calendars = {
  basketball: { play: basketballModel, roundMs: dayMs, restMs: 4 * hourMs, aheadMs: 7 * dayMs },
  iceHockey: { play: iceHockeyModel, roundMs: dayMs, restMs: 4 * hourMs, aheadMs: 7 * dayMs },
  tour: {
    play: tennisModel({ need: 2, serve: 0.63 }),
    roundMs: dayMs,
    restMs: 5 * hourMs,
    aheadMs: 3 * dayMs,
  },
  womensTour: {
    play: tennisModel({ need: 2, serve: 0.58 }),
    roundMs: dayMs,
    restMs: 5 * hourMs,
    aheadMs: 3 * dayMs,
  },
  masters: {
    play: tennisModel({ need: 3, serve: 0.65 }),
    roundMs: dayMs,
    restMs: 8 * hourMs,
    aheadMs: 3 * dayMs,
  },
  tableTennis: {
    play: tableTennisModel,
    roundMs: 3 * hourMs,
    restMs: 65 * minuteMs,
    aheadMs: dayMs,
  },
  // Races have no prematch offer.
  marbles: { play: marbleRaceModel, roundMs: hourMs, restMs: 15 * minuteMs, aheadMs: 0 },
} satisfies Record<string, LeagueCalendar>;

/**
 * Built-in leagues of all sports but football, esports included. Ids are permanent. The order is
 * that of importance within a sport, and of game numbers.
 */
export const nonFootballLeagues: readonly BuiltInLeague[] = [
  createLeague(
    2_000_101,
    calendars.basketball,
    leagueRegionNames.europe,
    ["City League", "Лига городов", "دوري المدن"],
    basketballNames.europeTeams,
  ),
  createLeague(
    2_000_102,
    calendars.basketball,
    leagueRegionNames.america,
    ["Continental League", "Континентальная лига", "الدوري القاري"],
    basketballNames.americaTeams,
  ),
  createLeague(
    2_000_103,
    calendars.basketball,
    leagueRegionNames.asia,
    ["Pacific League", "Тихоокеанская лига", "دوري المحيط الهادئ"],
    basketballNames.asiaTeams,
  ),
  createLeague(
    2_000_201,
    calendars.tour,
    leagueRegionNames.world,
    ["Grand Series. Men", "Большая серия. Мужчины", "السلسلة الكبرى. رجال"],
    tennisNames.menPlayers,
  ),
  createLeague(
    2_000_202,
    calendars.womensTour,
    leagueRegionNames.world,
    ["Grand Series. Women", "Большая серия. Женщины", "السلسلة الكبرى. سيدات"],
    tennisNames.womenPlayers,
  ),
  createLeague(
    2_000_203,
    calendars.masters,
    leagueRegionNames.europe,
    ["Masters' Cup. Men", "Кубок мастеров. Мужчины", "كأس الأساتذة. رجال"],
    tennisNames.mastersCupPlayers,
  ),
  createLeague(
    2_000_301,
    calendars.iceHockey,
    leagueRegionNames.europe,
    ["Northern League", "Северная лига", "الدوري الشمالي"],
    iceHockeyNames.northTeams,
  ),
  createLeague(
    2_000_302,
    calendars.iceHockey,
    leagueRegionNames.world,
    ["Eastern League", "Восточная лига", "الدوري الشرقي"],
    iceHockeyNames.eastTeams,
  ),
  createLeague(
    2_000_401,
    calendars.tableTennis,
    leagueRegionNames.world,
    ["Open League. Men", "Открытая лига. Мужчины", "الدوري المفتوح. رجال"],
    tableTennisNames.menPlayers,
  ),
  createLeague(
    2_000_402,
    calendars.tableTennis,
    leagueRegionNames.world,
    ["Open League. Women", "Открытая лига. Женщины", "الدوري المفتوح. سيدات"],
    tableTennisNames.womenPlayers,
  ),
  ...scheduledCounterStrikeLeagues,
  createLeague(
    2_000_601,
    calendars.marbles,
    leagueRegionNames.world,
    ["Glass Run", "Стеклянная трасса", "المضمار الزجاجي"],
    marbleNames.glassMarbles,
  ),
  createLeague(
    2_000_602,
    calendars.marbles,
    leagueRegionNames.world,
    ["Sand Run", "Песчаная трасса", "المضمار الرملي"],
    marbleNames.sandMarbles,
  ),
  ...otherAndVirtualCyberLeagues,
];
