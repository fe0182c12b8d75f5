/** Joins fields with points; trailing empty ones are omitted. */
export function joinFields(values: readonly string[]): string {
  return values.join(".").replace(/\.+$/, "");
}

/** Splits what `joinFields` made; the function that it returns gives the field at an index, "" if omitted. */
export function fieldReader(text: string): (place: number) => string {
  const values = text.split(".");
  return (place) => values[place] ?? "";
}

/** An integer in base 36. */
export function packNumber(value: number): string {
  return value.toString(36);
}

/** Reads `packNumber`; null if invalid. `unpackCoupon` rejects non-canonical spellings. */
export function unpackNumber(text: string): number | null {
  const value = Number.parseInt(text, 36);
  return Number.isSafeInteger(value) ? value : null;
}

/** Decimal text with `_` for the point, which separates fields. */
export function escapeDecimalPoint(text: string): string {
  return text.replace(".", "_");
}

/** Reads `escapeDecimalPoint`. */
export function unescapeDecimalPoint(text: string): string {
  return text.replace("_", ".");
}

/** A price in thousandths: prices have at most 3 decimals. Parsed as digits, not as a float. */
export function priceToThousandths(coef: string): number {
  const [whole = "0", fraction = ""] = coef.split(".");
  return Number(whole + fraction.slice(0, 3).padEnd(3, "0"));
}

/**
 * The inverse of `priceToThousandths`: a price of at least 1000 thousandths as decimal text without
 * trailing zeros.
 */
export function priceFromThousandths(value: number): string {
  const digits = String(value);
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, "");
}

/** Replaces the characters of `from` by those of `to`. */
export function replaceCharacters(text: string, from: string, to: string): string {
  return [...text].map((char) => to[from.indexOf(char)] ?? char).join("");
}

/** The separator of the items (receipts or blocks) in a field of the packed coupon. */
export const packedItemSeparator = "~";
