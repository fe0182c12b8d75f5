import { Hono } from "hono";
import {
  bonusChoiceReplyWire,
  bonusChoiceRequestWire,
  bonusesReplyWire,
} from "~/platform/services/bonuses/wire.server";
import { retryOnDeadlock } from "../../db/errors";
import { HttpErrorAnswer, parseBody, reply, requireIdempotencyKey } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { loadBonuses } from "./read";
import { chooseBonus } from "./take";

const base = "/web-api/officeapi/v1/bonuses";

/** Bonuses of the signed-in player (OFC-08). */
export function bonusRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.get(base, async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.settler.settleDue();
    return reply(bonusesReplyWire, await loadBonuses(services, player.id));
  });

  for (const choice of ["take", "refuse"] as const)
    app.post(`${base}/${choice}`, async (c) => {
      const player = await requirePlayer(services, c.req.raw);
      const key = requireIdempotencyKey(c.req.raw);
      const { offer } = await parseBody(c, bonusChoiceRequestWire);
      await services.settler.settleDue();
      const asked = { offer, isTaken: choice === "take" };
      const code = await retryOnDeadlock(() => chooseBonus(services, player.id, key, asked));
      if (code !== null) throw new HttpErrorAnswer(422, { code });
      return reply(bonusChoiceReplyWire, { success: true });
    });

  return app;
}
