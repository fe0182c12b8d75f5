import type { CyberFormat, LocalizedText } from "../types";
import { cyberFootballModel, cyberSeriesModel } from ".";
import {
  type BuiltInLeague,
  dayMs,
  hourMs,
  type LeagueCalendar,
  leagueFromCalendar,
  leagueRegionNames,
  minuteMs,
} from "./league";
import * as names from "./names/esports";
import type { SportModel } from "./sport";

/**
 * Calendar of leagues between teams, with a round every 12 hours; below those of a masters (best of
 * five), with one a day, and of FIFA, with one every 3 hours. `restMs` is long enough for their
 * matches to end.
 */
const leagueDays = { roundMs: 12 * hourMs, restMs: 5 * hourMs, aheadMs: 4 * dayMs };
const mastersDays = { roundMs: dayMs, restMs: 8 * hourMs, aheadMs: 4 * dayMs };
const fifaHours = { roundMs: 3 * hourMs, restMs: 40 * minuteMs, aheadMs: 2 * dayMs };
/**
 * Calendar of a championship with a match every ten minutes, around the clock; those of different
 * disciplines begin two minutes after one another.
 */
const aroundTheClock = { roundMs: hourMs, restMs: 20 * minuteMs, aheadMs: 3 * hourMs };

const real: CyberFormat = { kind: "real", hasVideo: false };
const streamed: CyberFormat = { kind: "real", hasVideo: true };
const virtual: CyberFormat = { kind: "virtual", hasVideo: false };
const virtualStreamed: CyberFormat = { kind: "virtual", hasVideo: true };

function cyberLeague(
  id: number,
  cyber: CyberFormat,
  play: SportModel,
  calendar: Omit<LeagueCalendar, "play">,
  own: LocalizedText,
  sides: string,
): BuiltInLeague {
  const { sport } = play;
  // Lists of several disciplines have the championships' names alone.
  const whole = (lng: string) => `${sport.name[lng] ?? sport.name.en}. ${own[lng] ?? own.en}`;
  const name: LocalizedText = {
    ...Object.fromEntries(Object.keys(own).map((lng) => [lng, whole(lng)])),
    en: whole("en"),
  };
  return leagueFromCalendar(
    { id, country: leagueRegionNames.world, name, cyber },
    { play, ...calendar },
    sides,
  );
}

const proLeague: LocalizedText = {
  en: "Pro League",
  ru: "Про-лига",
  ar: "دوري المحترفين",
  es: "Liga Pro",
  tr: "Pro Lig",
};
const challengers: LocalizedText = {
  en: "Challengers",
  ru: "Претенденты",
  ar: "المتحدون",
  es: "Aspirantes",
  tr: "Meydan Okuyanlar",
};
const masters: LocalizedText = {
  en: "Masters, best of five",
  ru: "Мастерс, до трёх побед",
  ar: "ماسترز، الأفضل من خمس",
  es: "Masters, al mejor de cinco",
  tr: "Masters, beş harita üzerinden",
};
const virtualSeries: LocalizedText = {
  en: "Virtual Series",
  ru: "Виртуальная серия",
  ar: "السلسلة الافتراضية",
  es: "Serie virtual",
  tr: "Sanal Seri",
};
const cityCup: LocalizedText = {
  en: "City Cup, 2×6 min",
  ru: "Кубок городов, 2×6 мин",
  ar: "كأس المدن، 2×6 دقائق",
  es: "Copa de las Ciudades, 2×6 min",
  tr: "Şehirler Kupası, 2×6 dk",
};
const virtualCup: LocalizedText = {
  en: "Virtual Cup, 2×4 min",
  ru: "Виртуальный кубок, 2×4 мин",
  ar: "الكأس الافتراضية، 2×4 دقائق",
  es: "Copa virtual, 2×4 min",
  tr: "Sanal Kupa, 2×4 dk",
};

/** Built-in leagues of Counter-Strike between teams. Ids are permanent. */
export const scheduledCounterStrikeLeagues: readonly BuiltInLeague[] = [
  cyberLeague(
    2_000_501,
    streamed,
    cyberSeriesModel("counter-strike", 2),
    leagueDays,
    proLeague,
    names.csProLeagueTeams,
  ),
  cyberLeague(
    2_000_502,
    real,
    cyberSeriesModel("counter-strike", 2),
    leagueDays,
    challengers,
    names.csChallengerTeams,
  ),
  cyberLeague(
    2_000_503,
    streamed,
    cyberSeriesModel("counter-strike", 3),
    mastersDays,
    masters,
    names.csAndValorantMastersTeams,
  ),
];

/**
 * The same championship, each match so many minutes later and its teams shifted in the list by as
 * many places, so that it has other pairs at other times.
 */
function later(minutes: number, league: BuiltInLeague): BuiltInLeague {
  const sides = league.sides.map((_, at) => league.sides[(at + minutes) % league.sides.length]);
  return {
    ...league,
    sides: sides.filter((side) => side !== undefined),
    laterMs: minutes * minuteMs,
  };
}

/**
 * The three championships of a discipline: its league (id `id`), its masters (`id + 1`) and its
 * simulated series around the clock (`id + 2`), which begins `minutesLater`.
 */
function discipline(
  id: number,
  minutesLater: number,
  game: "dota-2" | "league-of-legends" | "valorant",
  league: string,
  best: string,
): readonly BuiltInLeague[] {
  const series = cyberSeriesModel(game, 2);
  const simulated = cyberSeriesModel(game, 2, true);
  return [
    cyberLeague(id, real, series, leagueDays, proLeague, league),
    cyberLeague(id + 1, streamed, cyberSeriesModel(game, 3), mastersDays, masters, best),
    later(
      minutesLater,
      cyberLeague(id + 2, virtual, simulated, aroundTheClock, virtualSeries, names.botTeams),
    ),
  ];
}

/**
 * Built-in leagues of the other esports disciplines, and all series that are simulated around the
 * clock.
 */
export const otherAndVirtualCyberLeagues: readonly BuiltInLeague[] = [
  ...discipline(2_000_511, 2, "dota-2", names.dotaProLeagueTeams, names.dotaMastersTeams),
  ...discipline(2_000_521, 4, "league-of-legends", names.lolProLeagueTeams, names.lolMastersTeams),
  ...discipline(
    2_000_531,
    6,
    "valorant",
    names.valorantProLeagueTeams,
    names.csAndValorantMastersTeams,
  ),
  cyberLeague(
    2_000_504,
    virtualStreamed,
    cyberSeriesModel("counter-strike", 2, true),
    aroundTheClock,
    virtualSeries,
    names.botTeams,
  ),
  cyberLeague(2_000_541, streamed, cyberFootballModel(), fifaHours, cityCup, names.fifaCityTeams),
  later(
    8,
    cyberLeague(
      2_000_542,
      virtualStreamed,
      cyberFootballModel(true),
      aroundTheClock,
      virtualCup,
      names.fifaVirtualCityTeams,
    ),
  ),
];
