import { and, eq } from "drizzle-orm";
import { isBanned } from "~/domain/accounts/ban";
import { findLongestPlayLock } from "~/domain/limits/play-lock";
import { recordMovements } from "../../db/ledger";
import { payments, players } from "../../db/schema";
import { lockPlayerLimits } from "../limits/keep";
import { toLimits } from "../limits/stored";
import { lockAccountsOf } from "../lock-accounts";
import type { SandboxServices } from "../sandbox-services";
import { parseUserConfig } from "../user";
import type { PaymentRow } from "./pay";

/** Result of cancelling a withdrawal. */
export type CancelWithdrawalResult =
  | { readonly ok: true; readonly payment: PaymentRow }
  | { readonly ok: false; readonly status: number; readonly code: string };

const refused = (status: number, code: string): CancelWithdrawalResult => ({
  ok: false,
  status,
  code,
});

/**
 * Cancels a pending withdrawal (OFC-02); one key acts once. The payment's row is locked first, as
 * `clear.ts` does: it is either paid or cancelled. A player under an exclusion, a break or a ban
 * cannot cancel, so that the money does not return to play.
 */
export function cancelWithdrawal(
  services: SandboxServices,
  playerId: number,
  id: number,
  key: string,
): Promise<CancelWithdrawalResult> {
  return services.db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.playerId, playerId)))
      .for("update");
    if (!payment) return refused(404, "not-found");
    if (payment.takenBackKey === key) return { ok: true, payment };
    const [other] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.playerId, playerId), eq(payments.takenBackKey, key)));
    if (other) return refused(422, "key-reused");
    await lockAccountsOf(tx, [playerId]);
    const stored = await lockPlayerLimits(tx, playerId);
    await services.world.ensureFresh(tx);
    const now = services.world.now();
    const isDue = payment.dueAt !== null && payment.dueAt <= now;
    if (payment.kind !== "withdrawal" || payment.state !== "pending" || isDue)
      return refused(409, "not-pending");
    const [player] = await tx.select().from(players).where(eq(players.id, playerId));
    if (!player) return refused(404, "not-found");
    const { ban_level: level, ban_version: version } = parseUserConfig(player);
    if (isBanned({ level, version }) || findLongestPlayLock(toLimits(stored, now), now))
      return refused(403, "excluded");
    if (player.isFrozen) return refused(403, "account-frozen");
    const { accountId, iso, amount } = payment;
    await recordMovements(tx, {
      at: now,
      accountId,
      iso,
      amount,
      kind: "withdrawal-returned",
      ref: String(id),
    });
    const [done] = await tx
      .update(payments)
      .set({ state: "cancelled", settledAt: now, takenBackKey: key })
      .where(eq(payments.id, id))
      .returning();
    if (!done) throw new Error(`no payment ${id}`);
    return { ok: true, payment: done };
  });
}
