import { type DisplayedExpressOfTheDay, toDisplayedExpressOfTheDay } from "~/domain/coupon/express";
import type { RequestContext } from "~/features/gate/request-context";
import { loadExpressesForDisplay } from "~/platform/services/coupons/expresses.server";

/**
 * The accumulators that the bookmaker offers for today, as far as the reader's settings show them;
 * none where he wants none.
 */
export async function loadOfferedAccumulators({
  platform,
  settings,
}: RequestContext): Promise<readonly DisplayedExpressOfTheDay[]> {
  const { isAccumulatorLine, isAccumulatorLive } = settings;
  if (!isAccumulatorLine && !isAccumulatorLive) return [];
  const expresses = await loadExpressesForDisplay(platform);
  return expresses
    .filter(({ isLive }) => (isLive ? isAccumulatorLive : isAccumulatorLine))
    .map(toDisplayedExpressOfTheDay);
}
