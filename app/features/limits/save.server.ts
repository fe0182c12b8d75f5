import { randomUUID } from "node:crypto";
import { isExclusionCode, limitCodes, selfExclusionCode } from "~/domain/limits/codes";
import { findExclusionReason } from "~/domain/limits/reasons";
import type { ActionResult, FormPost } from "~/features/gate/action.server";
import type { RequestContext } from "~/features/gate/request-context";
import { screenPath } from "~/features/screens/links.server";
import { saveSessionSafety } from "~/features/session/session.server";
import type { Failure } from "~/platform/failure.server";
import { loadLimitChoices } from "~/platform/limits/choices.server";
import { loadExclusionReasons } from "~/platform/limits/exclusion-reasons.server";
import { loadLimits } from "~/platform/limits/limits.server";
import { cancelLimits } from "~/platform/limits/pending.server";
import { saveLimits } from "~/platform/limits/save.server";
import { findDisabledLimitFields, isPendingLimitCancellable } from "./disabled";
import { redirectWithLimitsFlash } from "./flash.server";
import {
  findChosenExclusion,
  longestExclusion,
  readTypedLimits,
  type ValidatedLimits,
  validateLimitsForm,
} from "./form";
import { saveKnowledgeTest } from "./open-tests.server";
import { limitRefusalMessage, mayHaveTakenEffect } from "./refusal-message.server";
import type { LimitsReply } from "./reply";
import { readTypedStricterLimits, validateStricterForm, valueInForceToKeep } from "./stricter";

/**
 * Saves the form of limits (LIM-03). Stricter values apply at once, looser ones lead to the test (LIM-04), a
 * self-exclusion or time-out to its own confirmation (LIM-15).
 */
export async function limitsPosted(post: FormPost): Promise<ActionResult<LimitsReply>> {
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

  return saveRead(post, read, { typed, iso: choices.value.iso ?? limits.iso ?? config.currency });
}

/**
 * Saves the separate forms that work even for disabled fields: a stricter value, or the value in force
 * instead of a pending raise (`keep`, LIM-07).
 */
export async function stricterPosted(post: FormPost): Promise<ActionResult<LimitsReply>> {
  const typed = readTypedStricterLimits(post.form);
  const outcome = await saveStricter(post, typed);
  return outcome.kind === "go"
    ? outcome
    : { ...outcome, data: { ...outcome.data, isStricter: true, typed: [...typed] } };
}

