import Big from "big.js";
import { nothing, type Ratio, sumOf, tenThousandths, timesWhole, wholeOf } from "../odds/ratio";
import { blocksOf } from "./combine";
import { lineCount, systemSize } from "./lines";
import { legFactor, type Settled } from "./settle";
import { couponTypes } from "./types";

/** What is paid of a coupon's worth; the bookmaker keeps the rest, a twentieth (docs/platform.md, "Cash-out"). */
const paidShare: Ratio = { num: 19n, den: 20n };

const one: Ratio = { num: 1n, den: 1n };

/** A coupon as it stands; `now` is a leg's price at this moment, null where it has none. */
export interface Standing extends Omit<Settled, "legs"> {
  readonly legs: readonly (Settled["legs"][number] & { readonly now: string | null })[];
}
type StandingLeg = Standing["legs"][number];

/**
 * What a coupon of any type is worth now, in minor units and exact (CPN-23): what it would return if each leg brought
 * what a unit on it is worth. Null where a leg that is open has no price.
 */
export function couponWorth({ typeId, systemValue, stake, amountByBlockId, legs }: Standing): Ratio | null {
  const worths = legs.map((leg) => ({ worth: legWorth(leg), isBanker: leg.isBanker, blockId: leg.blockId }));
  const known = worths.flatMap(({ worth, ...leg }) => (worth ? [{ worth, ...leg }] : []));
  if (legs.length === 0 || known.length < legs.length) return null;
  switch (typeId) {
    case couponTypes.blocks:
      return sumOf(
        [...blocksOf(known)].map(([id, block]) => timesWhole(product(block), amountByBlockId[id] ?? 0)),
      );
    case couponTypes.system:
      return timesWhole(systemWorth(known, systemValue), stake);
    default:
      return timesWhole(product(known), stake);
  }
}

/** What is paid for a coupon, in minor units, rounded down; never more than it can still return (`most`). */
export function cashOutAmount(worth: Ratio, most: number): number {
  return Math.min(wholeOf(product([{ worth }, { worth: paidShare }])), most);
}

/**
 * What one unit on a leg is worth: of a decided one what it brings, of an open one the price it was placed at over the
 * price it has, since a unit on it costs that much less or more now.
 */
function legWorth({ state, coef, now }: StandingLeg): Ratio | null {
  const placed = new Big(coef);
  if (state !== "open")
    return { num: tenThousandths(legFactor(state, placed)), den: tenThousandths(new Big(1)) };
  return now === null ? null : { num: tenThousandths(placed), den: tenThousandths(new Big(now)) };
}

interface Known {
  readonly worth: Ratio;
}

function product(legs: readonly Known[]): Ratio {
  return legs.reduce((all, { worth }) => ({ num: all.num * worth.num, den: all.den * worth.den }), one);
}

/** The mean over a system's lines, by the coefficients of ∏(den + num·x): as many steps as events times size. */
function systemWorth(legs: readonly (Known & { readonly isBanker: boolean })[], systemValue: number): Ratio {
  const events = legs.filter(({ isBanker }) => !isBanker);
  const size = systemSize(systemValue, events.length);
  if (size === null) return nothing;
  let sums = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const { worth } of events) {
    sums = sums.map((sum, k) => sum * worth.den + (sums[k - 1] ?? 0n) * worth.num);
  }
  const bankers = product(legs.filter(({ isBanker }) => isBanker));
  const { den } = product(events);
  return {
    num: bankers.num * (sums[size] ?? 0n),
    den: bankers.den * den * BigInt(lineCount(events.length, size)),
  };
}
