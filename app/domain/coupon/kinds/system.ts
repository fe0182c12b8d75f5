import { nothing, type Ratio } from "../../odds/ratio";
import {
  eventsOf,
  type LineLeg,
  leastLineRatio,
  lineCount,
  meanOverLines,
  type RatioLeg,
  systemSize,
} from "../returns/lines";
import { lobbyBlockId } from "../types";
import type { CouponKind, DecidedLeg, Lines } from "./kind";
import { noBlock, unbounded, wholeStake } from "./rules";

/** Every combination of its events, each with all bankers; the stake is spread over these lines (CPN-07). */
export const system: CouponKind = {
  fewestBets: 2,
  mostBets: unbounded,
  stakedOn: "coupon",
  isCombined: true,
  isProduct: false,
  takesExpressOffers: false,
  hasBankers: true,
  lines,
  parts: { isLost, counting: (legs) => legs },
  groupOf: noBlock,
  placedBlock: ({ isBanker }) => (isBanker ? lobbyBlockId : 0),
  sharesOf: wholeStake,
  perUnit,
};

function lines(legs: readonly LineLeg[], chosen: number): Lines {
  const size = systemSize(chosen, eventsOf(legs));
  return size === null
    ? { count: 0, least: nothing }
    : { count: lineCount(eventsOf(legs), size), least: leastLineRatio(legs, size) };
}

function perUnit(legs: readonly RatioLeg[], chosen: number): Ratio {
  const size = systemSize(chosen, eventsOf(legs));
  return size === null ? nothing : meanOverLines(legs, size);
}

/** Whether a banker is lost, or too many events for any line to win (CPN-25). */
function isLost(legs: readonly DecidedLeg[], chosen: number): boolean {
  const size = systemSize(chosen, eventsOf(legs)) ?? 0;
  const alive = legs.filter(({ isBanker, state }) => !isBanker && state !== "lost");
  return alive.length < size || legs.some(({ isBanker, state }) => isBanker && state === "lost");
}
