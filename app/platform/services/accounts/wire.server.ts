import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";

/** Account (ACC-04; types 0 main, 4 bonus, 9 currency). `money` is decimal text. */
export const accountWire = z.object({
  id: z.number(),
  type: z.union([z.literal(0), z.literal(4), z.literal(9)]),
  iso: z.string(),
  symbol: z.string(),
  currencyId: z.number(),
  money: wireAmount,
  points: z.number(),
  label: z.string(),
  isActive: z.boolean(),
  isPointsTypeBalance: z.boolean(),
});

/** The player's accounts (ACC-02). */
export const accountsReplyWire = z.object({
  balance: z.array(accountWire),
  bonus: z.array(accountWire),
  all_accounts: z.array(accountWire),
  is_available_first_deposit_bonus: z.boolean(),
  is_account_frozen: z.boolean(),
});

/**
 * The other variant of the player's accounts (ACC-02): `balance` and `bonus` list the ids of accounts, where the
 * first variant repeats the accounts.
 */
export const accountsByIdReplyWire = z.object({
  balance: z.array(z.number()),
  bonus: z.array(z.number()),
  all_accounts: z.array(accountWire),
  is_available_first_deposit_bonus: z.boolean(),
  is_account_frozen: z.boolean(),
});

/** Currency of an account to be opened, its number in ISO 4217 (ACC-03, OFC-11). */
export const openCurrencyAccountRequestWire = z.object({ currency_id: z.number().int() });
export const removeCurrencyAccountRequestWire = z.object({ id: z.number().int() });
export const accountChangeReplyWire = z.object({
  success: z.boolean(),
  accountId: z.number().optional(),
  /** The opened account: its id, and its currency's number in ISO 4217. */
  bill: z.object({ currency_id: z.number(), score_id: z.number() }).optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});
/** A conversion of an account; `seen` has the amounts that the player was shown. */
export const accountConversionRequestWire = z.object({
  accountId: z.number().int(),
  iso: z.string().regex(/^[A-Z]{3}$/),
  seen: z.object({ taken: wireAmount, given: wireAmount }).nullable(),
});

/** An account to be made the active one (ACC-11). */
export const activateAccountRequestWire = z.object({ id: z.number() });
export const activateAccountReplyWire = z.object({
  success: z.boolean(),
  message: z.string().optional(),
});
