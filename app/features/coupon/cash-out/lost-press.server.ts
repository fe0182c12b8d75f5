import { lostText, lostUntil, readLost } from "~/domain/coupon/cash-out/lost-press";
import type { Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readPlainCookie, writePlainCookie } from "~/server/cookies.server";
import { dropCookies } from "~/server/request-scope.server";

const name = "cash_out";

/** Until when a request of this browser may still sell the bet, ms since epoch; null = none pending. */
export function lostUntilOf(
  { now }: Pick<RequestContext, "now">,
  request: Request,
  couponId: string,
): number | null {
  const until = kept(request).findLast((press) => press.couponId === couponId)?.until ?? null;
  // Only a forged entry starts after now; the bound keeps it from hiding an offer for long.
  return until === null ? null : Math.min(until, lostUntil(now));
}

/** Stores a lost response: the bet's pages show "checking" until the outcome is known (CPN-23, CPP-11). */
export function saveLostPress(
  { context: { scope, now }, request, form }: Post,
  couponId: string,
): number {
  const until = lostUntil(now, form.get("until"));
  dropCookies(scope, name);
  scope.cookies.push(
    writePlainCookie(request, name, lostText([...kept(request), { couponId, until }])),
  );
  return until;
}

const kept = (request: Request) => readLost(readPlainCookie(request, name) ?? "");
