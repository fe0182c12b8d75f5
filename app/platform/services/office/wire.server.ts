import { z } from "zod";
import { movementGroups } from "~/domain/statement/groups";
import { wireAmount, wireTime } from "../../transport/wire.server";

/**
 * A movement of one of the player's accounts (OFC-02). `amount` is signed: what comes in is above zero; `balance` is
 * the account's after it; `kind` is the ledger's own, `ref` the coupon or payment, "" = none.
 */
export const movementWire = z.object({
  id: z.number(),
  at: wireTime,
  accountId: z.number(),
  iso: z.string(),
  kind: z.string(),
  group: z.enum(movementGroups),
  amount: wireAmount,
  balance: wireAmount,
  ref: z.string(),
  /** State of the payment that the movement belongs to; null = it belongs to none. */
  payment: z.object({ id: z.string(), state: z.string(), dueAt: wireTime.nullable() }).nullable(),
});

/** Sums of an account over the movements asked for; `opening` and `closing` are of all its movements. */
export const accountTotalsWire = z.object({
  accountId: z.number(),
  iso: z.string(),
  count: z.number(),
  in: wireAmount,
  out: wireAmount,
  net: wireAmount,
  opening: wireAmount,
  closing: wireAmount,
});

/** Movements, newest first, and their totals (OFC-02); `count` is of all pages. */
export const statementReplyWire = z.object({
  movements: z.array(movementWire),
  totals: z.array(accountTotalsWire),
  count: z.number(),
});
export type StatementWire = z.infer<typeof statementReplyWire>;
export type MovementWire = z.infer<typeof movementWire>;
