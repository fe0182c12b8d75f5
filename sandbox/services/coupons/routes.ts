import { Hono } from "hono";
import type { Minor } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { advanceWire } from "~/platform/services/coupons/advance-wire.server";
import {
  autoCashOutRequestWire,
  cashOutOfferReplyWire,
  cashOutRefusalWire,
  cashOutRequestWire,
} from "~/platform/services/coupons/cash-out-wire.server";
import {
  combineReplyWire,
  combineRequestWire,
} from "~/platform/services/coupons/combine-wire.server";
import { couponListWire } from "~/platform/services/coupons/coupon-list-wire.server";
import { placeRefusalWire } from "~/platform/services/coupons/place-refusal-wire.server";
import { placeRequestWire } from "~/platform/services/coupons/place-request-wire.server";
import { placedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import { promoCodesReplyWire } from "~/platform/services/coupons/promo-codes-wire.server";
import { pricesAndBoundsReplyWire } from "~/platform/services/coupons/resolve-reply-wire.server";
import { pricesAndBoundsRequestWire } from "~/platform/services/coupons/resolve-request-wire.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { retryOnDeadlock } from "../../db/errors";
import {
  HttpErrorAnswer,
  inFlightRefusalOrRethrow,
  parseBody,
  reply,
  requestLanguage,
  requireIdempotencyKey,
  requireWholeNumber,
} from "../http";
import { mailBetPlacedIfWanted } from "../messages/notices";
import { readTokenClaimsIgnoringSession, requirePlayer } from "../people";
import { type CouponQuery, couponStateFilters } from "../remote-deps";
import type { SandboxServices } from "../sandbox-services";
import { loadAdvance } from "./advance";
import { cancelAutoCashOut, setAutoCashOut } from "./auto-cash-out";
import {
  type CashOutResult,
  cashOutAtQuote,
  loadCashOutQuote,
  loadCashOutValues,
} from "./cash-out";
import { combineBets } from "./combine";
import { findFixedAccountFields } from "./immutable-account-fields";
import { readPlaceOrder } from "./order";
import { placeCoupon } from "./place";
import {
  findPromoCode,
  maxPromoBonus,
  promoCodesAssignedTo,
  type SandboxPromoCode,
  usedPromoCodes,
} from "./promo-codes";
import { loadCoupon, loadCoupons, loadCouponTotals } from "./receipts";
import { resolveCoupon } from "./resolve";

/**
 * How many coupons one request can look up by their idempotency keys; further keys are ignored. It is
 * the maximum of bets in a coupon, as singles are placed under a key each.
 */
const mostPlacementKeys = 50;
const isId = (text: string) => /^\d{1,15}$/.test(text);

/** The coupon service: resolve, place, and what was placed (CPP-*). */
export function couponRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  app.post("/coupon-api/v1/resolve", async (c) => {
    return reply(
      pricesAndBoundsReplyWire,
      resolveCoupon(services, await parseBody(c, pricesAndBoundsRequestWire)),
    );
  });

  app.post("/coupon-api/v1/combine", async (c) => {
    return reply(combineReplyWire, combineBets(services, await parseBody(c, combineRequestWire)));
  });

  app.post("/coupon-api/v1/coupons", async (c) => {
    const claims = readTokenClaimsIgnoringSession(services, c.req.raw);
    if (!claims) throw new HttpErrorAnswer(401, { code: "token" });
    const key = requireIdempotencyKey(c.req.raw);
    const sent = await parseBody(c, placeRequestWire);
    const account = await findFixedAccountFields(services, sent.accountId);
    const order = readPlaceOrder(sent, account?.iso ?? null);
    const placed = await retryOnDeadlock(() => placeCoupon(services, claims, key, order)).catch(
      inFlightRefusalOrRethrow,
    );
    if (!placed.ok) return reply(placeRefusalWire.loose(), placed.body, placed.status);
    if (placed.isMailWanted)
      mailBetPlacedIfWanted(services, claims.userId, placed.coupon, requestLanguage(c.req.raw));
    // Not judged by its schema once more: the bet is placed, and a 500 would say that nobody knows.
    return Response.json(placed.coupon, { status: placed.isNew ? 201 : 200 });
  });

  app.get("/coupon-api/v1/promo-codes", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const { currency = "", code = "" } = c.req.query();
    const { iso } = currencyOf(currency);
    const now = services.world.now();
    const used = await usedPromoCodes(services.db, player.id);
    const wire = (one: SandboxPromoCode) => ({
      code: one.code,
      percent: one.percent,
      maxLimit: fromMinor(maxPromoBonus(one, iso), iso),
    });
    const typed = code === "" ? null : findPromoCode(code, now);
    const refused =
      typed !== null && typeof typed !== "string" && used.has(typed.code) ? "promo-used" : typed;
    return reply(promoCodesReplyWire, {
      codes: promoCodesAssignedTo(player.id, now)
        .filter((one) => !used.has(one.code))
        .map(wire),
      chosen: refused !== null && typeof refused !== "string" ? wire(refused) : null,
      refusal: typeof refused === "string" ? refused : null,
    });
  });

  app.get("/coupon-api/v1/coupons", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.settler.settleDue();
    const query = queryOf(c.req.query(), c.req.header(wireHeaders.language));
    const coupons = await loadCoupons(services, player.id, query);
    const { before: _, ...whole } = query;
    const open = coupons.filter(({ state }) => state === "placed").map(({ id }) => Number(id));
    return reply(couponListWire, {
      coupons,
      ...(c.req.query("totals") === "1" && {
        totals: await loadCouponTotals(services, player.id, whole),
      }),
      ...(c.req.query("cashOut") === "1" && {
        cashOut: Object.fromEntries(await loadCashOutValues(services, player.id, open)),
      }),
    });
  });

  app.get("/coupon-api/v1/coupons/by-keys", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.settler.settleDue();
    const keys = (c.req.query("keys") ?? "").split(",").slice(0, mostPlacementKeys);
    const lng = c.req.header(wireHeaders.language);
    return reply(couponListWire, {
      coupons: await loadCoupons(services, player.id, { keys, lng }),
    });
  });

  app.get("/coupon-api/v1/coupons/by-key/:key", (c) => one(c.req.raw, { key: c.req.param("key") }));

  app.get("/coupon-api/v1/coupons/:id", (c) =>
    one(c.req.raw, { id: requireWholeNumber(c.req.param("id")) }),
  );

  app.get("/coupon-api/v1/coupons/:id/cash-out", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.settler.settleDue();
    const quote = await loadCashOutQuote(
      services,
      player.id,
      requireWholeNumber(c.req.param("id")),
    );
    return quote ? reply(cashOutOfferReplyWire, quote) : notFound();
  });

  app.post("/coupon-api/v1/coupons/:id/cash-out", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const key = requireIdempotencyKey(c.req.raw);
    const { quote, stake } = await parseBody(c, cashOutRequestWire);
    const couponId = requireWholeNumber(c.req.param("id"));
    const lng = c.req.header(wireHeaders.language);
    return taking(() => cashOutAtQuote(services, player.id, { couponId, key, quote, stake, lng }));
  });

  app.put("/coupon-api/v1/coupons/:id/auto-cash-out", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const { amount } = await parseBody(c, autoCashOutRequestWire);
    const couponId = requireWholeNumber(c.req.param("id"));
    const lng = c.req.header(wireHeaders.language);
    return taking(() => setAutoCashOut(services, player.id, { couponId, amount, lng }));
  });

  app.delete("/coupon-api/v1/coupons/:id/auto-cash-out", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    const couponId = requireWholeNumber(c.req.param("id"));
    const lng = c.req.header(wireHeaders.language);
    return taking(() => cancelAutoCashOut(services, player.id, { couponId, lng }));
  });

  app.get("/coupon-api/v1/advance", async (c) => {
    const player = await requirePlayer(services, c.req.raw);
    await services.settler.settleDue();
    const advance = await loadAdvance(
      services.db,
      player.id,
      requireWholeNumber(c.req.query("accountId") ?? ""),
    );
    if (!advance) return notFound();
    const text = (minor: Minor) => fromMinor(minor, advance.iso);
    const { available, outstanding } = advance;
    return reply(advanceWire, { available: text(available), outstanding: text(outstanding) });
  });

  async function taking(transaction: () => Promise<CashOutResult | null>): Promise<Response> {
    await services.settler.settleDue();
    const taken = await retryOnDeadlock(transaction).catch(inFlightRefusalOrRethrow);
    if (!taken) return notFound();
    if (!taken.ok) return reply(cashOutRefusalWire.loose(), taken.body, taken.status);
    return reply(placedCouponWire, taken.coupon);
  }

  async function one(request: Request, by: { id: number } | { key: string }): Promise<Response> {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    const lng = request.headers.get(wireHeaders.language) ?? undefined;
    const coupon = await loadCoupon(services, services.db, player.id, by, lng);
    return coupon ? reply(placedCouponWire, coupon) : notFound();
  }

  return app;
}

/**
 * Reads the filter of a list of coupons from the query of its address (docs/platform.md); an
 * invalid state or moment is ignored.
 */
function queryOf(
  { state, limit, ids, from, until, before }: Record<string, string>,
  lng: string | undefined,
): CouponQuery {
  const known = couponStateFilters.find((one) => one === state);
  const moments = { from: Date.parse(from ?? ""), until: Date.parse(until ?? "") };
  return {
    ...(known && { state: known }),
    ...(limit !== undefined && { limit: requireWholeNumber(limit) }),
    ...(ids !== undefined && { ids: ids.split(",").filter(isId).map(Number) }),
    ...(!Number.isNaN(moments.from) && { from: moments.from }),
    ...(!Number.isNaN(moments.until) && { until: moments.until }),
    ...(before !== undefined && { before: requireWholeNumber(before) }),
    ...(lng !== undefined && { lng }),
  };
}

function notFound(): Response {
  return Response.json({ code: "not-found" }, { status: 404 });
}
