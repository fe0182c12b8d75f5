import Big from "big.js";

/** Input of the bet calculator, as typed. */
export interface CalculationInput {
  readonly stake: string;
  readonly prices: string;
  readonly type: "express" | "system" | "singles";
  readonly size: string;
}

export type InvalidCalculationField = "stake" | "prices" | "size";
export interface CalculatedBetReturn {
  readonly lines: number;
  readonly lineStake: Big;
  /** Price of the bet, the product of its events' prices; null if the bet has several lines. */
  readonly price: Big | null;
  readonly stake: Big;
  /** Return if every event wins, cut to two decimals. */
  readonly win: Big;
}

const mostEvents = 20;

/** Computes the return of a bet at given prices (CPN-25: exact, rounded down once). */
export function calculateBetReturn(
  input: CalculationInput,
):
  | { readonly ok: true; readonly value: CalculatedBetReturn }
  | { readonly ok: false; readonly errors: readonly InvalidCalculationField[] } {
  const stakeText = input.stake.trim().replace(",", ".");
  const prices = input.prices
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((text) => text.replace(",", "."));
  const size = Number(input.size);
  const isStake = /^\d{1,9}(\.\d{1,2})?$/.test(stakeText) && Number(stakeText) > 0;
  const arePrices = prices.length > 0 && prices.length <= mostEvents && prices.every(isPrice);
  const isSize =
    input.type !== "system" || (Number.isInteger(size) && size >= 2 && size <= prices.length);
  const errors: InvalidCalculationField[] = [];
  if (!isStake) errors.push("stake");
  if (!arePrices) errors.push("prices");
  else if (!isSize) errors.push("size");
  if (errors.length > 0) return { ok: false, errors };
  const perLine = input.type === "express" ? prices.length : input.type === "system" ? size : 1;
  return {
    ok: true,
    value: sum(
      new Big(stakeText),
      prices.map((text) => new Big(text)),
      perLine,
    ),
  };
}

function isPrice(text: string): boolean {
  return /^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) >= 1 && Number(text) <= 1000;
}

/**
 * Computes the return of all combinations of `size` events (lines), with the stake divided equally
 * among them. The sum of the lines' prices is an elementary symmetric polynomial of the events'
 * prices.
 */
function sum(stake: Big, prices: readonly Big[], size: number): CalculatedBetReturn {
  const sums = [new Big(1), ...Array.from({ length: size }, () => new Big(0))];
  const counts = [1, ...Array.from({ length: size }, () => 0)];
  for (const price of prices) {
    for (let k = size; k >= 1; k -= 1) {
      sums[k] = (sums[k] ?? new Big(0)).plus((sums[k - 1] ?? new Big(0)).times(price));
      counts[k] = (counts[k] ?? 0) + (counts[k - 1] ?? 0);
    }
  }
  const lines = counts[size] ?? 1;
  const total = sums[size] ?? new Big(0);
  return {
    lines,
    lineStake: stake.div(lines).round(2, Big.roundDown),
    price: lines === 1 ? total : null,
    stake,
    // Multiplies before dividing, so that no repeating decimal is cut.
    win: stake.times(total).div(lines).round(2, Big.roundDown),
  };
}
