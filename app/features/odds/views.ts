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
 * A price (decimal text, above 1) as a player reads it, never above the true price but in american, which has no
 * digits to cut (ODD-01). Text that is no such price comes back as it is.
 */
export function showPrice(view: OddsView, price: string): string {
  if (view.id === coefViews.decimal) return shownPrice(price);
  const profit = profitOf(view.id === coefViews.fractional ? shownPrice(price) : price);
  return profit ? showProfit(view, profit) : price;
}

/** As `showPrice`, of a profit that need not be a decimal price's: what a view's own text means (ODD-02). */
export function showProfit({ id, isLadder }: OddsView, profit: Profit): string {
  const { n, d } = profit;
  switch (id) {
    case coefViews.decimal:
      return shownPrice(decimal({ n: n + d, d }, 3, false));
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

/** What 100 wins, or with a minus what must be staked to win 100; even money has one name (ODD-04). */
function american({ n, d }: Profit): string {
  const [of, by] = n >= d ? [n, d] : [d, n];
  const hundreds = (200n * of + by) / (2n * by);
  return n >= d || hundreds === 100n ? `+${hundreds}` : `−${hundreds}`;
}

/** A profit, or with a minus what must be staked to win one. */
function signed({ n, d }: Profit, isNegative: boolean, id: CoefViewId): string {
  const isCut = id >= coefViews.hongKongCut;
  const value = isNegative ? { n: d, d: n } : { n, d };
  const text = decimal(value, isExact(value, 3) || isCut ? 3 : 2, isNegative);
  return isNegative ? `−${text}` : text;
}

function isExact({ n, d }: Profit, digits: number): boolean {
  return (n * 10n ** BigInt(digits)) % d === 0n;
}

/**
 * A value as decimal text, cut down or (`isUp`) up at so many decimals, at more where fewer than two significant
 * digits would be left; at least two decimals are shown.
 */
function decimal({ n, d }: Profit, least: number, isUp: boolean): string {
  let digits = least;
  while (!isExact({ n, d }, digits) && n * 10n ** BigInt(digits) < 10n * d) digits += 1;
  const scaled = n * 10n ** BigInt(digits);
  const whole = scaled / d + (isUp && scaled % d > 0n ? 1n : 0n);
  const text = whole.toString().padStart(digits + 1, "0");
  const decimals = text.slice(-digits).replace(/0$/, "").padEnd(2, "0");
  return `${text.slice(0, -digits)}.${decimals}`;
}
