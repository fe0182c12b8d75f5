import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { Minor } from "~/domain/money/amount";
import type { Db } from "../../db/open";
import { ticketDraws, tickets, totoDraws } from "../../db/schema";
import type { Lottery } from "../../lotto/lotteries";
import type { TotoDraw } from "../../toto/draws";
import type { TotoSection } from "../../toto/sections";
import type { SandboxServices } from "../sandbox-services";
import type { TicketRow } from "./buy";
import { type LottoDraw, lottoDraw } from "./lotto";
import { currentDrawsOnSale, findTotoDraw, loadJackpot, type TotoDrawWithResult } from "./toto";

/**
 * A ticket with its rows in `ticketDraws`, one for each lotto draw that it takes part in; empty for
 * a toto coupon, which has no such rows.
 */
export interface TicketWithAllLottoDraws extends TicketRow {
  readonly drawn: readonly (typeof ticketDraws.$inferSelect)[];
}

export interface TicketQuery {
  readonly kind: TicketRow["kind"];
  readonly section?: string;
  /** Taking part in this draw. */
  readonly draw?: number;
  readonly id?: number;
  readonly key?: string;
  readonly limit: number;
}

/**
 * Data that the pages of the lotto and the toto read. These calls settle nothing: the page has
 * asked for the player before, and that settles what is due.
 */
export interface LottoTotoDataAccess {
  lottoDraw(lottery: Lottery, number: number): LottoDraw;
  /** Newest first. */
  ticketsOf(userId: number, query: TicketQuery): Promise<readonly TicketWithAllLottoDraws[]>;
  totoDraw(section: TotoSection, number: number): Promise<TotoDrawWithResult | null>;
  totoOnSale(section: TotoSection, most: number): readonly TotoDraw[];
  /** Settled draws, newest first. */
  totoSettled(section: TotoSection, most: number): Promise<readonly TotoDrawWithResult[]>;
  jackpot(section: TotoSection, iso: string): Promise<Minor>;
}

export function lottoTotoDataAccess(services: SandboxServices): LottoTotoDataAccess {
  const { db } = services;
  return {
    lottoDraw: (lottery, number) => lottoDraw(services, lottery, number),
    ticketsOf: (userId, query) => ticketsOf(db, userId, query),
    totoDraw: (section, number) => findTotoDraw(services, db, section, number),
    totoOnSale: (section, most) => currentDrawsOnSale(services, section, most),
    jackpot: (section, iso) => loadJackpot(db, section, iso),
    async totoSettled(section, most) {
      await services.settler.settleDue();
      const rows = await db
        .select({ number: totoDraws.number })
        .from(totoDraws)
        .where(and(eq(totoDraws.section, section.slug), eq(totoDraws.state, "settled")))
        .orderBy(desc(totoDraws.number))
        .limit(most);
      const draws = await Promise.all(
        rows.map(({ number }) => findTotoDraw(services, db, section, number)),
      );
      return draws.filter((draw) => draw !== null);
    },
  };
}

async function ticketsOf(
  db: Db,
  userId: number,
  { kind, section, draw, id, key, limit }: TicketQuery,
): Promise<readonly TicketWithAllLottoDraws[]> {
  const taking = db.select({ id: ticketDraws.ticketId }).from(ticketDraws);
  const rows = await db
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.playerId, userId),
        eq(tickets.kind, kind),
        section === undefined ? undefined : eq(tickets.section, section),
        id === undefined ? undefined : eq(tickets.id, id),
        key === undefined ? undefined : eq(tickets.key, key),
        draw === undefined
          ? undefined
          : kind === "toto"
            ? eq(tickets.draw, draw)
            : and(
                lte(tickets.draw, draw),
                inArray(tickets.id, taking.where(eq(ticketDraws.draw, draw))),
              ),
      ),
    )
    .orderBy(desc(tickets.id))
    .limit(limit);
  const ids = rows.map((row) => row.id);
  const drawn =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(ticketDraws)
          .where(inArray(ticketDraws.ticketId, ids))
          .orderBy(ticketDraws.draw);
  return rows.map((row) => ({ ...row, drawn: drawn.filter((each) => each.ticketId === row.id) }));
}
