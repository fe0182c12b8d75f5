import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { Refusal } from "~/domain/coupon/refusal";
import { parseShareCode } from "~/domain/coupon/sharing/share-code";
import { type CurrentSharedCoupon, currentSharedCoupon } from "~/domain/coupon/sharing/shared";
import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { loadPricesAndBounds } from "~/platform/services/coupons/prices.server";
import { type LoadedShareCode, loadSharedCoupon } from "~/platform/services/coupons/shared.server";
import { countPost } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { shareCodeRateLimitSubject } from "./share-limits.server";

/** A code with its coupon's current state. */
interface FoundCode extends LoadedShareCode {
  readonly now: CurrentSharedCoupon;
  readonly resolved: readonly (CurrentBet | null)[];
}

type CodeLookUp =
  | { readonly ok: true; readonly found: FoundCode }
  | { readonly ok: false; readonly refusal: Refusal; readonly status: number };

/**
 * Finds the shared coupon of a typed share code, with its bets' current state, or why there is
 * none. Only unknown codes count towards the rate limit, since they may be guesses.
 */
export async function findSharedCouponByCode(
  context: RequestContext,
  request: Request,
  typed: string,
): Promise<CodeLookUp> {
  const code = parseShareCode(typed);
  if (code === null) return { ok: false, refusal: { code: "unknown-code" }, status: 422 };
  const { scope, platform, config } = context;
  const subject = shareCodeRateLimitSubject(await readOrCreateSessionCookie(scope, request));
  const pass = await countPost(postLimits.codeLoading, subject, scope.clientAddress);
  if (!pass.ok) {
    scope.retryAfter = pass.waitS;
    return { ok: false, refusal: { code: "code-too-often", bound: pass.waitS }, status: 429 };
  }
  const loaded = await loadSharedCoupon(platform, code);
  if (loaded.ok && loaded.value === null)
    return { ok: false, refusal: { code: "unknown-code" }, status: 422 };
  pass.giveBack();
  if (!loaded.ok || !loaded.value)
    return { ok: false, refusal: { code: "unavailable" }, status: 503 };
  const { shared } = loaded.value;
  const ask = { typeId: shared.typeId, currency: config.currency, bets: shared.bets };
  const answer = await loadPricesAndBounds(platform, ask);
  if (!answer.ok) return { ok: false, refusal: { code: "unavailable" }, status: 503 };
  const resolved = answer.value.bets;
  return {
    ok: true,
    found: { ...loaded.value, resolved, now: currentSharedCoupon(shared, resolved, context.now) },
  };
}
