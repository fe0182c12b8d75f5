import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { ConnectionDropMoment } from "../db/columns";
import type { Db } from "../db/open";
import { injectedFaults } from "../db/schema";
import type { World } from "../db/world";

export const injectedFaultRequestSchema = z.strictObject({
  /** What the paths that fail start with; paths of remote pages (`/remotes/…`) can fail, too. */
  path: z.string().startsWith("/"),
  /** Only calls of this method fail; without it calls of every method. */
  method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).optional(),
  status: z.number().int().min(200).max(599).optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  body: z.unknown().optional(),
  drop: z.union([z.boolean(), z.enum(["before", "after"])]).optional(),
  times: z.number().int().min(1).max(1_000_000).default(1),
});
export type InjectedFaultRequest = z.infer<typeof injectedFaultRequestSchema>;

/**
 * A fault that tests have ordered: the next calls whose path begins as it says fail or are delayed.
 */
export type InjectedFault = typeof injectedFaults.$inferSelect;

/**
 * Adds a fault that calls will meet, and returns its id. Of several that match a call, the oldest
 * applies first.
 */
export async function addInjectedFault(
  world: World,
  { path, method, status, delayMs, body, drop, times }: InjectedFaultRequest,
): Promise<number> {
  return world.change(async (tx) => {
    const [row] = await tx
      .insert(injectedFaults)
      .values({ path, method, status, delayMs, body, drop: dropOf(drop), timesLeft: times })
      .returning({ id: injectedFaults.id });
    return row?.id ?? 0;
  });
}

export async function clearInjectedFaults(world: World): Promise<void> {
  await world.change((tx) => tx.delete(injectedFaults));
}

/**
 * Uses up one use of the oldest fault that matches a call's path and method, across all processes; null = no
 * fault matches.
 */
export async function consumeInjectedFault(
  db: Db,
  { path, method }: { readonly path: string; readonly method: string },
): Promise<InjectedFault | null> {
  const first = db
    .select({ id: injectedFaults.id })
    .from(injectedFaults)
    .where(
      and(
        gt(injectedFaults.timesLeft, 0),
        sql`starts_with(${path}::text, ${injectedFaults.path})`,
        or(isNull(injectedFaults.method), eq(injectedFaults.method, method)),
      ),
    )
    .orderBy(asc(injectedFaults.id))
    .limit(1)
    .for("update");
  // `=`, since PostgreSQL may run a subselect behind `in` once for each row, and each time it finds the next fault.
  const [taken] = await db
    .update(injectedFaults)
    .set({ timesLeft: sql`${injectedFaults.timesLeft} - 1` })
    .where(and(eq(injectedFaults.id, first), gt(injectedFaults.timesLeft, 0)))
    .returning();
  if (taken && taken.timesLeft <= 0)
    await db.delete(injectedFaults).where(eq(injectedFaults.id, taken.id));
  return taken ?? null;
}

function dropOf(drop: InjectedFaultRequest["drop"]): ConnectionDropMoment | null {
  if (drop === true) return "before";
  return drop === false || drop === undefined ? null : drop;
}
