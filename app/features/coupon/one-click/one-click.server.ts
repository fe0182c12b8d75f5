import { findPayingAccount } from "~/domain/coupon/stakes/stake";
import type { RequestContext } from "~/features/gate/request-context";
import { loadPlayerAccounts } from "../../accounts/player-accounts.server";
import { readCoupon } from "../storage/cookie.server";
import { type OneClick, oneClickStakeFor } from "./one-click";

/**
 * The one-click state of this page, null if it is off (CPS-04). It needs the site's feature, the player's
 * setting and an account, and a page with the default layout, because others cannot show its bar.
 */
export async function loadOneClick(
  context: RequestContext,
  request: Request,
): Promise<OneClick | null> {
  const { config, session, stored, decision } = context;
  if (!config.features.oneClick || session.kind === "guest" || !stored.coupon.isActiveOneClick)
    return null;
  if (decision.kind === "render" && decision.screen.layout !== "default") return null;
  const { accountId } = await readCoupon(context, request);
  const account = findPayingAccount(accountId, await loadPlayerAccounts(context));
  return account && oneClickStakeFor(stored.coupon, account);
}
