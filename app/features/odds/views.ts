import { rungNotAbove } from "./ladder";
import { shownPrice } from "./price";

/** Ways to write a price; the numbers are the platform's (ODD-01). */
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

/** A player's choice of writing; `isLadder` puts fractions on the traditional British ladder (ODD-04). */
export interface OddsView {
  readonly id: CoefViewId;
  readonly isLadder: boolean;
}

export const decimalOdds: OddsView = { id: coefViews.decimal, isLadder: false };

/** What one unit wins besides itself, exactly: `n / d`, both above 0. */
export interface Profit {
  readonly n: bigint;
  readonly d: bigint;
}

/** A view's number, or null where the platform or a form names none of them. */
export function coefViewId(value: unknown): CoefViewId | null {
  return Object.values(coefViews).find((id) => String(id) === String(value)) ?? null;
}

/**
 * A price (decimal text, above 1) as a player reads it, never better than it is (ODD-01). Text that is no such price
 * comes back as it is.
 */
export function showPrice(view: OddsView, price: string): string {
  if (view.id === coefViews.decimal) return shownPrice(price);
  const profit = profitOf(price);
  return profit ? showProfit(view, profit) : price;
}

/** As `showPrice`, of a profit that need not be a decimal price's: what a view's own text means (ODD-02). */
export function showProfit({ id, isLadder }: OddsView, profit: Profit): string {
  const { n, d } = profit;
  switch (id) {
    case coefViews.decimal:
      return shownPrice(cutText({ n: n + d, d }, 3, false));
    case coefViews.fractional:
      return fraction(isLadder ? (rungNotAbove(profit) ?? lowest(profit)) : lowest(profit));
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

/** The exact profit of a decimal price, or null where it is none or brings nothing. */
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

/** What 100 wins, or with a minus what must be staked to win 100, in whole numbers; even money is +100 (ODD-04). */
function american({ n, d }: Profit): string {
  return n >= d ? `+${cut(100n * n, d, false)}` : `−${cut(100n * d, n, true)}`;
}

/** A profit, or with a minus what must be staked to win one. */
function signed({ n, d }: Profit, isNegative: boolean, id: CoefViewId): string {
  const value = isNegative ? { n: d, d: n } : { n, d };
  const text = cutText(value, id >= coefViews.hongKongCut ? 3 : 2, isNegative);
  return isNegative ? `−${text}` : text;
}

/** A whole number of `n / d`: what is staked is cut up, what is won down, so that neither looks better than it is. */
function cut(n: bigint, d: bigint, isUp: boolean): bigint {
  return n / d + (isUp && n % d > 0n ? 1n : 0n);
}

/**
 * A value as decimal text, cut at so many decimals; where they would all be zero, at as many as show two digits, for
 * a price that is shown as nothing says nothing.
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
