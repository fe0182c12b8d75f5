import type { Accounts } from "~/domain/accounts/account";
import type { PromoCodes } from "~/domain/coupon/facts";
import { kindOf } from "~/domain/coupon/kinds";
import { noStakes, pricedCouponOf } from "~/domain/coupon/returns/priced-coupon";
import { stakeAccount } from "~/domain/coupon/stakes/stake";
import type { CouponCookie, Refusal } from "~/domain/coupon/types";
import { lockOf } from "~/domain/limits/limit";
import { stakeLimit } from "~/domain/limits/stake-limit";
import type { RequestContext } from "~/features/gate/request-context";
import { loadAccounts } from "~/platform/accounts/client.server";
import { type CouponAsk, resolveBets } from "~/platform/coupons/client.server";
import { loadPromoCodes } from "~/platform/coupons/promo.server";
import { once } from "~/server/request-scope.server";
import { combinationsOf } from "./combining/combinations.server";
import { finishChecking } from "./placing/checking.server";
import { availableAdvance } from "./stakes/advance.server";
import { readCoupon } from "./storage/cookie.server";
import { type CouponView, closedBy, couponView } from "./view";

/** The accounts of a signed-in player; null for a guest, and if the platform does not answer. */
export async function accountsOf({ session, platform }: RequestContext): Promise<Accounts | null> {
  if (session.kind === "guest" || session.isStale) return null;
  const answer = await loadAccounts(platform);
  return answer.ok ? answer.value : null;
}

/** The player's promo codes for this coupon; null if not allowed (e.g. locked, LIM-12) or no answer. */
async function promoOf(
  { config, platform, isLocked }: RequestContext,
  coupon: CouponCookie,
  accounts: Accounts | null,
  currency: string,
): Promise<PromoCodes | null> {
  if (isLocked || !config.coupon.promoCodes || accounts === null || coupon.bets.length === 0)
    return null;
  const answer = await loadPromoCodes(platform, { currency, code: coupon.promoCode });
  return answer.ok ? answer.value : null;
}

/** What of the player decides whether bets are taken at all (LIM-12, LIM-20). */
function standingOf({ session, limits, now }: RequestContext, accounts: Accounts | null) {
  return {
    accounts,
    lock: limits && lockOf(limits.all, now),
    isPaused: session.kind === "player" && (!session.isSafe || accounts === null),
  };
}

/** Why this player's bets are not taken now; null = they are. */
export async function closedNow(context: RequestContext): Promise<Refusal | null> {
  return closedBy(standingOf(context, await accountsOf(context)));
}

/** The coupon as sent to the platform to resolve its bets, blocks and lines (CPN-02). */
function couponAsk(coupon: CouponCookie, currency: string): CouponAsk {
  const { typeId, systemValue } = pricedCouponOf(coupon, noStakes);
  const { placedBlock } = kindOf(typeId);
  const bets = coupon.bets.map((bet) => ({ ...bet, blockId: placedBlock(bet) }));
  return { typeId, currency, systemValue, bets };
}

/** The coupon's view at the platform's current prices and bounds. */
export function loadCouponView(context: RequestContext, request: Request): Promise<CouponView> {
  return once(context.scope, "coupon-view", async () => {
    const checked = await finishChecking(context, request);
    const coupon = await readCoupon(context, request);
    const accounts = await accountsOf(context);
    const account = stakeAccount(coupon.accountId, accounts);
    const currency = account?.iso ?? context.config.currency;
    const promo = promoOf(context, coupon, accounts, currency);
    const [answer, availablePrepaid] = await Promise.all([
      coupon.bets.length === 0 ? null : resolveBets(context.platform, couponAsk(coupon, currency)),
      availableAdvance(context, coupon, account),
    ]);
    const resolved = answer?.ok ? answer.value : null;
    const combinations = resolved
      ? await combinationsOf(context.platform, coupon, resolved.bets)
      : [];
    return couponView(coupon, {
      resolved: resolved?.bets ?? null,
      ...standingOf(context, accounts),
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
      stakeLimit: context.limits && stakeLimit(context.limits, context.now),
    });
  });
}
