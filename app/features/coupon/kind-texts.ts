import { type CouponTypeId, couponTypes } from "~/domain/coupon/kinds";

type Name = `type_${"single" | "express" | "system" | "blocks" | "singles"}`;

/** What a type is called where the player picks it, and on a placed coupon: dictionary keys (CPN-02). */
export const kindTexts: Readonly<
  Record<CouponTypeId, { readonly picked: Name; readonly placed: Name }>
> = {
  [couponTypes.single]: { picked: "type_single", placed: "type_single" },
  [couponTypes.express]: { picked: "type_express", placed: "type_express" },
  [couponTypes.system]: { picked: "type_system", placed: "type_system" },
  [couponTypes.blocks]: { picked: "type_blocks", placed: "type_blocks" },
  // Each is placed as a single.
  [couponTypes.singles]: { picked: "type_singles", placed: "type_single" },
};
