import { formatBetRef, parseBetRef } from "~/domain/coupon/bet";
import { isSystemValue } from "~/domain/coupon/change/system";
import { parseCouponType, singleBetType } from "~/domain/coupon/kinds";
import { maxCookieBets, minSystemValue } from "~/domain/coupon/limits";
import { exactPriceText, parsePrice } from "~/domain/odds/price";
import { maxSavedTitleLength, type SavedBet, type SavedCoupon } from "./saved";

/** Largest copy in characters, enough for a full coupon; longer texts are rejected (CPN-16). */
const longestCopy = 50_000;

/** Reads a saved coupon; invalid bets are skipped, an invalid text is null. Never throws. */
export function parseSavedCoupon(text: string | null): SavedCoupon | null {
  if (text === null || text.length > longestCopy) return null;
  const stored = jsonObject(text);
  if (!stored || !Array.isArray(stored.bets)) return null;
  const names = new Set<string>();
  const bets: SavedBet[] = [];
  for (const item of stored.bets) {
    const bet = savedBet(item);
    if (!bet || names.has(formatBetRef(bet)) || bets.length >= maxCookieBets) continue;
    names.add(formatBetRef(bet));
    bets.push(bet);
  }
  const times = isObject(stored.addedAtByBetId) ? stored.addedAtByBetId : {};
  return {
    bets,
    addedAtByBetId: Object.fromEntries(
      bets.map((bet) => [formatBetRef(bet), timeOf(times, formatBetRef(bet))]),
    ),
    typeId: parseCouponType(stored.typeId) ?? singleBetType,
    systemValue: systemValueOf(stored.systemValue),
  };
}

function savedBet(item: unknown): SavedBet | null {
  if (!isObject(item)) return null;
  const { gameId, marketId, type, param, coef, scores, title } = item;
  const name = [gameId, marketId, type, param];
  // Only strings and numbers: converting a hostile object to a string may throw.
  const isName = name.every((part) => typeof part === "string" || typeof part === "number");
  const ref = isName ? parseBetRef(name.join(":")) : null;
  const price = typeof coef === "string" ? parsePrice(coef) : null;
  if (!ref || !price) return null;
  return {
    ...ref,
    coef: exactPriceText(price),
    scores: typeof scores === "string" ? scores.slice(0, 32) : null,
    title: typeof title === "string" ? title.slice(0, maxSavedTitleLength) : "",
  };
}

function timeOf(times: Readonly<Record<string, unknown>>, id: string): number {
  const time = Object.hasOwn(times, id) ? times[id] : 0;
  return typeof time === "number" && Number.isSafeInteger(time) && time >= 0 ? time : 0;
}

function systemValueOf(value: unknown): number {
  return typeof value === "number" && isSystemValue(value) ? value : minSystemValue;
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
