import type { CouponData } from "~/features/coupon/use-coupon-data";
import type { SessionStripData } from "~/features/reality-check/CheckForm";
import type { loadShellWithoutCoupon } from "./load.server";
import type { loadCouponBalanceAndFlash } from "./load-slip.server";

type Loaded = Awaited<ReturnType<typeof loadShellWithoutCoupon>> &
  Awaited<ReturnType<typeof loadCouponBalanceAndFlash>>;

/**
 * The shell's loader data. It has every part that a feature reads with `useShellData`; otherwise
 * views of the shell do not compile.
 */
export type ShellData = Loaded extends CouponData & SessionStripData ? Loaded : never;
