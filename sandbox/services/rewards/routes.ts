import { Hono } from "hono";
import { rewardCalls } from "~/platform/services/rewards/calls.server";
import { retryOnDeadlock } from "../../db/errors";
import { HttpErrorAnswer } from "../http";
import { requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { payCashback } from "./cashback";

/** Cashback of the signed-in player (OFC-09). */
export function cashbackRoutes(services: SandboxServices): Hono {
  const app = new Hono();
  serve(app, rewardCalls.claimCashback, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const order = await readBody();
    await services.settler.settleDue();
    const code = await retryOnDeadlock(() => payCashback(services, player.id, order));
    if (code !== null) throw new HttpErrorAnswer(code === "paid" ? 409 : 422, { code });
    return { success: true as const };
  });
  return app;
}
