import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray, lt, ne, type SQL } from "drizzle-orm";
import { describeUserAgent } from "~/domain/session/device-words";
import { wireHeaders } from "~/platform/transport/wire.server";
import type { Db } from "../db/open";
import { otherDeviceSignIns, pastSessions, players, sessions, signInHistory } from "../db/schema";
import { HttpErrorAnswer } from "./http";
import type { SandboxServices } from "./sandbox-services";
import { signToken, type TokenClaims, verifyToken } from "./tokens";

export type PlayerRow = typeof players.$inferSelect;

/** Where somebody signs in from: browser and system in words, two-letter country; "" = unknown. */
export interface SignInDeviceAndCountry {
  readonly device: string;
  readonly country: string;
}

/** Reads the device and country of a sign-in from the headers that the shell sends with every call. */
export function readSignInDeviceAndCountry(request: Request): SignInDeviceAndCountry {
  const country = (request.headers.get(wireHeaders.country) ?? "").toLowerCase();
  return {
    device: describeUserAgent(agentOf(request)),
    country: /^[a-z]{2}$/.test(country) ? country : "",
  };
}

function agentOf(request: Request): string {
  try {
    return decodeURIComponent(request.headers.get(wireHeaders.agent) ?? "");
  } catch {
    return "";
  }
}

/** How long sign-ins are listed, ms. */
const signInsMs = 90 * 86_400_000;

/**
 * Opens a session; returns the id for the browser (the database stores only its hash). `isProven`
 * false = the player has not shown what he alone knows or has, so that a change of his security asks
 * for the password at once (OFC-03).
 */
export async function openSession(
  services: SandboxServices,
  playerId: number,
  visit: SignInDeviceAndCountry,
  isProven = true,
): Promise<string> {
  const sessionId = randomBytes(32).toString("base64url");
  const at = services.world.now();
  const session = { id: hashSecretOrAddress(sessionId), playerId, createdAt: at, ...visit };
  await services.db.transaction(async (tx) => {
    await tx.insert(sessions).values({ ...session, confirmedAt: isProven ? null : 0 });
    await tx
      .delete(signInHistory)
      .where(and(eq(signInHistory.playerId, playerId), lt(signInHistory.at, at - signInsMs)));
    await tx.insert(signInHistory).values({ playerId, at, ...visit });
  });
  return sessionId;
}

/** Session of a request's `x-session-id`; null = none (any more). */
export async function findSessionByHeader(
  services: SandboxServices,
  request: Request,
): Promise<{ playerId: number; sid: string } | null> {
  const sessionId = request.headers.get(wireHeaders.session);
  if (!sessionId) return null;
  const sid = hashSecretOrAddress(sessionId);
  const [row] = await services.db
    .select({ playerId: sessions.playerId })
    .from(sessions)
    .where(eq(sessions.id, sid));
  return row ? { playerId: row.playerId, sid } : null;
}

/** Ends one session, or all of its player's (SES-02); their duration still counts (SSL-01). */
export async function closeSession(
  services: SandboxServices,
  session: { playerId: number; sid: string },
  everywhere: boolean,
) {
  const which = everywhere ? eq(sessions.playerId, session.playerId) : eq(sessions.id, session.sid);
  await services.db.transaction(async (tx) => {
    await lockSessions(tx, which);
    await endSessions(tx, which);
  });
}

/** Ends all sessions of a player but one (`keptSid` null = all). Returns how many ended. */
export async function closeSessionsOf(
  tx: Db,
  playerId: number,
  keptSid: string | null,
): Promise<number> {
  const ofPlayer = eq(sessions.playerId, playerId);
  const others = keptSid === null ? undefined : ne(sessions.id, keptSid);
  // The one that stays too: it may be letting another device in.
  await lockSessions(tx, ofPlayer);
  return endSessions(tx, and(ofPlayer, others));
}

/**
 * Locks sessions before they end. The statement that ends them then also sees a session that another
 * device has just collected, which waits for the lock of the one that confirmed it (OFC-04).
 */
async function lockSessions(tx: Db, which: SQL): Promise<void> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(which)
    .orderBy(sessions.id)
    .for("update");
}

/** Ends sessions, and the sign-ins of other devices that wait under their codes. */
async function endSessions(tx: Db, which: SQL | undefined): Promise<number> {
  const closed = await tx.delete(sessions).where(which).returning();
  const past = closed.map(({ playerId, createdAt, seenAt }) => ({
    playerId,
    startedAt: createdAt,
    endedAt: seenAt ?? createdAt,
  }));
  if (past.length > 0) {
    const sids = closed.map(({ id }) => id);
    await tx.delete(otherDeviceSignIns).where(inArray(otherDeviceSignIns.sid, sids));
    await tx.insert(pastSessions).values(past);
  }
  return closed.length;
}

/** The bearer token of a session (PLT-07). */
export function issueToken(
  services: SandboxServices,
  session: { playerId: number; sid: string },
): string {
  return signToken(
    services.world.state.tokenSecret,
    session.playerId,
    session.sid,
    services.world.now(),
  );
}

/** Claims of a request's bearer if it is ours and has not expired; does not check the session. */
export function readTokenClaimsIgnoringSession(
  services: SandboxServices,
  request: Request,
): TokenClaims | null {
  const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return token === undefined
    ? null
    : verifyToken(services.world.state.tokenSecret, token, services.world.now());
}

/** Player of a request's bearer; null without a valid token. Tokens of a closed session are invalid. */
export async function findPlayer(
  services: SandboxServices,
  request: Request,
): Promise<PlayerRow | null> {
  const claims = readTokenClaimsIgnoringSession(services, request);
  if (!claims) return null;
  const [row] = await services.db
    .select({ player: players })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(eq(sessions.id, claims.sid), eq(sessions.playerId, claims.userId)));
  return row?.player ?? null;
}

/** As `findPlayer`, but without a player throws 401 `{code: "token"}` (PLT-02). */
export async function requirePlayer(
  services: SandboxServices,
  request: Request,
): Promise<PlayerRow> {
  const player = await findPlayer(services, request);
  if (!player) throw new HttpErrorAnswer(401, { code: "token" });
  return player;
}

/** Hash by which the database stores a session id, a token, a telephone or an e-mail address. */
export function hashSecretOrAddress(sessionId: string): string {
  return createHash("sha256").update(sessionId).digest("base64url");
}
