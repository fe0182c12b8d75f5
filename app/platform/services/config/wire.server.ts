import { z } from "zod";

/** Group `coupon` of site config (CFG-02). */
export const couponGroupWire = z.object({
  maxBets: z.number().int().positive(),
  /** Coupon types to which the minimum amount applies (CPN-09). */
  minAmountTypes: z.array(z.number()),
  bonusFeature: z.boolean(),
  /** Whether players may bet with promo codes (CPN-14). */
  promoCodes: z.boolean().default(false),
});

/** Group `paths`: redirects defined in site config (SCR-07, SCR-08 and the `{token}` row). */
export const redirectPathsGroupWire = z.object({
  /** Old promo path → promotion's name. */
  promo: z.record(z.string(), z.string()),
  /** Where the address of a known token redirects: token → path after `/{lng}/` on this site. */
  tokens: z.record(z.string(), z.string()),
});

export const configGroupsWire = z.object({
  coupon: couponGroupWire.optional(),
  paths: redirectPathsGroupWire.optional(),
});
export type ConfigGroupsWire = z.infer<typeof configGroupsWire>;
