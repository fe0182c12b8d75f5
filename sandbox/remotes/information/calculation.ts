import Big from "big.js";
import { type Cover, listCovers } from "~/domain/coupon/cover-names";
import { lineSizes } from "~/domain/coupon/covers";

/** The types of bets that are no full covers. */
export const plainBetTypes = ["express", "system", "singles"] as const;

/** Results that a leg can have, the usual one first. */
export const legResults = ["won", "half-won", "void", "half-lost", "lost"] as const;
export type LegResult = (typeof legResults)[number];

/** Input of the bet calculator, as typed. */
export interface CalculationInput {
  readonly stake: string;
  /** Whether the stake is on each line, not on the whole bet. */
  readonly isPerLine: boolean;
  readonly prices: string;
  readonly type: (typeof plainBetTypes)[number] | Cover["name"];
  readonly size: string;
  /** The legs' results in their order; those that are missing have won. */
  readonly results: readonly LegResult[];
}

export type InvalidCalculationField = "stake" | "prices" | "type" | "size";
export interface CalculatedBetReturn {
  readonly lines: number;
  readonly lineStake: Big;
  /** Price of the bet, the product of its events' prices; null if the bet has several lines. */
  readonly price: Big | null;
  /** The stake of the whole bet. */
  readonly stake: Big;
  /** Return by the legs' results, cut to two decimals. */
  readonly win: Big;
}

/** The full cover of a name; null = a type that is none. */
export function coverOfType(type: CalculationInput["type"]): Cover | null {
  return listCovers().find(({ name }) => name === type) ?? null;
}

/** The most prices that the calculator takes. */
export const mostEvents = 20;

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
  const cover = coverOfType(input.type);
  const isType = cover === null || cover.events === prices.length;
  const isSize =
    input.type !== "system" || (Number.isInteger(size) && size >= 2 && size <= prices.length);
  const errors: InvalidCalculationField[] = [];
  if (!isStake) errors.push("stake");
  if (!arePrices) errors.push("prices");
  else if (!isType) errors.push("type");
  else if (!isSize) errors.push("size");
  if (errors.length > 0) return { ok: false, errors };
  const known = prices.filter((price) => price !== null);
  const legs = known.map((price, at) => byResult(price, input.results[at] ?? "won"));
  const typed = new Big(stakeText);
  const { lines, total } = sum(legs, sizesOf(input, known.length));
  const stake = input.isPerLine ? typed.times(lines) : typed;
  return {
    ok: true,
    value: {
      lines,
      lineStake: stake.div(lines).round(2, Big.roundDown),
      price: lines === 1 ? total.n.div(total.d) : null,
      stake,
      // Multiplies before dividing, so that no repeating decimal is cut.
      win: stake.times(total.n).div(total.d.times(lines)).round(2, Big.roundDown),
    },
  };
}

/** The numbers of events in a line, ascending. */
function sizesOf({ type, size }: CalculationInput, events: number): number[] {
  if (type === "express") return [events];
  if (type === "singles") return [1];
  const cover = coverOfType(type);
  return cover === null ? [Number(size)] : lineSizes(cover.value, events);
}

/** What a leg of a price counts by its result (CPN-25). */
function byResult({ n, d }: Price, result: LegResult): Price {
  const [one, two] = [new Big(1), new Big(2)];
  switch (result) {
    case "won":
      return { n, d };
    case "half-won":
      return { n: n.plus(d), d: d.times(two) };
    case "void":
      return { n: one, d: one };
    case "half-lost":
      return { n: one, d: two };
    case "lost":
      return { n: new Big(0), d: one };
  }
}

/** A price as an exact fraction: what one unit of stake returns. */
export interface Price {
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
 * The number of all combinations of some sizes (lines), and the sum of their prices. For each size the sum is an
 * elementary symmetric polynomial of the events' prices; all are kept as fractions over the product of all
 * denominators.
 */
function sum(
  prices: readonly Price[],
  sizes: readonly number[],
): { readonly lines: number; readonly total: Price } {
  const most = sizes.at(-1) ?? 0;
  const sums = [new Big(1), ...Array.from({ length: most }, () => new Big(0))];
  const counts = [1, ...Array.from({ length: most }, () => 0)];
  let over = new Big(1);
  for (const { n, d } of prices) {
    for (let k = most; k >= 1; k -= 1) {
      sums[k] = (sums[k] ?? new Big(0)).times(d).plus((sums[k - 1] ?? new Big(0)).times(n));
      counts[k] = (counts[k] ?? 0) + (counts[k - 1] ?? 0);
    }
    sums[0] = (sums[0] ?? new Big(1)).times(d);
    over = over.times(d);
  }
  return {
    lines: sizes.reduce((all, size) => all + (counts[size] ?? 0), 0),
    total: {
      n: sizes.reduce((all, size) => all.plus(sums[size] ?? 0), new Big(0)),
      d: over,
    },
  };
}
