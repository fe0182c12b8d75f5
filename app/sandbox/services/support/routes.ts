import { Hono } from "hono";
import { threadKinds } from "~/domain/support/support";
import {
  newMessageWire,
  newThreadWire,
  threadListWire,
  writtenWire,
} from "~/platform/support/wire.server";
import type { Core } from "../core";
import { Answer, bodyOf, languageOf, reply, wholeNumber } from "../http";
import { bearerOf, playerOf } from "../people";
import { configOf } from "../user";
import { openThread, replyTo, threadsOf } from "./threads";

const base = "/web-api/user/v1/support";

/** Support (OFC-06, OFC-07): threads of players, and questions of guests. */
export function supportRoutes(core: Core): Hono {
  const app = new Hono();

  app.get(base, async (c) => {
    const player = await bearerOf(core, c.req.raw);
    await core.settler.settleDue();
    return reply(threadListWire, { threads: await threadsOf(core.db, player.id, threadKinds) });
  });

  app.post(base, async (c) => {
    const asked = await bodyOf(c, newThreadWire);
    const player = await playerOf(core, c.req.raw);
    const isGuest = asked.kind === "question" && asked.email !== null;
    if (!player && !isGuest) throw new Answer(401, { code: "token" });
    if (asked.kind === "appeal" && (!player || configOf(player).ban_level === 0))
      throw new Answer(409, { code: "not-blocked" });
    const lng = languageOf(c.req.raw);
    const written = await openThread(core, player?.id ?? null, lng, asked);
    if (!written) throw new Answer(422, { code: "unknown-payment" });
    return reply(writtenWire, written, 201);
  });

  app.post(`${base}/:id/messages`, async (c) => {
    const player = await bearerOf(core, c.req.raw);
    const message = await bodyOf(c, newMessageWire);
    const written = await replyTo(core, player.id, wholeNumber(c.req.param("id")), message);
    if (!written) throw new Answer(404, { code: "not-found" });
    return reply(writtenWire, written, 201);
  });

  return app;
}
