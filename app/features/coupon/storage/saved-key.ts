import type { StorageKey } from "~/server/browser-storage";

/** The local storage key of the saved coupon (CPN-16). */
export const savedCouponKey = "COUPON" satisfies StorageKey<"local">;
