import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { fromMinor } from "~/domain/money/money";
import {
  type LotteryTicketWire,
  lotteryTicketRefusalWire,
  lotteryTicketWire,
  lottoTicketRequestWire,
  totoCouponRequestWire,
} from "~/platform/services/tickets/wire.server";
import { isoTime } from "../../clock";
import { retryOnDeadlock } from "../../db/errors";
import { tickets } from "../../db/schema";
import { findLottery } from "../../lotto/lotteries";
import { findTotoSection } from "../../toto/sections";
import {
  HttpErrorAnswer,
  inFlightRefusalOrRethrow,
  parseBody,
  reply,
  requireIdempotencyKey,
} from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import type { TicketOrderResult, TicketRow } from "./buy";
import { buyLotto } from "./lotto";
import { placeToto } from "./toto";

const base = "/lottery-api/v1";

/** The lotto and the toto: buying, and a ticket by its key (LOT-01, LOT-02). */
export function ticketRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.post(`${base}/lotto/:section/tickets`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const key = requireIdempotencyKey(c.req.raw);
    const lottery = findLottery(c.req.param("section"));
    const body = await parseBody(c, lottoTicketRequestWire);
    if (!lottery) throw new HttpErrorAnswer(404, { code: "not-found" });
    return answered(() => buyLotto(services, player.id, lottery, { key, ...body }));
  });

  app.post(`${base}/toto/:section/coupons`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const key = requireIdempotencyKey(c.req.raw);
    const section = findTotoSection(c.req.param("section"));
    const body = await parseBody(c, totoCouponRequestWire);
    if (!section) throw new HttpErrorAnswer(404, { code: "not-found" });
    return answered(() => placeToto(services, player.id, section, { key, ...body }));
  });

  app.get(`${base}/tickets/by-key/:key`, async (c: Context) => {
    const player = await requirePlayer(services, c.req.raw);
    const [row] = await services.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.playerId, player.id), eq(tickets.key, c.req.param("key") ?? "")));
    if (!row) throw new HttpErrorAnswer(404, { code: "not-found" });
    return reply(lotteryTicketWire, wireOf(row));
  });

  return app;
}

async function answered(work: () => Promise<TicketOrderResult>): Promise<Response> {
  const bought = await retryOnDeadlock(work).catch(inFlightRefusalOrRethrow);
  if (!bought.ok) return reply(lotteryTicketRefusalWire.loose(), bought.body, bought.status);
  return reply(lotteryTicketWire, wireOf(bought.ticket), bought.isNew ? 201 : 200);
}

function wireOf(row: TicketRow): LotteryTicketWire {
  const { id, kind, section, draw, draws, key, accountId, iso, lines, state } = row;
  return {
    id: String(id),
    kind,
    section,
    draw,
    draws,
    key,
    accountId,
    iso,
    stake: fromMinor(row.stake, iso),
    lines,
    state,
    win: fromMinor(row.win, iso),
    placedAt: isoTime(row.placedAt),
  };
}
