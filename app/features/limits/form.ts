import type { LimitChoices } from "~/domain/limits/answers";
import {
  type ExclusionCode,
  isExclusionCode,
  isMoneyLimitCode,
  type LimitCode,
  limitFieldName,
  selfExclusionCode,
  settableLimitCodes,
  type TimeLimitCode,
  timeOutCode,
} from "~/domain/limits/codes";
import { findLimitInForce, findPendingLimit } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import { isLooserLimit, isStricterLimit } from "~/domain/limits/strictness";
import { type Days, type LimitValue, toTimeLimitValue } from "~/domain/limits/value";
import type { Minor } from "~/domain/money/amount";
import { parseTypedAmount, plainAmount, toMinor } from "~/domain/money/money";
import type { Language } from "~/i18n/languages";

/** The requested changes of a posted form (LIM-03). Fields that are absent or unchanged request nothing. */
export interface ValidatedLimits {
  /**
   * The requested limits, one per type at most. Exclusions are separate, because they need their
   * own confirmation (LIM-15).
   */
  readonly requested: readonly LimitValue[];
  /**
   * The chosen self-exclusion and time-out. Both start if both were chosen: neither does all that the
   * other one does (REG-10).
   */
  readonly exclusions: readonly RequestedExclusion[];
  readonly errors: ReadonlyMap<LimitCode, LimitError>;
}

/**
 * A field's error: not an amount, not an offered value, too high, disabled, looser while play is locked, or not
 * stricter than the current value where only that is accepted.
 */
export type LimitError = UnreadLimit | "disabled" | "locked" | "not_stricter";

/**
 * Reads the fields `limit-{code}` of a form (LIM-03, LIM-13). Amounts are free text with spaces and
 * either decimal sign; other values must be offered by the service. A field equal to what its page
 * showed requests nothing, even if another tab has changed the limit. A disabled field accepts only
 * a stricter value (LIM-07); another changed value is an error.
 */
export function validateLimitsForm(
  typed: ReadonlyMap<LimitCode, TypedLimit>,
  known: {
    readonly limits: readonly Limit[];
    readonly choices: LimitChoices;
    readonly disabled: ReadonlySet<LimitCode>;
    readonly now: number;
    readonly lng: Language;
  },
): ValidatedLimits {
  const requested: LimitValue[] = [];
  const errors = new Map<LimitCode, LimitError>();
  const exclusions: RequestedExclusion[] = [];
  for (const code of settableLimitCodes) {
    const field = typed.get(code);
    const text = field?.text.trim();
    if (text === undefined || text === field?.shown?.trim()) continue;
    const asked = parseLimitValue(code, text, known);
    if (typeof asked === "string") {
      errors.set(code, asked);
      continue;
    }
    const chosen = toRequestedExclusion(asked);
    // "None" is the untouched state of an exclusion's field: it cancels nothing.
    if (isExclusionCode(code) && chosen === null) continue;

    const held = findLimitInForce(known.limits, code, known.now);
    const isKnown = [held?.value ?? null, findPendingLimit(known.limits, code)?.value].includes(
      asked.value,
    );
    // A stricter value is always accepted (LIM-07).
    if (known.disabled.has(code) && !isStricterLimit(asked, held, known.now)) {
      if (!isKnown) errors.set(code, "disabled");
      continue;
    }
    if (chosen) exclusions.push(chosen);
    else if (!isKnown && findLongestPlayLock(known.limits, known.now) && isLooserLimit(asked, held))
      errors.set(code, "locked");
    else if (!isKnown) requested.push(asked);
  }
  return { requested, exclusions, errors };
}

/** A posted field: the typed text, and what its page showed; null where the post does not say. */
export interface TypedLimit {
  readonly text: string;
  readonly shown: string | null;
}

/** The texts of a posted form by field. */
export type PostedTexts = Readonly<Record<string, string | undefined>>;

export function readTypedLimits(posted: PostedTexts): ReadonlyMap<LimitCode, TypedLimit> {
  const typed = new Map<LimitCode, TypedLimit>();
  for (const code of settableLimitCodes) {
    const text = posted[limitFieldName(code)];
    if (text !== undefined)
      typed.set(code, { text, shown: posted[shownValueFieldName(code)] ?? null });
  }
  return typed;
}

/** The name of the field that repeats what a type's field showed. */
export function shownValueFieldName(code: LimitCode): `shown-${LimitCode}` {
  return `shown-${code}`;
}

/** Typed values for "no limit", besides an empty field (LIM-01). */
const noLimitTexts = ["", "999999999", "-1"];

/** The least amount that is no money limit: the limit service reads it as "no limit" (LIM-01). */
const boundText = "999999999";

/** A text that is no value of its type; `too_high` = above every limit that can be set. */
type UnreadLimit = "amount" | "value" | "too_high";

/** A text as a value of a type, or why it is none. */
export function parseLimitValue(
  code: LimitCode,
  text: string,
  { choices, lng }: { readonly choices: LimitChoices; readonly lng: Language },
): LimitValue | UnreadLimit {
  if (!isMoneyLimitCode(code)) return chosen(code, text, choices);
  const value = amountOf(text, choices.iso, lng);
  return typeof value === "string" ? value : { code, value };
}

/** The amount of a typed limit; null = no limit is typed. Without a currency (`iso` null) no text is an amount. */
function amountOf(text: string, iso: string | null, lng: Language): Minor | null | UnreadLimit {
  if (noLimitTexts.includes(text)) return null;
  if (iso === null) return "amount";
  const read = parseTypedAmount(plainAmount(text, iso, lng), iso);
  if (!read.ok || read.minor <= 0) return "amount";
  const bound = toMinor(boundText, iso);
  return bound !== null && read.minor >= bound ? "too_high" : read.minor;
}

function chosen(
  code: TimeLimitCode,
  text: string,
  { values }: LimitChoices,
): LimitValue | UnreadLimit {
  if (noLimitTexts.includes(text)) return toTimeLimitValue(code, null);
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return values.get(code)?.find((offered) => offered.value === value) ?? "value";
}

/** A self-exclusion or time-out. */
export interface RequestedExclusion {
  readonly code: ExclusionCode;
  readonly days: Days;
}

/** The chosen self-exclusion or time-out; null for another type, and for none. */
export function toRequestedExclusion(asked: LimitValue): RequestedExclusion | null {
  if (asked.code !== selfExclusionCode && asked.code !== timeOutCode) return null;
  return asked.value === null ? null : { code: asked.code, days: asked.value };
}
