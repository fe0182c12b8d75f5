import { Hono } from "hono";
import { rewardCalls } from "~/platform/services/rewards/calls.server";
import { boughtPromoCodeWire } from "~/platform/services/rewards/wire.server";
import { isoTime } from "../../clock";
import { retryOnDeadlock } from "../../db/errors";
import { HttpErrorAnswer, reply, requireIdempotencyKey } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { payCashback } from "./cashback";
import { buyPromoCode } from "./promo-store";

/** Cashback of the signed-in player (OFC-09), and the store of promo codes (CNT-04). */
export function rewardRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, rewardCalls.claimCashback, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const order = await readBody();
    await services.settler.settleDue();
    const code = await retryOnDeadlock(() => payCashback(services, player.id, order));
    if (code !== null) throw new HttpErrorAnswer(code === "paid" ? 409 : 422, { code });
    return { success: true as const };
  });

  serve(app, rewardCalls.buyPromoCode, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const key = requireIdempotencyKey(request);
    const { offer } = await readBody();
    // Bets that are due have earned their points before they are spent.
    await services.settler.settleDue();
    const done = await retryOnDeadlock(() => buyPromoCode(services, player.id, key, offer));
    if (!done.ok) throw new HttpErrorAnswer(done.status, { code: done.code });
    const { code, points, endsAt } = done.bought;
    return reply(
      boughtPromoCodeWire,
      { code, points, endsAt: isoTime(endsAt) },
      done.isNew ? 201 : 200,
    );
  });

  return app;
}
