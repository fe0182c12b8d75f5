import { Hono } from "hono";
import { expressesReplyWire } from "~/platform/services/coupons/expresses-wire.server";
import {
  loadSharedCouponReplyWire,
  saveSharedCouponReplyWire,
  sharedCouponContentWire,
} from "~/platform/services/coupons/shared-wire.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { isoTime } from "../../clock";
import { HttpErrorAnswer, parseBody, reply } from "../http";
import type { SandboxServices } from "../sandbox-services";
import { expressesNow } from "./expresses";
import { loadSharedCoupon, storeOrRenewSharedCoupon } from "./shared";

/** Endpoints for guests and players: shared coupons and accumulators of the day (CPN-21, CPN-24). */
export function sharedCouponAndExpressRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.post("/coupon-api/v1/shared", async (c) => {
    const { code, expiresAt } = await storeOrRenewSharedCoupon(
      services,
      await parseBody(c, sharedCouponContentWire),
    );
    return reply(saveSharedCouponReplyWire, { code, expiresAt: isoTime(expiresAt) }, 201);
  });

  app.get("/coupon-api/v1/shared/:code", async (c) => {
    const found = await loadSharedCoupon(services, c.req.param("code"));
    if (!found) throw new HttpErrorAnswer(404, { code: "not-found" });
    const { code, expiresAt, content } = found;
    return reply(loadSharedCouponReplyWire, { ...content, code, expiresAt: isoTime(expiresAt) });
  });

  app.get("/coupon-api/v1/expresses", (c) =>
    reply(expressesReplyWire, {
      expresses: expressesNow(services, c.req.header(wireHeaders.language) ?? ""),
    }),
  );

  return app;
}
