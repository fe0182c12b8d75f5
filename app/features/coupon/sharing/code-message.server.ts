import { formatBetRef } from "~/domain/coupon/bet";
import type { RequestContext } from "~/features/gate/request-context";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { removeCookie } from "~/server/cookies/write-plain.server";
import { shareCodePath } from "./code-path.server";
import { findSharedCouponByCode } from "./find-code.server";
import { loadedShareCodeFlash } from "./load-code.server";
import type { ShareCodeMessage } from "./share-code-message";

/**
 * The message about the code in the coupon page's address; a GET changes nothing. "Loaded" is shown once, in
 * the browser that loaded it: an address alone, bookmarked or sent, loads nothing.
 */
export async function loadShareCodeMessage(
  context: RequestContext,
  request: Request,
): Promise<ShareCodeMessage | null> {
  const { searchParams: query, origin } = context.url;
  const use = (["code", "loaded", "saved"] as const).find((name) => query.has(name));
  if (use === undefined) return null;
  if (use === "loaded") {
    if (readPlainCookie(request, loadedShareCodeFlash) !== query.get(use)) return null;
    context.scope.cookies.push(removeCookie(request, loadedShareCodeFlash));
  }
  const looked = await findSharedCouponByCode(context, request, query.get(use) ?? "");
  if (!looked.ok) {
    const { code: reason, bound } = looked.refusal;
    return { kind: "refused", reason, ...(bound === undefined ? {} : { bound }) };
  }
  const { code, expiresAt: until, now, resolved } = looked.found;
  const { dropped } = now;
  if (use === "saved")
    return { kind: "saved", code, until, link: origin + shareCodePath(context, "code", code) };
  if (use === "loaded") return { kind: "loaded", code, dropped };
  if (now.bets.length === 0) return { kind: "refused", reason: "code-over" };
  const bets = now.bets.flatMap((bet) => {
    const stands = resolved.find((one) => one !== null && formatBetRef(one) === formatBetRef(bet));
    if (!stands) return [];
    const { game, name } = stands.market;
    return [{ id: formatBetRef(bet), game, name, coef: bet.coef, isBlocked: stands.isBlocked }];
  });
  return { kind: "offer", code, bets, dropped };
}
