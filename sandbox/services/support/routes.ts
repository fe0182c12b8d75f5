import { Hono } from "hono";
import { threadKinds } from "~/domain/support/support";
import {
  newSupportMessageRequestWire,
  newSupportThreadRequestWire,
  supportMessageReplyWire,
  supportThreadListReplyWire,
} from "~/platform/services/support/wire.server";
import { HttpErrorAnswer, parseBody, reply, requestLanguage, requireWholeNumber } from "../http";
import { findPlayer, requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { parseUserConfig } from "../user";
import { addPlayerMessage, loadThreads, openThread } from "./threads";

const base = "/web-api/user/v1/support";

/** Support (OFC-06, OFC-07): threads of players, and questions of guests. */
export function supportRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.get(base, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.settler.settleDue();
    return reply(supportThreadListReplyWire, {
      threads: await loadThreads(services.db, player.id, threadKinds),
    });
  });

  app.post(base, async (c) => {
    const asked = await parseBody(c, newSupportThreadRequestWire);
    const player = await findPlayer(services, c.req.raw);
    const isGuest = asked.kind === "question" && asked.email !== null;
    if (!player && !isGuest) throw new HttpErrorAnswer(401, { code: "token" });
    if (asked.kind === "appeal" && (!player || parseUserConfig(player).ban_level === 0))
      throw new HttpErrorAnswer(409, { code: "not-blocked" });
    const lng = requestLanguage(c.req.raw);
    const written = await openThread(services, player?.id ?? null, lng, asked);
    if (!written) throw new HttpErrorAnswer(422, { code: "unknown-payment" });
    return reply(supportMessageReplyWire, written, 201);
  });

  app.post(`${base}/:id/messages`, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const message = await parseBody(c, newSupportMessageRequestWire);
    const written = await addPlayerMessage(
      services,
      player.id,
      requireWholeNumber(c.req.param("id")),
      message,
    );
    if (!written) throw new HttpErrorAnswer(404, { code: "not-found" });
    return reply(supportMessageReplyWire, written, 201);
  });

  return app;
}
