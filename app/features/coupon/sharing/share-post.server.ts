import { formatBetRef } from "~/domain/coupon/bet";
import { parseShareCode } from "~/domain/coupon/sharing/share-code";
import {
  type CurrentSharedCoupon,
  currentSharedCoupon,
  equalsSharedCoupon,
  replaceBySharedCoupon,
  toSharedCoupon,
} from "~/domain/coupon/sharing/shared";
import type { CurrentBet, Refusal } from "~/domain/coupon/types";
import type { ActionResult, FormPost, PostLimits } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { visitorSession } from "~/features/session/session.server";
import { resolveBets } from "~/platform/coupons/resolve.server";
import {
  type LoadedShareCode,
  loadSharedCoupon,
  saveSharedCoupon,
} from "~/platform/coupons/shared.server";
import { readPlainCookie } from "~/server/cookies/read-plain.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import { removeCookie, writePlainCookie } from "~/server/cookies/write-plain.server";
import { countPost } from "~/server/post-limits/count.server";
import { postRules } from "~/server/post-limits/rules.server";
import type { CouponReply } from "../reply";
import { newPlacementKey, readCoupon, saveCoupon } from "../storage/cookie.server";
import type { ShareCodeMessage } from "./share-code-message";

/** Flash cookie: tells the next page that a code was loaded. */
const loadedFlash = "code_loaded";

/** Longest typed code that is read. */
const longestTyped = 64;

/** A code with its coupon's current state. */
interface Found extends LoadedShareCode {
  readonly now: CurrentSharedCoupon;
  readonly resolved: readonly (CurrentBet | null)[];
}
type LookUp =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly refusal: Refusal; readonly status: number };

/** Rate limit subject: the player, or a guest's browser. */
const subjectOf = ({ uid, csrf }: SessionCookie) => (uid === null ? csrf : String(uid));

/** Saving a code creates a platform row, so it is rate-limited (SEC-07); `lookUp` limits loading. */
export const shareLimits: PostLimits<CouponReply> = {
  "save-code": {
    rule: postRules.codeSaving,
    subject: (_form, session) => subjectOf(session),
    refuse: (_form, waitS) => ({
      refusals: [{ code: "code-too-often", bound: waitS }],
      values: {},
    }),
  },
};

/** Saves the coupon under a code and redirects to its page (CPN-21). */
export async function saveCodePosted({
  context,
  request,
}: FormPost): Promise<ActionResult<CouponReply>> {
  const coupon = await readCoupon(context, request);
  if (coupon.bets.length === 0) return refused({ code: "empty" }, 422);
  const saved = await saveSharedCoupon(context.platform, toSharedCoupon(coupon));
  if (!saved.ok) return refused({ code: "unavailable" }, 503);
  return { kind: "go", to: codePath(context, "saved", saved.value.code) };
}

/**
 * Loads the coupon of a code. If it would replace other bets, it is offered first; `replace` confirms that.
 */
export async function loadCodePosted({
  context,
  request,
  form,
}: FormPost): Promise<ActionResult<CouponReply>> {
  const typed = String(form.get("code") ?? "").slice(0, longestTyped);
  const looked = await lookUp(context, request, typed);
  if (!looked.ok) return refused(looked.refusal, looked.status, typed);
  const { code, now } = looked.found;
  if (now.bets.length === 0) return refused({ code: "code-over" }, 422, typed);
  const coupon = await readCoupon(context, request);
  const mustAsk =
    coupon.bets.length > 0 && !equalsSharedCoupon(coupon, now) && form.get("replace") !== "1";
  if (mustAsk) return { kind: "go", to: codePath(context, "code", code) };
  const taken = replaceBySharedCoupon(coupon, now, newPlacementKey);
  if (!taken.ok) return refused(taken.refusal, 422, typed);
  const rev = await saveCoupon(context, request, taken.coupon);
  context.scope.cookies.push(writePlainCookie(request, loadedFlash, code));
  return {
    kind: "go",
    to: codePath(context, "loaded", code),
    data: { refusals: [], values: {}, rev },
  };
}

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
    if (readPlainCookie(request, loadedFlash) !== query.get(use)) return null;
    context.scope.cookies.push(removeCookie(request, loadedFlash));
  }
  const looked = await lookUp(context, request, query.get(use) ?? "");
  if (!looked.ok) {
    const { code: reason, bound } = looked.refusal;
    return { kind: "refused", reason, ...(bound === undefined ? {} : { bound }) };
  }
  const { code, expiresAt: until, now, resolved } = looked.found;
  const { dropped } = now;
  if (use === "saved")
    return { kind: "saved", code, until, link: origin + codePath(context, "code", code) };
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

/** Finds a code; only unknown codes count towards the rate limit, since they may be guesses. */
async function lookUp(context: RequestContext, request: Request, typed: string): Promise<LookUp> {
  const code = parseShareCode(typed);
  if (code === null) return { ok: false, refusal: { code: "unknown-code" }, status: 422 };
  const { scope, platform, config } = context;
  const subject = subjectOf(await visitorSession(scope, request));
  const pass = await countPost(postRules.codeLoading, subject, scope.clientAddress);
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
  const answer = await resolveBets(platform, ask);
  if (!answer.ok) return { ok: false, refusal: { code: "unavailable" }, status: 503 };
  const resolved = answer.value.bets;
  return {
    ok: true,
    found: { ...loaded.value, resolved, now: currentSharedCoupon(shared, resolved, context.now) },
  };
}

function codePath({ lng }: RequestContext, use: "code" | "loaded" | "saved", code: string): string {
  return `${screenPath(lng, "coupon")}?${use}=${code}`;
}

function refused(refusal: Refusal, status: number, code?: string): ActionResult<CouponReply> {
  const values: CouponReply["values"] = code === undefined ? {} : { code };
  return { kind: "stay", status, data: { refusals: [refusal], values } };
}
