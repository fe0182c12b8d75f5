import {
  type CombinationRefusalReason,
  combinationRefusalReasons,
} from "~/domain/coupon/combination";
import type { CurrentBet } from "~/domain/coupon/current-bet";
import type { BetRef } from "~/domain/coupon/types";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { couponCalls } from "./calls.server";
import { toCurrentBet } from "./resolved-values.server";

/** The same-game accumulator that bets of one game make, or why they make none; null = no answer (CPN-04). */
export async function loadSameGameAccumulator(
  scope: PlatformScope,
  bets: readonly BetRef[],
): Promise<CurrentBet | CombinationRefusalReason | null> {
  const refs = bets.map(({ gameId, marketId, type, param }) => ({ gameId, marketId, type, param }));
  const json = { lng: scope.lng, bets: refs };
  const reply = await call(scope, couponCalls.combine, { json });
  if (!reply.ok) return null;
  const { bet, reason } = reply.data;
  if (bet) return toCurrentBet(bet);
  return combinationRefusalReasons.find((known) => known === reason) ?? "not-combinable";
}
