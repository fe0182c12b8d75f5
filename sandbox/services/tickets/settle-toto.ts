import { and, asc, eq } from "drizzle-orm";
import { isAmountAbove, zero } from "~/domain/money/amount";
import type { SettledTotoDraw, TotoPool } from "../../db/columns";
import { type LedgerMovement, recordMovements } from "../../db/ledger";
import type { Db } from "../../db/open";
import { tickets, totoDraws, totoJackpots } from "../../db/schema";
import type { GameSnapshot } from "../../feed/types";
import { dividePool, type PoolCoupon } from "../../toto/pool";
import { type TotoSection, totoOutcome, totoSections } from "../../toto/sections";
import { variantsByHits } from "../../toto/variants";
import type { SandboxServices } from "../sandbox-services";
import { type TicketRow, ticketLedgerRef } from "./buy";
import { feedAtCurrentMoment, findGames, loadJackpot, storedDrawsOldestFirst } from "./toto";

type Platform = Pick<SandboxServices, "world" | "feed">;

/**
 * The oldest draw of a section whose matches are all over. Later ones wait, because the
 * jackpot passes from one to the next.
 */
export async function dueTotoDraw(
  services: Platform,
  db: Db,
): Promise<{ readonly section: TotoSection; readonly number: number } | null> {
  for (const section of totoSections) {
    const [first] = await storedDrawsOldestFirst(db, section, "open").limit(1);
    if (!first || first.closesAt > services.world.now()) continue;
    const games = findGames(feedAtCurrentMoment(services), first.games);
    if (games.every(({ status }) => status === "finished"))
      return { section, number: first.number };
  }
  return null;
}

/**
 * Settles a draw in the caller's transaction (LOT-02): its row is locked and must still be open, its coupons,
 * the jackpots and the wins are written together. False = another process has settled it.
 */
export async function settleTotoDraw(
  services: Platform,
  tx: Db,
  section: TotoSection,
  number: number,
): Promise<boolean> {
  const here = and(eq(totoDraws.section, section.slug), eq(totoDraws.number, number));
  const [draw] = await tx.select().from(totoDraws).where(here).for("update");
  if (draw?.state !== "open") return false;
  const games = findGames(feedAtCurrentMoment(services), draw.games);
  if (games.some(({ status }) => status !== "finished")) return false;
  const byId = new Map(games.map((game) => [game.id, game]));
  const results = draw.games.map((id) => resultOf(section, byId.get(id)));
  const rows = await tx
    .select()
    .from(tickets)
    .where(
      and(eq(tickets.kind, "toto"), eq(tickets.section, section.slug), eq(tickets.draw, number)),
    )
    .orderBy(asc(tickets.id))
    .for("update");
  const now = services.world.now();
  if (results.filter((result) => result === null).length > section.mostVoid) {
    await giveBack(tx, rows, now);
    await tx.update(totoDraws).set({ state: "void" }).where(here);
    return true;
  }
  const pools: TotoPool[] = [];
  for (const iso of [...new Set(rows.map((row) => row.iso))].sort())
    pools.push(
      await payPool(
        tx,
        section,
        iso,
        rows.filter((row) => row.iso === iso),
        results,
        now,
      ),
    );
  const outcome: SettledTotoDraw = { results, pools };
  await tx.update(totoDraws).set({ state: "settled", outcome }).where(here);
  return true;
}

/** A match that the feed has no longer is void. */
function resultOf(section: TotoSection, game: GameSnapshot | undefined): string | null {
  return totoOutcome(section, game?.final ?? null);
}

async function payPool(
  tx: Db,
  section: TotoSection,
  iso: string,
  rows: readonly TicketRow[],
  results: readonly (string | null)[],
  now: number,
): Promise<TotoPool> {
  const jackpot = await loadJackpot(tx, section, iso);
  const coupons = rows.map(
    ({ id, stake, linePrice, picks }): PoolCoupon => ({
      id,
      stake,
      perVariant: linePrice,
      ways: variantsByHits("marks" in picks ? picks.marks : [], results),
    }),
  );
  const division = dividePool(section, iso, coupons, jackpot);
  const left = division.jackpot;
  await tx
    .insert(totoJackpots)
    .values({ section: section.slug, iso, amount: left })
    .onConflictDoUpdate({
      target: [totoJackpots.section, totoJackpots.iso],
      set: { amount: left },
    });
  const paid: LedgerMovement[] = [];
  for (const { id, accountId } of rows) {
    const win = division.wins.get(id) ?? zero();
    const isWon = isAmountAbove(win, zero());
    await tx
      .update(tickets)
      .set({ state: isWon ? "won" : "lost", win, settledAt: now })
      .where(eq(tickets.id, id));
    if (isWon)
      paid.push({ at: now, accountId, iso, amount: win, kind: "return", ref: ticketLedgerRef(id) });
  }
  await recordMovements(tx, ...paid);
  const { staked, house, isJackpotWon, categories } = division;
  return { iso, staked, house, jackpot, left, isJackpotWon, categories };
}

/** Returns the stakes of a void draw. */
async function giveBack(tx: Db, rows: readonly TicketRow[], now: number): Promise<void> {
  for (const { id, stake } of rows)
    await tx
      .update(tickets)
      .set({ state: "void", win: stake, settledAt: now })
      .where(eq(tickets.id, id));
  const back = rows.map(
    ({ id, accountId, iso, stake }): LedgerMovement => ({
      at: now,
      accountId,
      iso,
      amount: stake,
      kind: "return",
      ref: ticketLedgerRef(id),
    }),
  );
  await recordMovements(tx, ...back);
}
