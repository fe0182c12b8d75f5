import { currencyRows, type Row } from "./currencies";
import { normalAmountText } from "./typed";

/** A currency's own figures; `step`, `initial` and `least` are in its smallest unit (CPN-10). */
export interface Currency {
  readonly iso: string;
  /** ISO 4217 number. */
  readonly id: number;
  readonly symbol: string;
  /** Decimals of the smallest unit: KWD 3, JPY 0. */
  readonly digits: number;
  /** What a press of + or − changes. */
  readonly step: number;
  /** The amount a new coupon starts with. */
  readonly initial: number;
  /** The smallest stake where a platform names none: a fifth of the step. */
  readonly least: number;
}

/** What `readAmount` found; `amount` is the contract's code for text that is no amount of the currency. */
export type ReadAmount =
  | { readonly ok: true; readonly minor: number }
  | { readonly ok: false; readonly code: "amount" };

/** Every currency of the table, for pickers. */
export const currencies: readonly Currency[] = currencyRows.map(figuresOf);

const byIso = new Map(currencies.map((currency) => [currency.iso, currency]));

/** The figures of a currency; one that the table lacks keeps its code and takes the rouble's figures (CPN-10). */
export function currencyOf(iso: string): Currency {
  // Only the figures: a sum in an unknown currency must never be shown as roubles.
  return byIso.get(iso) ?? { ...figuresOf(currencyRows[0]), iso, id: 0, symbol: iso };
}

/** Whether the table has a currency. */
export function isKnownCurrency(iso: string): boolean {
  return byIso.has(iso);
}

/**
 * Strict decimal text (`"150.00"`) in minor units, or null: no sign, no separators, no exponent, no more decimals
 * than the currency has unless they are zeros, no more than a safe integer.
 */
export function toMinor(text: string, iso: string): number | null {
  return minorOf(text, currencyOf(iso).digits);
}

/** Minor units as plain decimal text with the currency's own number of decimals; the sign is kept. */
export function fromMinor(minor: number, iso: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount: ${minor}`);
  const { digits } = currencyOf(iso);
  const sign = minor < 0 ? "-" : "";
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * An amount as a person types it: spaces, either decimal sign, digits of any shipped script, separators of
 * thousands where they can be nothing else (CPN-10). `1,000` is refused unless the currency has three decimals:
 * it may be one or a thousand, and a stake is no place to guess.
 */
export function readAmount(typed: string, iso: string): ReadAmount {
  const text = normalAmountText(typed, currencyOf(iso).digits);
  const minor = text === null ? null : toMinor(text, iso);
  return minor === null ? { ok: false, code: "amount" } : { ok: true, minor };
}

function figuresOf([iso, id, symbol, digits, stepText, initialText]: Row): Currency {
  const step = minorOf(stepText, digits) ?? 0;
  const initial = initialText === undefined ? 2 * step : (minorOf(initialText, digits) ?? 0);
  return { iso, id, symbol, digits, step, initial, least: Math.floor(step / 5) };
}

function minorOf(text: string, digits: number): number | null {
  if (!/^\d{1,16}(?:\.\d{1,16})?$/.test(text)) return null;
  const at = `${text}.`.indexOf(".");
  const fraction = text.slice(at + 1);
  if (/[^0]/.test(fraction.slice(digits))) return null;
  const minor = Number(text.slice(0, at) + fraction.slice(0, digits).padEnd(digits, "0"));
  return Number.isSafeInteger(minor) ? minor : null;
}
