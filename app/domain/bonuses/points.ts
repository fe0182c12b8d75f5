import { isAmountBelow, type Minor } from "../money/amount";
import { currencyOf } from "../money/money";

/** Points for a settled stake of the player's own money: one for every step of its currency (ACC-13). */
export function loyaltyPointsForStake(stake: Minor, iso: string): number {
  const { step } = currencyOf(iso);
  return isAmountBelow(stake, step) ? 0 : Math.floor(stake / step);
}
