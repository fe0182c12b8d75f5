import type { LimitChoices } from "~/domain/limits/answers";
import { isExclusionCode, type LimitCode, settableLimitCodes } from "~/domain/limits/codes";
import { findLimitInForce, findPendingLimit } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import { isLooserLimit, isStricterLimit } from "~/domain/limits/strictness";
import type { LimitValue } from "~/domain/limits/value";
import type { Language } from "~/i18n/languages";
import { type RequestedExclusion, toRequestedExclusion } from "./chosen-exclusion";
import { parseLimitValue, type UnreadLimit } from "./parse-limit";
import type { TypedLimit } from "./typed-limits";

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
