import { ladderRungNotAbove } from "./ladder";
import { formatPrice } from "./price";

/** Odds views, with the platform's numbers (ODD-01). */
export const coefViews = {
  decimal: 0,
  fractional: 1,
  american: 2,
  hongKong: 4,
  malay: 5,
  indo: 6,
  hongKongCut: 14,
  malayCut: 15,
  indoCut: 16,
} as const;
export type CoefViewId = (typeof coefViews)[keyof typeof coefViews];

/** A player's odds view; `isLadder` puts fractions on the traditional British ladder (ODD-04). */
export interface OddsView {
  readonly id: CoefViewId;
  readonly isLadder: boolean;
}

export const decimalOdds: OddsView = { id: coefViews.decimal, isLadder: false };

/** The exact profit of one unit of stake: `n / d`, both above 0. */
export interface Profit {
  readonly n: bigint;
  readonly d: bigint;
}

/** Parses a view's number; null for an unknown one. */
export function parseCoefViewId(value: unknown): CoefViewId | null {
  return Object.values(coefViews).find((id) => String(id) === String(value)) ?? null;
}

/**
 * Formats a price (decimal text, above 1) in a view, never better than it is (ODD-01). Other text is
 * unchanged.
 */
export function formatPriceInView(view: OddsView, price: string): string {
  if (view.id === coefViews.decimal) return formatPrice(price);
  const profit = profitOf(price);
  return profit ? formatProfitInView(view, profit) : price;
}

/** Like `formatPriceInView`, for a profit that need not be a decimal price's (ODD-02). */
export function formatProfitInView({ id, isLadder }: OddsView, profit: Profit): string {
  const { n, d } = profit;
  switch (id) {
    case coefViews.decimal:
      return formatPrice(cutText({ n: n + d, d }, 3, false));
    case coefViews.fractional:
      return fraction(isLadder ? (ladderRungNotAbove(profit) ?? lowest(profit)) : lowest(profit));
    case coefViews.american:
      return american(profit);
    case coefViews.hongKong:
    case coefViews.hongKongCut:
      return signed(profit, false, id);
    case coefViews.malay:
    case coefViews.malayCut:
      return signed(profit, n > d, id);
    case coefViews.indo:
    case coefViews.indoCut:
      return signed(profit, n < d, id);
  }
}

/** The exact profit of a decimal price; null where the text is no price or the profit is zero. */
function profitOf(price: string): Profit | null {
  if (!/^\d{1,20}(?:\.\d+)?$/.test(price)) return null;
  const { n, d } = rational(price);
  return positive(n - d, d);
}

function rational(text: string): Profit {
  const [whole = "0", digits = ""] = text.split(".");
  return { n: BigInt(whole + digits), d: 10n ** BigInt(digits.length) };
}

function positive(n: bigint, d: bigint): Profit | null {
  return n > 0n && d > 0n ? { n, d } : null;
}

function lowest({ n, d }: Profit): Profit {
  let [a, b] = [n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}

function fraction({ n, d }: Profit): string {
  return `${n}/${d}`;
}

/**
 * The profit of a stake of 100, or with a minus the stake for a profit of 100, in whole numbers; even money
 * is +100 (ODD-04).
 */
function american({ n, d }: Profit): string {
  return n >= d ? `+${cut(100n * n, d, false)}` : `−${cut(100n * d, n, true)}`;
}

/** The profit of one unit of stake, or with a minus the stake for a profit of one. */
function signed({ n, d }: Profit, isNegative: boolean, id: CoefViewId): string {
  const value = isNegative ? { n: d, d: n } : { n, d };
  const text = cutText(value, id >= coefViews.hongKongCut ? 3 : 2, isNegative);
  return isNegative ? `−${text}` : text;
}

/**
 * `n / d` as a whole number: stakes are rounded up and profits down, so that neither looks better than it is.
 */
function cut(n: bigint, d: bigint, isUp: boolean): bigint {
  return n / d + (isUp && n % d > 0n ? 1n : 0n);
}

/**
 * A value as decimal text with a number of decimals. If they would all be zero, it has as many as show two
 * digits, because a price must not read as zero.
 */
function cutText({ n, d }: Profit, decimals: number, isUp: boolean): string {
  let digits = decimals;
  if (n * 10n ** BigInt(digits) < d) while (n * 10n ** BigInt(digits) < 10n * d) digits += 1;
  const text = cut(n * 10n ** BigInt(digits), d, isUp)
    .toString()
    .padStart(digits + 1, "0");
  const shown = text.slice(-digits);
  return `${text.slice(0, -digits)}.${shown.slice(0, decimals)}${shown.slice(decimals).replace(/0+$/, "")}`;
}
