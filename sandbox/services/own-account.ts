import { and, eq, inArray } from "drizzle-orm";
import { type Phone, toE164 } from "~/domain/session/phone";
import type { CodePurpose } from "../db/columns";
import type { Db } from "../db/open";
import { oneTimeCodes, otherDeviceSignIns, players } from "../db/schema";
import { emailTo, type MessageAddress, sendMessage, smsTo } from "./messages/send";
import { closeSessionsOf, type PlayerRow } from "./people";
import { configWithProtectionLevel } from "./protection";
import type { SandboxServices } from "./sandbox-services";
import { parseUserConfig } from "./user";

/** The page where a password is recovered; with a token it opens at the new password. */
export function passwordRecoveryPath(lng: string, token?: string): string {
  const query = token === undefined ? "" : `?token=${encodeURIComponent(token)}`;
  return `/${lng}/user/passwordreset${query}`;
}

/**
 * A player's row, locked until the transaction ends; null = no such player. Other transactions can
 * still write rows that refer to the player, so this lock does not delay his bets.
 */
export async function lockPlayerRow(tx: Db, id: number | null): Promise<PlayerRow | null> {
  if (id === null) return null;
  const [player] = await tx.select().from(players).where(eq(players.id, id)).for("no key update");
  return player ?? null;
}

/** Where a player is reached: the e-mail address that he signs in by, else the proven telephone (ACC-06). */
export function contactAddress(player: PlayerRow): MessageAddress | null {
  if (player.login.includes("@")) return emailTo(player.login);
  const phone = provenPhone(player);
  return phone && smsTo(phone);
}

/** The telephone that a player has proven (ACC-06: activation 2 or 3). */
export function provenPhone(player: PlayerRow): Phone | null {
  const { activation_type, phone_code: code, phone_number: number } = parseUserConfig(player);
  return activation_type >= 2 && number !== "" ? { code, number } : null;
}

/** What a player signs in by: e-mail address, number, telephone. */
export function loginNames(player: PlayerRow): string[] {
  const phone = provenPhone(player);
  return [...new Set([player.login, String(player.id), ...(phone ? [toE164(phone)] : [])])];
}

/**
 * Purposes of codes that can open an account or change its credentials; all of them end when the
 * password changes.
 */
const openingUses: CodePurpose[] = ["sms", "two-step", "recovery", "bind-phone", "bind-email"];

interface NewPassword {
  readonly passwordHash: string;
  /** Hashed id of the session that stays open when the password changes; null = none. */
  readonly keptSid: string | null;
  readonly lng: string;
}

/**
 * Changes a password: every other session, every code that waits and every sign-in that another
 * device has yet to collect ends, and the player is told.
 */
export async function changePasswordAndEndSessions(
  services: SandboxServices,
  tx: Db,
  player: PlayerRow,
  { passwordHash, keptSid, lng }: NewPassword,
): Promise<void> {
  await tx
    .update(players)
    .set({
      passwordHash,
      passwordChangedAt: services.world.now(),
      config: configWithProtectionLevel(player, parseUserConfig(player), {
        isPasswordChosen: true,
      }),
    })
    .where(eq(players.id, player.id));
  await closeSessionsOf(tx, player.id, keptSid);
  await tx.delete(otherDeviceSignIns).where(eq(otherDeviceSignIns.playerId, player.id));
  await endWaitingCodes(tx, player.id);
  const to = contactAddress(player);
  if (to) {
    const path = to.kind === "email" ? passwordRecoveryPath(lng) : null;
    await sendMessage(services, tx, { to, lng, template: "password-changed", path });
  }
}

/**
 * Ends a player's codes that are still waited for; by default all that could still open his
 * account.
 */
export async function endWaitingCodes(
  tx: Db,
  playerId: number,
  uses: CodePurpose[] = openingUses,
): Promise<void> {
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.playerId, playerId), inArray(oneTimeCodes.use, uses)));
}
