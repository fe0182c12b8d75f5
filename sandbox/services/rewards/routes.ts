import { Hono } from "hono";
import {
  claimCashbackReplyWire,
  claimCashbackRequestWire,
} from "~/platform/services/rewards/wire.server";
import { retryOnDeadlock } from "../../db/errors";
import { HttpErrorAnswer, parseBody, reply } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { payCashback } from "./cashback";

/** Cashback of the signed-in player (OFC-09). */
export function cashbackRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  app.post("/web-api/officeapi/v1/cashback", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const order = await parseBody(c, claimCashbackRequestWire);
    await services.settler.settleDue();
    const code = await retryOnDeadlock(() => payCashback(services, player.id, order));
    if (code !== null) throw new HttpErrorAnswer(code === "paid" ? 409 : 422, { code });
    return reply(claimCashbackReplyWire, { success: true });
  });
  return app;
}
