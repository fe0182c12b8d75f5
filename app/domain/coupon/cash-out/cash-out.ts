import Big from "big.js";
import { capAmount, type Minor } from "../../money/amount";
import {
  multiplyUnroundedAmount,
  type Ratio,
  ratioInTenThousandths,
  roundDownUnroundedAmount,
  shareOfStake,
  sumUnroundedAmounts,
  type UnroundedAmount,
  unroundedReturn,
} from "../../odds/ratio";
import { couponKindByType } from "../kinds";
import { legReturnFactor } from "../returns/leg-return";
import type { SettlementInput } from "../returns/settle";

/** The paid share of a coupon's worth; the bookmaker keeps a twentieth (docs/platform.md, "Cash-out"). */
const paidShare: Ratio = { num: 19n, den: 20n };

/**
 * A placed coupon as its current worth is calculated from it: `now` of each leg is the leg's
 * current price, null where it has none.
 */
export interface CouponWithCurrentLegPrices<C extends string = string>
  extends Omit<SettlementInput<C>, "legs"> {
  readonly legs: readonly OpenLeg[];
}
type OpenLeg = SettlementInput["legs"][number] & { readonly now: string | null };

/**
 * A coupon's exact current worth, for every type (CPN-23): its return if each leg returned the leg's worth
 * per unit. Null if an open leg has no price.
 */
export function calculateCouponWorth<C extends string>(
  coupon: CouponWithCurrentLegPrices<C>,
): UnroundedAmount<C> | null {
  const { typeId, systemValue, stake, kept = stake, amountByBlockId, legs } = coupon;
  const known = legs.flatMap((leg) => {
    const ratio = legWorth(leg);
    return ratio ? [{ ratio, isBanker: leg.isBanker, blockId: leg.blockId }] : [];
  });
  if (legs.length === 0 || known.length < legs.length) return null;
  const kind = couponKindByType(typeId);
  const shares = kind.sharesOf({ stake, amountByBlockId, legs: known });
  const whole = sumUnroundedAmounts(
    shares.map((share) => unroundedReturn(share.stake, kind.perUnit(share.legs, systemValue))),
  );
  return multiplyUnroundedAmount(whole, shareOfStake(kept, stake));
}

/** The cash-out amount, rounded down and capped at what the coupon can still return (`most`). */
export function calculateCashOutAmount<C extends string>(
  worth: UnroundedAmount<C>,
  most: Minor<C>,
): Minor<C> {
  return capAmount(roundDownUnroundedAmount(multiplyUnroundedAmount(worth, paidShare)), most);
}

/**
 * The current worth of one unit of stake on a leg. For a decided leg it is its settled factor;
 * for an open one the placed price over the current price, which is what the same return costs now.
 * Null = an open leg without a current price.
 */
function legWorth({ state, coef, now }: OpenLeg): Ratio | null {
  const placed = new Big(coef);
  if (state !== "open") return ratioInTenThousandths(legReturnFactor(state, placed));
  return now === null
    ? null
    : { num: ratioInTenThousandths(placed).num, den: ratioInTenThousandths(new Big(now)).num };
}
