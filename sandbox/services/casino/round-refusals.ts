import { isAmountAbove, isAmountBelow, type Minor } from "~/domain/money/amount";
import { fromMinor } from "~/domain/money/money";
import { refuseRestrictedOwner } from "../coupons/judge";
import { isDailySessionLimitUsed } from "../limits/session";
import { nextRoundWaitMs } from "./pace";
import { makePlayRefusal, type PlayRefusal } from "./refusal";
import type { RoundTransaction } from "./turn";

/** Refuses a round that comes too soon after the last one (CAS-08). */
export async function refuseIfTooSoon({
  tx,
  claims,
  now,
}: RoundTransaction): Promise<PlayRefusal | null> {
  const waitMs = await nextRoundWaitMs(tx, claims.userId, now);
  return waitMs > 0 ? makePlayRefusal(409, { code: "too-soon", waitMs }) : null;
}

/**
 * Refuses a stake if the player is locked, banned or frozen, or his session limit is used up, as
 * the transaction sees it (CAS-08).
 */
export async function refuseRestrictedPlayer({
  services,
  tx,
  claims,
  own,
  limits,
}: RoundTransaction): Promise<PlayRefusal | null> {
  const owner = refuseRestrictedOwner(own.standing);
  if (owner) return makePlayRefusal(owner.status, owner.body);
  return (await isDailySessionLimitUsed(services, tx, claims.sid, limits))
    ? makePlayRefusal(403, { code: "session-limit" })
    : null;
}

export function refuseAboveFundsOrLimit(
  { own }: RoundTransaction,
  amount: Minor,
  field: string,
): PlayRefusal | null {
  const { account, standing } = own;
  const { room, balance } = standing;
  if (room && isAmountAbove(amount, room.left))
    return makePlayRefusal(422, { code: "limit", field, bound: fromMinor(room.left, account.iso) });
  return isAmountBelow(balance, amount)
    ? makePlayRefusal(422, { code: "funds", field, bound: fromMinor(balance, account.iso) })
    : null;
}
