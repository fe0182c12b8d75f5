import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlacementRequest } from "~/domain/coupon/placement";
import {
  clearCachedExpresses,
  loadExpressesForDisplay,
} from "~/platform/services/coupons/expresses.server";
import { placeCoupon } from "~/platform/services/coupons/place.server";
import { placeRequestWire } from "~/platform/services/coupons/place-wire.server";
import {
  findCouponByPlacementKey,
  listOpenBets,
  loadPlayerCoupon,
} from "~/platform/services/coupons/placed-coupons.server";
import { loadPricesAndBounds } from "~/platform/services/coupons/prices.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import { units } from "../support/amounts";
import { netError, scope, session, testEnv, upstream } from "./upstream";

const page = () => scope({ auth: session() });
const ref = { gameId: 1, marketId: 11, type: "over", param: "2.5" };
const leg = {
  ...ref,
  coef: "1.85",
  champ: "C",
  game: "A – B",
  name: "Over 2.5",
  path: "line/a",
  startsAt: "2026-01-01T12:00:00Z",
  scores: null,
  state: "open",
};
const receipt = {
  id: "9",
  key: "key-1",
  userId: 7,
  accountId: 1,
  iso: "KWD",
  typeId: 0,
  systemValue: 2,
  stake: "1.500",
  coef: "1.85",
  coefByView: "1.85",
  coefViewId: 0,
  changeCoefAction: 2,
  exactCoef: 1,
  isDropOnScoreChange: false,
  prepaidAmount: "0",
  possibleWin: "2.775",
  state: "placed",
  return: null,
  placedAt: "2026-01-01T10:00:00Z",
  settledAt: null,
  legs: [leg],
};
const placement: PlacementRequest = {
  key: "key-1",
  userId: 7,
  accountId: 1,
  iso: "KWD",
  typeId: 0,
  systemValue: 2,
  amount: units(1500),
  amountByBlockId: { 2: units(250) },
  bets: [{ ...ref, coef: "1.85", scores: "1:0", blockId: 0 }],
  changeCoefAction: 2,
  coef: "1.85",
  coefByView: "17/20",
  coefViewId: 1,
  exactCoef: 0,
  isDropOnScoreChange: false,
  prepaidAmount: units(0),
  isVip: false,
  refId: 1,
  hyperBonusPercent: 0,
  bonusPercent: null,
  manuallyDeletedBonusBet: false,
  promoCode: "",
  validUntil: Date.parse("2026-01-01T10:00:08Z"),
};
const bet = {
  ...ref,
  market: {
    id: 11,
    coef: "1.9",
    sportId: 1,
    typeId: "over",
    kind: 1,
    isLive: false,
    champ: "C",
    game: "A – B",
    sport: "Football",
    name: "Over 2.5",
  },
  blockId: 0,
  statusId: -2,
  gameStatusId: 1,
  gameTimeSec: null,
  scores: null,
  startsAt: "2026-01-01T12:00:00Z",
  path: "line/a",
  isFinished: false,
  isLiveInLive: false,
  isBlocked: false,
  isBannedExpress: false,
  isDisabledBanker: false,
  expressId: null,
  statisticId: null,
  playersDuel: [],
};
const json = (status: number, body: unknown) => () => Response.json(body, { status });

beforeEach(() => {
  vi.useFakeTimers();
  testEnv();
});
afterEach(() => {
  vi.useRealTimers();
  setUpstreamForTests(null);
});

