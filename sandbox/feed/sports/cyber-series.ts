import type { Sport } from "../types";
import { pointSetSportModel } from "./race";
import type { SportModel } from "./sport";
import { counterStrike, dota, leagueOfLegends, valorant } from "./sports";

/** How a map of a discipline is decided: by rounds, or by the towers that fall. */
interface Maps {
  readonly sport: Sport;
  readonly target: number;
  readonly lead: 1 | 2;
  readonly sharpness: number;
  readonly mapSpread: number;
  /** Length of a round, or from one tower to the next, and of the break between maps, ms. */
  readonly pointMs: number;
  readonly setBreakMs: number;
}

const rounds = { target: 13, lead: 2, sharpness: 0.06, mapSpread: 0.05 } as const;
/**
 * Rules of maps that are decided by towers: a team wins with its tenth tower, because that opens
 * the enemy base.
 */
const towers = { target: 10, lead: 1, sharpness: 0.085, mapSpread: 0.06 } as const;

const disciplines = {
  "counter-strike": { ...rounds, sport: counterStrike, pointMs: 100_000, setBreakMs: 480_000 },
  valorant: { ...rounds, sport: valorant, mapSpread: 0.065, pointMs: 95_000, setBreakMs: 420_000 },
  "dota-2": { ...towers, sport: dota, pointMs: 140_000, setBreakMs: 600_000 },
  "league-of-legends": {
    ...towers,
    sport: leagueOfLegends,
    sharpness: 0.1,
    pointMs: 115_000,
    setBreakMs: 540_000,
  },
} as const satisfies Record<string, Maps>;
export type SeriesDiscipline = keyof typeof disciplines;

/**
 * Timing of simulated matches, ms: a round or tower takes seconds, so that a match takes minutes.
 */
const virtual = { pointMs: 10_000, setBreakMs: 30_000 } as const;

/**
 * A series of maps, best of three or of five: winner, score, total and handicap in maps, winners of the current
 * and the next map, and their rounds or towers (CAS-12).
 */
export function cyberSeriesModel(
  discipline: SeriesDiscipline,
  need: 2 | 3,
  isVirtual = false,
): SportModel {
  return pointSetSportModel({
    ...disciplines[discipline],
    ...(isVirtual ? virtual : {}),
    period: "map",
    need,
    failing: { walkover: isVirtual ? 0 : 0.015, retired: 0 },
    small: {
      kind: "points",
      totals: { step: 3, reach: 6 },
      inParts: { step: 1, reach: 2 },
    },
  });
}
