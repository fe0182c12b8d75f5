import { type CouponQuery, type CouponState, couponStates } from "~/sandbox/services/remote-deps";
import type { Ask } from "../ask";
import { day } from "../clock";

/** Lengths of time that a press chooses, in days with today. */
export const periods = { today: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof periods;

/** What the history is narrowed to, as its address has it; days are the reader's own calendar, "" = none. */
export interface HistoryFilter {
  readonly state: CouponState | null;
  readonly period: Period | "any" | null;
  readonly from: string;
  readonly to: string;
  /** A day that was asked for is none. */
  readonly isBad: boolean;
  /** Older than the coupon of this id. */
  readonly before: number | null;
}

/**
 * Reads the address (CPP-09). A pressed period wins over days, since its button is in their form; days that stand the
 * wrong way round are turned.
 */
export function readFilter({ query, clock, now }: Pick<Ask, "query" | "clock" | "now">): HistoryFilter {
  const state = couponStates.find((one) => one === query.get("state")) ?? null;
  const last = query.get("before") ?? "";
  const before = /^\d{1,15}$/.test(last) ? Number(last) : null;
  const asked = query.get("period");
  const period = asked === "any" ? "any" : asked !== null && isPeriod(asked) ? asked : null;
  if (period === "any") return { state, period, from: "", to: "", isBad: false, before };
  if (period !== null) {
    const from = clock.date(now - (periods[period] - 1) * day);
    return { state, period, from, to: clock.date(now), isBad: false, before };
  }
  const days = [query.get("from") ?? "", query.get("to") ?? ""];
  const isBad = days.some((text) => text !== "" && clock.startOf(text) === null);
  const [from = "", to = ""] = isBad ? [] : days;
  const isTurned = from !== "" && to !== "" && from > to;
  return { state, period, from: isTurned ? to : from, to: isTurned ? from : to, isBad, before };
}

/** The filter as a question to the coupon service. */
export function couponQuery(filter: HistoryFilter, { clock, lng }: Pick<Ask, "clock" | "lng">): CouponQuery {
  const from = filter.from === "" ? null : clock.startOf(filter.from);
  const lastDay = filter.to === "" ? null : clock.startOf(filter.to);
  return {
    lng,
    ...(filter.state !== null && { state: filter.state }),
    ...(from !== null && { from }),
    ...(lastDay !== null && { until: lastDay + day }),
    ...(filter.before !== null && { before: filter.before }),
  };
}

/** The filter as an address's query, for links that keep it; `before` is the page. */
export function filterSearch({ state, period, from, to }: HistoryFilter, before: string | null): string {
  const fields: Record<string, string> = {
    ...(state !== null && { state }),
    ...(period !== null && { period }),
    ...(period === null && from !== "" && { from }),
    ...(period === null && to !== "" && { to }),
    ...(before !== null && { before }),
  };
  const search = new URLSearchParams(fields).toString();
  return search === "" ? "" : `?${search}`;
}

function isPeriod(text: string): text is Period {
  return Object.hasOwn(periods, text);
}
