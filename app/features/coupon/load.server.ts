import type { Accounts } from "~/features/accounts/account";
import type { Opened } from "~/features/screens/open.server";
import { oddsViewOf } from "~/features/settings/global-settings";
import { loadAccounts } from "~/platform/accounts/client.server";
import { resolveBets } from "~/platform/coupons/client.server";
import { once } from "~/server/request-scope.server";
import { effectiveType } from "./changes";
import { finishChecking } from "./checking.server";
import { readCoupon } from "./cookie.server";
import { stakeAccount } from "./stake";
import { type CouponView, couponView } from "./view";

/** The accounts of a signed-in player; null for a guest, and where the platform does not say. */
export async function accountsOf({ session, platform }: Opened): Promise<Accounts | null> {
  if (session.kind === "guest" || session.isStale) return null;
  const answer = await loadAccounts(platform);
  return answer.ok ? answer.value : null;
}

/** The coupon as it is shown now, with the platform's current prices and bounds. */
export function loadCouponView(opened: Opened, request: Request): Promise<CouponView> {
  return once(opened.scope, "coupon-view", async () => {
    const checked = await finishChecking(opened, request);
    const coupon = await readCoupon(opened, request);
    const accounts = await accountsOf(opened);
    const currency = stakeAccount(coupon.accountId, accounts)?.iso ?? opened.config.currency;
    const typeId = effectiveType(coupon);
    const answer =
      coupon.bets.length === 0
        ? null
        : await resolveBets(opened.platform, { typeId, currency, bets: coupon.bets });
    const resolved = answer?.ok ? answer.value : null;
    const { session } = opened;
    return couponView(coupon, {
      resolved: resolved?.bets ?? null,
      isPaused: session.kind === "player" && (!session.isSafe || accounts === null),
      bounds: resolved,
      singles: resolved?.singles ?? null,
      placed: checked?.kind === "checking" && "placed" in checked ? checked.placed : [],
      accounts,
      config: opened.config,
      settings: opened.stored.coupon,
      odds: oddsViewOf(opened.settings),
      now: opened.now,
    });
  });
}
