import { z } from "zod";
import { maxUnroundedAmountText } from "~/domain/odds/ratio";
import { wireAmount, wireTime } from "../../transport/wire.server";

/** A cash-out quote (CPN-23): `amount` in the account's currency, valid until `expiresAt`. */
export const cashOutQuoteWire = z.object({
  id: z.string().min(1).max(200),
  amount: wireAmount,
  expiresAt: wireTime,
  /**
   * Bounds of the stake that can be cashed out as a part of the whole; null or absent = only the
   * whole stake can.
   */
  part: z.object({ least: wireAmount, most: wireAmount }).nullable().optional(),
  /**
   * What the stake on the bet returns if every open leg wins, unrounded: a fraction
   * `numerator/denominator` in the smallest unit. The stake that a part leaves on the bet returns its
   * share of it, rounded down; absent = the shell does not say what.
   */
  win: z
    .string()
    .max(maxUnroundedAmountText)
    .regex(/^\d+\/[1-9]\d*$/)
    .optional(),
});
export type CashOutQuoteWire = z.infer<typeof cashOutQuoteWire>;

export const cashOutOfferReplyWire = z.object({
  /** Null = no cash-out is available now; `reason` says why. */
  quote: cashOutQuoteWire.nullable(),
  /**
   * Why no cash-out is available: `decided`, `suspended`, `bonus-account`, `account-frozen`,
   * `type`, `no-value`; absent if one is.
   */
  reason: z.string().optional(),
});
export type CashOutOfferReplyWire = z.infer<typeof cashOutOfferReplyWire>;

/** `stake` is the part of the stake to cash out; absent = all that is still on the bet. */
export const cashOutRequestWire = z.object({
  quote: z.string().max(200),
  stake: wireAmount.optional(),
});

export const autoCashOutRequestWire = z.object({ amount: wireAmount });

/**
 * A refused cash-out; nothing has changed. A quote that is over or has changed comes with the current one and the
 * amount that was asked for; a part beyond its bounds with `quote.part`; an automatic amount with its `bound`.
 */
export const cashOutRefusalWire = z.object({
  code: z.string(),
  title: z.string().optional(),
  quote: cashOutQuoteWire.nullable().optional(),
  reason: z.string().optional(),
  asked: wireAmount.optional(),
  /**
   * The least or highest amount at which an automatic cash-out can be set, if the requested one is
   * beyond it.
   */
  bound: wireAmount.optional(),
});
export type CashOutRefusalWire = z.infer<typeof cashOutRefusalWire>;
