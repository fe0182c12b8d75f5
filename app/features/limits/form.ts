import { readAmount } from "../money/money";
import type { LimitChoices } from "./answers";
import { type ExclusionCode, type LimitCode, limitCodes, moneyWindow, selfExclusion, timeOut } from "./codes";
import { inForce, type Limit, pendingOf } from "./limit";

/** What is typed for "no limit" where a field is not simply left empty (LIM-01). */
const noLimitText = "999999999";
const notSetText = "-1";

/** What a posted form wants (LIM-03). Fields that are absent or say what holds already change nothing. */
export interface ReadLimits {
  /** By type, as in `Wishes`; those of exclusions apart, which need a confirmation of their own (LIM-15). */
  readonly wishes: ReadonlyMap<LimitCode, number | null>;
  /** A self-exclusion or time-out that was chosen, days; the longer one where both were. */
  readonly exclusion: { readonly code: ExclusionCode; readonly days: number } | null;
  /** Fields whose text is no amount (`amount`), or no value that is offered (`value`). */
  readonly errors: ReadonlyMap<LimitCode, "amount" | "value">;
}

/**
 * Reads the fields `limit-{code}` of a form (LIM-03, LIM-13). An amount may be typed freely, with spaces and either
 * decimal sign; what can be chosen elsewhere is what the service offers. Disabled fields are not read.
 */
export function readLimits(
  typed: ReadonlyMap<LimitCode, string>,
  known: {
    readonly limits: readonly Limit[];
    readonly choices: LimitChoices;
    readonly disabled: ReadonlySet<LimitCode>;
    readonly now: number;
  },
): ReadLimits {
  const wishes = new Map<LimitCode, number | null>();
  const errors = new Map<LimitCode, "amount" | "value">();
  let exclusion: ReadLimits["exclusion"] = null;
  for (const code of limitCodes) {
    const text = typed.get(code)?.trim();
    if (text === undefined || known.disabled.has(code)) continue;
    const value = moneyWindow(code) ? amountOf(text, known.choices.iso) : chosen(code, text, known.choices);
    if (value === undefined) {
      errors.set(code, moneyWindow(code) ? "amount" : "value");
      continue;
    }
    if (code === selfExclusion || code === timeOut) {
      if (value !== null && (exclusion === null || value > exclusion.days)) exclusion = { code, days: value };
      continue;
    }
    const held = inForce(known.limits, code, known.now)?.value ?? null;
    if (value !== held && value !== pendingOf(known.limits, code)?.value) wishes.set(code, value);
  }
  return { wishes, exclusion, errors };
}

/** Minor units, null for none; undefined where the text is no amount above zero. */
function amountOf(text: string, iso: string | null): number | null | undefined {
  if (text === "" || text === noLimitText) return null;
  if (iso === null) return undefined;
  const read = readAmount(text, iso);
  return read.ok && read.minor > 0 ? read.minor : undefined;
}

function chosen(code: LimitCode, text: string, { values }: LimitChoices): number | null | undefined {
  if (text === "" || text === notSetText) return null;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return values.get(code)?.includes(value) ? value : undefined;
}

/** The texts of a form's limit fields, by type. */
export function typedLimits(form: FormData): ReadonlyMap<LimitCode, string> {
  const typed = new Map<LimitCode, string>();
  for (const code of limitCodes) {
    const text = form.get(fieldOf(code));
    if (typeof text === "string") typed.set(code, text.slice(0, 64));
  }
  return typed;
}

/** The name of a type's field. */
export function fieldOf(code: LimitCode): `limit-${LimitCode}` {
  return `limit-${code}`;
}
