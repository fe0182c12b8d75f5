import type { LimitChoices } from "~/domain/limits/answers";
import { isExclusionCode, type LimitCode, settableLimitCodes } from "~/domain/limits/codes";
import { findLimitInForce, findPendingLimit } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import { isLooserLimit, isStricterLimit } from "~/domain/limits/strictness";
import type { LimitValue } from "~/domain/limits/value";
import type { Language } from "~/i18n/languages";
import type { LimitError, PostedTexts } from "./form";
import { parseLimitValue } from "./form";

/** What a stricter value is checked against; `now` is ms since epoch. */
interface Known {
  readonly limits: readonly Limit[];
  readonly choices: LimitChoices;
  readonly now: number;
}

/** The offered values of a type that are stricter than the one in force. */
export function stricterChoices(
  code: LimitCode,
  { limits, choices, now }: Known,
): readonly LimitValue[] {
  const held = findLimitInForce(limits, code, now);
  return (choices.values.get(code) ?? []).filter((value) => isStricterLimit(value, held, now));
}

/** The value in force, where a pending raise of it can be cancelled; null otherwise. */
export function valueKeptByCancellingRaise(
  code: LimitCode,
  { limits, now }: Pick<Known, "limits" | "now">,
): LimitValue | null {
  const held: Limit | null = findLimitInForce(limits, code, now);
  const pending = findPendingLimit(limits, code);
  if (!held || held.value === null || !pending || isExclusionCode(code)) return null;
  return isLooserLimit(pending, held) ? held : null;
}

/** Requested stricter values, and errors of the others. An empty field requests nothing. */
export interface ValidatedStricterLimits {
  readonly requested: readonly LimitValue[];
  readonly errors: ReadonlyMap<LimitCode, LimitError>;
}

/** Reads the fields `stricter-{code}` of a form, which work even for disabled limits (LIM-07). */
export function validateStricterForm(
  typed: ReadonlyMap<LimitCode, string>,
  known: Known & { readonly lng: Language },
): ValidatedStricterLimits {
  const requested: LimitValue[] = [];
  const errors = new Map<LimitCode, LimitError>();
  for (const [code, text] of typed) {
    if (text.trim() === "") continue;
    const asked = parseLimitValue(code, text.trim(), known);
    const held = findLimitInForce(known.limits, code, known.now);
    if (typeof asked === "string") errors.set(code, asked);
    else if (!isStricterLimit(asked, held, known.now)) errors.set(code, "not_stricter");
    else requested.push(asked);
  }
  return { requested, errors };
}

export function readTypedStricterLimits(posted: PostedTexts): ReadonlyMap<LimitCode, string> {
  const typed = new Map<LimitCode, string>();
  for (const code of settableLimitCodes) {
    const text = posted[stricterLimitFieldName(code)];
    if (text !== undefined) typed.set(code, text);
  }
  return typed;
}

export function stricterLimitFieldName(code: LimitCode): `stricter-${LimitCode}` {
  return `stricter-${code}`;
}
