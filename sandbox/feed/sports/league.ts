import type { Champ, LocalizedText } from "../types";
import type { SportModel } from "./sport";

/** A league or tour of the built-in feed: a round robin. */
export interface BuiltInLeague {
  readonly champ: Champ;
  readonly play: SportModel;
  /** Strongest first; an even number. */
  readonly sides: readonly LocalizedText[];
  /** Interval between rounds, ms. */
  readonly roundMs: number;
  /** Interval between the starts of a round's matches, ms. */
  readonly spacingMs: number;
  /** How long before their start matches are offered, ms. */
  readonly aheadMs: number;
  /** Delay of all starts of the league against the sport's other leagues, ms; absent = none. */
  readonly laterMs?: number;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Common calendar of a sport's leagues. */
export interface LeagueCalendar {
  readonly play: SportModel;
  readonly roundMs: number;
  /**
   * Time from the last start of a round to the first start of the next, ms: longer than any match,
   * so that no side plays two at once.
   */
  readonly restMs: number;
  readonly aheadMs: number;
}

export const leagueRegionNames = {
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
} satisfies Record<string, LocalizedText>;

/** Creates a league whose name begins with its place: "Europe. City League". */
export function createLeague(
  id: number,
  calendar: LeagueCalendar,
  place: LocalizedText,
  [en, ru, ar]: readonly [string, string, string],
  names: string,
): BuiltInLeague {
  const own: LocalizedText = { en, ru, ar };
  const name = {
    ...Object.fromEntries(
      Object.entries(place).map(([lng, word]) => [lng, `${word}. ${own[lng] ?? en}`]),
    ),
    en: `${place.en}. ${en}`,
  };
  return leagueFromCalendar({ id, country: place, name }, calendar, names);
}

/** A league by its calendar; `names` has a side a line, strongest first: "English|Russian|Arabic". */
export function leagueFromCalendar(
  champ: Omit<Champ, "sport">,
  calendar: LeagueCalendar,
  names: string,
): BuiltInLeague {
  const sides = names.trim().split("\n").map(sideOf);
  const { play, roundMs, restMs, aheadMs } = calendar;
  const step = 5 * minuteMs;
  const spacingMs = Math.floor((roundMs - restMs) / (sides.length / 2 - 1) / step) * step;
  return {
    champ: { ...champ, sport: play.sport },
    play,
    sides,
    roundMs,
    spacingMs,
    aheadMs,
  };
}

function sideOf(line: string): LocalizedText {
  const [en = "", ru = en, ar = en] = line.split("|");
  return { en, ru, ar };
}