async function saveStricter(
  post: FormPost,
  fields: ReturnType<typeof readTypedStricterLimits>,
): Promise<ActionResult<LimitsReply>> {
  const { context, form } = post;
  const { platform, config, limits, now } = context;
  const choices = await loadLimitChoices(platform);
  if (!limits || !choices.ok)
    return { kind: "stay", status: 503, data: { kind: "unavailable", typed: [] } };
  const iso = choices.value.iso ?? limits.iso ?? config.currency;
  const keptCode = limitCodes.find((code) => String(code) === form.get("keep"));
  if (keptCode !== undefined) {
    const value = valueInForceToKeep(keptCode, { limits: limits.all, now });
    // The raise was approved or cancelled meanwhile.
    if (value === null) return redirectWithLimitsFlash(post, "none_pending");
    const keeping = { requested: [value], exclusion: null, covered: null };
    return saveRead(post, keeping, { typed: [], iso });
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
  const chosen = read.requested.flatMap((asked) => findChosenExclusion(asked) ?? []);
  const requested = read.requested.filter(({ code }) => !isExclusionCode(code));
  return saveRead(post, { requested, ...longestExclusion(chosen) }, { typed: [], iso });
}

/** Writes the chosen reading of ambiguous text into its field; saves nothing (LIM-13). */
export async function limitReadingChosen({ form }: FormPost): Promise<ActionResult<LimitsReply>> {
  const stricter = readTypedStricterLimits(form);
  const typed = [...readTypedLimits(form)].map(([code, { text }]) => [code, text] as const);
  const data =
    stricter.size > 0
      ? {
          kind: "fields" as const,
          errors: [],
          typed: [...stricter],
          isStricter: true as const,
        }
      : { kind: "fields" as const, errors: [], typed };
  return { kind: "stay", status: 200, data };
}

/** Sends the requested limits, then redirects to the test or confirmation that they need. */
async function saveRead(
  post: FormPost,
  read: Pick<ValidatedLimits, "requested" | "exclusion" | "covered">,
  { typed, iso }: { readonly typed: Typed; readonly iso: string },
): Promise<ActionResult<LimitsReply>> {
  const { context, form } = post;
  const { platform } = context;
  const page = screenPath(context.lng, "office:responsible");
  const { requested } = read;
  if (requested.length > 0) {
    const saved = await saveLimits(platform, { requested, iso, reasonId: null });
    if (!saved.ok) return { kind: "stay", ...refusedLimitsReply(saved.failure, typed) };
    const { test } = saved.value;
    if (test) {
      await saveKnowledgeTest(test);
      await saveSessionSafety(context.scope, post.request, { test: test.token });
      // The exclusion goes first: the test waits, and the page of limits says so.
      if (!read.exclusion) return { kind: "go", to: screenPath(context.lng, "responsible-test") };
    }
  }
  if (read.exclusion) {
    const { exclusion, covered } = read;
    const reasonId = exclusion.code === selfExclusionCode ? await reasonFor(context, form) : null;
    await saveSessionSafety(context.scope, post.request, {
      exclusion: { ...exclusion, reasonId, key: randomUUID(), ...(covered ? { covered } : {}) },
    });
    return { kind: "go", to: `${page}?confirm=1` };
  }
  return redirectWithLimitsFlash(post, requested.length > 0 ? "saved" : "same");
}

/**
 * The reason for the self-exclusion, from the platform's list; null where it is not asked for or cannot be
 * loaded (LIM-08).
 */
async function reasonFor(
  { platform, config }: RequestContext,
  form: FormData,
): Promise<number | null> {
  if (!config.playerSafety.hasExclusionReasons) return null;
  const reasons = await loadExclusionReasons(platform);
  return reasons.ok
    ? findExclusionReason(reasons.value, Number(form.get("selfExcludeReason")))
    : null;
}

/** Cancels pending deposit limits (LIM-05). If none is pending any more, the reply says so. */
export async function limitsCancelled(post: FormPost): Promise<ActionResult<LimitsReply>> {
  const { context } = post;
  if (context.limits && !context.limits.all.some(isPendingLimitCancellable))
    return redirectWithLimitsFlash(post, "none_pending");
  const cancelled = await cancelLimits(context.platform);
  if (!cancelled.ok && !(mayHaveTakenEffect(cancelled.failure) && (await isNonePending(context))))
    return { kind: "stay", ...refusedLimitsReply(cancelled.failure, []) };
  return redirectWithLimitsFlash(post, "cancelled");
}

/** Whether a cancellation whose response was lost took effect. */
async function isNonePending({ platform }: RequestContext): Promise<boolean> {
  const limits = await loadLimits(platform);
  return limits.ok && !limits.value.all.some(isPendingLimitCancellable);
}

type Typed = Extract<LimitsReply, { kind: "refused" }>["typed"];

/** A failed save as a reply for its form (LIM-03). */
export function refusedLimitsReply(
  failure: Failure,
  typed: Typed,
): { readonly status: number; readonly data: LimitsReply } {
  const words = limitRefusalMessage(failure);
  if (words === null)
    return {
      status: 503,
      data: { kind: mayHaveTakenEffect(failure) ? "unanswered" : "unavailable", typed },
    };
  const status = [400, 401].includes(words.status) ? words.status : 403;
  return { status: words.status, data: { kind: "refused", status, title: words.title, typed } };
}
