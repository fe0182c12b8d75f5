import { type SQL, sql } from "drizzle-orm";
import { retryOnDeadlock } from "../../db/errors";
import type { Db } from "../../db/open";
import type { SandboxServices } from "../sandbox-services";
import { settleLottoBatch } from "./settle-lotto";
import { dueTotoDraw, settleTotoDraw } from "./settle-toto";

/** SQL condition: whether any draw of the lotto or the toto is due by `now`, ms since epoch. */
export const dueTicketDrawsExistSql = (now: number): SQL => sql`
  exists (select 1 from ticket_draws where state = 'open' and due_at <= ${now})
    or exists (select 1 from toto_draws where state = 'open' and closes_at <= ${now})`;

/**
 * Settles due lotto draws and toto draws, in transactions that lock the clock, so that a
 * change of the clock runs before or after (LOT-01, LOT-02).
 */
export async function settleTickets(
  services: Pick<SandboxServices, "world" | "feed">,
  db: Db,
): Promise<void> {
  const held = <T>(work: (tx: Db) => Promise<T>) =>
    retryOnDeadlock(() =>
      db.transaction(async (tx) => {
        await services.world.hold(tx);
        return work(tx);
      }),
    );
  while ((await held((tx) => settleLottoBatch(services, tx))) > 0);
  for (let due = await dueTotoDraw(services, db); due; due = await dueTotoDraw(services, db)) {
    const { section, number } = due;
    if (!(await held((tx) => settleTotoDraw(services, tx, section, number)))) return;
  }
}
