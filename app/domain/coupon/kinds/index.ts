import { expressBlocksKind } from "./blocks";
import { expressKind } from "./express";
import type { CouponKind } from "./kind";
import { singleKind } from "./single";
import { singlesKind } from "./singles";
import { systemKind } from "./system";

/** Coupon types (CPN-02). */
export const couponTypes = { single: 0, express: 1, system: 2, blocks: 4, singles: 9 } as const;
export type CouponTypeId = (typeof couponTypes)[keyof typeof couponTypes];

/**
 * The type of a coupon with one bet, whatever type the player chose; each of several singles is
 * placed as this type, too.
 */
export const singleBetType = couponTypes.single;

const kinds: Readonly<Record<CouponTypeId, CouponKind>> = {
  [couponTypes.single]: singleKind,
  [couponTypes.express]: expressKind,
  [couponTypes.system]: systemKind,
  [couponTypes.blocks]: expressBlocksKind,
  [couponTypes.singles]: singlesKind,
};

/** Every type that a coupon can be placed as, in the order shown; not all fit every coupon. */
export const couponTypesInShownOrder: readonly CouponTypeId[] = [
  couponTypes.single,
  couponTypes.express,
  couponTypes.system,
  couponTypes.singles,
  couponTypes.blocks,
];

/** How coupons of a type work. */
export function couponKindByType(typeId: CouponTypeId): CouponKind {
  return kinds[typeId];
}

/** A stored, posted or received type; null if there is none of that id. */
export function parseCouponType(typeId: unknown): CouponTypeId | null {
  return couponTypesInShownOrder.find((type) => type === typeId) ?? null;
}

/** How coupons of a received type work; null if there is none of that id. */
export function couponKindOrNull(typeId: number): CouponKind | null {
  const type = parseCouponType(typeId);
  return type === null ? null : couponKindByType(type);
}

/** Whether a kind can be placed with this many bets. */
export function acceptsBetCount({ fewestBets, mostBets }: CouponKind, bets: number): boolean {
  return fewestBets <= bets && bets <= mostBets;
}

/** Whether a player picks this type; the type of one bet comes by itself (CPN-02). */
export function isCouponTypeSelectable(typeId: CouponTypeId): boolean {
  return couponKindByType(typeId).mostBets > 1;
}

/** The type that a number of bets is placed as: the picked one where it holds them, else an express. */
export function typeForBetCount(bets: number, picked: CouponTypeId): CouponTypeId {
  if (bets <= singleKind.mostBets) return singleBetType;
  return acceptsBetCount(couponKindByType(picked), bets) ? picked : couponTypes.express;
}
