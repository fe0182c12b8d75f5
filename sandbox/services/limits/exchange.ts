import { asMinor, type Minor } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";

/**
 * Converts between currencies. The rate is fixed: a step of the amount field is worth the same in every
 * currency (domain/money/currencies.ts). Rounds half up, or down.
 */
export function convertAmount<From extends string, To extends string>(
  minor: Minor<From>,
  from: From,
  to: To,
  rounding: "half up" | "down" = "half up",
): Minor<To> {
  const rate = { up: BigInt(currencyOf(to).step), down: BigInt(currencyOf(from).step) };
  const twice = BigInt(minor) * rate.up * 2n + (rounding === "down" ? 0n : rate.down);
  return asMinor(Number(twice / (rate.down * 2n)), to);
}
