import Big from "big.js";

/** The highest valid price. */
const highestPrice = 1_000_000;

/**
 * Parses a decimal price, or null: above 1 (ODD-04), at most 1,000,000, at most 3 decimals, plain digits
 * without sign, exponent or leading zero.
 */
export function parsePrice(text: string): Big | null {
  if (!/^[1-9]\d{0,6}(?:\.\d{1,3})?$/.test(text)) return null;
  const price = new Big(text);
  return price.gt(1) && price.lte(highestPrice) ? price : null;
}

/** The exact product of prices (CPN-08); 1 for none. */
export function productOfPrices(prices: readonly Big[]): Big {
  return prices.reduce((product, price) => product.times(price), new Big(1));
}

/** Exact plain decimal text, never an exponent: the `value` of a price on pages and on the wire. */
export function exactPriceText(price: Big): string {
  return price.toFixed();
}

/**
 * A price for display: truncated to 3 decimals, never rounded up, with at least 2 (`2.48832` becomes `2.488`,
 * `2` becomes `2.00`). Text that is not a plain decimal is unchanged.
 */
export function formatPrice(price: string | Big): string {
  const text = typeof price === "string" ? price : exactPriceText(price);
  return text.replace(/^(\d+)(?:\.(\d+))?$/, (_, whole: string, fraction = "") => {
    const cut = fraction.slice(0, 3).replace(/0$/, "");
    return `${whole}.${cut.padEnd(2, "0")}`;
  });
}
