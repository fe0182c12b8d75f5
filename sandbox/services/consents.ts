import { Hono } from "hono";
import {
  allCookiesAcceptanceWire,
  consentStoredReplyWire,
  cookieConsentReceiptWire,
} from "~/platform/services/consents/wire.server";
import { allCookiesAcceptances, cookieReceipts } from "../db/schema";
import { parseBody, reply } from "./http";
import { requirePlayer } from "./people";
import type { SandboxServices } from "./sandbox-services";

/** Cookie agreements of players (CNS-02, CNS-05). A repeated receipt is stored once. */
export function playerCookieConsentRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.post("/web-api/user/v1/cookies-agreement", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const { cookiesAgreeTime } = await parseBody(c, allCookiesAcceptanceWire);
    const at = Date.parse(cookiesAgreeTime);
    await services.db
      .insert(allCookiesAcceptances)
      .values({ playerId: player.id, at })
      .onConflictDoUpdate({ target: allCookiesAcceptances.playerId, set: { at } });
    return reply(consentStoredReplyWire, { success: true });
  });

  app.post("/web-api/user/v1/cookies-receipts", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const { agreedAt, ...receipt } = await parseBody(c, cookieConsentReceiptWire);
    await services.db
      .insert(cookieReceipts)
      .values({ ...receipt, playerId: player.id, at: Date.parse(agreedAt) })
      .onConflictDoNothing();
    return reply(consentStoredReplyWire, { success: true });
  });

  return app;
}
