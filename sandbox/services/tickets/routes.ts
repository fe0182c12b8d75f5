import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { fromMinor } from "~/domain/money/money";
import { ticketCalls } from "~/platform/services/tickets/calls.server";
import {
  type LotteryTicketWire,
  lotteryTicketRefusalWire,
  lotteryTicketWire,
} from "~/platform/services/tickets/wire.server";
import { isoTime } from "../../clock";
import { retryOnDeadlock } from "../../db/errors";
import { tickets } from "../../db/schema";
import { findLottery } from "../../lotto/lotteries";
import { findTotoSection } from "../../toto/sections";
import { HttpErrorAnswer, inFlightRefusalOrRethrow, reply, requireIdempotencyKey } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import type { TicketOrderResult, TicketRow } from "./buy";
import { buyLotto } from "./lotto";
import { placeToto } from "./toto";

/** The lotto and the toto: buying, and a ticket by its key (LOT-01, LOT-02). */
export function ticketRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, ticketCalls.buyLotto, async ({ request, readBody, param }) => {
    const player = await requirePlayer(services, request);
    const key = requireIdempotencyKey(request);
    const lottery = findLottery(param("section"));
    const body = await readBody();
    if (!lottery) throw new HttpErrorAnswer(404, { code: "not-found" });
    return answered(() => buyLotto(services, player.id, lottery, { key, ...body }));
  });

  serve(app, ticketCalls.buyToto, async ({ request, readBody, param }) => {
    const player = await requirePlayer(services, request);
    const key = requireIdempotencyKey(request);
    const section = findTotoSection(param("section"));
    const body = await readBody();
    if (!section) throw new HttpErrorAnswer(404, { code: "not-found" });
    return answered(() => placeToto(services, player.id, section, { key, ...body }));
  });

  serve(app, ticketCalls.byKey, async ({ request, param }) => {
    const player = await requirePlayer(services, request);
    const [row] = await services.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.playerId, player.id), eq(tickets.key, param("key") ?? "")));
    if (!row) throw new HttpErrorAnswer(404, { code: "not-found" });
    return wireOf(row);
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
