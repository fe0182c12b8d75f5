import { clearCoupon } from "~/domain/coupon/change/remove";
import type { ExclusionCode } from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import { clockToleranceMs, limitEndsAtOrInfinity } from "~/domain/limits/play-lock";
import { readCoupon, saveCoupon } from "~/features/coupon/storage/cookie.server";
import { newPlacementKey } from "~/features/coupon/storage/placement-key.server";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { turnOffOneClickForLockedPlayer } from "~/features/session/one-click-off.server";
import { endBrowserSession } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { signOutAtPlatform } from "~/platform/auth/client.server";
import { loadLimits } from "~/platform/limits/limits.server";
import { saveLimits } from "~/platform/limits/save.server";
import { loadExclusionChosenInSession } from "./chosen-exclusion.server";
import { refusedLimitsReply } from "./refused-reply.server";
import type { FailedLimitsReply } from "./reply";

/**
 * Confirms a self-exclusion or time-out (LIM-15). Once it is in force, one-click and the coupon are cleared
 * and all sessions of the player end; the next page says until when.
 */
export async function confirmExclusionPosted(
  post: FormPost,
): Promise<ActionResult<FailedLimitsReply>> {
  const { context, form, request } = post;
  const { lng, platform, scope, config, stored } = context;
  const chosen = await loadExclusionChosenInSession(context, request);
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
    if (!held || limitEndsAtOrInfinity(held) < until - clockToleranceMs)
      return { kind: "stay", ...refusedLimitsReply(saved.failure, []) };
    end = held.endsAt ?? until;
  }

  await turnOffOneClickForLockedPlayer(stored, context, request);
  const isEverywhere = await signOutAtPlatform(platform, { everywhere: true });
  await endBrowserSession(scope, request);
  // A bet that is still being checked stays in the coupon until its result is known.
  const cleared = clearCoupon(await readCoupon(context, request), newPlacementKey);
  if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  await updateSessionSafetyState(scope, request, {
    flash: { code: "excluded", until: end, isHereOnly: !isEverywhere },
  });
  return { kind: "go", to: screenPath(lng, "home") };
}

/**
 * The exclusion of a type in force, freshly loaded from the platform; null = none, or no answer.
 */
async function heldNow(
  { platform, now }: RequestContext,
  code: ExclusionCode,
): Promise<Limit | null> {
  const limits = await loadLimits(platform);
  return limits.ok ? findLimitInForce(limits.value.all, code, now) : null;
}
