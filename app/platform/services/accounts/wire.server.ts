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

/**
 * Reply of `GET /web-api/officeapi/v1/accounts` (bearer; ACC-02): the player's accounts. Path: our
 * decision.
 */
export const accountsReplyWire = z.object({
  balance: z.array(accountWire),
  bonus: z.array(accountWire),
  all_accounts: z.array(accountWire),
  is_available_first_deposit_bonus: z.boolean(),
  is_account_frozen: z.boolean(),
});

/**
 * `GET /web-api/officeapi/v2/accounts` (bearer; ACC-02): the other variant, whose `balance` and `bonus` list
 * the ids of accounts, where the first variant repeats the accounts. Our decision.
 */
export const accountsByIdReplyWire = z.object({
  balance: z.array(z.number()),
  bonus: z.array(z.number()),
  all_accounts: z.array(accountWire),
  is_available_first_deposit_bonus: z.boolean(),
  is_account_frozen: z.boolean(),
});

/**
 * Changes of accounts (bearer; ACC-03, OFC-11). Our decision. Each call answers `{success,
 * message?}`; a refusal has a `code` and the platform's words in `message`.
 *
 * - `POST /web-api/officeapi/v1/accounts/currency`: opens an account in a currency.
 * - `POST /web-api/officeapi/v1/accounts/currency/remove`: removes an empty account.
 * - `POST /web-api/officeapi/v1/accounts/conversion` (`idempotency-key`): converts an account;
 *   `seen` has the amounts that the player was shown.
 */
export const openCurrencyAccountRequestWire = z.object({ currency_id: z.number().int() });
export const removeCurrencyAccountRequestWire = z.object({ id: z.number().int() });
export const accountChangeReplyWire = z.object({
  success: z.boolean(),
  accountId: z.number().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});
export const accountConversionRequestWire = z.object({
  accountId: z.number().int(),
  iso: z.string().regex(/^[A-Z]{3}$/),
  seen: z.object({ taken: wireAmount, given: wireAmount }).nullable(),
});

/** `POST /web-api/officeapi/v1/accounts/active` (bearer; ACC-11). */
export const activateAccountRequestWire = z.object({ id: z.number() });
export const activateAccountReplyWire = z.object({
  success: z.boolean(),
  message: z.string().optional(),
});
