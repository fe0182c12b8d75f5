import type Big from "big.js";
import type { Minor } from "../money/amount";

declare const ofCurrency: unique symbol;

/**
 * An exact ratio of whole numbers with `den` above 0: the return of one unit of stake, over any number of
 * lines.
 */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const zeroRatio: Ratio = { num: 0n, den: 1n };
/** Ratio 1: the stake itself. */
const one: Ratio = { num: 1n, den: 1n };

/** Maximum decimals of a factor: a price has 3, a half-won one 4 (CPN-25). */
const factorDigits = 4;
const factorUnit = 10n ** BigInt(factorDigits);

/** A factor as a ratio in ten-thousandths, so that products and sums are exact and fast. */
export function ratioInTenThousandths(factor: Big): Ratio {
  return { num: BigInt(factor.times(Number(factorUnit)).toFixed(0)), den: factorUnit };
}

/** A coefficient of any number of decimals as a ratio. */
export function toRatio(coef: Big): Ratio {
  const [units = "0", decimals = ""] = coef.toFixed().split(".");
  return { num: BigInt(units + decimals), den: 10n ** BigInt(decimals.length) };
}

/** The exact product of factors as a ratio; 1 for none. */
export function productOfFactors(factors: readonly Big[]): Ratio {
  return productOfRatios(factors.map(ratioInTenThousandths));
}

/** The exact product of ratios, not in lowest terms; 1 for none. */
export function productOfRatios(ratios: readonly Ratio[]): Ratio {
  return ratios.reduce((a, b) => ({ num: a.num * b.num, den: a.den * b.den }), one);
}

/** An unrounded amount: a ratio in the smallest unit of currency `C` (CPN-25). */
export type UnroundedAmount<C extends string = string> = Ratio & {
  readonly [ofCurrency]: Minor<C>;
};

/** An amount as an exact one. */
function exactly<C extends string>(amount: Minor<C>): UnroundedAmount<C> {
  return ofUnits(BigInt(amount), 1n);
}

/** An exact amount multiplied by a ratio. */
export function multiplyUnroundedAmount<C extends string>(
  amount: UnroundedAmount<C>,
  { num, den }: Ratio,
): UnroundedAmount<C> {
  return ofUnits(amount.num * num, amount.den * den);
}

/** The exact return of a stake at a ratio. */
export function unroundedReturn<C extends string>(
  stake: Minor<C>,
  ratio: Ratio,
): UnroundedAmount<C> {
  return multiplyUnroundedAmount(exactly(stake), ratio);
}

/** One amount as a share of another, which is above zero. */
export function shareOfStake<C extends string>(part: Minor<C>, stake: Minor<C>): Ratio {
  return { num: BigInt(part), den: BigInt(stake) };
}

/** The sum of exact amounts, not in lowest terms. */
export function sumUnroundedAmounts<C extends string>(
  amounts: readonly UnroundedAmount<C>[],
): UnroundedAmount<C> {
  const none = ofUnits<C>(zeroRatio.num, zeroRatio.den);
  return amounts.reduce((a, b) => ofUnits(a.num * b.den + b.num * a.den, a.den * b.den), none);
}

/** The lesser of an exact amount and a bound. */
export function capUnroundedAmount<C extends string>(
  amount: UnroundedAmount<C>,
  bound: Minor<C>,
): UnroundedAmount<C> {
  return amount.num > BigInt(bound) * amount.den ? exactly(bound) : amount;
}

/** An exact amount rounded down to the smallest unit (CPN-25), capped at the largest safe integer. */
export function roundDownUnroundedAmount<C extends string>({
  num,
  den,
}: UnroundedAmount<C>): Minor<C> {
  const units = num / den;
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(units > most ? most : units) as Minor<C>;
}

/**
 * The return of a stake at a ratio, rounded down (CPN-25) and capped at the largest safe integer, which is
 * far above a platform's highest payout.
 */
export function returnRoundedDown<C extends string>(stake: Minor<C>, ratio: Ratio): Minor<C> {
  return roundDownUnroundedAmount(unroundedReturn(stake, ratio));
}

/** As `returnRoundedDown`, rounded up: for bounds that must be reached. */
export function returnRoundedUp<C extends string>(stake: Minor<C>, { num, den }: Ratio): Minor<C> {
  const { num: exact, den: units } = unroundedReturn(stake, { num, den });
  return roundDownUnroundedAmount(ofUnits<C>(exact + units - 1n, units));
}

/** An exact amount as text, `numerator/denominator` in the smallest unit and in lowest terms. */
export function unroundedAmountText({ num, den }: UnroundedAmount): string {
  const divisor = greatestCommonDivisor(num, den);
  return `${num / divisor}/${den / divisor}`;
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Most characters of the text of an exact amount: above those of any coupon of 50 bets. */
export const maxUnroundedAmountText = 2_000;

/** Reads the text of `unroundedAmountText`, of an amount of currency `C`; null if it is none. */
export function parseUnroundedAmount<C extends string>(text: string): UnroundedAmount<C> | null {
  const [, num = "", den = ""] =
    (text.length <= maxUnroundedAmountText && /^(\d+)\/([1-9]\d*)$/.exec(text)) || [];
  return num === "" ? null : ofUnits<C>(BigInt(num), BigInt(den));
}

/** A ratio as plain decimal text, truncated to `digits` decimals, without trailing zeros. */
export function ratioText({ num, den }: Ratio, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = String((num * scale) / den).padStart(digits + 1, "0");
  const whole = scaled.slice(0, scaled.length - digits);
  const fraction = scaled.slice(scaled.length - digits).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

function ofUnits<C extends string>(num: bigint, den: bigint): UnroundedAmount<C> {
  return { num, den } as UnroundedAmount<C>;
}
