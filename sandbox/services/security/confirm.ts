import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema";
import { decodeBase64Leniently, HttpErrorAnswer } from "../http";
import { isPasswordCorrect } from "../passwords";
import { type PlayerRow, readTokenClaimsIgnoringSession, requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { countAttempt, refundAttempt } from "../sign-in-tries";

/** How long a session needs no password for a change after its player has proved who he is, ms (OFC-03). */
const confirmedMs = 300_000;

/** The player of a request, and his session. */
export interface CallerSession {
  readonly player: PlayerRow;
  readonly sid: string;
  /**
   * Whether the player has proved who he is in this session, by signing in or later, within the
   * last minutes (`confirmedMs`).
   */
  readonly isConfirmed: boolean;
}

export async function requireCallerSession(
  services: SandboxServices,
  request: Request,
): Promise<CallerSession> {
  const player = await requirePlayer(services, request);
  const sid = readTokenClaimsIgnoringSession(services, request)?.sid ?? "";
  const [session] = await services.db.select().from(sessions).where(eq(sessions.id, sid));
  const at = session?.confirmedAt ?? session?.createdAt ?? 0;
  const age = services.world.now() - at;
  return { player, sid, isConfirmed: age >= 0 && age < confirmedMs };
}

/**
 * Throws 403 `confirm` or `bad-password` unless the session was confirmed lately or the password is
 * right.
 */
export async function requireConfirmation(
  services: SandboxServices,
  caller: CallerSession,
  password: string | undefined,
): Promise<void> {
  if (password === undefined || password === "") {
    if (caller.isConfirmed) return;
    throw new HttpErrorAnswer(403, { code: "confirm" });
  }
  await requirePasswordAndConfirmSession(services, caller, password);
}

/**
 * Confirms the session by the player's password, for some minutes; throws 403 `bad-password` for a
 * wrong one. Attempts count per player over all calls (SEC-07).
 */
export async function requirePasswordAndConfirmSession(
  services: SandboxServices,
  { player, sid }: CallerSession,
  password: string,
): Promise<void> {
  const mayTry = await countAttempt(services, player.id);
  const isRight = await isPasswordCorrect(decodeBase64Leniently(password), player.passwordHash);
  if (!isRight || !mayTry) throw new HttpErrorAnswer(403, { code: "bad-password" });
  await refundAttempt(services, player.id);
  await services.db
    .update(sessions)
    .set({ confirmedAt: services.world.now() })
    .where(eq(sessions.id, sid));
}
