import { type Language, numberSeparators } from "~/i18n/languages";
import { asMinor, equalShare, type Minor, multiplyAmount } from "./amount";
import { type CurrencyRow, currencyRows } from "./currencies";
import { readingsOfTypedNumber } from "./typed";

/** A currency's figures; `step`, `initial` and `least` are in its smallest unit (CPN-10). */
export interface Currency<C extends string = string> {
  readonly iso: C;
  readonly symbol: string;
  /** Decimals of the smallest unit: KWD 3, JPY 0. */
  readonly digits: number;
  /** The change of a press of + or −. */
  readonly step: Minor<C>;
  /**
   * An amount that a button beside the stake offers, and the stake of one-click until the player
   * sets one.
   */
  readonly initial: Minor<C>;
  /** The minimum stake where the platform has none: a fifth of the step. */
  readonly least: Minor<C>;
}

/**
 * Result of `parseTypedAmount`; `amount` is the error code (docs/forms.md) for text that is no amount of the
 * currency.
 */
export type ParsedAmount<C extends string = string> =
  | { readonly ok: true; readonly minor: Minor<C> }
  | { readonly ok: false; readonly code: "amount" };

/** Every currency of the table, for pickers. */
export const currencies: readonly Currency[] = currencyRows.map((row) => figuresOf(row, row[0]));

const byIso = new Map(currencies.map((currency) => [currency.iso, currency]));

/**
 * The figures of a currency; one missing from the table keeps its code and uses the rouble's figures
 * (CPN-10).
 */
export function currencyOf<C extends string>(iso: C): Currency<C> {
  const known: unknown = byIso.get(iso);
  // The map's key is the currency's code, so the type is right.
  if (known) return known as Currency<C>;
  // Figures only: a sum in an unknown currency must never be shown as roubles.
  return { ...figuresOf(currencyRows[0], iso), symbol: iso };
}

export function isKnownCurrency(iso: string): boolean {
  return byIso.has(iso);
}

/**
 * Parses strict decimal text (`"150.00"`) as minor units; null for a sign, separators, an exponent, more
 * non-zero decimals than the currency has, or more than a safe integer.
 */
export function toMinor<C extends string>(text: string, iso: C): Minor<C> | null {
  const minor = wholeOf(text, currencyOf(iso).digits);
  return minor === null ? null : asMinor(minor, iso);
}

/** Named decimal texts parsed by `toMinor`; null where one is invalid. */
export function toMinorRecord<C extends string>(
  texts: Readonly<Record<string, string>>,
  iso: C,
): Record<string, Minor<C>> | null {
  const read = Object.entries(texts).map(([name, text]) => [name, toMinor(text, iso)] as const);
  return read.every((entry): entry is readonly [string, Minor<C>] => entry[1] !== null)
    ? Object.fromEntries(read)
    : null;
}

/** Minor units as plain decimal text with the currency's decimals and the sign. */
export function fromMinor<C extends string>(minor: Minor<C>, iso: C): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount: ${minor}`);
  const { digits } = currencyOf(iso);
  const sign = minor < 0 ? "-" : "";
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Parses a typed amount: spaces, either decimal sign, digits of any shipped script, thousands separators
 * (CPN-10). Text that two languages read differently is refused; `plainAmount` resolves it where the page's
 * language is known.
 */
export function parseTypedAmount<C extends string>(typed: string, iso: C): ParsedAmount<C> {
  const [text, other] = readingsOfTypedNumber(typed, currencyOf(iso).digits);
  const minor = text === undefined || other !== undefined ? null : toMinor(text, iso);
  return minor === null ? { ok: false, code: "amount" } : { ok: true, minor };
}

/**
 * Typed text as plain decimal text where the page's language has one reading of it, else unchanged (LIM-13).
 */
export function plainAmount(typed: string, iso: string, lng: Language): string {
  const [text, other] = readingsOfTypedNumber(typed, currencyOf(iso).digits, numberSeparators(lng));
  return text === undefined || other !== undefined ? typed : text;
}

/** The possible amounts of ambiguous text, the smaller first; [] where it is clear or no amount (LIM-13). */
export function ambiguousAmountReadings<C extends string>(
  typed: string,
  iso: C,
  lng: Language,
): readonly Minor<C>[] {
  const texts = readingsOfTypedNumber(typed, currencyOf(iso).digits, numberSeparators(lng));
  return texts.length < 2 ? [] : texts.flatMap((text) => toMinor(text, iso) ?? []);
}

function figuresOf<C extends string>(
  [, symbol, digits, stepText, initialText]: CurrencyRow,
  iso: C,
): Currency<C> {
  const amount = (text: string) => asMinor(wholeOf(text, digits) ?? 0, iso);
  const step = amount(stepText);
  const initial = initialText === undefined ? multiplyAmount(step, 2) : amount(initialText);
  return { iso, symbol, digits, step, initial, least: equalShare(step, 5) };
}

/** Decimal text as a whole number of units with `digits` decimals each, or null. */
function wholeOf(text: string, digits: number): number | null {
  if (!/^\d{1,16}(?:\.\d{1,16})?$/.test(text)) return null;
  const at = `${text}.`.indexOf(".");
  const fraction = text.slice(at + 1);
  if (/[^0]/.test(fraction.slice(digits))) return null;
  const minor = Number(text.slice(0, at) + fraction.slice(0, digits).padEnd(digits, "0"));
  return Number.isSafeInteger(minor) ? minor : null;
}
