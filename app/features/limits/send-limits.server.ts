import { randomUUID } from "node:crypto";
import { selfExclusionCode } from "~/domain/limits/codes";
import { exclusionReasonIdOrFirst } from "~/domain/limits/reasons";
import type { FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { loadExclusionReasons, saveLimits } from "~/platform/services/limits/client.server";
import { redirectWithLimitsFlash } from "./flash.server";
import type { ValidatedLimits } from "./form";
import { saveKnowledgeTest } from "./open-tests.server";
import { refusedLimits } from "./refused-reply.server";

/** Sends the requested limits, then redirects to the test or confirmation that they need. */
export async function sendLimits(
  post: FormPost,
  read: Pick<ValidatedLimits, "requested" | "exclusions">,
  { iso, reason }: { readonly iso: string; readonly reason: string | undefined },
): Promise<FormResult> {
  const { context } = post;
  const { platform } = context;
  const page = screenPath(context.lng, "office:responsible");
  const { requested } = read;
  if (requested.length > 0) {
    const saved = await saveLimits(platform, { requested, iso, reasonId: null });
    if (!saved.ok) return refusedLimits(saved.failure);
    const { test } = saved.value;
    if (test) {
      await saveKnowledgeTest(test);
      await updateSessionSafetyState(context.scope, post.request, { test: test.token });
      // The exclusion goes first: the test waits, and the page of limits says so.
      if (read.exclusions.length === 0)
        return { ok: true, to: screenPath(context.lng, "responsible-test") };
    }
  }
  if (read.exclusions.length > 0) {
    const isSelfExclusion = read.exclusions.some(({ code }) => code === selfExclusionCode);
    const reasonId = isSelfExclusion ? await reasonFor(context, reason) : null;
    await updateSessionSafetyState(context.scope, post.request, {
      exclusions: { chosen: [...read.exclusions], reasonId, key: randomUUID() },
    });
    return { ok: true, to: `${page}?confirm=1` };
  }
  return redirectWithLimitsFlash(post, requested.length > 0 ? "saved" : "same");
}

/**
 * The reason for the self-exclusion, from the platform's list; null where it is not asked for or cannot be
 * loaded (LIM-08).
 */
async function reasonFor(
  { platform, config }: RequestContext,
  chosen: string | undefined,
): Promise<number | null> {
  if (!config.playerSafety.hasExclusionReasons) return null;
  const reasons = await loadExclusionReasons(platform);
  return reasons.ok ? exclusionReasonIdOrFirst(reasons.value, Number(chosen ?? "")) : null;
}
