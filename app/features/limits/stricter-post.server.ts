import { z } from "zod";
import { isExclusionCode, settableLimitCodes } from "~/domain/limits/codes";
import { declareForm } from "~/features/forms/declare.server";
import { loadLimitChoices } from "~/platform/services/limits/client.server";
import { toRequestedExclusion } from "./chosen-exclusion";
import { redirectWithLimitsFlash } from "./flash.server";
import { exclusionReasonField, limitTextFields } from "./limit-fields.server";
import { notSaved } from "./refused-reply.server";
import { sendLimits } from "./send-limits.server";
import {
  readTypedStricterLimits,
  stricterLimitFieldName,
  validateStricterForm,
  valueKeptByCancellingRaise,
} from "./stricter";

/**
 * Saves the separate form that works even for disabled fields: stricter values, or the value in force instead of a
 * pending raise (`keep`, LIM-07).
 */
export const saveStricterLimitsForm = declareForm({
  screen: "office:responsible",
  intent: "stricter",
  fields: z.object({
    ...limitTextFields(stricterLimitFieldName),
    keep: z.string().optional(),
    ...exclusionReasonField,
  }),
  run: async (posted, post) => {
    const { platform, config, limits, now, lng } = post.context;
    const choices = await loadLimitChoices(platform);
    if (!limits || !choices.ok) return notSaved("unavailable");
    const iso = choices.value.iso ?? limits.iso ?? config.currency;
    const reason = posted.selfExcludeReason;
    const keptCode = settableLimitCodes.find((code) => String(code) === posted.keep);
    if (keptCode !== undefined) {
      const value = valueKeptByCancellingRaise(keptCode, { limits: limits.all, now });
      // The raise was approved or cancelled meanwhile.
      if (value === null) return redirectWithLimitsFlash(post, "none_pending");
      return sendLimits(post, { requested: [value], exclusions: [] }, { iso, reason });
    }
    const read = validateStricterForm(readTypedStricterLimits(posted), {
      limits: limits.all,
      choices: choices.value,
      now,
      lng,
    });
    if (read.errors.size > 0)
      return {
        ok: false,
        errors: [...read.errors].map(([limit, code]) => ({
          field: stricterLimitFieldName(limit),
          code,
        })),
      };
    const exclusions = read.requested.flatMap((asked) => toRequestedExclusion(asked) ?? []);
    const requested = read.requested.filter(({ code }) => !isExclusionCode(code));
    return sendLimits(post, { requested, exclusions }, { iso, reason });
  },
});
