import type { RequestContext } from "~/features/gate/request-context";
import { accountsOf } from "../load.server";
import { stakeAccount } from "../stakes/stake";
import { readCoupon } from "../storage/cookie.server";
import { type OneClick, oneClickFor } from "./one-click";

/**
 * One-click where it is on for this page (CPS-04): the site has it, its player has turned it on, and there is an account
 * to stake from; pages without the shell's common layout have no place for its sign, and so none of it.
 */
export async function oneClickOf(context: RequestContext, request: Request): Promise<OneClick | null> {
  const { config, session, stored, decision } = context;
  if (!config.features.oneClick || session.kind === "guest" || !stored.coupon.isActiveOneClick) return null;
  if (decision.kind === "render" && decision.screen.layout !== "default") return null;
  const { accountId } = await readCoupon(context, request);
  const account = stakeAccount(accountId, await accountsOf(context));
  return account && oneClickFor(stored.coupon, account);
}
