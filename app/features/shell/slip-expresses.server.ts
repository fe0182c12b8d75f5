import { type DisplayedExpressOfTheDay, toDisplayedExpressOfTheDay } from "~/domain/coupon/express";
import type { RequestContext } from "~/features/gate/request-context";
import { cachedExpresses } from "~/platform/coupons/expresses.server";

/** The accumulators of the day, as far as the reader's settings show them. */
export async function loadSlipExpresses({
  platform,
  settings,
}: RequestContext): Promise<readonly DisplayedExpressOfTheDay[]> {
  const { isAccumulatorLine, isAccumulatorLive } = settings;
  if (!isAccumulatorLine && !isAccumulatorLive) return [];
  const expresses = await cachedExpresses(platform);
  return expresses
    .filter(({ isLive }) => (isLive ? isAccumulatorLive : isAccumulatorLine))
    .map(toDisplayedExpressOfTheDay);
}
