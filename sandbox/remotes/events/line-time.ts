import type { MarketType } from "../../feed/types";
import type { PageRequest } from "../page-request";

/** Codes of `?time=`, by which a prematch list is narrowed to a time or shows prices of a half (SCR-18). */
export const timeFilterCodes = {
  all: 0,
  upcoming: 1,
  firstPeriod: 2,
  secondPeriod: 3,
  recommended: 6,
};
export type TimeFilterCode = (typeof timeFilterCodes)[keyof typeof timeFilterCodes];

/** The time filter that a list is asked for; an unknown one is all. */
export function requestedTimeFilter({ query }: Pick<PageRequest, "query">): TimeFilterCode {
  return Object.values(timeFilterCodes).find((time) => String(time) === query.get("time")) ?? 0;
}

/** The half whose prices a list shows instead of the whole match's; null = the whole match's. */
export function requestedHalf(ask: Pick<PageRequest, "query">): 1 | 2 | null {
  const time = requestedTimeFilter(ask);
  if (time === timeFilterCodes.firstPeriod) return 1;
  return time === timeFilterCodes.secondPeriod ? 2 : null;
}

/** The outcome of a half that corresponds to an outcome of the match. */
export function halfOutcome(half: 1 | 2, outcome: "1" | "X" | "2"): MarketType {
  return `half-${half}-${outcome}`;
}
