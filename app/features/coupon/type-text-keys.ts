import { type CouponTypeId, couponTypes } from "~/domain/coupon/kinds";

type Name = `type_${"single" | "express" | "system" | "blocks" | "singles"}`;

/** Dictionary keys of a coupon type's names, in the type picker and on a placed coupon (CPN-02). */
export const couponTypeTextKeys: Readonly<
  Record<CouponTypeId, { readonly picked: Name; readonly placed: Name }>
> = {
  [couponTypes.single]: { picked: "type_single", placed: "type_single" },
  [couponTypes.express]: { picked: "type_express", placed: "type_express" },
  [couponTypes.system]: { picked: "type_system", placed: "type_system" },
  [couponTypes.blocks]: { picked: "type_blocks", placed: "type_blocks" },
  // Each is placed as a single.
  [couponTypes.singles]: { picked: "type_singles", placed: "type_single" },
};
