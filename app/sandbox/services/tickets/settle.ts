import { sql } from "drizzle-orm";
import { retryingDeadlocks } from "../../db/errors";
import type { Db } from "../../db/open";
import type { Core } from "../core";
import { settleLottoBatch } from "./settle-lotto";
import { dueTotoDraw, settleTotoDraw } from "./settle-toto";

/**
 * Settles lotto draws and circulations of the toto that are due, in transactions that hold the clock: one that is
 * being set back comes before or after (LOT-01, LOT-02).
 */
export async function settleTickets(core: Pick<Core, "world" | "feed">, db: Db): Promise<void> {
  if (!(await isAnyDue(core, db))) return;
  const held = <T>(work: (tx: Db) => Promise<T>) =>
    retryingDeadlocks(() =>
      db.transaction(async (tx) => {
        await core.world.hold(tx);
        return work(tx);
      }),
    );
  while ((await held((tx) => settleLottoBatch(core, tx))) > 0);
  for (let due = await dueTotoDraw(core, db); due; due = await dueTotoDraw(core, db)) {
    const { section, number } = due;
    if (!(await held((tx) => settleTotoDraw(core, tx, section, number)))) return;
  }
}

/** One look for all, since every read of money asks. */
async function isAnyDue({ world }: Pick<Core, "world">, db: Db): Promise<boolean> {
  const now = world.now();
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select exists (select 1 from ticket_draws where state = 'open' and due_at <= ${now})
      or exists (select 1 from toto_draws where state = 'open' and closes_at <= ${now}) as due`);
  return rows[0]?.due ?? false;
}
