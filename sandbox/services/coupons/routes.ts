import { Hono } from "hono";
import type { Minor } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import { couponCalls } from "~/platform/services/coupons/calls.server";
import { cashOutRefusalWire } from "~/platform/services/coupons/cash-out-wire.server";
import { placeRefusalWire } from "~/platform/services/coupons/place-wire.server";
import { placedCouponWire } from "~/platform/services/coupons/placed-wire.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { retryOnDeadlock } from "../../db/errors";
import {
  HttpErrorAnswer,
  inFlightRefusalOrRethrow,
  reply,
  requestLanguage,
  requireIdempotencyKey,
  requireWholeNumber,
} from "../http";
import { mailBetPlacedIfWanted } from "../messages/notices";
import { readTokenClaimsIgnoringSession, requirePlayer } from "../people";
import { type CouponQuery, couponStateFilters } from "../remote-deps";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
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
  isExpired,
  maxPromoBonus,
  promoCodesOf,
  type SandboxPromoCode,
  usedPromoCodes,
} from "./promo-codes";
import { quoteCoupon } from "./quote";
import { loadCoupon, loadCoupons, loadCouponTotals } from "./receipts";

/**
 * How many coupons one request can look up by their idempotency keys; further keys are ignored. It is
 * the maximum of bets in a coupon, as singles are placed under a key each.
 */
const mostPlacementKeys = 50;
const isId = (text: string) => /^\d{1,15}$/.test(text);

/** The coupon service: resolve, place, and what was placed (CPP-*). */
export function couponRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, couponCalls.resolve, async ({ readBody }) => {
    return quoteCoupon(services, await readBody());
  });

  serve(app, couponCalls.combine, async ({ readBody }) => {
    return combineBets(services, await readBody());
  });

  serve(app, couponCalls.place, async ({ request, readBody }) => {
    const claims = readTokenClaimsIgnoringSession(services, request);
    if (!claims) throw new HttpErrorAnswer(401, { code: "token" });
    const key = requireIdempotencyKey(request);
    const sent = await readBody();
    const account = await findFixedAccountFields(services, sent.accountId);
    const order = readPlaceOrder(sent, account?.iso ?? null);
    const placed = await retryOnDeadlock(() => placeCoupon(services, claims, key, order)).catch(
      inFlightRefusalOrRethrow,
    );
    if (!placed.ok) return reply(placeRefusalWire.loose(), placed.body, placed.status);
    if (placed.isMailWanted)
      mailBetPlacedIfWanted(services, claims.userId, placed.coupon, requestLanguage(request));
    // Not judged by its schema once more: the bet is placed, and a 500 would say that nobody knows.
    return Response.json(placed.coupon, { status: placed.isNew ? 201 : 200 });
  });

  serve(app, couponCalls.promoCodes, async ({ c, request }) => {
    const player = await requirePlayer(services, request);
    const { currency = "", code = "" } = c.req.query();
    const { iso } = currencyOf(currency);
    const now = services.world.now();
    const used = await usedPromoCodes(services.db, player.id);
    const wire = (one: SandboxPromoCode) => ({
      code: one.code,
      percent: one.percent,
      maxLimit: fromMinor(maxPromoBonus(one, iso), iso),
    });
    const typed = code === "" ? null : await findPromoCode(services.db, player.id, code, now);
    const refused =
      typed !== null && typeof typed !== "string" && used.has(typed.code) ? "promo-used" : typed;
    return {
      codes: (await promoCodesOf(services.db, player.id))
        .filter((one) => !used.has(one.code) && !isExpired(one, now))
        .map(wire),
      chosen: refused !== null && typeof refused !== "string" ? wire(refused) : null,
      refusal: typeof refused === "string" ? refused : null,
    };
  });

  serve(app, couponCalls.list, async ({ c, request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    const query = queryOf(c.req.query(), c.req.header(wireHeaders.language));
    const coupons = await loadCoupons(services, player.id, query);
    const { before: _, ...whole } = query;
    const open = coupons.filter(({ state }) => state === "placed").map(({ id }) => Number(id));
    return {
      coupons,
      ...(c.req.query("totals") === "1" && {
        totals: await loadCouponTotals(services, player.id, whole),
      }),
      ...(c.req.query("cashOut") === "1" && {
        cashOut: Object.fromEntries(await loadCashOutValues(services, player.id, open)),
      }),
    };
  });

  serve(app, couponCalls.byKeys, async ({ c, request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    const keys = (c.req.query("keys") ?? "").split(",").slice(0, mostPlacementKeys);
    const lng = c.req.header(wireHeaders.language);
    return {
      coupons: await loadCoupons(services, player.id, { keys, lng }),
    };
  });

  serve(app, couponCalls.byKey, ({ request, param }) => one(request, { key: param("key") }));

  serve(app, couponCalls.one, ({ request, param }) =>
    one(request, { id: requireWholeNumber(param("id")) }),
  );

  serve(app, couponCalls.cashOutOffer, async ({ request, param }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    const quote = await loadCashOutQuote(services, player.id, requireWholeNumber(param("id")));
    return quote ? quote : notFound();
  });

  serve(app, couponCalls.cashOut, async ({ c, request, readBody, param }) => {
    const player = await requirePlayer(services, request);
    const key = requireIdempotencyKey(request);
    const { quote, stake } = await readBody();
    const couponId = requireWholeNumber(param("id"));
    const lng = c.req.header(wireHeaders.language);
    return taking(() => cashOutAtQuote(services, player.id, { couponId, key, quote, stake, lng }));
  });

  serve(app, couponCalls.setAutoCashOut, async ({ c, request, readBody, param }) => {
    const player = await requirePlayer(services, request);
    const { amount } = await readBody();
    const couponId = requireWholeNumber(param("id"));
    const lng = c.req.header(wireHeaders.language);
    return taking(() => setAutoCashOut(services, player.id, { couponId, amount, lng }));
  });

  serve(app, couponCalls.cancelAutoCashOut, async ({ c, request, param }) => {
    const player = await requirePlayer(services, request);
    const couponId = requireWholeNumber(param("id"));
    const lng = c.req.header(wireHeaders.language);
    return taking(() => cancelAutoCashOut(services, player.id, { couponId, lng }));
  });

  serve(app, couponCalls.advance, async ({ c, request }) => {
    const player = await requirePlayer(services, request);
    await services.settler.settleDue();
    const advance = await loadAdvance(
      services.db,
      player.id,
      requireWholeNumber(c.req.query("accountId") ?? ""),
    );
    if (!advance) return notFound();
    const text = (minor: Minor) => fromMinor(minor, advance.iso);
    const { available, outstanding } = advance;
    return { available: text(available), outstanding: text(outstanding) };
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
