import Big from "big.js";
import { atMost, type Minor, zero } from "../../money/amount";
import {
  type Exact,
  exactAt,
  exactReturn,
  nothing,
  type Ratio,
  sumOf,
  tenThousandths,
  timesAll,
  wholeOf,
} from "../../odds/ratio";
import { blocksOf, eventsOf } from "../returns/combine";
import { meanOverLines, systemSize } from "../returns/lines";
import { legFactor, type Settled } from "../returns/settle";
import { couponTypes } from "../types";

/** What is paid of a coupon's worth; the bookmaker keeps the rest, a twentieth (docs/platform.md, "Cash-out"). */
const paidShare: Ratio = { num: 19n, den: 20n };

/** A coupon as it stands; `now` is a leg's price at this moment, null where it has none. */
export interface OpenCoupon<C extends string = string> extends Omit<Settled<C>, "legs"> {
  readonly legs: readonly OpenLeg[];
}
type OpenLeg = Settled["legs"][number] & { readonly now: string | null };

/**
 * What a coupon of any type is worth now, exactly (CPN-23): what it would return if each leg brought what a unit on it is
 * worth. Null where a leg that is open has no price.
 */
export function couponWorth<C extends string>(coupon: OpenCoupon<C>): Exact<C> | null {
  const { typeId, systemValue, stake, amountByBlockId, legs } = coupon;
  const known = legs.flatMap((leg) => {
    const ratio = legWorth(leg);
    return ratio ? [{ ratio, isBanker: leg.isBanker, blockId: leg.blockId }] : [];
  });
  if (legs.length === 0 || known.length < legs.length) return null;
  switch (typeId) {
    case couponTypes.blocks:
      return sumOf(
        [...blocksOf(known)].map(([id, block]) => exactReturn(amountByBlockId[id] ?? zero(), product(block))),
      );
    case couponTypes.system:
      return exactReturn(stake, systemWorth(known, systemValue));
    default:
      return exactReturn(stake, product(known));
  }
}

/** What is paid for a coupon, rounded down; never more than it can still return (`most`). */
export function cashOutAmount<C extends string>(worth: Exact<C>, most: Minor<C>): Minor<C> {
  return atMost(wholeOf(exactAt(worth, paidShare)), most);
}

/**
 * What one unit on a leg is worth: of a decided one what it brings, of an open one the price it was placed at over the
 * price it has, since a unit on it costs that much less or more now.
 */
function legWorth({ state, coef, now }: OpenLeg): Ratio | null {
  const placed = new Big(coef);
  if (state !== "open") return tenThousandths(legFactor(state, placed));
  return now === null ? null : { num: tenThousandths(placed).num, den: tenThousandths(new Big(now)).num };
}

interface Known {
  readonly ratio: Ratio;
  readonly isBanker: boolean;
}

function product(legs: readonly Known[]): Ratio {
  return timesAll(legs.map(({ ratio }) => ratio));
}

function systemWorth(legs: readonly Known[], systemValue: number): Ratio {
  const size = systemSize(systemValue, eventsOf(legs));
  return size === null ? nothing : meanOverLines(legs, size);
}
