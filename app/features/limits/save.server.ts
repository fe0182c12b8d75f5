import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { loadLimitChoices } from "~/platform/services/limits/client.server";
import { findDisabledLimitFields } from "./disabled";
import { validateLimitsForm } from "./form";
import type { FailedLimitsReply } from "./reply";
import { sendLimits } from "./send-limits.server";
import { readTypedLimits } from "./typed-limits";

/**
 * Saves the form of limits (LIM-03). Stricter values apply at once, looser ones lead to the test (LIM-04), a
 * self-exclusion or time-out to its own confirmation (LIM-15).
 */
export async function saveLimitsPosted(post: FormPost): Promise<ActionResult<FailedLimitsReply>> {
  const { context, form } = post;
  const { platform, config, limits, now } = context;
  const fields = readTypedLimits(form);
  const typed = [...fields].map(([code, { text }]) => [code, text] as const);
  const choices = await loadLimitChoices(platform);
  if (!limits || !choices.ok)
    return { kind: "stay", status: 503, data: { kind: "unavailable", typed: typed } };
  const { isDisabledBySection: isBySection } = config.playerSafety;
  const disabled = findDisabledLimitFields(limits.all, { now, isBySection });
  const read = validateLimitsForm(fields, {
    limits: limits.all,
    choices: choices.value,
    disabled: new Set(disabled.keys()),
    now,
    lng: context.lng,
  });
  if (read.errors.size > 0)
    return {
      kind: "stay",
      status: 422,
      data: { kind: "fields", errors: [...read.errors], typed: typed },
    };

  return sendLimits(post, read, { typed, iso: choices.value.iso ?? limits.iso ?? config.currency });
}
