declare const ofCurrency: unique symbol;

/**
 * An amount in the smallest unit of currency `C`: a number like any other at run time, and a type that fits no other
 * currency (CPN-10). What `+` makes of two amounts is a number and no amount: the functions below keep the currency.
 * `Minor` alone is of the currency at hand, whose code stands beside it.
 */
export type Minor<C extends string = string> = number & { readonly [ofCurrency]: (currency: C) => C };

const largest = Number.MAX_SAFE_INTEGER;

/**
 * The one way in: a whole number of smallest units, from outside the product's rules (a wire, a database, a cookie,
 * configuration), as an amount. Its currency is `iso`, or that at hand where what is read names none.
 */
export function asMinor(count: number): Minor;
export function asMinor<C extends string>(count: number, iso: C): Minor<C>;
export function asMinor(count: number): number {
  return count;
}

/** Nothing, which is the same in every currency. */
export function zero<C extends string>(): Minor<C> {
  return counted(0);
}

/** Both together; beyond a safe integer it is no amount, and `fromMinor` refuses it. */
export function plus<C extends string>(amount: Minor<C>, other: Minor<C>): Minor<C> {
  return counted(amount + other);
}

/** The same amount the other way: what leaves where it came. */
export function negated<C extends string>(amount: Minor<C>): Minor<C> {
  return counted(0 - amount);
}

/** What is left of an amount; below zero where more is taken than there was. */
export function minus<C extends string>(amount: Minor<C>, taken: Minor<C>): Minor<C> {
  return counted(amount - taken);
}

/** All together; beyond what an amount can hold it stays at the largest one. */
export function totalOf<C extends string>(amounts: readonly Minor<C>[]): Minor<C> {
  return counted(amounts.reduce<number>((total, amount) => Math.min(total + amount, largest), 0));
}

/** So many times an amount; `count` is whole. */
export function times<C extends string>(amount: Minor<C>, count: number): Minor<C> {
  return counted(amount * count);
}

/** One of so many equal parts, rounded down. */
export function shareOf<C extends string>(amount: Minor<C>, parts: number): Minor<C> {
  return counted(Math.floor(amount / parts));
}

/** An amount, or the bound where that is less; null = unbounded. */
export function atMost<C extends string>(amount: Minor<C>, bound: Minor<C> | null): Minor<C> {
  return bound !== null && bound < amount ? bound : amount;
}

/** An amount, or the bound where that is more; null = unbounded. */
export function atLeast<C extends string>(amount: Minor<C>, bound: Minor<C> | null): Minor<C> {
  return bound !== null && bound > amount ? bound : amount;
}

/** Whether an amount is more than another of its currency. */
export function isAbove<C extends string>(amount: Minor<C>, other: Minor<C>): boolean {
  return amount > other;
}

/** Whether an amount is less than another of its currency. */
export function isBelow<C extends string>(amount: Minor<C>, other: Minor<C>): boolean {
  return amount < other;
}

function counted<C extends string>(count: number): Minor<C> {
  return count as Minor<C>;
}
