import { eq } from "drizzle-orm";
import { selfExclusionCode } from "~/domain/limits/codes";
import type { Db } from "../../db/open";
import { players } from "../../db/schema";
import { lockAccountsOf } from "../lock-accounts";
import { lockPersonOfPlayer } from "../registration/person-lock";
import type { SandboxServices } from "../sandbox-services";
import { parseStoredLimits, type StoredLimits } from "./stored";

const exclusion = String(selfExclusionCode);

/** A player's stored limits. */
export async function loadStoredLimits(db: Db, playerId: number): Promise<StoredLimits> {
  const [row] = await db
    .select({ limits: players.limits })
    .from(players)
    .where(eq(players.id, playerId));
  return parseStoredLimits(row?.limits ?? {});
}

/**
 * Changes a player's limits. Locks every account of the player first, as a placement or a deposit locks its
 * own: pending ones finish before the change, and later ones are judged by it (CPP-08).
 */
export function changeLimits<T>(
  services: SandboxServices,
  playerId: number,
  work: (
    stored: StoredLimits,
    tx: Db,
  ) => Promise<{ readonly stored: StoredLimits; readonly result: T }>,
): Promise<T> {
  return services.db.transaction(async (tx) => {
    const before = await lockedLimits(tx, playerId);
    const { stored, result } = await work(before, tx);
    // Locks the person, so that a concurrent registration runs either before the exclusion or is
    // checked against it (REG-10).
    if (stored[exclusion] !== before[exclusion]) await lockPersonOfPlayer(tx, playerId);
    if (stored !== before)
      await tx.update(players).set({ limits: stored }).where(eq(players.id, playerId));
    return result;
  });
}

async function lockedLimits(tx: Db, playerId: number): Promise<StoredLimits> {
  await lockAccountsOf(tx, [playerId]);
  return lockPlayerLimits(tx, playerId);
}

/** A player's limits, locked to the end of the transaction. */
export async function lockPlayerLimits(tx: Db, playerId: number): Promise<StoredLimits> {
  const [row] = await tx
    .select({ limits: players.limits })
    .from(players)
    .where(eq(players.id, playerId))
    .for("no key update");
  return parseStoredLimits(row?.limits ?? {});
}
