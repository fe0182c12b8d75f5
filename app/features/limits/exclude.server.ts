import { z } from "zod";
import { clearCoupon } from "~/domain/coupon/change/remove";
import { timeLimitUnitMs } from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import { clockToleranceMs, limitEndsAtOrInfinity } from "~/domain/limits/play-lock";
import { asDays } from "~/domain/limits/value";
import { readCoupon, saveCoupon } from "~/features/coupon/storage/cookie.server";
import { newPlacementKey } from "~/features/coupon/storage/placement-key.server";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { silenceOffersAfter } from "~/features/popups/silence.server";
import { screenPath } from "~/features/screens/links.server";
import { turnOffOneClickForLockedPlayer } from "~/features/session/one-click-off.server";
import { endBrowserSession, readOrCreateSessionCookie } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { signOutAtPlatform } from "~/platform/services/auth/client.server";
import { loadLimits, saveLimits } from "~/platform/services/limits/client.server";
import type { RequestedExclusion } from "./form";
import { refusedLimits } from "./refusal.server";

/** A self-exclusion, a time-out or both, which wait for confirmation (LIM-15). */
export interface ChosenExclusions {
  /** `until` is the end if confirmed now, ms since epoch. */
  readonly chosen: readonly (RequestedExclusion & { readonly until: number })[];
  readonly reasonId: number | null;
  readonly key: string;
}

/** What was chosen on the previous page, or null. */
export async function loadExclusionsChosenInSession(
  context: RequestContext,
  request: Request,
): Promise<ChosenExclusions | null> {
  const { safety } = await readOrCreateSessionCookie(context.scope, request);
  if (!safety?.exclusions) return null;
  const { chosen, reasonId, key } = safety.exclusions;
  return {
    chosen: chosen.map(({ code, days }) => ({
      ...{ code, days: asDays(days) },
      until: context.now + days * timeLimitUnitMs(code),
    })),
    reasonId,
    key,
  };
}

/**
 * Confirms a self-exclusion, a time-out or both, in one save (LIM-15). Once they are in force, one-click and
 * the coupon are cleared and all sessions of the player end; the next page says until when play is shut.
 */
export const confirmExclusionForm = declareForm({
  screen: "office:responsible",
  intent: "exclude-confirm",
  fields: z.object({ key: z.string().optional() }),
  events: "self_exclusion",
  run: async ({ key }, post) => confirmExclusion(key, post),
});

async function confirmExclusion(
  key: string | undefined,
  { context, request }: FormPost,
): Promise<FormResult> {
  const { lng, platform, scope, config, stored } = context;
  const chosen = await loadExclusionsChosenInSession(context, request);
  // The form has an outdated key: the choice changed in another tab, and the player must see the new one
  // before confirming.
  if (!chosen || key !== chosen.key) {
    const code = chosen ? "changed" : "unchosen";
    return { ok: false, status: 409, errors: [{ field: null, code }] };
  }
  const saved = await saveLimits(platform, {
    requested: chosen.chosen.map(({ code, days }) => ({ code, value: days })),
    iso: context.limits?.iso ?? config.currency,
    reasonId: chosen.reasonId,
  });
  let ends: readonly (number | null)[] = chosen.chosen.map(({ until }) => until);
  if (!saved.ok) {
    // Exclusions of at least that length may already be in force, from an earlier press or from one
    // whose response was lost.
    const held = await endsHeldNow(context, chosen.chosen);
    if (!held) return refusedLimits(saved.failure);
    ends = held;
  }

  await turnOffOneClickForLockedPlayer(stored, context, request);
  const isEverywhere = await signOutAtPlatform(platform, { everywhere: true });
  await endBrowserSession(scope, request);
  // A bet that is still being checked stays in the coupon until its result is known.
  const cleared = clearCoupon(await readCoupon(context, request), newPlacementKey);
  if (cleared.ok) await saveCoupon(context, request, cleared.coupon);
  silenceOffersAfter(context, request, latestEnd(ends));
  await updateSessionSafetyState(scope, request, {
    flash: { code: "excluded", until: latestEnd(ends), isHereOnly: !isEverywhere },
  });
  return { ok: true, to: screenPath(lng, "home") };
}

/**
 * The ends of the exclusions in force, freshly loaded from the platform, if each chosen one is in force and
 * ends no earlier than it would if begun now (an end of null = for ever); null = not all of them are, or the
 * platform did not answer.
 */
async function endsHeldNow(
  { platform, now }: RequestContext,
  chosen: ChosenExclusions["chosen"],
): Promise<readonly (number | null)[] | null> {
  const limits = await loadLimits(platform);
  if (!limits.ok) return null;
  const ends = chosen.flatMap(({ code, until }) => {
    const held = findLimitInForce(limits.value.all, code, now);
    return held && limitEndsAtOrInfinity(held) >= until - clockToleranceMs ? [held.endsAt] : [];
  });
  return ends.length === chosen.length ? ends : null;
}

/** The last of some ends; null = one of them never comes. */
function latestEnd(ends: readonly (number | null)[]): number | null {
  const known = ends.filter((end) => end !== null);
  return known.length < ends.length ? null : Math.max(...known);
}
