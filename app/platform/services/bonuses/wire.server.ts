import { z } from "zod";
import { wireAmount, wireTime } from "../../transport/wire.server";

/** A bonus of a player (OFC-08, SET-03). */
export const bonusWire = z.object({
  id: z.number(),
  offer: z.string(),
  state: z.enum(["taken", "running", "done", "lost", "lapsed", "refused"]),
  takenAt: wireTime,
  until: wireTime,
  closedAt: wireTime.nullable(),
  /**
   * Known once the bonus runs, null before: its currency, its amount, the total to stake, what was
   * staked, the balance left, the most that it can become as money (null = unbounded), what was paid,
   * and what was above the most and removed.
   */
  iso: z.string().nullable(),
  amount: wireAmount.nullable(),
  target: wireAmount.nullable(),
  staked: wireAmount.nullable(),
  balance: wireAmount.nullable(),
  most: wireAmount.nullable().default(null),
  /** How many times its amount it can become, by the terms it was taken under; null = unbounded. */
  mostTimes: z.number().int().positive().nullable().default(null),
  paid: wireAmount.nullable(),
  dropped: wireAmount.nullable().default(null),
  moneyAccountId: z.number().nullable(),
});
export type BonusWire = z.infer<typeof bonusWire>;

export const bonusesReplyWire = z.object({
  bonuses: z.array(bonusWire),
  offers: z.array(z.string()),
});
export type BonusesReplyWire = z.infer<typeof bonusesReplyWire>;

/**
 * The bonus that a first deposit of the player gives, null = none (POP-04); `percent` of the deposit, `maxAmount` at most,
 * from `minDeposit` on.
 */
export const bonusPopupReplyWire = z.object({
  bonusPopupInformation: z
    .object({
      offer: z.string().max(40),
      percent: z.number().int().positive(),
      maxAmount: wireAmount,
      minDeposit: wireAmount,
      currency: z.string(),
    })
    .nullable(),
});
export type BonusPopupReplyWire = z.infer<typeof bonusPopupReplyWire>;

export const bonusChoiceRequestWire = z.object({ offer: z.string().max(40) });
export const bonusChoiceReplyWire = z.object({ success: z.literal(true) });
