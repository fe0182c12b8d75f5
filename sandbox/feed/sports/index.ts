import { pointSetSportModel } from "./race";
import { marbles, tableTennis } from "./sports";

export { basketballModel } from "./basketball";
export { cyberFootballModel } from "./cyber-football";
export { cyberSeriesModel } from "./cyber-series";
export { iceHockeyModel } from "./ice-hockey";
export { tennisModel } from "./tennis";

/** Table tennis: best of five sets to eleven points, with a lead of two. */
export const tableTennisModel = pointSetSportModel({
  sport: tableTennis,
  period: "set",
  need: 3,
  target: 11,
  lead: 2,
  sharpness: 0.07,
  mapSpread: 0,
  pointMs: 14_000,
  setBreakMs: 60_000,
  failing: { walkover: 0.005, retired: 0.008 },
  small: { kind: "points", totals: { step: 2, reach: 10 } },
});

/** Marble races: two marbles, heats to five gates with a lead of two, best of five; offered in play only. */
export const marbleRaceModel = pointSetSportModel({
  sport: marbles,
  period: "map",
  need: 3,
  target: 5,
  lead: 2,
  sharpness: 0.05,
  mapSpread: 0.08,
  pointMs: 14_000,
  setBreakMs: 40_000,
  failing: { walkover: 0, retired: 0 },
  small: null,
});
