import type { LimitChoices } from "~/domain/limits/answers";
import {
  type ExclusionCode,
  isExclusionCode,
  isMoneyLimitCode,
  type LimitCode,
  limitCodes,
  limitFieldName,
  selfExclusionCode,
  type TimeLimitCode,
  timeOutCode,
} from "~/domain/limits/codes";
import {
  findLimitInForce,
  findLongestPlayLock,
  findPendingLimit,
  isLooserLimit,
  isStricterLimit,
  type Limit,
} from "~/domain/limits/limit";
import { type Days, type LimitValue, timeValue } from "~/domain/limits/value";
import type { Minor } from "~/domain/money/amount";
import { parseTypedAmount, plainAmount } from "~/domain/money/money";
import type { Language } from "~/i18n/languages";

/** Typed value for "no limit", besides an empty field (LIM-01). */
const noLimitText = "999999999";
const notSetText = "-1";

/** The requested changes of a posted form (LIM-03). Fields that are absent or unchanged request nothing. */
export interface ValidatedLimits {
  /** One per type at most. Exclusions are separate, because they need their own confirmation (LIM-15). */
  readonly requested: readonly LimitValue[];
  /** The chosen self-exclusion or time-out; the longer one if both were chosen. */
  readonly exclusion: RequestedExclusion | null;
  /** The shorter one if both were chosen: the player is told that the longer one replaces it. */
  readonly covered: RequestedExclusion | null;
  readonly errors: ReadonlyMap<LimitCode, LimitError>;
}

/** A self-exclusion or time-out. */
export interface RequestedExclusion {
  readonly code: ExclusionCode;
  readonly days: Days;
}

/**
 * A field's error: not an amount, not an offered value, disabled, looser while play is locked, or not
 * stricter than the current value where only that is accepted.
 */
export type LimitError = "amount" | "value" | "disabled" | "locked" | "not_stricter";

/** A posted field: the typed text, and what its page showed; null where the post does not say. */
export interface TypedLimit {
  readonly text: string;
  readonly shown: string | null;
}

/**
 * Reads the fields `limit-{code}` of a form (LIM-03, LIM-13). Amounts are free text with spaces and either
 * decimal sign; other values must be offered by the service. A field equal to what its page showed requests
 * nothing, even if another tab has changed the limit. A disabled field is an error.
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
  for (const code of limitCodes) {
    const field = typed.get(code);
    const text = field?.text.trim();
    if (text === undefined || text === field?.shown?.trim()) continue;
    const asked = parseLimitValue(code, text, known);
    if (asked === undefined) {
      errors.set(code, isMoneyLimitCode(code) ? "amount" : "value");
      continue;
    }
    const chosen = findChosenExclusion(asked);
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
  return { requested, ...longestExclusion(exclusions), errors };
}

/** The chosen self-exclusion or time-out; null for another type, and for none. */
export function findChosenExclusion(asked: LimitValue): RequestedExclusion | null {
  if (asked.code !== selfExclusionCode && asked.code !== timeOutCode) return null;
  return asked.value === null ? null : { code: asked.code, days: asked.value };
}

/** The longest of the chosen exclusions, and the one that it replaces. */
export function longestExclusion(
  exclusions: readonly RequestedExclusion[],
): Pick<ValidatedLimits, "exclusion" | "covered"> {
  const [exclusion = null, covered = null] = exclusions.toSorted(longerFirst);
  return { exclusion, covered };
}

/**
 * The longer of two exclusions replaces the other: each locks bets and deposits (LIM-12), so it covers both,
 * and a player who wants to stop gets no error. Of equal ones the self-exclusion wins.
 */
function longerFirst(one: RequestedExclusion, other: RequestedExclusion): number {
  return other.days - one.days || (one.code === selfExclusionCode ? -1 : 1);
}

/** A text as a value of a type; undefined = not valid for the type. */
export function parseLimitValue(
  code: LimitCode,
  text: string,
  { choices, lng }: { readonly choices: LimitChoices; readonly lng: Language },
): LimitValue | undefined {
  if (!isMoneyLimitCode(code)) return chosen(code, text, choices);
  const value = amountOf(text, choices.iso, lng);
  return value === undefined ? undefined : { code, value };
}

/** Null for no limit; undefined where the text is not an amount above zero. */
function amountOf(text: string, iso: string | null, lng: Language): Minor | null | undefined {
  if (text === "" || text === noLimitText) return null;
  if (iso === null) return undefined;
  const read = parseTypedAmount(plainAmount(text, iso, lng), iso);
  return read.ok && read.minor > 0 ? read.minor : undefined;
}

function chosen(
  code: TimeLimitCode,
  text: string,
  { values }: LimitChoices,
): LimitValue | undefined {
  if (text === "" || text === notSetText) return timeValue(code, null);
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return values.get(code)?.find((offered) => offered.value === value);
}

export function readTypedLimits(form: FormData): ReadonlyMap<LimitCode, TypedLimit> {
  const typed = new Map<LimitCode, TypedLimit>();
  for (const code of limitCodes) {
    const [text, shown] = [form.get(limitFieldName(code)), form.get(shownValueFieldName(code))];
    if (typeof text === "string")
      typed.set(code, { text: text.slice(0, 64), shown: typeof shown === "string" ? shown : null });
  }
  return typed;
}

/** The name of the field that repeats what a type's field showed. */
export function shownValueFieldName(code: LimitCode): `shown-${LimitCode}` {
  return `shown-${code}`;
}
