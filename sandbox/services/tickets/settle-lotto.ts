import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { isAmountAbove, type Minor, multiplyAmount, sumAmounts, zero } from "~/domain/money/amount";
import { type LedgerMovement, recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { ticketDraws, tickets } from "../../db/schema";
import { findLottery, winMultiple } from "../../lotto/lotteries";
import type { SandboxServices } from "../sandbox-services";
import { type TicketRow, ticketLedgerRef } from "./buy";
import { lottoDraw } from "./lotto";

/** Draws of tickets settled per transaction. */
const batchSize = 100;

/**
 * Settles some draws that are due; returns how many. Their rows are locked first and say "open" no longer once
 * this is committed, so that several processes share the work and each draw of a ticket is paid once (LOT-01).
 */
export async function settleLottoBatch(
  services: Pick<SandboxServices, "world">,
  tx: Db,
): Promise<number> {
  const now = services.world.now();
  const due = await tx
    .select()
    .from(ticketDraws)
    .where(and(eq(ticketDraws.state, "open"), lte(ticketDraws.dueAt, now)))
    .orderBy(asc(ticketDraws.dueAt), asc(ticketDraws.ticketId))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = [...new Set(due.map(({ ticketId }) => ticketId))];
  const rows = await tx
    .select()
    .from(tickets)
    .where(inArray(tickets.id, ids))
    .orderBy(asc(tickets.id))
    .for("update");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paid: LedgerMovement[] = [];
  for (const { ticketId, draw } of due) {
    const row = byId.get(ticketId);
    if (!row) throw new Error(`no ticket ${ticketId}`);
    const win = lottoWin(services, row, draw);
    const isWon = isAmountAbove(win, zero());
    await tx
      .update(ticketDraws)
      .set({ state: isWon ? "won" : "lost", win })
      .where(and(eq(ticketDraws.ticketId, ticketId), eq(ticketDraws.draw, draw)));
    const { accountId, iso } = row;
    if (isWon)
      paid.push({
        at: now,
        accountId,
        iso,
        amount: win,
        kind: "return",
        ref: ticketLedgerRef(ticketId, draw),
      });
  }
  await closeTickets(tx, ids, now);
  await recordMovements(tx, ...paid);
  return due.length;
}

/** What a ticket wins in a draw. */
function lottoWin(services: Pick<SandboxServices, "world">, row: TicketRow, draw: number): Minor {
  const lottery = findLottery(row.section);
  const numbers = lottery && lottoDraw(services, lottery, draw).numbers;
  if (!lottery || !numbers || !("lines" in row.picks))
    throw new Error(`draw ${draw} of ticket ${row.id} is not drawn`);
  return sumAmounts(
    row.picks.lines.map((line) =>
      multiplyAmount(row.linePrice, winMultiple(lottery, line, numbers)),
    ),
  );
}

/**
 * Writes the sum of their draws' wins to these tickets, and closes as won or lost those without a
 * draw to come.
 */
async function closeTickets(tx: Db, ids: readonly number[], now: number): Promise<void> {
  await tx.execute(sql`
    update tickets set
      win = sums.win,
      state = case when sums.left > 0 then 'placed' when sums.win > 0 then 'won' else 'lost' end,
      settled_at = case when sums.left > 0 then null else ${now}::bigint end
    from (
      select ticket_id, sum(win)::bigint as win, count(*) filter (where state = 'open') as left
      from ticket_draws where ticket_id in ${ids} group by ticket_id
    ) sums
    where tickets.id = sums.ticket_id`);
}
