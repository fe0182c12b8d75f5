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
  const prices = typedPrices(input.prices);
  const size = Number(input.size);
  const isStake = /^\d{1,9}(\.\d{1,2})?$/.test(stakeText) && Number(stakeText) > 0;
  const arePrices = prices.length > 0 && prices.length <= mostEvents && !prices.includes(null);
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
      prices.filter((price) => price !== null),
      perLine,
    ),
  };
}

/** A price as an exact fraction: what one unit of stake returns. */
interface Price {
  readonly n: Big;
  readonly d: Big;
}

const highestPrice = 1000;

/** The prices that are typed, null for each that is none. */
export function typedPrices(text: string): readonly (Price | null)[] {
  return text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((one) => parsePriceInAnyView(one.replace(",", ".").replace("−", "-")));
}

/**
 * Reads a price in any odds view (ODD-01): `1.85`, `17/20`, `+150`, `-120`; with a sign and below 100 the profit of
 * the Malay and Indonesian views; below 1 the profit of the Hong Kong view. A number from 1 without a sign is
 * decimal. A price of 1 or less pays no profit and is none (ODD-04).
 */
function parsePriceInAnyView(text: string): Price | null {
  const profit = profitIn(text);
  if (!profit || profit.n.lte(0) || profit.d.lte(0)) return null;
  const price = { n: profit.n.plus(profit.d), d: profit.d };
  return price.n.lte(price.d.times(highestPrice)) ? price : null;
}

function profitIn(text: string): Price | null {
  const [, above = "", below = ""] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  if (above !== "") return { n: new Big(above), d: new Big(below) };
  const [, sign, digits = ""] = /^([+-]?)(\d{1,6}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const [value, one] = [new Big(digits), new Big(1)];
  if (sign === "") return { n: value.gte(1) ? value.minus(1) : value, d: one };
  const unit = value.gte(100) ? new Big(100) : one;
  return sign === "+" ? { n: value, d: unit } : { n: unit, d: value };
}

/**
 * Computes the return of all combinations of `size` events (lines), with the stake divided equally
 * among them. The sum of the lines' prices is an elementary symmetric polynomial of the events'
 * prices; it is kept as a fraction, over the product of all denominators.
 */
function sum(stake: Big, prices: readonly Price[], size: number): CalculatedBetReturn {
  const sums = [new Big(1), ...Array.from({ length: size }, () => new Big(0))];
  const counts = [1, ...Array.from({ length: size }, () => 0)];
  let over = new Big(1);
  for (const { n, d } of prices) {
    for (let k = size; k >= 1; k -= 1) {
      sums[k] = (sums[k] ?? new Big(0)).times(d).plus((sums[k - 1] ?? new Big(0)).times(n));
      counts[k] = (counts[k] ?? 0) + (counts[k - 1] ?? 0);
    }
    sums[0] = (sums[0] ?? new Big(1)).times(d);
    over = over.times(d);
  }
  const lines = counts[size] ?? 1;
  const total = sums[size] ?? new Big(0);
  return {
    lines,
    lineStake: stake.div(lines).round(2, Big.roundDown),
    price: lines === 1 ? total.div(over) : null,
    stake,
    // Multiplies before dividing, so that no repeating decimal is cut.
    win: stake.times(total).div(over.times(lines)).round(2, Big.roundDown),
  };
}
