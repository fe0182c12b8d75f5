import { isAmountAbove, type Minor, multiplyAmount } from "../money/amount";

/** Deposits offered for one press: 10, 20, 50 and 100 times the minimum, as far as the maximum allows. */
export function quickDepositAmounts({
  min,
  max,
}: {
  readonly min: Minor;
  readonly max: Minor;
}): Minor[] {
  return [10, 20, 50, 100]
    .map((count) => multiplyAmount(min, count))
    .filter((amount) => !isAmountAbove(amount, max));
}
