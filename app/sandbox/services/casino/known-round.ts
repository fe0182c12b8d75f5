import { and, eq } from "drizzle-orm";
import { casinoRounds, casinoSteps } from "../../db/schema";
import { refusePlay } from "./refusal";
import type { PlayOrder, RoundPlayResult, RoundTransaction } from "./turn";

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
    const isSame = round.fingerprint === playOrderFingerprint(order);
    return isSame ? { ok: true, isNew: false, round } : refusePlay(422, { code: "key-reused" });
  }
  const [taken] = await tx
    .select({ round: casinoRounds, choice: casinoSteps.choice })
    .from(casinoSteps)
    .innerJoin(casinoRounds, eq(casinoRounds.id, casinoSteps.roundId))
    .where(and(eq(casinoSteps.playerId, claims.userId), eq(casinoSteps.key, key)));
  if (!taken) return null;
  const isSame = taken.choice.split(":")[0] === step && taken.round.gameId === order.gameId;
  return isSame
    ? { ok: true, isNew: false, round: taken.round }
    : refusePlay(422, { code: "key-reused" });
}

/**
 * Fingerprint of an order: game, account, stake and bet. A key repeated with another fingerprint is
 * refused.
 */
export function playOrderFingerprint({ gameId, accountId, fields }: PlayOrder): string {
  const names = Object.keys(fields).sort();
  return JSON.stringify([gameId, accountId, names.map((name) => [name, fields[name]])]);
}
