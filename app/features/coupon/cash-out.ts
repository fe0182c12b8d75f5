import Big from "big.js";
import { productOf } from "../odds/price";
import { legFactor } from "./settle";
import { couponTypes, type LegState } from "./types";

/** What the bookmaker keeps of a coupon's worth when he buys it back: a twentieth (docs/platform.md, "Cash-out"). */
export const cashOutMargin = new Big("0.05");

/** A number as an exact fraction: worths are divided by prices, and only the amount is ever rounded. */
export interface Ratio {
  readonly top: Big;
  readonly bottom: Big;
}

/** A leg as it stands: how it ended, the price it was placed at, and the one it has now; null = it has none. */
export interface StandingLeg {
  readonly state: LegState;
  readonly coef: string;
  readonly now: string | null;
}

const one = new Big(1);

/**
 * What one unit on the leg is worth now (CPN-23): of a decided leg what it brings, of an open one the price it was
 * placed at over the price it has; null where an open leg has no price.
 */
export function legWorth({ state, coef, now }: StandingLeg): Ratio | null {
  if (state !== "open") return { top: legFactor(state, new Big(coef)), bottom: one };
  return now === null ? null : { top: new Big(coef), bottom: new Big(now) };
}

/** What one unit on a single or an express is worth now; null where a leg that is open has no price. */
export function expressWorth(legs: readonly StandingLeg[]): Ratio | null {
  const worths = legs.map(legWorth);
  if (legs.length === 0 || worths.includes(null)) return null;
  const known = worths.filter((worth) => worth !== null);
  return {
    top: productOf(known.map(({ top }) => top)),
    bottom: productOf(known.map(({ bottom }) => bottom)),
  };
}

/** What one unit on a coupon of this type is worth now; null where it has no worth that could be told. */
export function couponWorth(typeId: number, legs: readonly StandingLeg[]): Ratio | null {
  return typeId === couponTypes.single || typeId === couponTypes.express ? expressWorth(legs) : null;
}

/**
 * What is paid for a coupon of any type now, in minor units, rounded down: the stake times what a unit of it is worth,
 * less the margin, and never more than the coupon can still return (`most`).
 */
export function cashOutAmount(stakeMinor: number, { top, bottom }: Ratio, most: number): number {
  const left = top.times(one.minus(cashOutMargin)).times(stakeMinor);
  const whole = left.minus(left.mod(bottom)).div(bottom);
  return whole.gt(most) ? most : Number(whole.toFixed());
}
