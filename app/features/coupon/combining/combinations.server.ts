import { findDependentBetRefs, formatBetRef } from "~/domain/coupon/bet";
import { effectiveCouponType } from "~/domain/coupon/change/effective-type";
import type { CombinationOffer } from "~/domain/coupon/combination";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import { couponKindByType } from "~/domain/coupon/kinds";
import type { CouponCookie } from "~/domain/coupon/types";
import { loadSameGameAccumulator } from "~/platform/services/coupons/prices.server";
import type { PlatformScope } from "~/platform/transport/scope.server";

/** The most games whose bets a coupon offers to combine; each costs a call to the platform. */
const mostGames = 3;

/**
 * The offers to combine bets of one game, for each game with several bets in an express or a
 * system. There are none for blocks, which may have a game several times in different blocks, nor
 * for a game about which the platform does not answer.
 */
export async function loadSameGameCombinationOffers(
  platform: PlatformScope,
  coupon: CouponCookie,
  resolved: readonly (CurrentBet | null)[],
): Promise<readonly CombinationOffer[]> {
  const type = effectiveCouponType(coupon);
  const { isCombined, stakedOn } = couponKindByType(type);
  if (!isCombined || stakedOn === "block") return [];
  const dependent = findDependentBetRefs(coupon.bets, type);
  const gameIds = [...new Set(dependent.map(({ gameId }) => gameId))].slice(0, mostGames);
  const offers = gameIds.map(async (gameId): Promise<CombinationOffer | null> => {
    const bets = dependent.filter((bet) => bet.gameId === gameId);
    const game = resolved.find((bet) => bet?.gameId === gameId)?.market.game ?? "";
    const made = await loadSameGameAccumulator(platform, bets);
    if (made === null) return null;
    if (typeof made === "string") return { gameId, game, offer: made };
    const { coef, name } = made.market;
    return { gameId, game, offer: { bet: `${formatBetRef(made)}:${coef}`, name, coef } };
  });
  return (await Promise.all(offers)).filter((offer) => offer !== null);
}
