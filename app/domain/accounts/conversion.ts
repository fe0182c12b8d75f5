import { asMinor, type Minor, subtractAmounts } from "../money/amount";
import { currencyOf } from "../money/money";
import { type Account, accountTypes } from "./account";

/**
 * Which of a player's accounts may be converted to another currency (ACC-05): 0 none, 1 the main
 * one alone, 2 currency accounts alone.
 */
export type ConvertibleAccountKind = 0 | 1 | 2;

/** Fee of a conversion, in basis points (1/10,000) of the amount that leaves the account. */
export const conversionFeeBasisPoints = 100;

/**
 * The amounts of an account's conversion, as calculated before it is done and by the same rule when
 * it is (OFC-11). `fee` and `taken` are in the currency `from`, `given` in the currency `to`.
 */
export interface AccountConversionAmounts {
  readonly from: string;
  readonly to: string;
  /** All that leaves the account, the fee included. */
  readonly taken: Minor;
  readonly fee: Minor;
  readonly given: Minor;
}

/**
 * Whether an account may be converted to another currency, by its type and by which accounts the
 * player may convert (`status`).
 */
export function isAccountConvertible(
  status: ConvertibleAccountKind,
  { type }: Pick<Account, "type">,
): boolean {
  return (
    (status === 1 && type === accountTypes.main) || (status === 2 && type === accountTypes.currency)
  );
}

/**
 * Calculates the conversion of a whole balance. The rate follows from the currencies' stake steps:
 * one step of `from` is worth one step of `to` (domain/money/currencies.ts). Fee and result are
 * rounded down; null if the currencies are the same or nothing would be paid out.
 */
export function calculateAccountConversion(
  balance: Minor,
  from: string,
  to: string,
): AccountConversionAmounts | null {
  if (balance <= 0 || from === to) return null;
  const fee = asMinor(Number((BigInt(balance) * BigInt(conversionFeeBasisPoints)) / 10_000n), from);
  const given =
    (BigInt(subtractAmounts(balance, fee)) * BigInt(currencyOf(to).step)) /
    BigInt(currencyOf(from).step);
  const isWhole = given > 0n && given <= BigInt(Number.MAX_SAFE_INTEGER);
  return isWhole ? { from, to, taken: balance, fee, given: asMinor(Number(given), to) } : null;
}

/**
 * The conversion rate as two amounts of the same worth, in smallest units: `of` in the currency
 * `from`, `is` in the currency `to`.
 */
export function calculateConversionRate(
  from: string,
  to: string,
): { readonly of: Minor; readonly is: Minor } {
  return { of: currencyOf(from).step, is: currencyOf(to).step };
}
