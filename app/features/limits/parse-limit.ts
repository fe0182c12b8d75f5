import type { LimitChoices } from "~/domain/limits/answers";
import { isMoneyLimitCode, type LimitCode, type TimeLimitCode } from "~/domain/limits/codes";
import { type LimitValue, toTimeLimitValue } from "~/domain/limits/value";
import type { Minor } from "~/domain/money/amount";
import { parseTypedAmount, plainAmount, toMinor } from "~/domain/money/money";
import type { Language } from "~/i18n/languages";

/** Typed values for "no limit", besides an empty field (LIM-01). */
const noLimitTexts = ["", "999999999", "-1"];

/** The least amount that is no money limit: the limit service reads it as "no limit" (LIM-01). */
const boundText = "999999999";

/** A text that is no value of its type; `too_high` = above every limit that can be set. */
export type UnreadLimit = "amount" | "value" | "too_high";

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
