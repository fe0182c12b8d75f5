import Big from "big.js";
import { atMost, type Minor } from "../../money/amount";
import {
  type Exact,
  exactAt,
  exactReturn,
  type Ratio,
  shareOfStake,
  sumOf,
  tenThousandths,
  wholeOf,
} from "../../odds/ratio";
import { kindOf } from "../kinds";
import { legFactor, type Settled } from "../returns/settle";

/** The paid share of a coupon's worth; the bookmaker keeps a twentieth (docs/platform.md, "Cash-out"). */
const paidShare: Ratio = { num: 19n, den: 20n };

/** A coupon's current state; `now` is a leg's current price, null if it has none. */
export interface OpenCoupon<C extends string = string> extends Omit<Settled<C>, "legs"> {
  readonly legs: readonly OpenLeg[];
}
type OpenLeg = Settled["legs"][number] & { readonly now: string | null };

/**
 * A coupon's exact current worth, for every type (CPN-23): its return if each leg returned the leg's worth
 * per unit. Null if an open leg has no price.
 */
export function couponWorth<C extends string>(coupon: OpenCoupon<C>): Exact<C> | null {
  const { typeId, systemValue, stake, kept = stake, amountByBlockId, legs } = coupon;
  const known = legs.flatMap((leg) => {
    const ratio = legWorth(leg);
    return ratio ? [{ ratio, isBanker: leg.isBanker, blockId: leg.blockId }] : [];
  });
  if (legs.length === 0 || known.length < legs.length) return null;
  const kind = kindOf(typeId);
  const shares = kind.sharesOf({ stake, amountByBlockId, legs: known });
  const whole = sumOf(
    shares.map((share) => exactReturn(share.stake, kind.perUnit(share.legs, systemValue))),
  );
  return exactAt(whole, shareOfStake(kept, stake));
}

/** The cash-out amount, rounded down and capped at what the coupon can still return (`most`). */
export function cashOutAmount<C extends string>(worth: Exact<C>, most: Minor<C>): Minor<C> {
  return atMost(wholeOf(exactAt(worth, paidShare)), most);
}

/**
 * The worth of one unit on a leg. Decided: its settled factor. Open: the placed price over the current price,
 * which is what the same return costs now.
 */
function legWorth({ state, coef, now }: OpenLeg): Ratio | null {
  const placed = new Big(coef);
  if (state !== "open") return tenThousandths(legFactor(state, placed));
  return now === null
    ? null
    : { num: tenThousandths(placed).num, den: tenThousandths(new Big(now)).num };
}
