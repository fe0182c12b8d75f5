import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema";
import type { Core } from "../core";
import { decodeBase64, HttpAnswer } from "../http";
import { isPassword } from "../passwords";
import { type PlayerRow, readClaims, requirePlayer } from "../people";
import { countAttempt, refundAttempt } from "../sign-in-tries";

/** How long a session needs no password for a change after its player has proved who he is, ms (OFC-03). */
const confirmedMs = 300_000;

/** The player of a request, and his session. */
export interface Caller {
  readonly player: PlayerRow;
  readonly sid: string;
  /** Whether the player confirmed his identity in this session within the last minutes. */
  readonly isConfirmed: boolean;
}

export async function requireCaller(core: Core, request: Request): Promise<Caller> {
  const player = await requirePlayer(core, request);
  const sid = readClaims(core, request)?.sid ?? "";
  const [session] = await core.db.select().from(sessions).where(eq(sessions.id, sid));
  const at = session?.confirmedAt ?? session?.createdAt ?? 0;
  const age = core.world.now() - at;
  return { player, sid, isConfirmed: age >= 0 && age < confirmedMs };
}

/**
 * Throws 403 `confirm` or `bad-password` unless the session was confirmed lately or the password is
 * right.
 */
export async function requireConfirmation(
  core: Core,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  if (password === undefined || password === "") {
    if (caller.isConfirmed) return;
    throw new HttpAnswer(403, { code: "confirm" });
  }
  await requirePassword(core, caller, password);
}

/**
 * Throws 403 `bad-password` for a wrong password; attempts count per player over all calls
 * (SEC-07).
 */
export async function requirePassword(
  core: Core,
  { player, sid }: Caller,
  password: string,
): Promise<void> {
  const mayTry = await countAttempt(core, player.id);
  const isRight = await isPassword(decodeBase64(password), player.passwordHash);
  if (!isRight || !mayTry) throw new HttpAnswer(403, { code: "bad-password" });
  await refundAttempt(core, player.id);
  await core.db.update(sessions).set({ confirmedAt: core.world.now() }).where(eq(sessions.id, sid));
}
