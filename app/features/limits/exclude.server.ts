import { clear } from "~/domain/coupon/changes";
import { type ExclusionCode, playBlock, unitMs } from "~/domain/limits/codes";
import { clocksApartMs, endOf, holdsBreak, type Limit, limitInForce } from "~/domain/limits/limit";
import { asDays } from "~/domain/limits/value";
import { newKey, readCoupon, saveCoupon } from "~/features/coupon/storage/cookie.server";
import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { safeReturn } from "~/features/screens/returnUrl";
import { endSession, saveSafety, visitorSession } from "~/features/session/session.server";
import { disarmed } from "~/features/session/stored-settings.server";
import { signOut } from "~/platform/auth/client.server";
import { blockPlay, loadLimits, saveLimits } from "~/platform/limits/client.server";
import type { Exclusion } from "./form";
import { goWithNews } from "./news.server";
import type { BreakQuestion, LimitsReply, ResponsibleReply } from "./reply";
import { refusedFrom } from "./save.server";

/** An exclusion that waits for confirmation (LIM-15). */
export interface ChosenExclusion extends Exclusion {
  /** The shorter exclusion that was chosen with it. */
  readonly covered?: Exclusion | undefined;
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
    until: context.now + chosen.days * unitMs(code),
  };
}

/**
 * Confirms a self-exclusion or time-out (LIM-15). Once it is in force, one-click and the coupon are cleared
 * and all sessions of the player end; the next page says until when.
 */
export async function exclusionConfirmed(post: Post): Promise<ActionResult<LimitsReply>> {
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
    if (!held || endOf(held) < until - clocksApartMs)
      return { kind: "stay", ...refusedFrom(saved.failure, []) };
    end = held.endsAt ?? until;
  }

  await disarmed(stored, context, request);
  const isEverywhere = await signOut(platform, { everywhere: true });
  await endSession(scope, request);
  // A bet that is still being checked stays in the coupon until its result is known.
  const cleared = clear(await readCoupon(context, request), newKey);
  if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  await saveSafety(scope, request, {
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
  return limits.ok ? limitInForce(limits.value.all, code, now) : null;
}

/**
 * The break: blocks bets and deposits for a day (LIM-17). The button of every page sends no key and is answered
 * with the question; the question's form sends one, and the break begins.
 */
export async function breakPosted(post: Post): Promise<ActionResult<ResponsibleReply>> {
  const { context, form } = post;
  if (!form.get("key")) return { kind: "stay", status: 200, data: breakQuestion(post) };
  const blocked = await blockPlay(context.platform);
  if (!blocked.ok) {
    // The platform confirms that the break is in force, although the response was lost.
    const limits = await loadLimits(context.platform);
    const isBegun = limits.ok && holdsBreak(limits.value.all, context.now);
    if (!isBegun) return { kind: "stay", ...refusedFrom(blocked.failure, []) };
  }
  await disarmed(context.stored, context, post.request);
  return goWithNews(post, "break_set");
}

function breakQuestion({ context, form }: Post): BreakQuestion {
  const { lng, now, url } = context;
  const back = safeReturn(String(form.get("returnUrl") ?? ""), url.origin);
  return {
    kind: "break-question",
    until: now + unitMs(playBlock),
    back: back ?? screenPath(lng, "home"),
  };
}
