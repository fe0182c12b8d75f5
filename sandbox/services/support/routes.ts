import { Hono } from "hono";
import { threadKinds } from "~/domain/support/support";
import { supportCalls } from "~/platform/services/support/calls.server";
import { supportMessageReplyWire } from "~/platform/services/support/wire.server";
import { HttpErrorAnswer, reply, requestLanguage, requireWholeNumber } from "../http";
import { findPlayer, requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { parseUserConfig } from "../user";
import { addPlayerMessage, loadThreads, openThread } from "./threads";

/** Support (OFC-06, OFC-07): threads of players, and questions of guests. */
export function supportRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, supportCalls.list, async ({ request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    return {
      threads: await loadThreads(services.db, player.id, threadKinds),
    };
  });

  serve(app, supportCalls.ask, async ({ request, readBody }) => {
    const asked = await readBody();
    const player = await findPlayer(services, request);
    const isGuest = asked.kind === "question" && asked.email !== null;
    if (!player && !isGuest) throw new HttpErrorAnswer(401, { code: "token" });
    if (asked.kind === "appeal" && (!player || parseUserConfig(player).ban_level === 0))
      throw new HttpErrorAnswer(409, { code: "not-blocked" });
    const lng = requestLanguage(request);
    const written = await openThread(services, player?.id ?? null, lng, asked);
    if (!written) throw new HttpErrorAnswer(422, { code: "unknown-payment" });
    return reply(supportMessageReplyWire, written, 201);
  });

  serve(app, supportCalls.write, async ({ request, readBody, param }) => {
    const player = await requirePlayer(services, request);
    const message = await readBody();
    const written = await addPlayerMessage(
      services,
      player.id,
      requireWholeNumber(param("id")),
      message,
    );
    if (!written) throw new HttpErrorAnswer(404, { code: "not-found" });
    return reply(supportMessageReplyWire, written, 201);
  });

  return app;
}
