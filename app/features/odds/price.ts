import Big from "big.js";

/** The highest price that is taken; a longer one is a fault of whoever sent it. */
const highestPrice = 1_000_000;

/**
 * Reads a decimal price, or null: above 1 (ODD-04), at most 1,000,000, at most 3 decimals, plain digits without
 * sign, exponent or leading zero.
 */
export function parsePrice(text: string): Big | null {
  if (!/^[1-9]\d{0,6}(?:\.\d{1,3})?$/.test(text)) return null;
  const price = new Big(text);
  return price.gt(1) && price.lte(highestPrice) ? price : null;
}

/** The exact product of prices (CPN-08); of none, 1. */
export function productOf(prices: readonly Big[]): Big {
  return prices.reduce((product, price) => product.times(price), new Big(1));
}

/** Exact plain decimal text, never an exponent: the `value` of a price on pages and on the wire. */
export function priceText(price: Big): string {
  return price.toFixed();
}

/**
 * A price as it is shown: cut, never rounded up, to 3 decimals, and with at least 2 (`2.48832` is shown `2.488`,
 * `2` as `2.00`). Text that is not a plain decimal comes back as it is.
 */
export function shownPrice(price: string | Big): string {
  const text = typeof price === "string" ? price : priceText(price);
  return text.replace(/^(\d+)(?:\.(\d+))?$/, (_, whole: string, fraction = "") => {
    const cut = fraction.slice(0, 3).replace(/0$/, "");
    return `${whole}.${cut.padEnd(2, "0")}`;
  });
}
