import { currencyOf } from "~/features/money/money";

/**
 * An amount of one currency in another, both in minor units. The sandbox has no market: a step of the amount field is
 * worth the same in every currency (features/money/currencies.ts), and that is its rate. Rounded half up.
 */
export function exchanged(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  return Math.round((minor * currencyOf(to).step) / currencyOf(from).step);
}
