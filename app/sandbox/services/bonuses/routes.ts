import { Hono } from "hono";
import { bonusChoiceReplyWire, bonusChoiceWire, bonusesWire } from "~/platform/bonuses/wire.server";
import { retryingDeadlocks } from "../../db/errors";
import type { Core } from "../core";
import { Answer, bodyOf, keyOf, reply } from "../http";
import { bearerOf } from "../people";
import { bonusesOf } from "./read";
import { chooseBonus } from "./take";

const base = "/web-api/officeapi/v1/bonuses";

/** Bonuses of the signed-in player (OFC-08). */
export function bonusRoutes(core: Core): Hono {
  const app = new Hono();

  app.get(base, async (c) => {
    const player = await bearerOf(core, c.req.raw);
    await core.settler.settleDue();
    return reply(bonusesWire, await bonusesOf(core, player.id));
  });

  for (const choice of ["take", "refuse"] as const)
    app.post(`${base}/${choice}`, async (c) => {
      const player = await bearerOf(core, c.req.raw);
      const key = keyOf(c.req.raw);
      const { offer } = await bodyOf(c, bonusChoiceWire);
      await core.settler.settleDue();
      const asked = { offer, isTaken: choice === "take" };
      const code = await retryingDeadlocks(() => chooseBonus(core, player.id, key, asked));
      if (code !== null) throw new Answer(422, { code });
      return reply(bonusChoiceReplyWire, { success: true });
    });

  return app;
}
