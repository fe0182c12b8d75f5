import { fromMinor, parseTypedAmount } from "../../money/money";

/** Currencies of the one-click amounts: of the main or currency account, and of the bonus account. */
export interface OneClickCurrencies {
  readonly main: string;
  readonly bonus: string;
}

/** Prefix of a custom step's field name, before the currency. */
export const amountStepPrefix = "amountStep-";

/** The currency of an amount field; null for other fields. */
export function isoOfField(
  name: string,
  texts: ReadonlyMap<string, string>,
  isos: OneClickCurrencies,
): string | null {
  if (name === "oneClickAmount") return parseCurrencyCode(texts.get("oneClickIso")) ?? isos.main;
  if (name === "bonusAccountOneClickAmount")
    return parseCurrencyCode(texts.get("bonusAccountOneClickIso")) ?? isos.bonus;
  return name.startsWith(amountStepPrefix)
    ? parseCurrencyCode(name.slice(amountStepPrefix.length))
    : null;
}

/** An ISO 4217 code, or null. */
export function parseCurrencyCode(text: string | undefined): string | null {
  return text !== undefined && /^[A-Z]{3}$/.test(text) ? text : null;
}

/** Plain decimal text, "" for empty or zero, null if invalid. */
export function parseSettingAmount(text: string | undefined, iso: string): string | null {
  if (text === undefined) return null;
  if (text.trim() === "") return "";
  const amount = parseTypedAmount(text, iso);
  if (!amount.ok) return null;
  return amount.minor === 0 ? "" : fromMinor(amount.minor, iso);
}
