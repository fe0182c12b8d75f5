import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { ConnectionDropMoment } from "../db/columns";
import type { Db } from "../db/open";
import { injectedFaults } from "../db/schema";
import type { World } from "../db/world";

export const faultRequestSchema = z.strictObject({
  /** Prefix of the failing paths, including `/remotes/…`. */
  path: z.string().startsWith("/"),
  status: z.number().int().min(200).max(599).optional(),
  delayMs: z.number().int().min(0).max(600_000).optional(),
  body: z.unknown().optional(),
  drop: z.union([z.boolean(), z.enum(["before", "after"])]).optional(),
  times: z.number().int().min(1).max(1_000_000).default(1),
});
export type FaultRequest = z.infer<typeof faultRequestSchema>;

/** Fault applied to the next matching call. */
export type Fault = typeof injectedFaults.$inferSelect;

/** Adds a fault and returns its id. The oldest matching fault applies first. */
export async function addFault(
  world: World,
  { path, status, delayMs, body, drop, times }: FaultRequest,
): Promise<number> {
  return world.change(async (tx) => {
    const [row] = await tx
      .insert(injectedFaults)
      .values({ path, status, delayMs, body, drop: dropOf(drop), timesLeft: times })
      .returning({ id: injectedFaults.id });
    return row?.id ?? 0;
  });
}

export async function clearFaults(world: World): Promise<void> {
  await world.change((tx) => tx.delete(injectedFaults));
}

/** Takes one use of the oldest fault matching a path, across all processes; null = none (left). */
export async function consumeFault(db: Db, path: string): Promise<Fault | null> {
  const first = db
    .select({ id: injectedFaults.id })
    .from(injectedFaults)
    .where(
      and(gt(injectedFaults.timesLeft, 0), sql`starts_with(${path}::text, ${injectedFaults.path})`),
    )
    .orderBy(asc(injectedFaults.id))
    .limit(1)
    .for("update");
  const [taken] = await db
    .update(injectedFaults)
    .set({ timesLeft: sql`${injectedFaults.timesLeft} - 1` })
    .where(and(inArray(injectedFaults.id, first), gt(injectedFaults.timesLeft, 0)))
    .returning();
  if (taken && taken.timesLeft <= 0)
    await db.delete(injectedFaults).where(eq(injectedFaults.id, taken.id));
  return taken ?? null;
}

function dropOf(drop: FaultRequest["drop"]): ConnectionDropMoment | null {
  if (drop === true) return "before";
  return drop === false || drop === undefined ? null : drop;
}
