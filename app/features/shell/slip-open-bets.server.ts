import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import type { RequestContext } from "~/features/gate/request-context";
import { listOpenBets } from "~/platform/services/coupons/placed-coupons.server";

/** Maximum number of open bets in the coupon's second tab. */
const mostOpenBets = 20;

/**
 * The player's open bets if the coupon's second tab is open in the address, else null; "unknown"
 * while the platform does not answer.
 */
export async function loadOpenBetsIfShown({
  session,
  platform,
  url,
}: RequestContext): Promise<readonly OpenBet[] | "unknown" | null> {
  if (url.searchParams.get("slip") !== "bets") return null;
  if (session.kind === "guest") return [];
  const answer = await listOpenBets(platform, mostOpenBets);
  return answer.ok ? answer.value : "unknown";
}
