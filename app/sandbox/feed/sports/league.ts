import type { Champ, Named } from "../types";
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
  /** By how much all starts are put off, beside those of the sport's other leagues, ms; absent = none. */
  readonly laterMs?: number;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Common calendar of a sport's leagues. */
export interface Calendar {
  readonly play: Play;
  readonly roundMs: number;
  /** Last start of a round to first start of the next, longer than any match: no side plays two at once. */
  readonly restMs: number;
  readonly aheadMs: number;
}

export const places = {
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

/** A league of a place: "Europe. City League". */
export function league(
  id: number,
  calendar: Calendar,
  place: Named,
  [en, ru, ar]: readonly [string, string, string],
  names: string,
): BuiltInLeague {
  const own: Named = { en, ru, ar };
  const name = {
    ...Object.fromEntries(
      Object.entries(place).map(([lng, word]) => [lng, `${word}. ${own[lng] ?? en}`]),
    ),
    en: `${place.en}. ${en}`,
  };
  return leagueOf({ id, country: place, name }, calendar, names);
}

/** A league by its calendar; `names` has a side a line, strongest first: "English|Russian|Arabic". */
export function leagueOf(
  champ: Omit<Champ, "sport">,
  calendar: Calendar,
  names: string,
): BuiltInLeague {
  const sides = names.trim().split("\n").map(sideOf);
  const { play, roundMs, restMs, aheadMs } = calendar;
  const step = 5 * minute;
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

function sideOf(line: string): Named {
  const [en = "", ru = en, ar = en] = line.split("|");
  return { en, ru, ar };
}
