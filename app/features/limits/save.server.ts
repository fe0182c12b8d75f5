import { z } from "zod";
import { limitFieldName } from "~/domain/limits/codes";
import { declareForm } from "~/features/forms/declare.server";
import { loadLimitChoices } from "~/platform/services/limits/client.server";
import { findDisabledLimitFields } from "./disabled";
import { validateLimitsForm } from "./form";
import { exclusionReasonField, limitTextFields, shownTextFields } from "./limit-fields.server";
import { notSaved } from "./refused-reply.server";
import { sendLimits } from "./send-limits.server";
import { readTypedStricterLimits, stricterLimitFieldName } from "./stricter";
import { readTypedLimits, shownValueFieldName } from "./typed-limits";

/**
 * Saves the form of limits (LIM-03). Stricter values apply at once, looser ones lead to the test (LIM-04), a
 * self-exclusion or time-out to its own confirmation (LIM-15).
 */
export const saveLimitsForm = declareForm({
  screen: "office:responsible",
  intent: "save",
  isEmptyTextKept: true,
  fields: z.object({
    ...limitTextFields(limitFieldName),
    ...shownTextFields(shownValueFieldName),
    ...exclusionReasonField,
  }),
  run: async (posted, post) => {
    const { platform, config, limits, now, lng } = post.context;
    const choices = await loadLimitChoices(platform);
    if (!limits || !choices.ok) return notSaved("unavailable");
    const { isDisabledBySection: isBySection } = config.playerSafety;
    const disabled = findDisabledLimitFields(limits.all, { now, isBySection });
    const read = validateLimitsForm(readTypedLimits(posted), {
      limits: limits.all,
      choices: choices.value,
      disabled: new Set(disabled.keys()),
      now,
      lng,
    });
    if (read.errors.size > 0)
      return {
        ok: false,
        errors: [...read.errors].map(([limit, code]) => ({ field: limitFieldName(limit), code })),
      };
    const iso = choices.value.iso ?? limits.iso ?? config.currency;
    return sendLimits(post, read, { iso, reason: posted.selfExcludeReason });
  },
});

/**
 * Shows the form with the chosen reading of ambiguous text, which the action has written into its field; saves
 * nothing (LIM-13).
 */
export const refillWithChosenReadingForm = declareForm({
  screen: "office:responsible",
  intent: "reading",
  isEmptyTextKept: true,
  fields: z.object({
    ...shownTextFields(limitFieldName),
    ...shownTextFields(stricterLimitFieldName),
  }),
  run: async (posted) => {
    const form = readTypedStricterLimits(posted).size > 0 ? "stricter" : "save";
    return { ok: false, status: 200, errors: [], form };
  },
});
