import { formatBetRef, parseBetRef } from "~/domain/coupon/bet";
import { type CouponTypeId, parseCouponType, singleBetType } from "~/domain/coupon/kinds";
import { maxCookieBets, minSystemValue } from "~/domain/coupon/limits";
import type { BetRef, CouponCookie } from "~/domain/coupon/types";
import { isRequestKey } from "~/domain/money/request-key";
import { parsePrice, priceText } from "~/domain/odds/price";
import type { StorageKey } from "~/server/browser-storage";

/** The local storage key of the mark beside it. */
export const copyMarkKey = "COUPON_MARK" satisfies StorageKey<"local">;

/** A bet of the saved copy; the title names the event if it is over when restored. */
export interface SavedBet extends BetRef {
  readonly coef: string;
  readonly scores: string | null;
  readonly title: string;
}

/** The coupon's copy in the browser's storage (CPN-16). `addedAtByBetId`: seconds since epoch, by bet ref. */
export interface SavedCoupon {
  readonly bets: readonly SavedBet[];
  readonly addedAtByBetId: Readonly<Record<string, number>>;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
}

/** The coupon state that a copy belongs to: the cookie's revision and key. */
export interface CopyMark {
  readonly rev: number;
  readonly key: string;
}

/** The text to save for a coupon; `titles` are event names by bet ref. */
export function serializeSavedCoupon(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  titles: Readonly<Record<string, string>>,
): string {
  const bets = coupon.bets.map(({ gameId, marketId, type, param, coef, scores }): SavedBet => {
    const title = (titles[formatBetRef({ gameId, marketId, type, param })] ?? "").slice(
      0,
      longestTitle,
    );
    return { gameId, marketId, type, param, coef, scores, title };
  });
  const saved: SavedCoupon = {
    bets,
    addedAtByBetId: Object.fromEntries(coupon.bets.map((bet) => [formatBetRef(bet), bet.addedAt])),
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
  };
  return JSON.stringify(saved);
}

/** Largest copy in characters, enough for a full coupon; longer texts are rejected (CPN-16). */
const longestCopy = 50_000;
/** Longest event name, characters. */
const longestTitle = 80;

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

/** The text of a mark, stored beside the copy because CPN-16 fixes the copy's format. */
export function serializeCopyMark({ rev, key }: CopyMark): string {
  return `${rev}.${key}`;
}

/** Reads `serializeCopyMark`, or null. Never throws. */
export function parseCopyMark(text: string | null): CopyMark | null {
  const [, rev, key = ""] = /^(\d{1,9})\.(.*)$/.exec(text ?? "") ?? [];
  return isRequestKey(key) ? { rev: Number(rev), key } : null;
}

/**
 * Whether the cookie is not the one the copy was saved with: missing, or lost and started again. A cookie's
 * revision only grows, so a changed, placed or cleared coupon is never "lost" (CPN-16).
 */
export function isCookieLost(
  { rev, key }: Pick<CouponCookie, "rev" | "key">,
  mark: CopyMark | null,
): boolean {
  if (rev === 0) return true;
  return mark !== null && (rev < mark.rev || (rev === mark.rev && key !== mark.key));
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
    coef: priceText(price),
    scores: typeof scores === "string" ? scores.slice(0, 32) : null,
    title: typeof title === "string" ? title.slice(0, longestTitle) : "",
  };
}

function timeOf(times: Readonly<Record<string, unknown>>, id: string): number {
  const time = Object.hasOwn(times, id) ? times[id] : 0;
  return typeof time === "number" && Number.isSafeInteger(time) && time >= 0 ? time : 0;
}

function systemValueOf(value: unknown): number {
  const isValue =
    typeof value === "number" && Number.isSafeInteger(value) && value <= maxCookieBets;
  return isValue ? Math.max(value, minSystemValue) : minSystemValue;
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
