import type { Minor } from "../money/amount";

/**
 * Totals of a signed-in session in one currency (RCK-04, RCK-05), minor units; `inPlay` is the
 * stake of unsettled bets. `returned` less `staked` is the result if all of these lose; adding
 * `inPlay` gives the result of settled bets.
 */
export interface CurrencySessionTotals {
  readonly iso: string;
  readonly staked: Minor;
  readonly returned: Minor;
  readonly inPlay: Minor;
}
