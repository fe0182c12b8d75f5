import { raceOf } from "./race";
import { esports, marbles, tableTennis } from "./sports";

export { basketball } from "./basketball";
export { iceHockey } from "./ice-hockey";
export { tennisTour } from "./tennis";

/** Table tennis: best of five sets to eleven points, with a lead of two. */
export const tableTennisMatch = raceOf({
  sport: tableTennis,
  period: "set",
  need: 3,
  target: 11,
  sharpness: 0.07,
  mapSpread: 0,
  pointMs: 14_000,
  setBreakMs: 60_000,
  failing: { walkover: 0.005, retired: 0.008 },
  small: { kind: "points", totals: { step: 2, reach: 10 } },
});

/** Esports: maps to thirteen rounds, with a lead of two from twelve all; best of three or of five. */
export function esportsSeries(need: 2 | 3) {
  return raceOf({
    sport: esports,
    period: "map",
    need,
    target: 13,
    sharpness: 0.06,
    mapSpread: 0.05,
    pointMs: 100_000,
    setBreakMs: 480_000,
    failing: { walkover: 0.015, retired: 0 },
    small: null,
  });
}

/** Marble races: two marbles, heats to five gates with a lead of two, best of five; offered in play only. */
export const marbleRace = raceOf({
  sport: marbles,
  period: "map",
  need: 3,
  target: 5,
  sharpness: 0.05,
  mapSpread: 0.08,
  pointMs: 14_000,
  setBreakMs: 40_000,
  failing: { walkover: 0, retired: 0 },
  small: null,
});
