import type { FormPost } from "~/features/gate/form-post.server";
import type { readCoupon } from "../storage/cookie.server";
import type { SettingsRefusalCode } from "./settings-reply";

/** Why one-click cannot be switched on; null = it can (CPS-04, LIM-12). */
export function oneClickObstacle(
  { context: { config, session, isLocked } }: FormPost,
  coupon: Awaited<ReturnType<typeof readCoupon>>,
  isConfirmed: boolean,
): SettingsRefusalCode | null {
  if (!config.features.oneClick) return "off";
  if (session.kind === "guest") return "sign-in";
  if (isLocked) return "locked";
  if (coupon.isChecking) return "checking";
  return coupon.bets.length > 0 && !isConfirmed ? "confirm" : null;
}
