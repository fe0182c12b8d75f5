import { blocks } from "./blocks";
import { express } from "./express";
import type { CouponKind } from "./kind";
import { single } from "./single";
import { singles } from "./singles";
import { system } from "./system";

/** Coupon types (CPN-02). */
export const couponTypes = { single: 0, express: 1, system: 2, blocks: 4, singles: 9 } as const;
export type CouponTypeId = (typeof couponTypes)[keyof typeof couponTypes];

/** The type of one bet, whatever the player chose; each of several singles is placed as it, too. */
export const oneBetType = couponTypes.single;

const kinds: Readonly<Record<CouponTypeId, CouponKind>> = {
  [couponTypes.single]: single,
  [couponTypes.express]: express,
  [couponTypes.system]: system,
  [couponTypes.blocks]: blocks,
  [couponTypes.singles]: singles,
};

/** Types a coupon can be placed as, in the order shown. */
export const offeredTypes: readonly CouponTypeId[] = [
  couponTypes.single,
  couponTypes.express,
  couponTypes.system,
  couponTypes.singles,
  couponTypes.blocks,
];

/** How coupons of a type work. */
export function kindOf(typeId: CouponTypeId): CouponKind {
  return kinds[typeId];
}

/** A stored, posted or received type; null if there is none of that id. */
export function couponTypeOf(typeId: unknown): CouponTypeId | null {
  return offeredTypes.find((type) => type === typeId) ?? null;
}

/** How coupons of a received type work; null if there is none of that id. */
export function knownKind(typeId: number): CouponKind | null {
  const type = couponTypeOf(typeId);
  return type === null ? null : kindOf(type);
}

/** Whether a kind can be placed with this many bets. */
export function holds({ fewestBets, mostBets }: CouponKind, bets: number): boolean {
  return fewestBets <= bets && bets <= mostBets;
}

/** Whether a player picks this type; the type of one bet comes by itself (CPN-02). */
export function isPicked(typeId: CouponTypeId): boolean {
  return kindOf(typeId).mostBets > 1;
}

/** The type that a number of bets is placed as: the picked one where it holds them, else an express. */
export function typeHolding(bets: number, picked: CouponTypeId): CouponTypeId {
  if (bets <= single.mostBets) return oneBetType;
  return holds(kindOf(picked), bets) ? picked : couponTypes.express;
}