describe("placing", () => {
  it("CPP-01 CPP-03 a placement sends the whole coupon under its key, with amounts as decimal text", async () => {
    const asked = upstream(() => Response.json(receipt));
    const placed = await placeCoupon(page(), placement);
    expect(placed).toMatchObject({
      kind: "placed",
      coupon: { id: "9", stake: 1500, possibleWin: 2775, return: null },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers.get("idempotency-key")).toBe("key-1");
    const sent: unknown = JSON.parse(asked[0]?.body ?? "");
    expect(placeRequestWire.parse(sent)).toMatchObject({
      amount: "1.500",
      amountByBlockId: { 2: "0.250" },
      prepaidAmount: "0.000",
      isVip: false,
      coefByView: "17/20",
      lng: "en",
      validUntil: "2026-01-01T10:00:08.000Z",
    });
  });

  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ["502", json(502, {}), { kind: "unknown" }],
    ["a broken connection", () => Promise.reject(netError("ECONNRESET")), { kind: "unknown" }],
    ["a dropped reply", () => Response.error(), { kind: "unknown" }],
    ["silence", () => new Promise(() => {}), { kind: "unknown" }],
    ["half a receipt", () => new Response('{"id":"9","ke'), { kind: "unknown" }],
    ["a receipt of another key", json(200, { ...receipt, key: "key-2" }), { kind: "unknown" }],
    [
      "a receipt finer than its currency",
      json(200, { ...receipt, stake: "1.5001" }),
      { kind: "unknown" },
    ],
    ["a proxy's refusal", () => new Response("<html>", { status: 403 }), { kind: "unknown" }],
    ["408", json(408, { code: "x" }), { kind: "unknown" }],
    ["a key in flight", json(409, { code: "pending" }), { kind: "unknown" }],
    ["changed terms", json(451, { exception_code: 1 }), { kind: "terms" }],
    ["a refused connection", () => Promise.reject(netError("ECONNREFUSED")), { kind: "unsent" }],
    [
      "too little money",
      json(422, { code: "funds", title: "Top up" }),
      { kind: "refused", refusals: [{ code: "funds", title: "Top up" }] },
    ],
    [
      "a bound",
      json(422, { code: "below-minimum", bound: "0.1" }),
      { kind: "refused", refusals: [{ code: "below-minimum", bound: 100 }] },
    ],
    [
      "a bound of the advance",
      json(422, { code: "above-maximum", bound: "0.1", field: "prepaidAmount" }),
      {
        kind: "refused",
        refusals: [{ code: "above-maximum", bound: 100, field: "prepaidAmount" }],
      },
    ],
    [
      "changed prices",
      json(409, {
        code: "price-changed",
        bets: [
          { marketId: 11, code: "price-changed", coef: "1.8" },
          { marketId: 12, code: "market-blocked" },
        ],
      }),
      {
        kind: "refused",
        refusals: [
          { code: "price-changed", marketId: 11, coef: "1.8" },
          { code: "market-blocked", marketId: 12 },
        ],
      },
    ],
    [
      "a code nobody knows",
      json(403, { code: "constructor", title: "Odd" }),
      { kind: "refused", refusals: [{ code: "unavailable", title: "Odd" }] },
    ],
  ])(
    "CPP-11 CPP-06 a placement answered by %s is sent once and has the right outcome",
    async (_, answers, expected) => {
      const asked = upstream(answers);
      const placed = placeCoupon(page(), placement);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await placed).toEqual(expected);
      expect(asked).toHaveLength(1);
    },
  );

  it("CPP-07 a visitor's placement is refused with a demand to sign in and is not sent", async () => {
    const asked = upstream(() => Response.json(receipt));
    const placed = await placeCoupon(scope(), placement);
    expect(placed).toEqual({ kind: "refused", refusals: [{ code: "sign-in" }] });
    expect(asked).toHaveLength(0);
  });

  it("CPP-11 a placement counts as unsent when no token can be fetched", async () => {
    const asked = upstream(json(503, {}));
    const placed = await placeCoupon(scope({ auth: session(null) }), placement);
    expect(placed).toEqual({ kind: "unsent" });
    expect(asked.map((one) => one.path)).toEqual(["/web-api/gettoken/user"]);
  });
});

describe("look-up by placement key", () => {
  it.each<[string, () => Response | Promise<Response>, string]>([
    ["a receipt", json(200, receipt), "placed"],
    ["another's receipt", json(200, { ...receipt, key: "key-2" }), "unknown"],
    ["the service's 404", json(404, { code: "not-found" }), "none"],
    ["a gateway's 404", json(404, { message: "no Route matched with those values" }), "unknown"],
    ["a proxy's 404", () => new Response("<html>Not Found", { status: 404 }), "unknown"],
    ["409", json(409, { code: "pending" }), "unknown"],
    ["503", json(503, {}), "unknown"],
    ["401", json(401, {}), "unknown"],
  ])(
    "CPP-11 a look-up by placement key answered by %s counts as placed, none or unknown",
    async (_, answers, kind) => {
      upstream(answers);
      const fate = findCouponByPlacementKey(page(), "key-1");
      await vi.advanceTimersByTimeAsync(2500);
      expect(await fate).toMatchObject({ kind });
    },
  );

  it("CPP-11 a look-up by placement key is repeated after an outage", async () => {
    const asked = upstream((_, count) =>
      count < 3 ? new Response(null, { status: 503 }) : Response.json(receipt),
    );
    const fate = findCouponByPlacementKey(page(), "key-1");
    await vi.advanceTimersByTimeAsync(400);
    expect(await fate).toMatchObject({ kind: "placed", coupon: { id: "9" } });
    expect(asked[0]?.path).toBe("/coupon-api/v1/coupons/by-key/key-1");
  });
});

