import { parsePrice, priceText } from "../odds/price";
import { betRefOf, betRefText, isFinished } from "./bet";
import { effectiveType, type NewKey } from "./changes";
import { leastSystemValue, mostBets } from "./limits";
import { emptyCookie } from "./state";
import type { Bet, BetRef, CouponBet, CouponCookie, CouponTypeId } from "./types";
import { couponTypes } from "./types";

/** The local storage key of the saved coupon (CPN-16). */
export const savedCouponKey = "COUPON";

/** A bet of the saved copy; the title names an event that is over when the coupon comes back. */
export interface SavedBet extends BetRef {
  readonly coef: string;
  readonly scores: string | null;
  readonly title: string;
}

/** Seed 1 §3 "Coupon saved locally". Bets are named as on forms; times are seconds since epoch. */
export interface SavedCoupon {
  readonly bets: readonly SavedBet[];
  readonly addedAtByBetId: Readonly<Record<string, number>>;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
}

/** A saved coupon that came back: with the prices of now, and the titles of what could not. */
export interface Restored {
  readonly coupon: CouponCookie;
  readonly dropped: readonly string[];
}

/** The text to save for a coupon; `titles` are the events by bet name. */
export function savedText(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  titles: Readonly<Record<string, string>>,
): string {
  const bets = coupon.bets.map(({ gameId, marketId, type, param, coef, scores }): SavedBet => {
    const title = titles[betRefText({ gameId, marketId, type, param })] ?? "";
    return { gameId, marketId, type, param, coef, scores, title };
  });
  const saved: SavedCoupon = {
    bets,
    addedAtByBetId: Object.fromEntries(coupon.bets.map((bet) => [betRefText(bet), bet.addedAt])),
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
  };
  return JSON.stringify(saved);
}

/** Reads a saved coupon; bets that make no sense are left out, a text that is none is null. Never throws. */
export function readSaved(text: string | null): SavedCoupon | null {
  const stored = jsonObject(text);
  if (!stored || !Array.isArray(stored.bets)) return null;
  const names = new Set<string>();
  const bets: SavedBet[] = [];
  for (const item of stored.bets) {
    const bet = savedBet(item);
    if (!bet || names.has(betRefText(bet)) || bets.length >= mostBets) continue;
    names.add(betRefText(bet));
    bets.push(bet);
  }
  const times = isObject(stored.addedAtByBetId) ? stored.addedAtByBetId : {};
  return {
    bets,
    addedAtByBetId: Object.fromEntries(bets.map((bet) => [betRefText(bet), timeOf(times, betRefText(bet))])),
    typeId: Object.values(couponTypes).find((type) => type === stored.typeId) ?? couponTypes.single,
    systemValue: systemValueOf(stored.systemValue),
  };
}

/** Whether the saved copy should come back: only where the cookie is gone; a cleared coupon stays cleared. */
export function mustRestore(cookie: CouponCookie | null, saved: SavedCoupon | null): saved is SavedCoupon {
  return cookie === null && saved !== null && saved.bets.length > 0;
}

/**
 * Brings a saved coupon back (CPN-16): prices and scores of now, and without what is over or unknown, which is
 * named. `resolved` are its bets as they stand now, in its order.
 */
export function restore(saved: SavedCoupon, resolved: readonly (Bet | null)[], newKey: NewKey): Restored {
  const bets: CouponBet[] = [];
  const dropped: string[] = [];
  saved.bets.forEach(({ title, ...bet }, index) => {
    const now = resolved[index] ?? null;
    if (!now || isFinished(now)) {
      dropped.push(now?.market.game || title || betRefText(bet));
      return;
    }
    const price = parsePrice(now.market.coef);
    bets.push({
      ...bet,
      coef: price ? priceText(price) : bet.coef,
      scores: now.scores,
      addedAt: saved.addedAtByBetId[betRefText(bet)] ?? 0,
      blockId: now.blockId,
      isBanker: false,
      amount: "",
      refusal: null,
    });
  });
  const coupon = { ...emptyCookie(newKey()), bets, systemValue: saved.systemValue };
  return { coupon: { ...coupon, typeId: effectiveType({ bets, typeId: saved.typeId }) }, dropped };
}

function savedBet(item: unknown): SavedBet | null {
  if (!isObject(item)) return null;
  const { gameId, marketId, type, param, coef, scores, title } = item;
  const name = [gameId, marketId, type, param];
  // Only texts and numbers: an object of a hostile copy may break when it is made a text.
  const isName = name.every((part) => typeof part === "string" || typeof part === "number");
  const ref = isName ? betRefOf(name.join(":")) : null;
  const price = typeof coef === "string" ? parsePrice(coef) : null;
  if (!ref || !price) return null;
  return {
    ...ref,
    coef: priceText(price),
    scores: typeof scores === "string" ? scores.slice(0, 32) : null,
    title: typeof title === "string" ? title.slice(0, 200) : "",
  };
}

function timeOf(times: Readonly<Record<string, unknown>>, id: string): number {
  const time = Object.hasOwn(times, id) ? times[id] : 0;
  return typeof time === "number" && Number.isSafeInteger(time) && time >= 0 ? time : 0;
}

function systemValueOf(value: unknown): number {
  const isValue = typeof value === "number" && Number.isSafeInteger(value) && value <= mostBets;
  return isValue ? Math.max(value, leastSystemValue) : leastSystemValue;
}

function jsonObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
