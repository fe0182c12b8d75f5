import { Hono } from "hono";
import { bonusCalls } from "~/platform/services/bonuses/calls.server";
import { retryOnDeadlock } from "../../db/errors";
import { HttpErrorAnswer, requireIdempotencyKey } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { firstDepositBonusOf, loadBonuses } from "./read";
import { chooseBonus } from "./take";

/** Bonuses of the signed-in player (OFC-08). */
export function bonusRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, bonusCalls.list, async ({ request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    return await loadBonuses(services, player.id);
  });

  serve(app, bonusCalls.popup, async ({ request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    return { bonusPopupInformation: await firstDepositBonusOf(services, player) };
  });

  for (const choice of ["take", "refuse"] as const)
    serve(app, bonusCalls[choice], async ({ request, readBody }) => {
      const player = await requirePlayer(services, request);
      const key = requireIdempotencyKey(request);
      const { offer } = await readBody();
      await services.settler.settleDue();
      const asked = { offer, isTaken: choice === "take" };
      const code = await retryOnDeadlock(() => chooseBonus(services, player.id, key, asked));
      if (code !== null) throw new HttpErrorAnswer(422, { code });
      return { success: true as const };
    });

  return app;
}
