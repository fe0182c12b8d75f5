import { eq } from "drizzle-orm";
import { sessions } from "../../db/schema";
import type { Core } from "../core";
import { Answer, decoded } from "../http";
import { isPassword } from "../passwords";
import { bearerOf, claimsOf, type PlayerRow } from "../people";
import { giveBackTry, takeTry } from "../sign-in-tries";

/** How long a session needs no password for a change after its player has proved who he is, ms (OFC-03). */
const confirmedMs = 300_000;

/** The player of a request, and his session. */
export interface Caller {
  readonly player: PlayerRow;
  readonly sid: string;
  /** He has proved who he is in the last minutes. */
  readonly isConfirmed: boolean;
}

export async function callerOf(core: Core, request: Request): Promise<Caller> {
  const player = await bearerOf(core, request);
  const sid = claimsOf(core, request)?.sid ?? "";
  const [session] = await core.db.select().from(sessions).where(eq(sessions.id, sid));
  const at = session?.confirmedAt ?? session?.createdAt ?? 0;
  const age = core.world.now() - at;
  return { player, sid, isConfirmed: age >= 0 && age < confirmedMs };
}

/** Throws 403 `confirm` or `bad-password` unless the caller has just proved, or proves now, who he is. */
export async function mustConfirm(
  core: Core,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  if (password === undefined || password === "") {
    if (caller.isConfirmed) return;
    throw new Answer(403, { code: "confirm" });
  }
  await mustKnowPassword(core, caller, password);
}

/** Throws 403 `bad-password`; guesses count for the player over all doors (SEC-07). */
export async function mustKnowPassword(
  core: Core,
  { player, sid }: Caller,
  password: string,
): Promise<void> {
  const mayTry = await takeTry(core, player.id);
  const isRight = await isPassword(decoded(password), player.passwordHash);
  if (!isRight || !mayTry) throw new Answer(403, { code: "bad-password" });
  await giveBackTry(core, player.id);
  await core.db.update(sessions).set({ confirmedAt: core.world.now() }).where(eq(sessions.id, sid));
}
