import type { MakePlacementKey } from "~/domain/coupon/change/change";
import { acceptPricesAndScores } from "~/domain/coupon/change/prices";
import { reduceToStoredRefusal } from "~/domain/coupon/packed/pack-refusal";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";
import type { Batch } from "./batch.server";
import { clearedCoupon, pendingCoupon, unlockedWithNewKey } from "./coupon-after";

/** The outcome of "place" for a coupon of any kind; `coupon` is the cookie's new content. */
export type PlaceOutcome = PlacedOutcome | RefusedPlaceOutcome | UnknownOutcome | TermsOutcome;

/**
 * Something was placed; singles that were not placed stay in the coupon, with `refusals` (CPP-04).
 */
interface PlacedOutcome {
  readonly kind: "placed";
  readonly placed: Receipts;
  readonly refusals: readonly Refusal[];
  readonly coupon: CouponCookie;
}
type Receipts = readonly [PlacedCoupon, ...PlacedCoupon[]];

export interface RefusedPlaceOutcome {
  readonly kind: "refused";
  readonly refusals: readonly Refusal[];
  readonly coupon: CouponCookie;
}

/** Unknown: checked again until it is known; `placed` are the singles known so far (CPP-11). */
interface UnknownOutcome {
  readonly kind: "checking";
  readonly placed: readonly PlacedCoupon[];
  readonly coupon: CouponCookie;
}

/** Nothing was placed: the player must confirm changed terms first (PLT-05). */
interface TermsOutcome {
  readonly kind: "terms";
  readonly coupon: CouponCookie;
}

/**
 * The outcome of a placed coupon; also for one that an earlier request placed, whose receipt is shown again
 * (CPP-03).
 */
export function toPlacedOutcome(receipt: PlacedCoupon, coupon: CouponCookie): PlacedOutcome {
  return { kind: "placed", placed: [receipt], refusals: [], coupon };
}

/** The outcome of a refused placement: nothing new is placed, and `coupon` is the cookie's new content. */
export function refusedOutcome(
  coupon: CouponCookie,
  ...refusals: readonly Refusal[]
): RefusedPlaceOutcome {
  return { kind: "refused", refusals, coupon };
}

/** The outcome of a press that was not sent, because the platform cannot be asked now (LIM-20, OPS-04). */
export function notSentOutcome(coupon: CouponCookie): RefusedPlaceOutcome {
  return refusedOutcome(coupon, { code: "unavailable", isNotSent: true });
}

/** Coupons of a batch that are placed, and refusals of the others; refused if none is placed. */
export function placedOrRefused(
  placed: readonly PlacedCoupon[],
  refusals: readonly Refusal[],
  coupon: CouponCookie,
): PlacedOutcome | RefusedPlaceOutcome {
  const [first, ...others] = placed;
  return first
    ? { kind: "placed", placed: [first, ...others], refusals, coupon }
    : { kind: "refused", refusals, coupon };
}

/** The coupons that an outcome placed for good. */
export function placedCouponsOf(outcome: PlaceOutcome): readonly PlacedCoupon[] {
  return outcome.kind === "placed" ? outcome.placed : [];
}

/** Whether the coupon, or a single of it, is refused with a code. */
export function hasRefusal(outcome: PlaceOutcome, code: RefusalCode): boolean {
  return "refusals" in outcome && outcome.refusals.some((refusal) => refusal.code === code);
}

/** Refusals of the player, not of a bet: the other parts of a batch are not sent. */
const playerRefusalCodes: readonly RefusalCode[] = [
  "sign-in",
  "excluded",
  "account-frozen",
  "unavailable",
];

/** The result that one part's result implies for the next; null = the next is sent. */
export function impliedNextResult(last: PlacementResult): PlacementResult | null {
  switch (last.kind) {
    case "placed":
      return null;
    case "refused":
      return last.refusals.some(isPlayerRefusal) ? last : null;
    default:
      return { kind: "unsent" };
  }
}

/**
 * The outcome of a batch, by the results of its parts; `staked` is its coupon with the typed stakes. An unknown result
 * locks the whole coupon, with known refusals at their bets, else what is not placed stays under a new key at the
 * platform's current prices. `sentAt` is when the last part was sent, ms since epoch: nothing is sent after an unknown
 * result.
 */
