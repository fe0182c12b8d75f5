import type { Language } from "~/i18n/languages";
import { plainAmount, readAmount } from "../money/money";
import type { LimitChoices } from "./answers";
import {
  type ExclusionCode,
  isExclusion,
  type LimitCode,
  limitCodes,
  moneyWindow,
  selfExclusion,
} from "./codes";
import { inForce, isLooser, isStricter, type Limit, lockOf, pendingOf } from "./limit";

/** What is typed for "no limit" where a field is not simply left empty (LIM-01). */
const noLimitText = "999999999";
const notSetText = "-1";

/** What a posted form wants (LIM-03). Fields that are absent or say what holds already change nothing. */
export interface ReadLimits {
  /** By type, as in `Wishes`; those of exclusions apart, which need a confirmation of their own (LIM-15). */
  readonly wishes: ReadonlyMap<LimitCode, number | null>;
  /** A self-exclusion or time-out that was chosen; the longer one where both were. */
  readonly exclusion: Exclusion | null;
  /** The shorter one where both were chosen: the player is told that the longer stands in its place. */
  readonly covered: Exclusion | null;
  readonly errors: ReadonlyMap<LimitCode, LimitError>;
}

/** A length of a self-exclusion or time-out, days. */
export interface Exclusion {
  readonly code: ExclusionCode;
  readonly days: number;
}

/**
 * What is wrong with a field: no amount, no value that is offered, it cannot be changed now, it loosens while play is locked, or
 * it is not as strict as what holds where only that is taken.
 */
export type LimitError = "amount" | "value" | "disabled" | "locked" | "not_stricter";

/** A posted field: what is typed, and what its page showed before; null where the post does not say. */
export interface TypedLimit {
  readonly text: string;
  readonly shown: string | null;
}

/**
 * Reads the fields `limit-{code}` of a form (LIM-03, LIM-13). An amount may be typed freely, with spaces and either
 * decimal sign; what can be chosen elsewhere is what the service offers. A field that says what its page showed wishes
 * nothing, whatever has been changed since in another tab; one that cannot be changed any more says so.
 */
export function readLimits(
  typed: ReadonlyMap<LimitCode, TypedLimit>,
  known: {
    readonly limits: readonly Limit[];
    readonly choices: LimitChoices;
    readonly disabled: ReadonlySet<LimitCode>;
    readonly now: number;
    readonly lng: Language;
  },
): ReadLimits {
  const wishes = new Map<LimitCode, number | null>();
  const errors = new Map<LimitCode, LimitError>();
  const exclusions: Exclusion[] = [];
  for (const code of limitCodes) {
    const field = typed.get(code);
    const text = field?.text.trim();
    if (text === undefined || text === field?.shown?.trim()) continue;
    const value = readValue(code, text, known);
    if (value === undefined) {
      errors.set(code, moneyWindow(code) ? "amount" : "value");
      continue;
    }
    // Of an exclusion "none" is what a field says that nobody has touched: it takes nothing back.
    if (isExclusion(code) && value === null) continue;
    const active = inForce(known.limits, code, known.now);
    const held = active?.value ?? null;
    // What is stricter is never in the way of anything (LIM-07).
    if (known.disabled.has(code) && !isStricter(code, value, active, known.now)) {
      if (value !== held && value !== pendingOf(known.limits, code)?.value) errors.set(code, "disabled");
      continue;
    }
    if (isExclusion(code)) {
      if (value !== null) exclusions.push({ code, days: value });
      continue;
    }
    if (value === held || value === pendingOf(known.limits, code)?.value) continue;
    if (lockOf(known.limits, known.now) && isLooser(code, value, held)) errors.set(code, "locked");
    else wishes.set(code, value);
  }
  return { wishes, ...longestOf(exclusions), errors };
}

/** The exclusion that stands for all that were chosen, and the one that it covers. */
export function longestOf(exclusions: readonly Exclusion[]): Pick<ReadLimits, "exclusion" | "covered"> {
  const [exclusion = null, covered = null] = exclusions.toSorted(longerFirst);
  return { exclusion, covered };
}

/**
 * Of two exclusions the longer stands for both: each locks bets and deposits (LIM-12), so that nothing that was asked for
 * is left open, and a player who wants to stop is not sent back by an error. Of equal ones the self-exclusion does.
 */
function longerFirst(one: Exclusion, other: Exclusion): number {
  return other.days - one.days || (one.code === selfExclusion ? -1 : 1);
}

/** What a text means as a value of a type; null = no limit, undefined = it is none that the type takes. */
export function readValue(
  code: LimitCode,
  text: string,
  { choices, lng }: { readonly choices: LimitChoices; readonly lng: Language },
): number | null | undefined {
  return moneyWindow(code) ? amountOf(text, choices.iso, lng) : chosen(code, text, choices);
}

/** Minor units, null for none; undefined where the text is no amount above zero. */
function amountOf(text: string, iso: string | null, lng: Language): number | null | undefined {
  if (text === "" || text === noLimitText) return null;
  if (iso === null) return undefined;
  const read = readAmount(plainAmount(text, iso, lng), iso);
  return read.ok && read.minor > 0 ? read.minor : undefined;
}

function chosen(code: LimitCode, text: string, { values }: LimitChoices): number | null | undefined {
  if (text === "" || text === notSetText) return null;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return values.get(code)?.includes(value) ? value : undefined;
}

/** A form's limit fields, by type. */
export function typedLimits(form: FormData): ReadonlyMap<LimitCode, TypedLimit> {
  const typed = new Map<LimitCode, TypedLimit>();
  for (const code of limitCodes) {
    const [text, shown] = [form.get(fieldOf(code)), form.get(shownFieldOf(code))];
    if (typeof text === "string")
      typed.set(code, { text: text.slice(0, 64), shown: typeof shown === "string" ? shown : null });
  }
  return typed;
}

/** The name of a type's field. */
export function fieldOf(code: LimitCode): `limit-${LimitCode}` {
  return `limit-${code}`;
}

/** The name of the field that says what a type's field showed. */
export function shownFieldOf(code: LimitCode): `shown-${LimitCode}` {
  return `shown-${code}`;
}
