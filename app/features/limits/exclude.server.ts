import { clear } from "~/features/coupon/changes";
import { newKey, readCoupon, saveCoupon } from "~/features/coupon/storage/cookie.server";
import type { ActionResult, Post } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links";
import { endSession, saveSafety, visitorSession } from "~/features/session/session.server";
import { disarmed } from "~/features/settings/load.server";
import { signOut } from "~/platform/auth/client.server";
import { blockPlay, loadLimits, saveLimits } from "~/platform/limits/client.server";
import { type ExclusionCode, unitMs } from "./codes";
import type { Exclusion } from "./form";
import { clocksApartMs, endOf, holdsBreak, inForce, type Limit } from "./limit";
import { goWithNews } from "./news.server";
import type { LimitsReply } from "./reply";
import { refusedFrom } from "./save.server";

/** An exclusion that waits for its confirmation (LIM-15). */
export interface ChosenExclusion extends Exclusion {
  /** The shorter one that was chosen beside it. */
  readonly covered?: Exclusion | undefined;
  readonly reasonId: number | null;
  readonly key: string;
  /** ms since epoch, if it is confirmed now. */
  readonly until: number;
}

/** What was chosen on the page before, or null. */
export async function chosenExclusion(
  context: RequestContext,
  request: Request,
): Promise<ChosenExclusion | null> {
  const { safety } = await visitorSession(context.scope, request);
  const chosen = safety?.exclusion;
  return chosen ? { ...chosen, until: context.now + chosen.days * unitMs(chosen.code) } : null;
}

/**
 * Confirms a self-exclusion or time-out (LIM-15). Once it holds, one-click and the coupon are cleared and every session
 * of the player ends; the next page says until when.
 */
export async function exclusionConfirmed(post: Post): Promise<ActionResult<LimitsReply>> {
  const { context, form, request } = post;
  const { lng, platform, scope, config, stored } = context;
  const chosen = await chosenExclusion(context, request);
  // Another form's key: the choice was changed in another tab, and what it is now must be seen before it is confirmed.
  if (!chosen || form.get("key") !== chosen.key)
    return { kind: "stay", status: 409, data: { kind: chosen ? "changed" : "unchosen", typed: [] } };
  const { code, days, reasonId, until } = chosen;
  const iso = context.limits?.iso ?? config.currency;
  const saved = await saveLimits(platform, { wishes: new Map([[code, days]]), iso, reasonId });
  let end = until;
  if (!saved.ok) {
    // What holds for as long already, by a press before this one or by one whose answer was lost, has begun.
    const held = await heldNow(context, code);
    if (!held || endOf(held) < until - clocksApartMs)
      return { kind: "stay", ...refusedFrom(saved.failure, []) };
    end = held.endsAt ?? until;
  }

  await disarmed(stored, context, request);
  const isEverywhere = await signOut(platform, { everywhere: true });
  await endSession(scope, request);
  // One whose bet is still being checked stays, for its answer.
  const cleared = clear(await readCoupon(context, request), newKey);
  if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  await saveSafety(scope, request, {
    told: { code: "excluded", until: end, isHereOnly: !isEverywhere },
  });
  return { kind: "go", to: screenPath(lng, "home") };
}

/** The exclusion that holds now, by the platform's own word. */
async function heldNow({ platform, now }: RequestContext, code: ExclusionCode): Promise<Limit | null> {
  const limits = await loadLimits(platform);
  return limits.ok ? inForce(limits.value.all, code, now) : null;
}

/** The break: no bets and deposits for a day, from any page, at one press (LIM-17). */
export async function breakPosted(post: Post): Promise<ActionResult<LimitsReply>> {
  const { context } = post;
  const blocked = await blockPlay(context.platform);
  if (!blocked.ok) {
    // What holds by the platform's own word has begun, although the answer was lost.
    const limits = await loadLimits(context.platform);
    const isBegun = limits.ok && holdsBreak(limits.value.all, context.now);
    if (!isBegun) return { kind: "stay", ...refusedFrom(blocked.failure, []) };
  }
  await disarmed(context.stored, context, post.request);
  return goWithNews(post, "break_set");
}
