import { z } from "zod";
import {
  parseUnansweredCashOuts,
  serializeUnansweredCashOuts,
  type UnansweredCashOutRequest,
  unansweredCashOutDeadline,
} from "~/domain/coupon/cash-out/lost-press";
import { readForm, textField } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import { dropPendingSetCookies } from "~/server/pending-cookies.server";

const name = "cash_out";

/**
 * The stored cash-out request of this browser for a bet whose response was lost, with the time until which it
 * may still sell; null = none is stored.
 */
export function findUnansweredCashOut(
  { now }: Pick<RequestContext, "now">,
  request: Request,
  couponId: string,
): UnansweredCashOutRequest | null {
  const press = kept(request).findLast((one) => one.couponId === couponId);
  // Only a forged entry starts after now; the bound keeps it from hiding an offer for long.
  return press
    ? { key: press.key, until: Math.min(press.until, unansweredCashOutDeadline(now)) }
    : null;
}

/**
 * Stores in a cookie that a cash-out got no response: the bet's pages show "checking" until its
 * outcome is known (CPN-23, CPP-11).
 */
export function markCashOutUnanswered(
  { context: { scope, now }, request, form }: FormPost,
  couponId: string,
): UnansweredCashOutRequest {
  const { until, key } = readForm(form, z.object({ until: textField(64), key: textField(200) }));
  const lost = { until: unansweredCashOutDeadline(now, until), key };
  dropPendingSetCookies(scope, name);
  scope.cookies.push(
    writePlainCookie(
      request,
      name,
      serializeUnansweredCashOuts([...kept(request), { couponId, ...lost }]),
    ),
  );
  return lost;
}

const kept = (request: Request) => parseUnansweredCashOuts(readPlainCookie(request, name) ?? "");
