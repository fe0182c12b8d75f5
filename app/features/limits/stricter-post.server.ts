import { isExclusionCode, settableLimitCodes } from "~/domain/limits/codes";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { loadLimitChoices } from "~/platform/services/limits/client.server";
import { toRequestedExclusion } from "./chosen-exclusion";
import { redirectWithLimitsFlash } from "./flash.server";
import type { FailedLimitsReply } from "./reply";
import { sendLimits } from "./send-limits.server";
import {
  readTypedStricterLimits,
  validateStricterForm,
  valueKeptByCancellingRaise,
} from "./stricter";

/**
 * Saves the separate forms that work even for disabled fields: a stricter value, or the value in force
 * instead of a pending raise (`keep`, LIM-07).
 */
export async function saveStricterLimitsPosted(
  post: FormPost,
): Promise<ActionResult<FailedLimitsReply>> {
  const typed = readTypedStricterLimits(post.form);
  const outcome = await saveStricter(post, typed);
  return outcome.kind === "go"
    ? outcome
    : { ...outcome, data: { ...outcome.data, isStricter: true, typed: [...typed] } };
}

async function saveStricter(
  post: FormPost,
  fields: ReturnType<typeof readTypedStricterLimits>,
): Promise<ActionResult<FailedLimitsReply>> {
  const { context, form } = post;
  const { platform, config, limits, now } = context;
  const choices = await loadLimitChoices(platform);
  if (!limits || !choices.ok)
    return { kind: "stay", status: 503, data: { kind: "unavailable", typed: [] } };
  const iso = choices.value.iso ?? limits.iso ?? config.currency;
  const keptCode = settableLimitCodes.find((code) => String(code) === form.get("keep"));
  if (keptCode !== undefined) {
    const value = valueKeptByCancellingRaise(keptCode, { limits: limits.all, now });
    // The raise was approved or cancelled meanwhile.
    if (value === null) return redirectWithLimitsFlash(post, "none_pending");
    const keeping = { requested: [value], exclusions: [] };
    return sendLimits(post, keeping, { typed: [], iso });
  }
  const read = validateStricterForm(fields, {
    limits: limits.all,
    choices: choices.value,
    now,
    lng: context.lng,
  });
  if (read.errors.size > 0) {
    return {
      kind: "stay",
      status: 422,
      data: { kind: "fields", errors: [...read.errors], typed: [] },
    };
  }
  const exclusions = read.requested.flatMap((asked) => toRequestedExclusion(asked) ?? []);
  const requested = read.requested.filter(({ code }) => !isExclusionCode(code));
  return sendLimits(post, { requested, exclusions }, { typed: [], iso });
}
