import { randomUUID } from "node:crypto";
import { z } from "zod";
import {
  isExclusionCode,
  isMoneyLimitCode,
  type LimitCode,
  limitFieldName,
  selfExclusionCode,
  settableLimitCodes,
} from "~/domain/limits/codes";
import { exclusionReasonIdOrFirst } from "~/domain/limits/reasons";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import {
  loadExclusionReasons,
  loadLimitChoices,
  saveLimits,
} from "~/platform/services/limits/client.server";
import { findDisabledLimitFields } from "./disabled";
import { redirectWithLimitsFlash } from "./flash.server";
import {
  type LimitError,
  readTypedLimits,
  shownValueFieldName,
  toRequestedExclusion,
  type ValidatedLimits,
  validateLimitsForm,
} from "./form";
import { saveKnowledgeTest } from "./knowledge-test.server";
import { notSaved, refusedLimits } from "./refusal.server";
import {
  readTypedStricterLimits,
  stricterLimitFieldName,
  validateStricterForm,
  valueKeptByCancellingRaise,
} from "./stricter";

/** Longest text of a limit, characters. */
const longest = 64;

/** A field for each limit, in page order: its text, which may be empty, or nothing where it was not sent. */
function limitTextFields(nameOf: (code: LimitCode) => string) {
  return Object.fromEntries(
    settableLimitCodes.map((code) => [
      nameOf(code),
      z
        .string()
        .max(longest, isMoneyLimitCode(code) ? "amount" : "value")
        .optional(),
    ]),
  );
}

/** Texts that limits fields had, or that are only shown again. */
function shownTextFields(nameOf: (code: LimitCode) => string) {
  return Object.fromEntries(
    settableLimitCodes.map((code) => [nameOf(code), z.string().optional()]),
  );
}

/** The reason for a self-exclusion, by its id at the platform. */
const exclusionReasonField = { selfExcludeReason: z.string().optional() };

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
  events: "limits_save",
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
    if (read.errors.size > 0) return unreadLimits(read.errors, limitFieldName);
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
  events: null,
  run: async (posted) => {
    const form = readTypedStricterLimits(posted).size > 0 ? "stricter" : "save";
    return { ok: false, status: 200, errors: [], form };
  },
});

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
  events: "limits_stricter",
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
    if (read.errors.size > 0) return unreadLimits(read.errors, stricterLimitFieldName);
    const exclusions = read.requested.flatMap((asked) => toRequestedExclusion(asked) ?? []);
    const requested = read.requested.filter(({ code }) => !isExclusionCode(code));
    return sendLimits(post, { requested, exclusions }, { iso, reason });
  },
});

const unreadLimits = (
  errors: ReadonlyMap<LimitCode, LimitError>,
  nameOf: (code: LimitCode) => string,
): FormResult => ({
  ok: false,
  errors: [...errors].map(([limit, code]) => ({ field: nameOf(limit), code })),
});

/** Sends the requested limits, then redirects to the test or confirmation that they need. */
async function sendLimits(
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
