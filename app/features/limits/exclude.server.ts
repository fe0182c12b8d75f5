import { clearCoupon } from "~/domain/coupon/changes";
import { type ExclusionCode, playBlockCode, timeLimitUnitMs } from "~/domain/limits/codes";
import {
  clockToleranceMs,
  findLimitInForce,
  isBreakCovered,
  type Limit,
  limitEndMs,
} from "~/domain/limits/limit";
import { asDays } from "~/domain/limits/value";
import { newPlacementKey, readCoupon, saveCoupon } from "~/features/coupon/storage/cookie.server";
import type { ActionResult, FormPost } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { endSession, saveSessionSafety, visitorSession } from "~/features/session/session.server";
import { withOneClickOff } from "~/features/session/stored-settings.server";
import { signOut } from "~/platform/auth/client.server";
import { blockPlay } from "~/platform/limits/break.server";
import { loadLimits } from "~/platform/limits/limits.server";
import { saveLimits } from "~/platform/limits/save.server";
import { redirectWithLimitsFlash } from "./flash.server";
import type { RequestedExclusion } from "./form";
import type { BreakQuestion, LimitsReply, ResponsibleReply } from "./reply";
import { refusedLimitsReply } from "./save.server";

/** An exclusion that waits for confirmation (LIM-15). */
export interface ChosenExclusion extends RequestedExclusion {
  /** The shorter exclusion that was chosen with it. */
  readonly covered?: RequestedExclusion | undefined;
  readonly reasonId: number | null;
  readonly key: string;
  /** End of the exclusion if confirmed now, ms since epoch. */
  readonly until: number;
}

/** The exclusion chosen on the previous page, or null. */
export async function chosenExclusion(
  context: RequestContext,
  request: Request,
): Promise<ChosenExclusion | null> {
  const { safety } = await visitorSession(context.scope, request);
  const chosen = safety?.exclusion;
  if (!chosen) return null;
  const { code, reasonId, key, covered } = chosen;
  return {
    code,
    days: asDays(chosen.days),
    reasonId,
    key,
    covered: covered && { code: covered.code, days: asDays(covered.days) },
    until: context.now + chosen.days * timeLimitUnitMs(code),
  };
}

/**
 * Confirms a self-exclusion or time-out (LIM-15). Once it is in force, one-click and the coupon are cleared
 * and all sessions of the player end; the next page says until when.
 */
export async function exclusionConfirmed(post: FormPost): Promise<ActionResult<LimitsReply>> {
  const { context, form, request } = post;
  const { lng, platform, scope, config, stored } = context;
  const chosen = await chosenExclusion(context, request);
  // The form has an outdated key: the choice changed in another tab, and the player must see the new one
  // before confirming.
  if (!chosen || form.get("key") !== chosen.key)
    return {
      kind: "stay",
      status: 409,
      data: { kind: chosen ? "changed" : "unchosen", typed: [] },
    };
  const { code, days, reasonId, until } = chosen;
  const iso = context.limits?.iso ?? config.currency;
  const saved = await saveLimits(platform, {
    requested: [{ code, value: days }],
    iso,
    reasonId,
  });
  let end = until;
  if (!saved.ok) {
    // An exclusion of at least that length is already in force, from an earlier press or from one whose
    // response was lost.
    const held = await heldNow(context, code);
    if (!held || limitEndMs(held) < until - clockToleranceMs)
      return { kind: "stay", ...refusedLimitsReply(saved.failure, []) };
    end = held.endsAt ?? until;
  }

  await withOneClickOff(stored, context, request);
  const isEverywhere = await signOut(platform, { everywhere: true });
  await endSession(scope, request);
  // A bet that is still being checked stays in the coupon until its result is known.
  const cleared = clearCoupon(await readCoupon(context, request), newPlacementKey);
  if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  await saveSessionSafety(scope, request, {
    flash: { code: "excluded", until: end, isHereOnly: !isEverywhere },
  });
  return { kind: "go", to: screenPath(lng, "home") };
}

/** The exclusion in force, freshly loaded from the platform. */
async function heldNow(
  { platform, now }: RequestContext,
  code: ExclusionCode,
): Promise<Limit | null> {
  const limits = await loadLimits(platform);
  return limits.ok ? findLimitInForce(limits.value.all, code, now) : null;
}

/**
 * The break: blocks bets and deposits for a day (LIM-17). The button of every page sends no key and is answered
 * with the question; the question's form sends one, and the break begins.
 */
export async function breakPosted(post: FormPost): Promise<ActionResult<ResponsibleReply>> {
  const { context, form } = post;
  if (!form.get("key")) return { kind: "stay", status: 200, data: breakQuestion(post) };
  const blocked = await blockPlay(context.platform);
  if (!blocked.ok) {
    // The platform confirms that the break is in force, although the response was lost.
    const limits = await loadLimits(context.platform);
    const isBegun = limits.ok && isBreakCovered(limits.value.all, context.now);
    if (!isBegun) return { kind: "stay", ...refusedLimitsReply(blocked.failure, []) };
  }
  await withOneClickOff(context.stored, context, post.request);
  return redirectWithLimitsFlash(post, "break_set");
}

function breakQuestion({ context, form }: FormPost): BreakQuestion {
  const { lng, now, url } = context;
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin);
  return {
    kind: "break-question",
    until: now + timeLimitUnitMs(playBlockCode),
    back: back ?? screenPath(lng, "home"),
  };
}
