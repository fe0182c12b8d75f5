import { and, eq } from "drizzle-orm";
import { casinoRounds, casinoStepKeys } from "../../db/schema";
import { makePlayRefusal } from "./refusal";
import type { PlayRoundRequest, RoundPlayResult, RoundTransaction } from "./turn";

/**
 * The round of an earlier request with this key, or a refusal if that was for another order; null =
 * a new key.
 */
export async function findRoundOfSameKey(
  { tx, claims, key, order }: RoundTransaction,
  step: string,
): Promise<RoundPlayResult | null> {
  const [round] = await tx
    .select()
    .from(casinoRounds)
    .where(and(eq(casinoRounds.playerId, claims.userId), eq(casinoRounds.key, key)));
  if (round) {
    const isSame = round.fingerprint === playRequestFingerprint(order);
    return isSame
      ? { ok: true, isNew: false, round }
      : makePlayRefusal(422, { code: "key-reused" });
  }
  const [taken] = await tx
    .select({ round: casinoRounds, choice: casinoStepKeys.choice })
    .from(casinoStepKeys)
    .innerJoin(casinoRounds, eq(casinoRounds.id, casinoStepKeys.roundId))
    .where(and(eq(casinoStepKeys.playerId, claims.userId), eq(casinoStepKeys.key, key)));
  if (!taken) return null;
  const isSame = taken.choice.split(":")[0] === step && taken.round.gameId === order.gameId;
  return isSame
    ? { ok: true, isNew: false, round: taken.round }
    : makePlayRefusal(422, { code: "key-reused" });
}

/**
 * Fingerprint of an order: game, account, stake and bet. A key repeated with another fingerprint is
 * refused.
 */
export function playRequestFingerprint({ gameId, accountId, fields }: PlayRoundRequest): string {
  const names = Object.keys(fields).sort();
  return JSON.stringify([gameId, accountId, names.map((name) => [name, fields[name]])]);
}
