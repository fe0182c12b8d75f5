import type { Accounts } from "~/domain/accounts/account";
import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie } from "~/domain/coupon/types";
import type { CouponPromoCodeChoice } from "~/domain/coupon/view-context";
import { findStrictestStakeLimit } from "~/domain/limits/stake-limit";
import type { RequestContext } from "~/features/gate/request-context";
import { loadPromoCodes } from "~/platform/services/coupons/promo.server";
import { oncePerRequest } from "~/server/request-memo.server";
import { loadPlayerAccounts } from "../accounts/player-accounts.server";
import { couponView } from "./build-view";
import { loadSameGameCombinationOffers } from "./combining/combinations.server";
import { loadCouponPricesAndBounds } from "./current-prices.server";
import { resolvePendingCoupon } from "./placing/pending-coupon.server";
import { slipClosureFacts } from "./slip-closure.server";
import { loadAvailableAdvance } from "./stakes/advance.server";
import { couponViewKey, readCoupon } from "./storage/cookie.server";
import type { CouponView } from "./view";

/**
 * The player's promo codes for this coupon; null if they are not allowed (e.g. locked, LIM-12), for
 * an empty coupon, without accounts, or without the platform's answer.
 */
async function promoOf(
  { config, platform, isLocked }: RequestContext,
  coupon: CouponCookie,
  accounts: Accounts | null,
  currency: string,
): Promise<CouponPromoCodeChoice | null> {
  if (isLocked || !config.coupon.promoCodes || accounts === null || coupon.bets.length === 0)
    return null;
  const answer = await loadPromoCodes(platform, { currency, code: coupon.promoCode });
  return answer.ok ? answer.value : null;
}

/** The coupon's view at the platform's current prices and bounds. */
export function loadCouponView(context: RequestContext, request: Request): Promise<CouponView> {
  return oncePerRequest(context.scope, couponViewKey, async () => {
    const checked = await resolvePendingCoupon(context, request);
    const coupon = await readCoupon(context, request);
    const accounts = await loadPlayerAccounts(context);
    const account = findPayingAccount(coupon.accountId, accounts);
    const currency = account?.iso ?? context.config.currency;
    const promo = promoOf(context, coupon, accounts, currency);
    const [resolved, availablePrepaid] = await Promise.all([
      loadCouponPricesAndBounds(context, coupon, currency),
      loadAvailableAdvance(context, coupon, account),
    ]);
    const combinations = resolved
      ? await loadSameGameCombinationOffers(context.platform, coupon, resolved.bets)
      : [];
    return couponView(coupon, {
      resolved: resolved?.bets ?? null,
      ...slipClosureFacts(context, accounts),
      bounds: resolved,
      singles: resolved?.singles ?? null,
      blocks: resolved?.blocks ?? {},
      systemValues: resolved?.systemValues ?? [],
      hyperBonus: resolved?.hyperBonus ?? null,
      antiExpressCoef: resolved?.antiExpressCoef ?? null,
      promo: await promo,
      combinations,
      availablePrepaid,
      placed: checked?.kind === "checking" ? checked.placed : [],
      config: context.config,
      settings: context.stored.coupon,
      now: context.now,
      stakeLimit: context.limits && findStrictestStakeLimit(context.limits, context.now),
    });
  });
}
