import { type Ratio, zeroRatio } from "../../odds/ratio";
import { lineSizes } from "../covers";
import { bankerBlockId } from "../placed";
import {
  clampSystemSize,
  countSystemEvents,
  countSystemLines,
  leastLineRatio,
  meanOverLines,
  type SystemLineLeg,
  type SystemRatioLeg,
} from "../returns/lines";
import type { CouponKind, LineCountAndLeastReturn, SettlementLeg } from "./kind";
import { blockIdWithoutBlocks, noBetLimit, stakeOnAllLegs } from "./rules";

/** Every combination of its events, each with all bankers; the stake is spread over these lines (CPN-07). */
export const systemKind: CouponKind = {
  fewestBets: 2,
  mostBets: noBetLimit,
  stakedOn: "coupon",
  isCombined: true,
  isProduct: false,
  takesExpressOffers: false,
  hasBankers: true,
  lines,
  parts: { isLost, counting: (legs) => legs },
  groupOf: blockIdWithoutBlocks,
  placedBlock: ({ isBanker }) => (isBanker ? bankerBlockId : 0),
  sharesOf: stakeOnAllLegs,
  perUnit,
};

function lines(legs: readonly SystemLineLeg[], chosen: number): LineCountAndLeastReturn {
  const events = countSystemEvents(legs);
  const value = clampSystemSize(chosen, events);
  return value === null
    ? { count: 0, least: zeroRatio }
    : { count: countSystemLines(events, value), least: leastLineRatio(legs, value) };
}

function perUnit(legs: readonly SystemRatioLeg[], chosen: number): Ratio {
  const value = clampSystemSize(chosen, countSystemEvents(legs));
  return value === null ? zeroRatio : meanOverLines(legs, value);
}

/**
 * Whether no line of a system can win any more: a banker is lost, or so many other legs that too
 * few are left for a shortest line (CPN-25).
 */
function isLost(legs: readonly SettlementLeg[], chosen: number): boolean {
  const events = countSystemEvents(legs);
  const [least = 0] = lineSizes(clampSystemSize(chosen, events) ?? 0, events);
  const alive = legs.filter(({ isBanker, state }) => !isBanker && state !== "lost");
  return alive.length < least || legs.some(({ isBanker, state }) => isBanker && state === "lost");
}
