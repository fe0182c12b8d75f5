import type Big from "big.js";

/** An exact ratio of whole numbers, `den` above 0: what one unit of a stake returns, over however many lines. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const nothing: Ratio = { num: 0n, den: 1n };

/** Decimals that a factor may have: a price has 3, a half-won one 4 (CPN-25). */
const factorDigits = 4;
const factorUnit = 10n ** BigInt(factorDigits);

/** A factor in ten-thousandths: whole, so that products and sums of them are exact and quick. */
export function tenThousandths(factor: Big): bigint {
  return BigInt(factor.times(Number(factorUnit)).toFixed(0));
}

/** What ten-thousandths stand for once `count` factors are multiplied. */
export function unitOf(count: number): bigint {
  return factorUnit ** BigInt(count);
}

/** The exact product of factors as a ratio; of none, 1. */
export function productRatio(factors: readonly Big[]): Ratio {
  return {
    num: factors.reduce((product, factor) => product * tenThousandths(factor), 1n),
    den: unitOf(factors.length),
  };
}

/** The sum of ratios, not in lowest terms. */
export function sumOf(ratios: readonly Ratio[]): Ratio {
  return ratios.reduce((a, b) => ({ num: a.num * b.den + b.num * a.den, den: a.den * b.den }), nothing);
}

/** A ratio of a whole number, not in lowest terms. */
export function timesWhole({ num, den }: Ratio, whole: number | bigint): Ratio {
  return { num: num * BigInt(whole), den };
}

/**
 * What a stake returns at a ratio, minor units, rounded down (CPN-25). Beyond what an amount can hold it stays at the
 * largest one; a platform's highest payout lies far below.
 */
export function returnAt(stakeMinor: number, ratio: Ratio): number {
  return wholeOf(timesWhole(ratio, stakeMinor));
}

/** A ratio of minor units as an amount, rounded down; never more than an amount can hold. */
export function wholeOf({ num, den }: Ratio): number {
  const whole = num / den;
  return whole > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(whole);
}

/** Plain decimal text of a ratio, cut to `digits` decimals, without trailing zeros. */
export function ratioText({ num, den }: Ratio, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = String((num * scale) / den).padStart(digits + 1, "0");
  const whole = scaled.slice(0, scaled.length - digits);
  const fraction = scaled.slice(scaled.length - digits).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
