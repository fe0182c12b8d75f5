import type { CouponData } from "~/features/coupon/use-coupon-data";
import type { SessionStripData } from "~/features/reality-check/CheckForm";
import type { loadShell } from "./load.server";
import type { loadSlip } from "./load-slip.server";

type Loaded = Awaited<ReturnType<typeof loadShell>> & Awaited<ReturnType<typeof loadSlip>>;

/** Has every part that a feature reads with `useShellData`; views of the shell do not compile otherwise. */
export type ShellData = Loaded extends CouponData & SessionStripData ? Loaded : never;
