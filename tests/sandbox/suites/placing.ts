import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet, market } from "../support/test-feed";

/** Placing a coupon, over either database. */
export function placingSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });
  const bets = async () => (await bed().control("GET", "bets?login=demo@example.test")).bets;

  describe("accepted placement", () => {
    it("CPP-01 SBX-03 an accepted placement returns a receipt and debits the stake", async () => {
      const { status, body } = await demo.place("a", [bet(501, 0), bet(601, 1)]);
      expect(status).toBe(201);
      // 1.85 × 3.6 = 6.66; 100.00 returns 666.00.
      expect(body).toMatchObject({
        userId: 1,
        accountId: 11,
        iso: "RUB",
        typeId: 1,
        stake: "100.00",
        coef: "6.66",
      });
      expect(body).toMatchObject({
        possibleWin: "666.00",
        state: "placed",
        return: null,
        coefByView: "1.85",
      });
      expect(body.legs[0]).toMatchObject({
        game: "Home 501 – Away 501",
        name: "Home 501",
        champ: "England. Premier League",
      });
      expect(await bed().balance(11)).toBe("9900.00");
    });

    it("CPP-01 a placement from an account with three decimals has exact amounts", async () => {
      const { body } = await demo.place("a", [bet(501, 0)], { accountId: 13, amount: "1.234" });
      // 1.234 × 1.85 = 2.2829, rounded down.
      expect(body).toMatchObject({ iso: "KWD", stake: "1.234", possibleWin: "2.282", typeId: 0 });
      expect(await bed().balance(13)).toBe("48.766");
    });

    it("CPP-03 CPP-09 a receipt can be read by id and by key, by its owner only", async () => {
      const { body } = await demo.place("a", [bet(501, 0)]);
      expect(body.legs[0]).toMatchObject({ name: "Home 501", title: "Match result" });
      const found = async (by: string) =>
        (await demo.call("GET", `/coupon-api/v1/coupons/${by}`, undefined, { "x-language": "en" }))
          .body;
      expect(await found(body.id)).toEqual(body);
      expect(await found("by-key/a")).toEqual(body);
      const other = await bed().signIn("limited@example.test");
      expect((await other.call("GET", `/coupon-api/v1/coupons/${body.id}`)).status).toBe(404);
      expect((await other.call("GET", "/coupon-api/v1/coupons/by-key/a")).status).toBe(404);
      expect((await demo.call("GET", "/coupon-api/v1/coupons/by-key/b")).status).toBe(404);
    });

    it("CPP-09 open coupons are listed newest first, with names in the requested language", async () => {
      await demo.place("a", [bet(501, 0)]);
      await demo.place("b", [bet(601, 2)]);
      const { body } = await demo.call(
        "GET",
        "/coupon-api/v1/coupons?state=open&limit=10",
        undefined,
        {
          "x-language": "ru",
        },
      );
      expect(body.coupons.map((coupon: { key: string }) => coupon.key)).toEqual(["b", "a"]);
      expect(body.coupons[0].legs[0].name).toBe("Гости 601");
      expect((await demo.call("GET", "/coupon-api/v1/coupons?state=settled")).body.coupons).toEqual(
        [],
      );
    });
  });

  describe("placement key", () => {
    it("CPP-03 a repeated placement returns the same receipt and places no second bet", async () => {
      const first = await demo.place("a", [bet(501, 0), bet(502, 0)]);
      const again = await demo.place("a", [bet(502, 0), bet(501, 0)]);
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body).toEqual(first.body);
      expect(await bed().balance(11)).toBe("9900.00");
    });

    it("CPP-03 a repeated placement returns its receipt even if the bet could no longer be placed", async () => {
      const first = await demo.place("a", [bet(501, 0)], { amount: "10000.00" });
      await bed().control("PATCH", "players/demo@example.test", { isAccountFrozen: true });
      await bed().control("PATCH", `markets/${market(501, 0)}`, { isBlocked: true });
      const again = await demo.place("a", [bet(501, 0)], { amount: "10000.00" });
      expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    });

    it.each([
      ["another amount", { amount: "101.00" }],
      ["another account", { accountId: 14 }],
      ["other bets", { bets: [bet(501, 1)] }],
    ])(
      "CPP-10 a placement key used again with %s is refused and has no effect",
      async (_, changes) => {
        await demo.place("a", [bet(501, 0)]);
        const before = await bed().ledger();
        const { status, body } = await demo.place("a", [bet(501, 0)], changes);
        expect([status, body.code]).toEqual([422, "key-reused"]);
        expect(await bed().ledger()).toEqual(before);
      },
    );

    it("CPP-03 fifty simultaneous placements with one key make one bet and one receipt", async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => demo.place("a", [bet(501, 0)])),
      );
      const receipts = answers.filter(({ status }) => status === 200 || status === 201);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.every(({ status, body }) => status < 300 || body.code === "pending")).toBe(
        true,
      );
      expect(new Set(receipts.map(({ body }) => body.id)).size).toBe(1);
      expect(await bets()).toHaveLength(1);
      expect(await bed().balance(11)).toBe("9900.00");
    });

    it("CPP-10 simultaneous placements with one key from two accounts make one bet", async () => {
      const answers = await Promise.all(
        [11, 12, 11, 12].map((accountId) =>
          demo.place("a", [bet(501, 0)], { accountId, amount: "10.00" }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await bets()).toHaveLength(1);
    });

    it("CPP-10 a refused placement leaves its key unused", async () => {
      expect((await demo.place("a", [bet(501, 0)], { amount: "20000.00" })).body.code).toBe(
        "funds",
      );
      expect((await demo.place("a", [bet(501, 0)])).status).toBe(201);
      expect((await demo.place("", [bet(501, 0)])).status).toBe(400);
    });

    it("CPP-11 a placement after its validity is refused, but the receipt of an earlier one is returned", async () => {
      const { now } = await bed().control("GET", "feed?limit=1");
      const before = { validUntil: new Date(Date.parse(now) - 1).toISOString() };
      const inTime = { validUntil: new Date(Date.parse(now) + 60_000).toISOString() };
      const two = [bet(501, 0), bet(502, 0)];
      const kinds = [
        { bets: [bet(501, 0)], changes: {} },
        { bets: two, changes: {} },
        { bets: [...two, bet(503, 0)], changes: { typeId: 2, systemValue: 2 } },
        { bets: [bet(501, 0)], changes: { promoCode: "BOOST10" } },
      ];
      for (const { bets: legs, changes } of kinds) {
        const late = await demo.place("a", legs, { ...changes, ...before });
        expect([late.status, late.body]).toEqual([409, { code: "late" }]);
      }
      expect([await bets(), await bed().balance(11)]).toEqual([[], "10000.00"]);
      const placed = await demo.place("a", two, inTime);
      const again = await demo.place("a", two, before);
      expect([placed.status, again.status, again.body]).toEqual([201, 200, placed.body]);
      expect((await demo.place("b", two, { validUntil: "soon" })).status).toBe(400);
    });

    it("CPP-03 two players can use the same placement key", async () => {
      const limited = await bed().signIn("limited@example.test");
      expect((await demo.place("a", [bet(501, 0)])).status).toBe(201);
      expect((await limited.place("a", [bet(501, 0)], { accountId: 21 })).status).toBe(201);
    });
  });

  describe("money", () => {
    it("SBX-03 CPP-06 simultaneous stakes are accepted only as far as the balance covers them", async () => {
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, n) =>
          demo.place(`k${n}`, [bet(501, 0)], { amount: "1000.00" }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
      expect(answers.filter(({ body }) => body.code === "funds")).toHaveLength(15);
      expect(await bed().balance(11)).toBe("0.00");
    });

    it("CPP-06 a refusal for lack of money states the balance", async () => {
      const { status, body } = await demo.place("a", [bet(501, 0)], { amount: "10000.01" });
      expect([status, body]).toEqual([422, { code: "funds", bound: "10000.00" }]);
    });

    // The least stake is a fifth of the amount step of CPN-10: RUB 100, KWD 0.5, EUR 2.5.
    it.each([
      [11, "19.99", "20.00"],
      [13, "0.099", "0.100"],
      [12, "0.49", "0.50"],
    ])(
      "CPN-09 a stake below the minimum of account %i is refused with the bound",
      async (accountId, amount, bound) => {
        const { status, body } = await demo.place("a", [bet(501, 0)], { accountId, amount });
        expect([status, body]).toEqual([422, { code: "below-minimum", bound }]);
      },
    );

    it("CPN-09 a coupon type that the config does not name has no minimum stake", async () => {
      await bed().control("PATCH", "config", { groups: { coupon: { minAmountTypes: [1] } } });
      expect((await demo.place("a", [bet(501, 0)], { amount: "0.01" })).status).toBe(201);
      expect((await demo.place("b", [bet(501, 0)], { amount: "0.00" })).body.code).toBe(
        "below-minimum",
      );
    });

    it("CPN-09 the maximum stake does not apply to a bonus account", async () => {
      await bed().control("PATCH", "players/demo@example.test", {
        balances: { RUB: "2000000.00", "bonus:RUB": "2000000.00" },
      });
      const main = await demo.place("a", [bet(501, 0)], { amount: "1000000.00" });
      expect([main.status, main.body]).toEqual([
        422,
        { code: "above-maximum", bound: "250000.00" },
      ]);
      expect((await demo.place("b", [bet(501, 0)], { amount: "250000.00" })).status).toBe(201);
      expect(
        (await demo.place("c", [bet(501, 0)], { accountId: 14, amount: "1000000.00" })).status,
      ).toBe(201);
    });

    it("CPN-09 the highest payout bounds the stake to the smallest unit", async () => {
      await bed().control("PATCH", "players/demo@example.test", {
        balances: { RUB: "2000000.00" },
      });
      await bed().control("PATCH", `markets/${market(501, 2)}`, { coef: "7.3" });
      const asked = (amount: string, key: string) =>
        demo.place(key, [bet(501, 2, { coef: "7.3" })], { amount });
      // 1,000,000.00 / 7.3 = 136,986.301…
      expect((await asked("136986.31", "a")).body).toEqual({
        code: "above-maximum",
        bound: "136986.30",
      });
      expect((await asked("136986.30", "b")).status).toBe(201);
    });

    it.each([
      ["RUB has two decimals", 11, "100.001"],
      ["KWD has three", 13, "1.0001"],
      ["a stake has no sign", 11, "-100.00"],
    ])("CPN-10 an invalid amount is refused: %s", async (_, accountId, amount) => {
      const { status, body } = await demo.place("a", [bet(501, 0)], { accountId, amount });
      expect([status, body]).toEqual([422, { code: "amount" }]);
    });
  });

  describe("permission to place", () => {
    it("CPP-06 a bet without a token, or from another player's account, is refused", async () => {
      const guest = await bed().call(
        "POST",
        "/coupon-api/v1/coupons",
        {},
        { "idempotency-key": "a" },
      );
      expect([guest.status, guest.body.code]).toEqual([401, "token"]);
      const posing = await demo.place("a", [bet(501, 0)], { userId: 2, accountId: 21 });
      expect([posing.status, posing.body.code]).toEqual([401, "sign-in"]);
      expect((await demo.place("b", [bet(501, 0)], { accountId: 21 })).body.code).toBe("account");
    });

    it("CPP-06 PLT-05 a frozen account, changed terms or a ban prevent a bet", async () => {
      await bed().control("PATCH", "players/demo@example.test", { isAccountFrozen: true });
      const frozen = await demo.place("a", [bet(501, 0)]);
      expect([frozen.status, frozen.body.code]).toEqual([403, "account-frozen"]);
      const terms = await bed().signIn("terms@example.test");
      const unread = await terms.place("a", [bet(501, 0)], { accountId: 31 });
      expect([unread.status, unread.body.exception_code]).toEqual([451, 1]);
      const banned = await bed().signIn("banned@example.test");
      expect((await banned.place("a", [bet(501, 0)], { accountId: 41 })).status).toBe(403);
    });
  });

  describe("bets that cannot be placed", () => {
    it("CPP-06 a bet whose game, market, type or line does not match is refused and named as unknown", async () => {
      const wrong = [{ gameId: 502 }, { marketId: 50177 }, { type: "X" }, { param: "1" }];
      for (const part of wrong) {
        const unknown = { ...bet(501, 0), ...part };
        const { status, body } = await demo.place("a", [bet(503, 0), unknown]);
        expect([status, body.code]).toEqual([422, "unknown-bet"]);
        expect(body.bets).toEqual([{ marketId: unknown.marketId, code: "unknown-bet" }]);
      }
    });

    it("CPP-06 a bet added before kick-off is refused once the match has started; one added live is accepted", async () => {
      const added = await demo.place("a", [bet(701, 0)]);
      expect([added.status, added.body.code]).toEqual([409, "event-started"]);
      expect((await demo.place("b", [bet(701, 0, { scores: "1:0" })])).status).toBe(201);
      await bed().control("PATCH", "games/701", { result: "1:0" });
      expect((await demo.place("c", [bet(701, 0, { scores: "1:0" })])).body.code).toBe(
        "event-over",
      );
      await bed().control("PATCH", "games/501", { result: "1:0" });
      expect((await demo.place("d", [bet(501, 0)])).body.code).toBe("event-started");
    });

    it("CPP-06 a refusal lists every suspended or moved bet, not only the first", async () => {
      await bed().control("PATCH", `markets/${market(502, 0)}`, { isBlocked: true });
      await bed().control("PATCH", `markets/${market(503, 0)}`, { isBlocked: true });
      await bed().control("PATCH", `markets/${market(504, 0)}`, { coef: "1.7" });
      const { status, body } = await demo.place(
        "a",
        [501, 502, 503, 504].map((id) => bet(id, 0)),
      );
      expect([status, body.code]).toEqual([409, "market-blocked"]);
      expect(body.bets).toEqual([
        { marketId: 50200, code: "market-blocked", coef: "1.85" },
        { marketId: 50300, code: "market-blocked", coef: "1.85" },
        { marketId: 50400, code: "price-changed", coef: "1.7" },
      ]);
      expect(await bed().balance(11)).toBe("10000.00");
    });

    it("CPN-05 two markets of one game cannot be in one accumulator", async () => {
      const { status, body } = await demo.place("a", [bet(501, 0), bet(501, 3), bet(502, 0)]);
      expect([status, body.code]).toEqual([409, "dependent"]);
      expect(body.bets.map((each: { marketId: number }) => each.marketId)).toEqual([50100, 50103]);
      expect((await demo.place("b", [bet(501, 0)])).status).toBe(201);
      expect((await demo.place("c", [bet(501, 3)])).status).toBe(201);
    });

    it("CPS-05 CPP-06 a bet is refused on a changed score if the player's settings ask for it", async () => {
      const seen = bet(701, 0, { scores: "0:0" });
      const dropped = await demo.place("a", [seen], { isDropOnScoreChange: true });
      expect([dropped.status, dropped.body.code]).toEqual([409, "score-changed"]);
      expect((await demo.place("a", [seen])).status).toBe(201);
    });

    // Seen at 1.85; "new" is what holds, and what is paid where it is taken.
    it.each([
      { action: 0, now: "1.86", taken: false },
      { action: 0, now: "1.84", taken: false },
      { action: 0, now: "1.850", taken: true },
      { action: 1, now: "1.86", taken: true },
      { action: 1, now: "1.5", taken: true },
      { action: 2, now: "1.86", taken: true },
      { action: 2, now: "1.84", taken: false },
    ])(
      "CPS-02 with changeCoefAction $action a bet at 1.85 whose price is now $now is accepted: $taken",
      async ({ action, now, taken }) => {
        await bed().control("PATCH", `markets/${market(501, 0)}`, { coef: now });
        const { status, body } = await demo.place("a", [bet(501, 0)], { changeCoefAction: action });
        expect(status).toBe(taken ? 201 : 409);
        if (taken) expect(body.legs[0].coef).toBe(now);
        else
          expect(body).toEqual({
            code: "price-changed",
            bets: [{ marketId: 50100, code: "price-changed", coef: now }],
          });
      },
    );

    it("CPP-06 a coupon of an unknown type or with too many bets is refused", async () => {
      const two = [bet(501, 0), bet(502, 0)];
      expect((await demo.place("a", two, { typeId: 9 })).body.code).toBe("type");
      expect((await demo.place("a", two, { typeId: 0 })).body.code).toBe("type");
      await bed().control("PATCH", "config", { groups: { coupon: { maxBets: 1 } } });
      expect((await demo.place("a", two)).body.code).toBe("too-many");
    });

    it("CPN-07 CPP-06 a system with too few events or an impossible size is refused", async () => {
      const three = [bet(501, 0), bet(502, 0), bet(503, 0)];
      const asked = (bets: readonly object[], systemValue: number) =>
        demo.place("a", bets as typeof three, { typeId: 2, systemValue });
      expect((await asked(three.slice(1), 2)).body.code).toBe("system");
      expect((await asked(three, 3)).body.code).toBe("system");
      expect((await asked(three, 1)).body.code).toBe("system");
      const banker = three.map((each, at) => ({ ...each, blockId: at === 0 ? 1 : 0 }));
      expect((await asked(banker, 2)).body.code).toBe("system");
      expect((await asked(three, 2)).status).toBe(201);
    });

    it("CPN-31 CPP-06 a full cover is placed where its events have one, and refused elsewhere", async () => {
      const of = (count: number) => Array.from({ length: count }, (_, n) => bet(501 + n, 0));
      const asked = async (count: number, systemValue: number) => {
        const { status, body } = await demo.place(`k${count}-${systemValue}`, of(count), {
          ...{ typeId: 2, systemValue },
        });
        return status === 201 ? body.systemValue : body.code;
      };
      expect([await asked(2, 102), await asked(7, 101), await asked(9, 102)]).toEqual([
        ...["system", "system", "system"],
      ]);
      expect([await asked(4, 100), await asked(4, 103)]).toEqual(["system", "system"]);
      expect([await asked(3, 101), await asked(8, 102)]).toEqual([101, 102]);
    });

    it("CPN-31 CPN-09 the platform names the covers of a system with their lines, and the stake that their bets may have", async () => {
      const coef = "100";
      for (const game of [501, 502, 503])
        await bed().control("PATCH", `markets/${market(game, 0)}`, { coef });
      const bets = [501, 502, 503].map((game) => bet(game, 0));
      const request = { lng: "en", typeId: 2, currency: "RUB", systemValue: 101, bets };
      const { body } = await demo.call("POST", "/coupon-api/v1/resolve", request);
      expect(
        body.systemValues.map(({ value, offset, combo }: Record<string, number>) => [
          ...[value, offset, combo],
        ]),
      ).toEqual([
        [2, 0, 3],
        [102, 0, 4],
        [101, 0, 7],
      ]);
      // 101³ − 1 = 1,030,300 for seven bets of one: 7 · 1,000,000.00 / 1,030,300 at most.
      expect(body.maxBetAmount).toBe("20.00");
      for (const game of [501, 502, 503])
        await bed().control("PATCH", `markets/${market(game, 0)}`, { coef: "20" });
      // 21³ − 1 = 9,260: 7 · 1,000,000.00 / 9,260 = 755.939…
      const cheaper = await demo.call("POST", "/coupon-api/v1/resolve", request);
      expect([cheaper.body.minBetAmount, cheaper.body.maxBetAmount]).toEqual(["20.00", "755.93"]);
      const own = bets.map((one) => ({ ...one, coef: "20" }));
      const stake = (amount: string) =>
        demo.place(amount, own, { typeId: 2, systemValue: 101, amount });
      expect((await stake("755.94")).body).toMatchObject({
        code: "above-maximum",
        bound: "755.93",
      });
      expect((await stake("19.99")).body).toMatchObject({ code: "below-minimum", bound: "20.00" });
      expect((await stake("755.93")).body).toMatchObject({ possibleWin: "999987.40" });
    });

    it("CPN-02 CPP-06 a live bet is refused as a banker", async () => {
      const live = { ...bet(701, 0, { scores: "1:0" }), blockId: 1 };
      const events = [bet(501, 0), bet(502, 0), bet(503, 0)];
      const refused = await demo.place("a", [live, ...events], { typeId: 2 });
      expect([refused.status, refused.body.code, refused.body.bets]).toEqual([
        409,
        "banker",
        [{ marketId: 70100, code: "banker", coef: "1.85" }],
      ]);
      const asEvent = { ...live, blockId: 0 };
      expect((await demo.place("a", [asEvent, ...events], { typeId: 2 })).status).toBe(201);
    });

    it("CPN-09 CPN-02 each block has its own bounds and stake, and the coupon's stake is their sum", async () => {
      const legs = [501, 502, 503].map((id, at) => ({ ...bet(id, 0), blockId: at < 2 ? 1 : 2 }));
      const asked = (amount: string, amountByBlockId: Record<string, string>) =>
        demo.place("a", legs, { typeId: 4, amount, amountByBlockId });
      expect((await asked("40.00", { 1: "20.00", 2: "30.00" })).body).toEqual({ code: "amount" });
      expect((await asked("50.00", { 1: "20.00", 2: "20.00", 3: "10.00" })).body).toEqual({
        code: "amount",
      });
      expect((await asked("39.99", { 1: "20.00", 2: "19.99" })).body).toEqual({
        ...{ code: "below-minimum", bound: "20.00", blockId: 2 },
      });
      expect((await asked("20.00", { 1: "20.00" })).body).toMatchObject({
        code: "below-minimum",
        blockId: 2,
      });
      expect(await bed().balance(11)).toBe("10000.00");
      expect((await asked("50.00", { 1: "20.00", 2: "30.00" })).status).toBe(201);
      expect((await asked("50.00", { 1: "30.00", 2: "20.00" })).body.code).toBe("key-reused");
    });

    it("CPN-09 CPN-02 the maximum stake of a block follows from the product of its prices", async () => {
      await bed().control("PATCH", "players/demo@example.test", {
        balances: { RUB: "2000000.00" },
      });
      const legs = [501, 502, 503].map((id, at) => ({ ...bet(id, 2), blockId: at < 2 ? 1 : 2 }));
      const asked = (key: string, first: string) =>
        demo.place(key, legs, {
          ...{ typeId: 4, amount: (Number(first) + 20).toFixed(2) },
          amountByBlockId: { 1: first, 2: "20.00" },
        });
      // 1,000,000.00 ÷ 4.2² is 56,689.34…; by one price alone it would be 238,095.23.
      expect((await asked("a", "56689.35")).body).toEqual({
        ...{ code: "above-maximum", bound: "56689.34", blockId: 1 },
      });
      expect((await asked("b", "56689.34")).status).toBe(201);
      const resolved = await bed().call("POST", "/coupon-api/v1/resolve", {
        ...{ lng: "en", typeId: 4, currency: "RUB", bets: legs },
      });
      expect(resolved.body.blocks[1].maxBetAmount).toBe("56689.34");
    });

    it.each([0, -1, undefined])(
      "CPN-09 a coupon of blocks whose bets belong to no block (%j) is refused",
      async (blockId) => {
        const many = Array.from({ length: 25 }, (_, at) => ({ ...bet(501 + at, 0), blockId }));
        const asked = { typeId: 4, amount: "20.00", amountByBlockId: { 1: "20.00" } };
        expect(await demo.place("a", many, asked)).toMatchObject({
          status: 422,
          body: { code: "type" },
        });
        expect(await bed().balance(11)).toBe("10000.00");
        const first = many.map((each) => ({ ...each, blockId: 1 }));
        const { status, body } = await demo.place("a", first, asked);
        // 20.00 × 1.85²⁵ is 95,570,356.43.
        expect([status, body.possibleWin]).toEqual([201, "1000000.00"]);
      },
    );

    it("CPN-05 a game may be in two blocks, but not twice in one", async () => {
      const legs = (second: number) => [
        { ...bet(501, 0), blockId: 1 },
        { ...bet(501, 3), blockId: second },
        { ...bet(502, 0), blockId: 2 },
      ];
      const asked = (second: number) =>
        demo.place("a", legs(second), {
          ...{ typeId: 4, amount: "50.00", amountByBlockId: { 1: "20.00", 2: "30.00" } },
        });
      expect((await asked(1)).body.code).toBe("dependent");
      expect((await asked(2)).status).toBe(201);
    });

    it("CFG-09 a malformed placement is refused with the field's path", async () => {
      const { status, body } = await demo.place("a", [bet(501, 0, { coef: "1,85" })]);
      expect(status).toBe(400);
      expect(body.title).toMatch(/^bets\.0\.coef: /);
    });
  });
}
