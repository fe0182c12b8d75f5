import { isBetFinished, isBetLive } from "~/domain/coupon/bet";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import { type CouponTypeId, couponKindByType } from "~/domain/coupon/kinds";
import { sanitizeScores } from "~/domain/coupon/packed/scores";
import type { RefusalCode } from "~/domain/coupon/refusal";
import { comparePrices, mustConfirmPriceMove } from "~/domain/coupon/returns/prices";
import type { CouponBet } from "~/domain/coupon/types";
import type { CouponViewContext } from "~/domain/coupon/view-context";
import { parsePrice } from "~/domain/odds/price";

/** Why a bet cannot be placed now, or what its player must confirm first; `now` null = the platform does not know it. */
export function reasonsAgainstBet(
  bet: CouponBet,
  now: CurrentBet | null,
  typeId: CouponTypeId,
  facts: Pick<CouponViewContext, "settings" | "now">,
): RefusalCode[] {
  if (!now) return ["unknown-bet"];
  if (isBetFinished(now)) return ["event-over"];
  const { settings } = facts;
  const startsAt = Date.parse(now.startsAt);
  const hasStarted = isBetLive(now) || facts.now >= startsAt;
  // Every live bet stores a score; if the platform gives none, the start time decides.
  const isFromBefore =
    bet.scores === null && (now.scores !== null || bet.addedAt * 1000 < startsAt);
  // The bet can only be removed, so no other reason is listed.
  if (hasStarted && isFromBefore) return ["event-started"];
  const { isCombined, hasBankers } = couponKindByType(typeId);
  const isScoreNew = sanitizeScores(now.scores) !== sanitizeScores(bet.scores);
  const move = comparePrices(bet.coef, now.market.coef);
  const reasons: [RefusalCode, boolean][] = [
    ["market-blocked", now.isBlocked || parsePrice(now.market.coef) === null],
    ["dependent", isCombined && now.isDepend],
    ["locked", isCombined && now.isBannedExpress],
    ["banker", hasBankers && bet.isBanker && now.isDisabledBanker],
    ["score-changed", settings.isDropOnScoreChange && isScoreNew],
    ["price-changed", mustConfirmPriceMove(move, settings.changeCoefAction)],
  ];
  return reasons.filter(([, holds]) => holds).map(([code]) => code);
}
