import type { Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readPlainCookie, writePlainCookie } from "~/server/cookies.server";
import { dropCookies } from "~/server/request-scope.server";
import { lostText, lostUntil, readLost } from "./lost-press";

const name = "cash_out";

/** Until when a press of this browser may still sell a bet, ms since epoch; null = none has lost its answer lately. */
export function lostUntilOf(
  { now }: Pick<RequestContext, "now">,
  request: Request,
  couponId: string,
): number | null {
  const until = kept(request).findLast((press) => press.couponId === couponId)?.until ?? null;
  // Nobody but a forger has one that began after now; it must not hide an offer for long.
  return until === null ? null : Math.min(until, lostUntil(now));
}

/** Keeps that a press has lost its answer, so that every page of its bet says so until it is known (CPN-23, CPP-11). */
export function saveLostPress({ context: { scope, now }, request, form }: Post, couponId: string): number {
  const until = lostUntil(now, form.get("until"));
  dropCookies(scope, name);
  scope.cookies.push(writePlainCookie(request, name, lostText([...kept(request), { couponId, until }])));
  return until;
}

const kept = (request: Request) => readLost(readPlainCookie(request, name) ?? "");
