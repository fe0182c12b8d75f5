import { Hono } from "hono";
import { couponCalls } from "~/platform/services/coupons/calls.server";
import { saveSharedCouponReplyWire } from "~/platform/services/coupons/shared-wire.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { isoTime } from "../../clock";
import { HttpErrorAnswer, reply } from "../http";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { expressesNow } from "./expresses";
import { loadSharedCoupon, storeOrRenewSharedCoupon } from "./shared";

/** Endpoints for guests and players: shared coupons and accumulators of the day (CPN-21, CPN-24). */
export function sharedCouponAndExpressRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, couponCalls.share, async ({ readBody }) => {
    const { code, expiresAt } = await storeOrRenewSharedCoupon(services, await readBody());
    return reply(saveSharedCouponReplyWire, { code, expiresAt: isoTime(expiresAt) }, 201);
  });

  serve(app, couponCalls.shared, async ({ param }) => {
    const found = await loadSharedCoupon(services, param("code"));
    if (!found) throw new HttpErrorAnswer(404, { code: "not-found" });
    const { code, expiresAt, content } = found;
    return { ...content, code, expiresAt: isoTime(expiresAt) };
  });

  serve(app, couponCalls.expresses, ({ c }) => ({
    expresses: expressesNow(services, c.req.header(wireHeaders.language) ?? ""),
  }));

  return app;
}
