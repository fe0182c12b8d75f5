import { and, eq, gt } from "drizzle-orm";
import { sessionLimitCode, timeLimitUnitMs } from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import type { PlayTimeDayBounds } from "../../db/columns";
import type { Db } from "../../db/open";
import { pastSessions, players, sessions } from "../../db/schema";
import { readTokenClaimsIgnoringSession } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { playerDayAt, signedInMsSince } from "./day";

/**
 * Minimum interval between two records of a session's activity, ms; activity sooner after the last
 * record is not recorded.
 */
const signMs = 30_000;

/**
 * Remaining session limit of the calling session, ms; null without a limit or a session (SSL-01).
 * Counts the player's signed-in time of the day over all sessions: the calling one up to now,
 * others up to their last activity. Also stores now as the calling session's last activity.
 */
export async function sessionLimitLeftMsNotingActivity(
  services: SandboxServices,
  request: Request,
  limits: readonly Limit[],
): Promise<number | null> {
  const now = services.world.now();
  const claims = readTokenClaimsIgnoringSession(services, request);
  if (!claims) return null;
  const [own] = await services.db.select().from(sessions).where(eq(sessions.id, claims.sid));
  if (!own) return null;
  const left = await leftOf(services, services.db, own, limits);
  if (left === null) {
    await noteSeen(services, own, now);
    return null;
  }
  // A session without activity today has ended, but has used none of today's time.
  if (left.ms > 0 || seenIn(own) >= left.dayStart)
    await noteSeen(services, own, now, left.ms === 0);
  return left.ms;
}

/**
 * Whether the session's hours of the day are used up, as the transaction sees it (SSL-01). It
 * records no activity, because a game server's round does not show that the player is at his
 * browser.
 */
export async function isDailySessionLimitUsed(
  services: SandboxServices,
  tx: Db,
  sid: string,
  limits: readonly Limit[],
): Promise<boolean> {
  if (!findLimitInForce(limits, sessionLimitCode, services.world.now())?.value) return false;
  const [own] = await tx.select().from(sessions).where(eq(sessions.id, sid));
  return own !== undefined && (await leftOf(services, tx, own, limits))?.ms === 0;
}

/**
 * How much of the daily session limit the player has left (`ms`), and when his day began
 * (`dayStart`, ms since epoch); null = he has no such limit.
 */
async function leftOf(
  services: SandboxServices,
  db: Db,
  own: SessionRow,
  limits: readonly Limit[],
): Promise<{ readonly ms: number; readonly dayStart: number } | null> {
  const now = services.world.now();
  const limit = findLimitInForce(limits, sessionLimitCode, now);
  if (!limit?.value) return null;
  const day = await countedDay(services, db, own.playerId, now);
  const spent = await spentMs(db, own, day, now);
  return {
    ms: Math.max(0, limit.value * timeLimitUnitMs(sessionLimitCode) - spent),
    dayStart: day.startedAt,
  };
}

type SessionRow = typeof sessions.$inferSelect;

const seenIn = ({ seenAt, createdAt }: SessionRow) => seenAt ?? createdAt;

async function noteSeen(
  { db }: SandboxServices,
  session: SessionRow,
  now: number,
  isLast = false,
): Promise<void> {
  if (!isLast && Math.abs(now - seenIn(session)) < signMs) return;
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id));
}

/**
 * The day by which the player's signed-in time is counted now. It is stored, so that changing the
 * time zone does not start a new one.
 */
async function countedDay(
  { world }: SandboxServices,
  db: Db,
  playerId: number,
  now: number,
): Promise<PlayTimeDayBounds> {
  const [player] = await db
    .select({ settings: players.settings, counted: players.countedDay })
    .from(players)
    .where(eq(players.id, playerId));
  const storedDay = player?.counted ?? null;
  const day = playerDayAt(
    storedDay,
    timeZoneHours(player?.settings, world.state.config.timeZone),
    now,
  );
  if (day !== storedDay)
    await db.update(players).set({ countedDay: day }).where(eq(players.id, playerId));
  return day;
}

/**
 * How long the session's player has been signed in since the day began, over all his sessions, ms:
 * this session counts up to now, others up to their last activity.
 */
async function spentMs(
  db: Db,
  own: SessionRow,
  day: PlayTimeDayBounds,
  now: number,
): Promise<number> {
  const { playerId } = own;
  const [open, past] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.playerId, playerId)),
    db
      .select()
      .from(pastSessions)
      .where(and(eq(pastSessions.playerId, playerId), gt(pastSessions.endedAt, day.startedAt))),
  ]);
  const running = open.map((session) => ({
    startedAt: session.createdAt,
    endedAt: session.id === own.id ? now : seenIn(session),
  }));
  return signedInMsSince(day.startedAt, [...running, ...past]);
}

/** The player's time zone, else the site's; hours east of UTC. */
export function timeZoneHours(settings: unknown, site: number): number {
  const chosen = Number(
    (settings as { readonly timeZone?: unknown } | undefined)?.timeZone ?? site,
  );
  return Math.abs(chosen) <= 14 ? chosen : site;
}
