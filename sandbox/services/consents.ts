import { Hono } from "hono";
import { consentCalls } from "~/platform/services/consents/calls.server";
import { allCookiesAcceptances, cookieReceipts } from "../db/schema";
import { requirePlayer } from "./people";
import type { SandboxServices } from "./sandbox-services";
import { serve } from "./serve";

/** Cookie agreements of players (CNS-02, CNS-05). A repeated receipt is stored once. */
export function playerCookieConsentRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, consentCalls.agreement, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { cookiesAgreeTime } = await readBody();
    const at = Date.parse(cookiesAgreeTime);
    await services.db
      .insert(allCookiesAcceptances)
      .values({ playerId: player.id, at })
      .onConflictDoUpdate({ target: allCookiesAcceptances.playerId, set: { at } });
    return { success: true as const };
  });

  serve(app, consentCalls.receipt, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { agreedAt, ...receipt } = await readBody();
    await services.db
      .insert(cookieReceipts)
      .values({ ...receipt, playerId: player.id, at: Date.parse(agreedAt) })
      .onConflictDoNothing();
    return { success: true as const };
  });

  return app;
}
