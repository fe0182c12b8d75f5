import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { CodeUse } from "../db/columns";
import { players, signInCodes } from "../db/schema";
import type { Core } from "./core";
import { hashed, type PlayerRow } from "./people";

/** Lifetime of a code, ms of the sandbox's time. */
const codeLifeMs = 300_000;
/** Minimum interval between messages to a telephone, ms. */
const resendMs = 60_000;
/** Maximum attempts per token. */
const mostTries = 5;

/** Result of a code attempt; `over` = expired, used, replaced, or unknown. */
export type Tried =
  | { readonly kind: "right"; readonly playerId: number }
  /** `playerId` null = a number without a player. */
  | { readonly kind: "wrong" | "spent"; readonly playerId: number | null }
  | { readonly kind: "over" };

/** Returns the token for a player's second step. */
export async function openTwoStep(core: Core, playerId: number, code: string): Promise<string> {
  const now = core.world.now();
  await core.db.delete(signInCodes).where(lt(signInCodes.expiresAt, now));
  const token = freshToken();
  await core.db.insert(signInCodes).values(rowOf("two-step", token, code, playerId, null, now));
  return token;
}

/**
 * Sends a code to a telephone: returns its token, or the seconds until one can be sent. Does the same for
 * unknown numbers, so that neither reply nor timing reveals them; a new code replaces the previous one.
 */
export async function sendCode(
  core: Core,
  dialled: string,
  player: PlayerRow | null,
): Promise<{ readonly token: string; readonly resendSec: number } | { readonly waitSec: number }> {
  const now = core.world.now();
  const code = player?.smsCode ?? String(randomInt(1_000_000)).padStart(6, "0");
  const token = freshToken();
  await core.db.delete(signInCodes).where(lt(signInCodes.expiresAt, now));
  const row = rowOf("sms", token, code, player?.id ?? null, hashed(dialled), now);
  const [sent] = await core.db
    .insert(signInCodes)
    .values(row)
    .onConflictDoUpdate({
      target: signInCodes.sentTo,
      set: row,
      // Setting the clock back must not extend the wait.
      setWhere: or(lt(signInCodes.createdAt, now - resendMs + 1), gt(signInCodes.createdAt, now)),
    })
    .returning({ id: signInCodes.id });
  if (!sent) {
    const [last] = await core.db
      .select({ at: signInCodes.createdAt })
      .from(signInCodes)
      .where(eq(signInCodes.sentTo, row.sentTo ?? ""));
    return { waitSec: Math.max(1, Math.ceil(((last?.at ?? now) + resendMs - now) / 1000)) };
  }
  await core.db
    .update(players)
    .set({ lastSmsCode: code })
    .where(eq(players.id, player?.id ?? 0));
  return { token, resendSec: resendMs / 1000 };
}

/** Checks a code. Each attempt is counted before the check; the right code consumes the token. */
export async function tryCode(
  core: Core,
  use: CodeUse,
  token: string,
  code: string,
): Promise<Tried> {
  const id = hashed(token);
  const [row] = await core.db
    .update(signInCodes)
    .set({ triesLeft: sql`${signInCodes.triesLeft} - 1` })
    .where(
      and(
        eq(signInCodes.id, id),
        eq(signInCodes.use, use),
        gt(signInCodes.expiresAt, core.world.now()),
        gt(signInCodes.triesLeft, 0),
      ),
    )
    .returning();
  if (!row) return { kind: "over" };
  const isRight = timingSafeEqual(
    Buffer.from(codeHash(use, token, code), "base64url"),
    Buffer.from(row.codeHash, "base64url"),
  );
  if (!isRight || row.playerId === null)
    return { kind: row.triesLeft === 0 ? "spent" : "wrong", playerId: row.playerId };
  const used = await core.db
    .delete(signInCodes)
    .where(eq(signInCodes.id, id))
    .returning({ id: signInCodes.id });
  // Of two concurrent right codes, one opens a session.
  return used.length > 0 ? { kind: "right", playerId: row.playerId } : { kind: "over" };
}

function rowOf(
  use: CodeUse,
  token: string,
  code: string,
  playerId: number | null,
  sentTo: string | null,
  now: number,
): typeof signInCodes.$inferInsert {
  return {
    id: hashed(token),
    use,
    playerId,
    codeHash: codeHash(use, token, code),
    sentTo,
    createdAt: now,
    expiresAt: now + codeLifeMs,
    triesLeft: mostTries,
  };
}

function freshToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Keyed by the token, which is not stored: a bare hash of six digits is quickly guessed. */
function codeHash(use: CodeUse, token: string, code: string): string {
  return createHmac("sha256", token).update(`${use} ${code}`).digest("base64url");
}
