import type { Opened } from "~/features/screens/open.server";
import { readCoupon } from "../kept/cookie.server";
import { accountsOf } from "../load.server";
import { stakeAccount } from "../stakes/stake";
import { type OneClick, oneClickFor } from "./one-click";

/**
 * One-click where it is on for this page (CPS-04): the site has it, its player has turned it on, and there is an account
 * to stake from; pages without the shell's common layout have no place for its sign, and so none of it.
 */
export async function oneClickOf(opened: Opened, request: Request): Promise<OneClick | null> {
  const { config, session, stored, decision } = opened;
  if (!config.features.oneClick || session.kind === "guest" || !stored.coupon.isActiveOneClick) return null;
  if (decision.kind === "render" && decision.screen.layout !== "default") return null;
  const { accountId } = await readCoupon(opened, request);
  const account = stakeAccount(accountId, await accountsOf(opened));
  return account && oneClickFor(stored.coupon, account);
}