describe("reading coupons", () => {
  it("CPP-09 CPN-23 open bets are listed with their cash-out offers, amounts in minor units", async () => {
    const cashedOut = [{ key: "k", stake: "1.000", amount: "0.950", at: "2026-01-01T13:00:00Z" }];
    const asked = upstream(
      json(200, { coupons: [{ ...receipt, cashedOut }], cashOut: { 9: "1.425" } }),
    );
    const list = await listOpenBets(page(), 20);
    expect(list).toMatchObject({
      ok: true,
      value: [
        { offer: 1425, cashedOut: [{ stake: 1000, amount: 950 }], legs: [{ name: "Over 2.5" }] },
      ],
    });
    expect(asked[0]?.search).toBe("?state=open&cashOut=1&limit=20");
  });

  it("CFG-09 a malformed coupon in a list is refused with its position and field", async () => {
    upstream(json(200, { coupons: [receipt, { ...receipt, typeId: 3 }] }));
    const list = await listOpenBets(page(), 20);
    expect(list).toMatchObject({
      ok: false,
      failure: { kind: "malformed", field: "coupons.1.typeId" },
    });
  });

  it("CPP-12 a player's coupon is found by its id, and an invalid id sends no request", async () => {
    const asked = upstream((one) =>
      one.path.endsWith("/9")
        ? Response.json(receipt)
        : Response.json({ code: "not-found" }, { status: 404 }),
    );
    expect(await loadPlayerCoupon(page(), "9")).toMatchObject({ ok: true, value: { id: "9" } });
    expect(await loadPlayerCoupon(page(), "10")).toEqual({ ok: true, value: null });
    for (const id of ["..", "", "a/b", "%2e%2e", "x".repeat(500)]) {
      expect(await loadPlayerCoupon(page(), id)).toEqual({ ok: true, value: null });
    }
    expect(asked).toHaveLength(2);
  });
});

describe("resolving", () => {
  const ask = { typeId: 1, currency: "KWD", bets: [ref, { ...ref, marketId: 12 }] } as const;
  const reply = {
    bets: [bet, null],
    minBetAmount: "0.100",
    maxBetAmount: null,
    maxPayout: "100000",
  };

  it("CPN-26 resolved bets have prices in the requested order, and bounds in minor units", async () => {
    const asked = upstream(json(200, reply));
    const resolved = await loadPricesAndBounds(scope(), ask);
    expect(resolved).toMatchObject({
      ok: true,
      value: {
        bets: [{ marketId: 11, market: { coef: "1.9" }, isDepend: false }, null],
        minBetAmount: 100,
        maxBetAmount: null,
        maxPayout: 100_000_000,
      },
    });
    const bets = ask.bets.map((bet) => ({ ...bet, blockId: 0 }));
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ lng: "en", ...ask, systemValue: 2, bets });
  });

  it("CPN-02 CPN-07 resolved bets have bounds of blocks and sizes of a system, and a malformed bound is named", async () => {
    const bounds = { minBetAmount: "0.100", maxBetAmount: null, maxPayout: null };
    const sizes = [{ value: 2, offset: 1, minBetAmount: "0.100", combo: 3 }];
    const asked = upstream(json(200, { ...reply, blocks: { 1: bounds }, systemValues: sizes }));
    const first = await loadPricesAndBounds(scope(), {
      ...ask,
      bets: ask.bets.map((bet) => ({ ...bet, blockId: 1 })),
    });
    expect(first).toMatchObject({
      ok: true,
      value: {
        blocks: { 1: { minBetAmount: 100, maxBetAmount: null, maxPayout: null } },
        systemValues: [{ value: 2, offset: 1, minBetAmount: 100, combo: 3 }],
      },
    });
    expect(JSON.parse(asked[0]?.body ?? "").bets[0].blockId).toBe(1);
    upstream(json(200, { ...reply, blocks: { 2: { ...bounds, minBetAmount: "0.0001" } } }));
    expect(await loadPricesAndBounds(scope(), ask)).toMatchObject({
      ok: false,
      failure: { field: "blocks.2.minBetAmount" },
    });
  });

  it.each([
    [{ ...reply, bets: [bet] }, "bets"],
    [{ ...reply, maxPayout: "0.0001" }, "maxPayout"],
    [
      { ...reply, bets: [{ ...bet, market: { ...bet.market, coef: "1,9" } }, null] },
      "bets.0.market.coef",
    ],
  ])(
    "CFG-09 a malformed answer about prices and bounds is refused with its field (%#)",
    async (body, field) => {
      upstream(json(200, body));
      expect(await loadPricesAndBounds(scope(), ask)).toMatchObject({
        ok: false,
        failure: { kind: "malformed", field },
      });
    },
  );
});

it("SEC-08 CPN-24 accumulators of the day are cached separately for each country", async () => {
  clearCachedExpresses();
  const asked = upstream(json(200, { expresses: [] }));
  for (const country of ["tr", "de", "tr"]) await loadExpressesForDisplay(scope({ country }));
  expect(asked.map(({ headers }) => headers.get("x-geoip-country"))).toEqual(["tr", "de"]);
});
