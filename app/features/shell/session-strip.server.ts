import type { CurrencySessionTotals } from "~/domain/session/session-totals";
import { loadPlayerAccounts } from "~/features/accounts/player-accounts.server";
import { resolvePendingCoupon } from "~/features/coupon/placing/pending-coupon.server";
import type { RequestContext } from "~/features/gate/request-context";
import type { LayoutName } from "~/features/screens/types";
import { loadSessionTotalsByCurrency } from "~/platform/services/user/client.server";
import { hasNoCouponOrMessages } from "./screen-layout.server";

/**
 * The session's totals over all accounts: in the active one's currency, and in every other with
 * activity (RCK-04, RCK-05). null for a guest, on plain layouts, and while the platform does not
 * answer. Settles a placement that is being checked first.
 */
export async function loadSessionStrip(
  context: RequestContext,
  request: Request,
  layout: LayoutName,
) {
  const { platform, now, session } = context;
  if (session.kind === "guest" || hasNoCouponOrMessages(layout)) return null;
  // A placement that is being checked may change the balance.
  await resolvePendingCoupon(context, request);
  const accounts = await loadPlayerAccounts(context);
  const active = accounts?.active;
  const answer = active
    ? await loadSessionTotalsByCurrency(platform, [
        active,
        ...accounts.all.filter(({ id }) => id !== active.id),
      ])
    : null;
  if (!answer?.ok) return null;
  const { startedAt, sums } = answer.value;
  const [main, ...others] = sums;
  if (!main) return null;
  return { startedAt, now, sums: [main, ...others.filter(hasMoved)] as const };
}

const hasMoved = ({ staked, returned, inPlay }: CurrencySessionTotals) =>
  staked > 0 || returned > 0 || inPlay > 0;
