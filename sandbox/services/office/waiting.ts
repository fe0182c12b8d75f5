import { and, eq, inArray } from "drizzle-orm";
import { payments, playerBonuses } from "../../db/schema";
import type { UserConfigWire } from "../remote-deps";
import type { SandboxServices } from "../sandbox-services";

/**
 * Numbers of a player's pending withdrawals, and of his bonuses that are taken or running, as
 * fields of the user config (OFC-01).
 */
export async function countWithdrawalsAndBonuses(
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
