import type { Accounts } from "~/domain/accounts/account";
import type { Refusal } from "~/domain/coupon/refusal";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import type { RequestContext } from "~/features/gate/request-context";
import { loadPlayerAccounts } from "../accounts/player-accounts.server";
import { findSlipClosedRefusal } from "./closure";

/**
 * What decides whether this player's bets are accepted at all (LIM-12, LIM-20): his accounts, the
 * longest lock on play, and whether his session, limits or accounts are not known (`isPaused`).
 */
export function slipClosureFacts(
  { session, limits, now }: RequestContext,
  accounts: Accounts | null,
) {
  return {
    accounts,
    lock: limits && findLongestPlayLock(limits.all, now),
    isPaused: session.kind === "player" && (!session.isSafe || accounts === null),
  };
}

/** Why this player's bets are not taken now; null = they are. */
export async function loadSlipClosedRefusal(context: RequestContext): Promise<Refusal | null> {
  return findSlipClosedRefusal(slipClosureFacts(context, await loadPlayerAccounts(context)));
}
