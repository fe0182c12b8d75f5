import type Big from "big.js";
import type { Minor } from "../../money/amount";
import { returnRoundedDown, toRatio } from "../../odds/ratio";

/**
 * The return of a stake at a price, rounded down (CPN-25). Capped at the largest amount; a platform's maximum
 * payout is far below.
 */
export function calculatePossibleWin<C extends string>(stake: Minor<C>, coef: Big): Minor<C> {
  return returnRoundedDown(stake, toRatio(coef));
}
