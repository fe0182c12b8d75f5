import type { Minor } from "~/domain/money/amount";
import { toMinor, toMinorRecord } from "~/domain/money/money";
import type { PlaceRequestWire } from "~/platform/services/coupons/place-wire.server";

/** A placement without its amounts. */
export type OrderWithoutAmounts = Omit<
  PlaceRequestWire,
  "amount" | "prepaidAmount" | "amountByBlockId"
>;

/** A placement with its amounts in the currency of its account; null = the text is no amount of it. */
export interface PlaceOrder<C extends string = string> extends OrderWithoutAmounts {
  readonly stake: Minor<C> | null;
  /** The part of the stake to be advanced. */
  readonly advance: Minor<C> | null;
  readonly stakeByBlockId: Readonly<Record<string, Minor<C>>> | null;
  /** The request as it came, which is kept with the coupon. */
  readonly sent: PlaceRequestWire;
}

/** Reads a placement's amounts; `iso` is null where the account is unknown, which is refused later. */
export function readPlaceOrder<C extends string>(
  sent: PlaceRequestWire,
  iso: C | null,
): PlaceOrder<C> {
  const { amount, prepaidAmount, amountByBlockId, ...rest } = sent;
  return {
    ...rest,
    stake: iso === null ? null : toMinor(amount, iso),
    advance: iso === null ? null : toMinor(prepaidAmount, iso),
    stakeByBlockId: iso === null ? null : toMinorRecord(amountByBlockId, iso),
    sent,
  };
}