export function batchOutcome(
  batch: Batch,
  staked: CouponCookie,
  results: readonly PlacementResult[],
  newKey: MakePlacementKey,
  sentAt: number,
): PlaceOutcome {
  const { placed, refusals, marked, left } = combineResults({ ...batch, coupon: staked }, results);
  // Nothing was sent, so the key is unused: the same request may be repeated (OPS-04).
  if (results[0]?.kind === "unsent") return notSentOutcome(staked);
  if (results.some(({ kind }) => kind === "unknown"))
    return { kind: "checking", placed, coupon: pendingCoupon(marked, sentAt) };
  if (placed.length === 0 && results.some(({ kind }) => kind === "terms"))
    return { kind: "terms", coupon: batch.isPerBet ? staked : batch.coupon };
  const coupon =
    left.length === 0
      ? clearedCoupon(marked, newKey)
      : unlockedWithNewKey({ ...marked, bets: left }, newKey);
  return placedOrRefused(placed, refusals, coupon);
}

/** The combined results of a batch. */
export interface CombinedResults {
  readonly placed: readonly PlacedCoupon[];
  readonly refusals: readonly Refusal[];
  /** The coupon at current prices, with the refusal of each single at its bet. */
  readonly marked: CouponCookie;
  /** The bets that are not placed. */
  readonly left: readonly CouponBet[];
}

/** Combines the results of a batch's parts, in their order (CPP-04, CPP-06). */
export function combineResults(
  { coupon, isPerBet, parts }: Batch,
  results: readonly PlacementResult[],
): CombinedResults {
  const resultOf = (index: number): PlacementResult => results[index] ?? { kind: "unsent" };
  const refusals = parts.map((part, index) => refusalsOf(part, isPerBet, resultOf(index)));
  const markedBets = coupon.bets.map((bet, index) => {
    const [first] = refusals[index] ?? [];
    return { ...bet, refusal: first ? reduceToStoredRefusal(first) : null };
  });
  // The refusals of a coupon as a whole are none of its bets'.
  const whole = isPerBet ? { ...coupon, bets: markedBets } : coupon;
  const moved = refusals
    .flat()
    .flatMap(({ code, marketId, coef }) =>
      code === "price-changed" && marketId !== undefined && coef !== undefined
        ? [{ marketId, coef }]
        : [],
    );
  const accepted = acceptPricesAndScores(whole, moved, () => coupon.key);
  const marked = accepted.ok ? accepted.coupon : whole;
  return {
    placed: results.flatMap((result) => (result.kind === "placed" ? [result.coupon] : [])),
    refusals: isPerBet ? withoutRepeatedOfPlayer(refusals.flat()) : refusals.flat(),
    marked,
    left: marked.bets.filter((_, index) => resultOf(isPerBet ? index : 0).kind !== "placed"),
  };
}

/**
 * The refusals of a part, with the price that the player saw where it has changed (CPN-22). Those of a single name
 * its market.
 */
function refusalsOf({ bets }: CouponCookie, isSingle: boolean, result: PlacementResult): Refusal[] {
  switch (result.kind) {
    case "placed":
    case "unknown":
      return [];
    case "refused":
      return result.refusals.map((refusal) => {
        const bet = isSingle ? bets[0] : bets.find(({ marketId }) => marketId === refusal.marketId);
        return {
          ...refusal,
          ...(isSingle && bet && !isPlayerRefusal(refusal) ? { marketId: bet.marketId } : {}),
          ...(bet && refusal.code === "price-changed" ? { seenCoef: bet.coef } : {}),
        };
      });
    default:
      return bets.map(({ marketId }) => ({ code: "not-placed", marketId }));
  }
}

function isPlayerRefusal({ code }: Refusal): boolean {
  return playerRefusalCodes.includes(code);
}

/** Keeps one copy of a refusal of the player, which every single has. */
function withoutRepeatedOfPlayer(refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(
    (refusal, index) =>
      refusal.marketId !== undefined ||
      refusals.findIndex(({ code }) => code === refusal.code) === index,
  );
}
