/** Fields between points; empty ones at the end are left out. */
export function fields(values: readonly string[]): string {
  return values.join(".").replace(/\.+$/, "");
}

/** Reads `fields`: the field at a place, "" for one that was left out. */
export function fieldsOf(text: string): (place: number) => string {
  const values = text.split(".");
  return (place) => values[place] ?? "";
}

/** A whole number in base 36. */
export function number(value: number): string {
  return value.toString(36);
}

/** Reads `number`; null for what begins with none. Whether it was spelt so, the coupon's spelling tells. */
export function unnumber(text: string): number | null {
  const value = Number.parseInt(text, 36);
  return Number.isSafeInteger(value) ? value : null;
}

/** Decimal text without its point, which separates fields. */
export function point(text: string): string {
  return text.replace(".", "_");
}

/** Reads `point`. */
export function unpoint(text: string): string {
  return text.replace("_", ".");
}

/** Prices have at most 3 decimals, so that their thousandths are whole; read digit by digit, not as floats. */
export function thousandths(coef: string): number {
  const [whole = "0", fraction = ""] = coef.split(".");
  return Number(whole + fraction.slice(0, 3).padEnd(3, "0"));
}

/** Reads `thousandths` of a price, which are 1000 at least: decimal text without trailing zeros. */
export function fromThousandths(value: number): string {
  const digits = String(value);
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, "");
}

/** Puts the characters of `to` for those of `from`, one for one. */
export function swap(text: string, from: string, to: string): string {
  return [...text].map((char) => to[from.indexOf(char)] ?? char).join("");
}
