import { acceptPricesAndScores } from "~/domain/coupon/change/prices";
import { reduceToStoredRefusal } from "~/domain/coupon/packed/pack-refusal";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import type { PlacementResult } from "~/domain/coupon/placement-result";
import type { Refusal, RefusalCode } from "~/domain/coupon/refusal";
import type { CouponBet, CouponCookie } from "~/domain/coupon/types";

/** The combined results of one placement of singles. */
export interface CombinedResults {
  readonly placed: readonly PlacedCoupon[];
  readonly refusals: readonly Refusal[];
  /** The whole coupon with each bet's refusal, at current prices. */
  readonly marked: CouponCookie;
  /** The bets that are not placed. */
  readonly left: readonly CouponBet[];
}

/** Refusals of the player, not of a bet: the other bets are not sent. */
const playerRefusalCodes: readonly RefusalCode[] = [
  "sign-in",
  "excluded",
  "account-frozen",
  "unavailable",
];

/** The result that one bet's result implies for the next; null = the next is sent. */
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

/** Combines the results of a coupon's bets, in their order (CPP-04, CPP-06). */
export function combineResults(
  coupon: CouponCookie,
  results: readonly PlacementResult[],
): CombinedResults {
  const resultOf = (index: number): PlacementResult => results[index] ?? { kind: "unsent" };
  const refusals = coupon.bets.map((bet, index) => refusalsOf(bet, resultOf(index)));
  const bets = coupon.bets.map((bet, index) => {
    const [first] = refusals[index] ?? [];
    return { ...bet, refusal: first ? reduceToStoredRefusal(first) : null };
  });
  const moved = refusals
    .flat()
    .flatMap(({ code, marketId, coef }) =>
      code === "price-changed" && marketId !== undefined && coef !== undefined
        ? [{ marketId, coef }]
        : [],
    );
  const marked = { ...coupon, bets };
  const accepted = acceptPricesAndScores(marked, moved, () => coupon.key);
  const accepting = accepted.ok ? accepted.coupon : marked;
  return {
    placed: results.flatMap((result) => (result.kind === "placed" ? [result.coupon] : [])),
    refusals: withoutDuplicates(refusals.flat()),
    marked: accepting,
    left: accepting.bets.filter((_, index) => resultOf(index).kind !== "placed"),
  };
}

/** A bet's refusals, with its market and the price the player saw (CPN-22). */
function refusalsOf({ marketId, coef: seenCoef }: CouponBet, result: PlacementResult): Refusal[] {
  switch (result.kind) {
    case "placed":
    case "unknown":
      return [];
    case "refused":
      return result.refusals.map((refusal) => ({
        ...refusal,
        ...(isPlayerRefusal(refusal) ? {} : { marketId }),
        ...(refusal.code === "price-changed" ? { seenCoef } : {}),
      }));
    default:
      return [{ code: "not-placed", marketId }];
  }
}

function isPlayerRefusal({ code }: Refusal): boolean {
  return playerRefusalCodes.includes(code);
}

/** Keeps one copy of a refusal of the player. */
function withoutDuplicates(refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(
    (refusal, index) =>
      refusal.marketId !== undefined ||
      refusals.findIndex(({ code }) => code === refusal.code) === index,
  );
}
