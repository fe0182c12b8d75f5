import {
  type CouponQuery,
  type CouponStateFilter,
  couponStateFilters,
} from "~sandbox/services/remote-deps";
import { dayMs } from "../clock";
import type { OfficeRequest } from "./texts";

/** Period buttons, in days including today. */
export const historyPeriods = { today: 1, week: 7, month: 30 } as const;
export type HistoryPeriod = keyof typeof historyPeriods;

/** Filter of the history from the query; days are in the reader's calendar, "" = none. */
export interface HistoryFilter {
  readonly state: CouponStateFilter | null;
  readonly period: HistoryPeriod | "any" | null;
  readonly from: string;
  readonly to: string;
  /** A requested day is invalid. */
  readonly isBad: boolean;
  /** Older than the coupon with this id. */
  readonly before: number | null;
}

/**
 * Reads the filter from the query (CPP-09). A period takes precedence over days, since its button is in their
 * form; reversed days are swapped.
 */
export function parseHistoryFilter({
  query,
  clock,
  now,
}: Pick<OfficeRequest, "query" | "clock" | "now">): HistoryFilter {
  const state = couponStateFilters.find((one) => one === query.get("state")) ?? null;
  const last = query.get("before") ?? "";
  const before = /^\d{1,15}$/.test(last) ? Number(last) : null;
  const asked = query.get("period");
  const period = asked === "any" ? "any" : asked !== null && isPeriod(asked) ? asked : null;
  if (period === "any") return { state, period, from: "", to: "", isBad: false, before };
  if (period !== null) {
    const from = clock.date(now - (historyPeriods[period] - 1) * dayMs);
    return { state, period, from, to: clock.date(now), isBad: false, before };
  }
  const days = [query.get("from") ?? "", query.get("to") ?? ""];
  const isBad = days.some((text) => text !== "" && clock.startOf(text) === null);
  const [from = "", to = ""] = isBad ? [] : days;
  const isTurned = from !== "" && to !== "" && from > to;
  return { state, period, from: isTurned ? to : from, to: isTurned ? from : to, isBad, before };
}

/** The filter as a query to the coupon service. */
export function couponQuery(
  filter: HistoryFilter,
  { clock, lng }: Pick<OfficeRequest, "clock" | "lng">,
): CouponQuery {
  const from = filter.from === "" ? null : clock.startOf(filter.from);
  const lastDay = filter.to === "" ? null : clock.startOf(filter.to);
  return {
    lng,
    ...(filter.state !== null && { state: filter.state }),
    ...(from !== null && { from }),
    ...(lastDay !== null && { until: lastDay + dayMs }),
    ...(filter.before !== null && { before: filter.before }),
  };
}

/**
 * The filter as a query string for links; `before` is the id of the coupon that the page starts after, null =
 * the first page.
 */
export function filterQueryString(
  { state, period, from, to }: HistoryFilter,
  before: string | null,
): string {
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

function isPeriod(text: string): text is HistoryPeriod {
  return Object.hasOwn(historyPeriods, text);
}
