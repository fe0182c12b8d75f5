import { currencyOf } from "~/domain/money/money";

/**
 * Converts between currencies, in minor units. The rate is fixed: a step of the amount field is worth the
 * same in every currency (domain/money/currencies.ts). Rounds half up.
 */
export function exchanged(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  return Math.round((minor * currencyOf(to).step) / currencyOf(from).step);
}
