import type { StorageKey } from "~/server/browser-storage";
import { parsePrice, priceText } from "../../odds/price";
import { betRefOf, betRefText } from "../bet";
import { leastSystemValue, mostBets } from "../limits";
import type { BetRef, CouponCookie, CouponTypeId } from "../types";
import { couponTypes } from "../types";

/** The local storage key of the saved coupon (CPN-16). */
export const savedCouponKey = "COUPON" satisfies StorageKey<"local">;
/** The local storage key of the mark beside it. */
export const copyMarkKey = "COUPON_MARK" satisfies StorageKey<"local">;

/** A bet of the saved copy; the title names an event that is over when the coupon comes back. */
export interface SavedBet extends BetRef {
  readonly coef: string;
  readonly scores: string | null;
  readonly title: string;
}

/** The copy of a coupon in the browser's storage (CPN-16). Bets are named as on forms; times are seconds since epoch. */
export interface SavedCoupon {
  readonly bets: readonly SavedBet[];
  readonly addedAtByBetId: Readonly<Record<string, number>>;
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
}

/** Which state of this browser's coupon a copy is of: the revision and key of the cookie it was made beside. */
export interface CopyMark {
  readonly rev: number;
  readonly key: string;
}

/** The text to save for a coupon; `titles` are the events by bet name. */
export function savedText(
  coupon: Pick<CouponCookie, "bets" | "typeId" | "systemValue">,
  titles: Readonly<Record<string, string>>,
): string {
  const bets = coupon.bets.map(({ gameId, marketId, type, param, coef, scores }): SavedBet => {
    const title = (titles[betRefText({ gameId, marketId, type, param })] ?? "").slice(0, longestTitle);
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

/** Characters that a copy of the fullest coupon has room in; a longer text is none of ours (CPN-16). */
const longestCopy = 50_000;
/** Characters of an event's name. */
const longestTitle = 80;

/** Reads a saved coupon; bets that make no sense are left out, a text that is none is null. Never throws. */
export function readSaved(text: string | null): SavedCoupon | null {
  if (text === null || text.length > longestCopy) return null;
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

/** The text of a mark, kept beside the copy, whose own form is CPN-16's. */
export function markText({ rev, key }: CopyMark): string {
  return `${rev}.${key}`;
}

/** Reads `markText`, or null. Never throws. */
export function readMark(text: string | null): CopyMark | null {
  const [, rev, key] = /^(\d{1,9})\.([\w-]{8,64})$/.exec(text ?? "") ?? [];
  return key === undefined ? null : { rev: Number(rev), key };
}

/**
 * Whether a coupon's cookie is another than the one a copy was made beside: gone, or lost and begun anew since. The
 * revision of a cookie only grows, so that a coupon which was changed, placed or cleared is never "lost" (CPN-16).
 */
export function isLost({ rev, key }: Pick<CouponCookie, "rev" | "key">, mark: CopyMark | null): boolean {
  if (rev === 0) return true;
  return mark !== null && (rev < mark.rev || (rev === mark.rev && key !== mark.key));
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
    title: typeof title === "string" ? title.slice(0, longestTitle) : "",
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
