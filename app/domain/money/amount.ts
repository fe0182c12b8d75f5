declare const ofCurrency: unique symbol;

/**
 * An amount in the smallest unit of currency `C`: a number at run time, and a type that fits no other
 * currency (CPN-10). `+` of two amounts gives a plain number; the functions below keep the currency. Plain
 * `Minor` has the currency of the code beside it.
 */
export type Minor<C extends string = string> = number & {
  readonly [ofCurrency]: (currency: C) => C;
};

const largest = Number.MAX_SAFE_INTEGER;

/**
 * Converts a whole number of smallest units from outside (wire, database, cookie, configuration) to an
 * amount; the only way to make one. Its currency is `iso`, or that of the context where none is named.
 */
export function asMinor(count: number): Minor;
export function asMinor<C extends string>(count: number, iso: C): Minor<C>;
export function asMinor(count: number): number {
  return count;
}

/** Zero, the same in every currency. */
export function zero<C extends string>(): Minor<C> {
  return counted(0);
}

/** The sum of two amounts; `fromMinor` refuses a sum beyond a safe integer. */
export function addAmounts<C extends string>(amount: Minor<C>, other: Minor<C>): Minor<C> {
  return counted(amount + other);
}

/** The amount with the opposite sign. */
export function negateAmount<C extends string>(amount: Minor<C>): Minor<C> {
  return counted(0 - amount);
}

/** The difference of two amounts; it may be below zero. */
export function subtractAmounts<C extends string>(amount: Minor<C>, taken: Minor<C>): Minor<C> {
  return counted(amount - taken);
}

/** The sum of amounts, capped at the largest safe integer. */
export function sumAmounts<C extends string>(amounts: readonly Minor<C>[]): Minor<C> {
  return counted(amounts.reduce<number>((total, amount) => Math.min(total + amount, largest), 0));
}

/** An amount multiplied by a whole number. */
export function multiplyAmount<C extends string>(amount: Minor<C>, count: number): Minor<C> {
  return counted(amount * count);
}

/** One of `parts` equal shares, rounded down. */
export function equalShare<C extends string>(amount: Minor<C>, parts: number): Minor<C> {
  return counted(Math.floor(amount / parts));
}

/** The lesser of an amount and a bound; null = unbounded. */
export function capAmount<C extends string>(amount: Minor<C>, bound: Minor<C> | null): Minor<C> {
  return bound !== null && bound < amount ? bound : amount;
}

/** The greater of an amount and a bound; null = unbounded. */
export function raiseAmountToMinimum<C extends string>(
  amount: Minor<C>,
  bound: Minor<C> | null,
): Minor<C> {
  return bound !== null && bound > amount ? bound : amount;
}

export function isAmountAbove<C extends string>(amount: Minor<C>, other: Minor<C>): boolean {
  return amount > other;
}

export function isAmountBelow<C extends string>(amount: Minor<C>, other: Minor<C>): boolean {
  return amount < other;
}

function counted<C extends string>(count: number): Minor<C> {
  return count as Minor<C>;
}
