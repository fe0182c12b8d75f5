import type { LimitChoices } from "~/domain/limits/answers";
import { isExclusion, isMoneyCode, type LimitCode, limitCodes } from "~/domain/limits/codes";
import { isLooser, isStricter, type Limit, limitInForce, pendingOf } from "~/domain/limits/limit";
import type { LimitValue } from "~/domain/limits/value";
import type { Language } from "~/i18n/languages";
import { type LimitError, readValue } from "./form";

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
  const held = limitInForce(limits, code, now);
  return (choices.values.get(code) ?? []).filter((value) => isStricter(value, held, now));
}

/** The value in force, where a pending raise of it can be cancelled; null otherwise. */
export function valueToKeep(
  code: LimitCode,
  { limits, now }: Pick<Known, "limits" | "now">,
): LimitValue | null {
  const held: Limit | null = limitInForce(limits, code, now);
  const pending = pendingOf(limits, code);
  if (!held || held.value === null || !pending || isExclusion(code)) return null;
  return isLooser(pending, held) ? held : null;
}

/** Requested stricter values, and errors of the others. An empty field requests nothing. */
export interface ReadStricter {
  readonly requested: readonly LimitValue[];
  readonly errors: ReadonlyMap<LimitCode, LimitError>;
}

/** Reads the fields `stricter-{code}` of a form, which work even for disabled limits (LIM-07). */
export function readStricter(
  typed: ReadonlyMap<LimitCode, string>,
  known: Known & { readonly lng: Language },
): ReadStricter {
  const requested: LimitValue[] = [];
  const errors = new Map<LimitCode, LimitError>();
  for (const [code, text] of typed) {
    if (text.trim() === "") continue;
    const asked = readValue(code, text.trim(), known);
    const held = limitInForce(known.limits, code, known.now);
    if (asked === undefined) errors.set(code, isMoneyCode(code) ? "amount" : "value");
    else if (!isStricter(asked, held, known.now)) errors.set(code, "not_stricter");
    else requested.push(asked);
  }
  return { requested, errors };
}

export function typedStricter(form: FormData): ReadonlyMap<LimitCode, string> {
  const typed = new Map<LimitCode, string>();
  for (const code of limitCodes) {
    const text = form.get(stricterFieldOf(code));
    if (typeof text === "string") typed.set(code, text.slice(0, 64));
  }
  return typed;
}

export function stricterFieldOf(code: LimitCode): `stricter-${LimitCode}` {
  return `stricter-${code}`;
}
