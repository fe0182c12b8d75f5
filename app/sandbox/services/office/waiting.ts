import { and, eq, inArray } from "drizzle-orm";
import { payments, playerBonuses } from "../../db/schema";
import type { UserConfigWire } from "../remote-deps";
import type { SandboxServices } from "../sandbox-services";

/** Counts of items that wait for the player, as fields of the user config (OFC-01). */
export async function countWaitingItems(
  { db }: SandboxServices,
  playerId: number,
): Promise<Pick<UserConfigWire, "pending_withdrawal_count" | "active_bonus_count">> {
  const [withdrawals, bonuses] = await Promise.all([
    db.$count(
      payments,
      and(
        eq(payments.playerId, playerId),
        eq(payments.kind, "withdrawal"),
        eq(payments.state, "pending"),
      ),
    ),
    db.$count(
      playerBonuses,
      and(eq(playerBonuses.playerId, playerId), inArray(playerBonuses.state, ["taken", "running"])),
    ),
  ]);
  return { pending_withdrawal_count: withdrawals, active_bonus_count: bonuses };
}
