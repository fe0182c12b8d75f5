import type { MarketType } from "../../feed/types";
import type { PageRequest } from "../page-request";

/** Time filters of a prematch list (`?time=`; SCR-18). */
export const lineTimeFilters = {
  all: 0,
  upcoming: 1,
  firstPeriod: 2,
  secondPeriod: 3,
  recommended: 6,
};
export type LineTimeFilter = (typeof lineTimeFilters)[keyof typeof lineTimeFilters];

/** The time filter that a list is asked for; an unknown one is all. */
export function requestedTimeFilter({ query }: Pick<PageRequest, "query">): LineTimeFilter {
  return Object.values(lineTimeFilters).find((time) => String(time) === query.get("time")) ?? 0;
}

/** The half whose prices a list shows instead of the whole match's; null = the whole match's. */
export function requestedHalf(ask: Pick<PageRequest, "query">): 1 | 2 | null {
  const time = requestedTimeFilter(ask);
  if (time === lineTimeFilters.firstPeriod) return 1;
  return time === lineTimeFilters.secondPeriod ? 2 : null;
}

/** The outcome of a half that corresponds to an outcome of the match. */
export function halfOutcome(half: 1 | 2, outcome: "1" | "X" | "2"): MarketType {
  return `half-${half}-${outcome}`;
}
