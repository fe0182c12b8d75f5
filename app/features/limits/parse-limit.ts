import type { LimitChoices } from "~/domain/limits/answers";
import { isMoneyLimitCode, type LimitCode, type TimeLimitCode } from "~/domain/limits/codes";
import { type LimitValue, toTimeLimitValue } from "~/domain/limits/value";
import type { Minor } from "~/domain/money/amount";
import { parseTypedAmount, plainAmount } from "~/domain/money/money";
import type { Language } from "~/i18n/languages";

/** Typed value for "no limit", besides an empty field (LIM-01). */
const noLimitText = "999999999";

const notSetText = "-1";

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

/**
 * The amount of a typed limit; null = no limit is typed, undefined = the text is no amount above
 * zero, or amounts have no currency (`iso` null).
 */
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
  if (text === "" || text === notSetText) return toTimeLimitValue(code, null);
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return values.get(code)?.find((offered) => offered.value === value);
}
