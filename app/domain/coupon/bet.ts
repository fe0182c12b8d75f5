import { exactPriceText, parsePrice } from "../odds/price";
import type { CurrentBet } from "./current-bet";
import { type CouponTypeId, couponKindByType } from "./kinds";
import type { BetRef } from "./types";

/** A price button's value: the bet and the price shown on the button. */
export interface PriceButtonValue {
  readonly ref: BetRef;
  /** Decimal text without trailing zeros. */
  readonly coef: string;
}

const gameFinished = 4;
const liveStatuses = [2, 3];

/** Reads `game:market:type:param` (docs/forms.md), or null: ids are safe integers, `param` a decimal or "". */
export function parseBetRef(text: string): BetRef | null {
  const parts = text.split(":");
  const [game = "", market = "", type = "", param = ""] = parts;
  const gameId = idOf(game);
  const marketId = idOf(market);
  if (parts.length !== 4 || gameId === null || marketId === null) return null;
  return isMarketTypeText(type) && isBetParam(param) ? { gameId, marketId, type, param } : null;
}

/** A bet's form value, which is also its identity in the coupon. */
export function formatBetRef(ref: BetRef): string {
  return `${ref.gameId}:${ref.marketId}:${ref.type}:${ref.param}`;
}

/** Reads `game:market:type:param:coef`, the value of a price button, or null. */
export function parsePriceButtonValue(text: string): PriceButtonValue | null {
  const at = text.lastIndexOf(":");
  const ref = parseBetRef(text.slice(0, at));
  const price = parsePrice(text.slice(at + 1));
  return ref && price ? { ref, coef: exactPriceText(price) } : null;
}

/** Whether two refs name the same bet. */
export function isSameBet(a: BetRef, b: BetRef): boolean {
  return (
    a.marketId === b.marketId && a.gameId === b.gameId && a.type === b.type && a.param === b.param
  );
}

/** Whether a text is a valid market type. */
export function isMarketTypeText(text: string): boolean {
  return /^[a-zA-Z0-9-]{1,24}$/.test(text);
}

/**
 * Whether a text is a valid `param` of a bet, the line of a total or handicap: a plain decimal of
 * at most 12 characters, or "" for none.
 */
export function isBetParam(text: string): boolean {
  return text.length <= 12 && /^(?:-?\d+(?:\.\d+)?)?$/.test(text);
}

/** Finished: flagged so, or status 4 (CPN-04). */
export function isBetFinished(bet: CurrentBet): boolean {
  return bet.isFinished || bet.gameStatusId === gameFinished;
}

/** Live: not finished, and with game time, live-in-live, status 2 or 3, or a live market (CPN-04). */
export function isBetLive(bet: CurrentBet): boolean {
  if (isBetFinished(bet)) return false;
  const hasGameTime = bet.gameTimeSec !== null;
  return (
    hasGameTime || bet.isLiveInLive || liveStatuses.includes(bet.gameStatusId) || bet.market.isLive
  );
}

/**
 * Whether a bet cannot be placed as the coupon stands: blocked by the platform, dependent on another
 * of its bets, or banned from express (CPN-04).
 */
export function isBetBlockedOrUncombinable(bet: CurrentBet): boolean {
  return bet.isBlocked || bet.isDepend || bet.isBannedExpress;
}

/** Bets that share their game with another bet of the coupon, or of the same block (CPN-05). */
export function findDependentBetRefs<T extends BetRef & { readonly blockId: number }>(
  refs: readonly T[],
  typeId: CouponTypeId,
): T[] {
  const { groupOf } = couponKindByType(typeId);
  return refs.filter((ref, at) =>
    refs.some(
      (other, i) => i !== at && other.gameId === ref.gameId && groupOf(other) === groupOf(ref),
    ),
  );
}

/**
 * The resolved bets with dependent ones marked (CPN-05); the platform's own mark stays. Bets unknown to the
 * platform count by the ref they were added with.
 */
export function markDependentBets(
  refs: readonly (BetRef & { readonly blockId: number })[],
  resolved: readonly (CurrentBet | null)[],
  typeId: CouponTypeId,
): (CurrentBet | null)[] {
  const dependent = new Set<BetRef>(findDependentBetRefs(refs, typeId));
  return refs.map((ref, index) => {
    const bet = resolved[index] ?? null;
    return bet && { ...bet, isDepend: bet.isDepend || dependent.has(ref) };
  });
}

function idOf(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
