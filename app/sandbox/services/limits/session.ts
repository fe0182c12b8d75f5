import { eq } from "drizzle-orm";
import { sessionLimit, unitMs } from "~/features/limits/codes";
import { inForce, type Limit } from "~/features/limits/limit";
import { sessions } from "../../db/schema";
import type { Core } from "../core";
import { claimsOf } from "../people";

/** What is left of the session limit for the session that asks, ms; null without a limit (SSL-01). */
export async function sessionLeftMs(
  core: Core,
  request: Request,
  limits: readonly Limit[],
): Promise<number | null> {
  const now = core.world.now();
  const limit = inForce(limits, sessionLimit, now);
  const claims = claimsOf(core, request);
  if (!limit?.value || !claims) return null;
  const [session] = await core.db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, claims.sid));
  return session ? Math.max(0, session.createdAt + limit.value * unitMs(sessionLimit) - now) : null;
}
