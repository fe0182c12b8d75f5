import { acceptPrices } from "../changes";
import { storedRefusal } from "../storage/pack-refusal";
import type { CouponBet, CouponCookie, PlacedCoupon, Refusal, RefusalCode } from "../types";

/** What became of one bet of singles: `unsent` was not asked for, since the service is away or another bet's fate forbade it (CPP-04). */
export type PlacementResult =
  | { readonly kind: "placed"; readonly coupon: PlacedCoupon }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] }
  /** Changed terms come first (PLT-05). */
  | { readonly kind: "terms" }
  /** It may have been placed. */
  | { readonly kind: "unknown" }
  | { readonly kind: "unsent" };

/** All fates of a press together. */
export interface CombinedResults {
  readonly placed: readonly PlacedCoupon[];
  readonly refusals: readonly Refusal[];
  /** The whole coupon, with what was said of each bet, at the prices that hold now. */
  readonly marked: CouponCookie;
  /** Those of its bets that are not placed. */
  readonly left: readonly CouponBet[];
}

/** What stands against the player stands against every bet: the others are not asked for. */
const refusalsOfAll: readonly RefusalCode[] = ["sign-in", "excluded", "account-frozen", "unavailable"];

/** What a bet's fate makes of the next one without asking; null = it may be asked for. */
export function resultOfNext(last: PlacementResult): PlacementResult | null {
  switch (last.kind) {
    case "placed":
      return null;
    case "refused":
      return last.refusals.some(isOfAll) ? last : null;
    default:
      return { kind: "unsent" };
  }
}

/** Puts the fates of a coupon's bets together, in their order (CPP-04, CPP-06). */
export function combineResults(coupon: CouponCookie, fates: readonly PlacementResult[]): CombinedResults {
  const fateOf = (index: number): PlacementResult => fates[index] ?? { kind: "unsent" };
  const refusals = coupon.bets.map((bet, index) => refusalsOf(bet, fateOf(index)));
  const bets = coupon.bets.map((bet, index) => {
    const [first] = refusals[index] ?? [];
    return { ...bet, refusal: first ? storedRefusal(first) : null };
  });
  const moved = refusals
    .flat()
    .flatMap(({ code, marketId, coef }) =>
      code === "price-changed" && marketId !== undefined && coef !== undefined ? [{ marketId, coef }] : [],
    );
  const marked = { ...coupon, bets };
  const accepted = acceptPrices(marked, moved, () => coupon.key);
  const told = accepted.ok ? accepted.coupon : marked;
  return {
    placed: fates.flatMap((fate) => (fate.kind === "placed" ? [fate.coupon] : [])),
    refusals: saidOnce(refusals.flat()),
    marked: told,
    left: told.bets.filter((_, index) => fateOf(index).kind !== "placed"),
  };
}

/** What is told of a bet: at the bet, with the price that was seen (CPN-22). */
function refusalsOf({ marketId, coef: seenCoef }: CouponBet, fate: PlacementResult): Refusal[] {
  switch (fate.kind) {
    case "placed":
    case "unknown":
      return [];
    case "refused":
      return fate.refusals.map((refusal) => ({
        ...refusal,
        ...(isOfAll(refusal) ? {} : { marketId }),
        ...(refusal.code === "price-changed" ? { seenCoef } : {}),
      }));
    default:
      return [{ code: "not-placed", marketId }];
  }
}

function isOfAll({ code }: Refusal): boolean {
  return refusalsOfAll.includes(code);
}

/** What stands against the player is said once, not for every bet. */
function saidOnce(refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(
    (refusal, index) =>
      refusal.marketId !== undefined || refusals.findIndex(({ code }) => code === refusal.code) === index,
  );
}
