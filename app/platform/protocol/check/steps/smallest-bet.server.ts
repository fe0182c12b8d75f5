import type { CheckRequest } from "../ask.server";
import type { CheckState } from "../state.server";

/**
 * The request that places the smallest allowed stake on a bet of the day; null while the bet, the
 * account, the player or the stake is unknown.
 */
export function smallestBetRequest({
  bets: [bet],
  account,
  player,
  leastStake,
  keys,
  now,
}: CheckState): CheckRequest | null {
  if (!bet || !account || !player || leastStake === undefined) return null;
  const json = {
    userId: player.id,
    accountId: account.id,
    typeId: 0,
    amount: leastStake,
    amountByBlockId: {},
    bets: [{ ...bet, scores: null, blockId: 0 }],
    changeCoefAction: 1,
    coef: bet.coef,
    coefByView: bet.coef,
    coefViewId: 0,
    exactCoef: 0,
    isDropOnScoreChange: false,
    prepaidAmount: "0",
    refId: 0,
    systemValue: 0,
    hyperBonusPercent: 0,
    lng: "en",
    validUntil: new Date(now + 60_000).toISOString(),
  };
  return { json, headers: { "idempotency-key": keys.bet } };
}
