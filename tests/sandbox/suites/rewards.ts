import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";
import { wallet } from "./casino-races";
import { buy, ticketsOf } from "./tickets";

const login = "demo@example.test";

/** Bonuses and promo codes, over either database. */
export function rewardsSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });
  const bets = async () => (await bed().control("GET", "bets?login=demo@example.test")).bets;
  const offer = (coupon: Record<string, unknown>) =>
    bed().control("PATCH", "config", { groups: { coupon } });
  const three = () => [bet(501, 0), bet(502, 0), bet(503, 0)];
  const finish = async (results: readonly string[]) => {
    for (const [at, result] of results.entries())
      await bed().control("PATCH", `games/${501 + at}`, { result });
  };

  it("CPN-06 CPN-08 an accumulator of three legs gets the promised bonus of 3 %", async () => {
    await offer({ bonusFeature: true });
    const { body } = await demo.place("a", three(), { bonusPercent: 3 });
    // 1.85³ × 1.03 = 6.52157375 of 100.00.
    expect([body.coef, body.possibleWin, body.bonusPercent]).toEqual(["6.52157375", "652.15", 3]);
    await finish(["1:0", "1:0", "1:0"]);
    expect(await bets()).toMatchObject([{ state: "won", return: "652.15" }]);
    expect(await bed().balance(11)).toBe("10552.15");
  });

  it("CPN-03 a coupon without its bonus bet has no bonus and is another bet under its key", async () => {
    await offer({ bonusFeature: true });
    const { body } = await demo.place("a", three(), { manuallyDeletedBonusBet: true });
    expect([body.coef, body.bonusPercent]).toEqual(["6.331625", 0]);
    expect((await demo.place("a", three(), { manuallyDeletedBonusBet: false })).body.code).toBe(
      "key-reused",
    );
  });

  it("CPN-06 CPN-13 a placement is refused if its bonus is less than was shown", async () => {
    const bonus = await demo.place("a", three(), { bonusPercent: 3 });
    expect([bonus.status, bonus.body]).toEqual([409, { code: "bonus-changed" }]);
    await offer({ hyperBonusPercent: 4 });
    const hyper = await demo.place("b", three(), { hyperBonusPercent: 5 });
    expect([hyper.status, hyper.body]).toEqual([409, { code: "bonus-changed" }]);
    expect(await bed().balance(11)).toBe("10000.00");
  });

  it("CPN-13 the hyper-bonus adds its percentage to the win of a stake of 1,000.00 or more", async () => {
    await offer({ hyperBonusPercent: 5 });
    const small = await demo.place("a", [bet(501, 0)], { amount: "999.99", hyperBonusPercent: 5 });
    expect([small.body.possibleWin, small.body.hyperBonusPercent]).toEqual(["1849.98", 0]);
    const large = await demo.place("b", [bet(501, 0)], { amount: "1000.00", hyperBonusPercent: 5 });
    // 1,850.00 and 5 % of it.
    expect([large.body.possibleWin, large.body.hyperBonusPercent]).toEqual(["1942.50", 5]);
    await finish(["1:0"]);
    expect((await bets()).map((each: { return: string }) => each.return)).toEqual([
      "1849.98",
      "1942.50",
    ]);
  });

  it("CPN-08 the price against an accumulator is stated only where the bookmaker offers one", async () => {
    const ask = () =>
      bed().call("POST", "/coupon-api/v1/resolve", {
        lng: "en",
        typeId: 1,
        currency: "RUB",
        bets: three(),
      });
    expect((await ask()).body.antiExpressCoef).toBeNull();
    await offer({ antiExpress: true });
    // 0.95 × 6.331625 ÷ 5.331625 = 1.12818…
    expect((await ask()).body.antiExpressCoef).toBe("1.128");
  });

  describe("bonus", () => {
    const choose = async (choice: "take" | "refuse", key: string, offer = "reload") => {
      const path = `/web-api/officeapi/v1/bonuses/${choice}`;
      const { status, body } = await demo.call("POST", path, { offer }, { "idempotency-key": key });
      return status === 200 ? "done" : body.code;
    };
    const states = async () =>
      (await demo.call("GET", "/web-api/officeapi/v1/bonuses")).body.bonuses.map(
        ({ state }: { state: string }) => state,
      );

    it("OFC-08 CPP-03 refusing a taken bonus again with the same key gives the same answer", async () => {
      expect(await choose("take", "taking")).toBe("done");
      expect(await choose("refuse", "refusing")).toBe("done");
      expect(await choose("refuse", "refusing")).toBe("done");
      expect(await choose("take", "taking")).toBe("done");
      expect(await states()).toEqual(["refused"]);
    });

    it("OFC-08 CPP-03 the key of one bonus choice is refused for any other choice", async () => {
      expect(await choose("take", "taking")).toBe("done");
      expect(await choose("refuse", "taking")).toBe("key-reused");
      expect(await choose("take", "taking", "another")).toBe("key-reused");
      expect(await states()).toEqual(["taken"]);
      expect(await choose("refuse", "refusing")).toBe("done");
      expect(await choose("take", "refusing")).toBe("key-reused");
      expect(await choose("refuse", "refusing", "another")).toBe("key-reused");
      expect(await states()).toEqual(["refused"]);
    });

    it("OFC-08 CPP-03 the key that refused a bonus offer repeats its answer and cannot take the offer", async () => {
      expect(await choose("refuse", "refusing")).toBe("done");
      expect(await choose("refuse", "refusing")).toBe("done");
      expect(await choose("take", "refusing")).toBe("key-reused");
      expect(await states()).toEqual(["refused"]);
    });
  });

  describe("promo code store", () => {
    const points = (count: number, who = login) =>
      bed().control("PATCH", `players/${who}`, { points: count });
    const left = async () =>
      (await demo.call("GET", "/web-api/officeapi/v1/accounts")).body.balance[0].points;

    it("CNT-04 CPP-03 a promo code costs its points once, however often its key is sent", async () => {
      await points(260);
      const first = await buyCode(demo, "boost-10", "key-1");
      expect([first.status, first.body.points]).toEqual([201, 250]);
      expect(await left()).toBe(10);
      const again = await buyCode(demo, "boost-10", "key-1");
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect((await buyCode(demo, "boost-5", "key-1")).body).toEqual({ code: "key-reused" });
      expect(await left()).toBe(10);
    });

    it("CNT-04 a promo code is refused without enough points, and one that is not sold", async () => {
      await points(99);
      const poor = await buyCode(demo, "boost-5", "key-1");
      expect([poor.status, poor.body]).toEqual([422, { code: "points" }]);
      const unknown = await buyCode(demo, "boost-6", "key-2");
      expect([unknown.status, unknown.body]).toEqual([422, { code: "unknown-offer" }]);
      await points(100);
      await offer({ promoCodes: false });
      expect((await buyCode(demo, "boost-5", "key-3")).body).toEqual({ code: "unknown-offer" });
      expect(await left()).toBe(100);
    });

    const restrict = (fields: object) => bed().control("PATCH", `players/${login}`, fields);
    const exclude = async () => {
      const path = "/limit-service-api/api/external/web/v3/limits";
      const limits = [{ limitType: 30, limitValue: 7 }];
      expect((await demo.call("POST", path, { limits })).status).toBe(200);
    };
    it.each([
      ["excluded", exclude],
      ["excluded", () => restrict({ ban_level: 45, ban_version: 2 })],
      ["account-frozen", () => restrict({ isAccountFrozen: true })],
    ])("LIM-12 CNT-04 no promo code is sold to a player who is %s (%#)", async (code, begin) => {
      await points(100);
      await begin();
      const answer = await buyCode(demo, "boost-5", "key-1");
      expect([answer.status, answer.body]).toEqual([403, { code }]);
      const { points: after } = await restrict({ smsCode: null });
      expect(after).toBe(100);
    });

    it("CPN-14 CNT-04 a bought promo code adds its percentage to one bet of its buyer, and to nobody else's", async () => {
      await points(250);
      const { code } = (await buyCode(demo, "boost-10", "key-1")).body;
      const other = await bed().signIn("limited@example.test");
      const taken = await other.place("o", [bet(501, 0)], { accountId: 21, promoCode: code });
      expect([taken.status, taken.body.code]).toEqual([422, "promo-unknown"]);
      const lower = code.toLowerCase();
      const { body } = await demo.place("a", [bet(501, 0)], { promoCode: lower });
      // 185.00 and 10 % of it.
      expect([body.possibleWin, body.promoCode]).toEqual(["203.50", code]);
      const twice = await demo.place("b", [bet(502, 0)], { promoCode: code });
      expect([twice.status, twice.body.code]).toEqual([422, "promo-used"]);
    });

    it("CPN-14 CNT-04 a bought promo code is among the buyer's own until it is used or 30 days are over", async () => {
      await points(200);
      const [used, kept] = [
        (await buyCode(demo, "boost-5", "key-1")).body.code,
        (await buyCode(demo, "boost-5", "key-2")).body.code,
      ];
      const own = async () =>
        (await demo.call("GET", "/coupon-api/v1/promo-codes?currency=RUB")).body.codes.map(
          (one: { code: string }) => one.code,
        );
      expect((await own()).toSorted()).toEqual(["BOOST10", used, kept].toSorted());
      await demo.place("a", [bet(501, 0)], { promoCode: used });
      expect(await own()).toEqual(["BOOST10", kept]);
      await bed().control("POST", "clock", { advanceMs: 30 * 86_400_000 });
      demo = await bed().signIn();
      expect(await own()).toEqual(["BOOST10"]);
    });
  });

  describe("cashback", () => {
    const clock = async (set: string) => {
      await bed().control("POST", "clock", { set });
      demo = await bed().signIn();
    };
    const claim = async (programme: "premium" | "vip") => {
      const asked = { programme, iso: "RUB" };
      const { status, body } = await demo.call("POST", "/web-api/officeapi/v1/cashback", asked);
      return status === 200 ? "paid" : body.code;
    };
    const paid = async () =>
      (await bed().ledger(login)).entries
        .filter(({ kind }: { kind: string }) => kind === "cashback")
        .map(({ amount }: { amount: string }) => amount);
    /** 3 % of a loss, the lowest level's part; null = nothing was lost. */
    const partOf = (staked: string, back: string) => {
      const lost = Number(staked) - Number(back);
      return lost > 0 ? ((lost * 3) / 100).toFixed(2) : null;
    };
    const cashOut = async (id: string, stake?: string) => {
      const path = `/coupon-api/v1/coupons/${id}/cash-out`;
      const { quote } = (await demo.call("GET", path)).body;
      const key = { "idempotency-key": `cash-out-${stake ?? "rest"}` };
      const order = { quote: quote.id, ...(stake && { stake }) };
      return (await demo.call("POST", path, order, key)).status;
    };
    /** Ten seconds before March, and five seconds after. */
    const before = "2026-02-28T23:59:50Z";
    const after = "2026-03-01T00:00:05Z";
    const stake = { amount: "1000.00" };

    it("OFC-09 a bet open at the end of a month counts for cashback in the month of its loss", async () => {
      await clock(before);
      expect((await demo.place("a", [bet(501, 0)], stake)).status).toBe(201);
      await clock(after);
      expect(await claim("premium")).toBe("nothing");
      await finish(["0:1"]);
      await clock("2026-04-01T00:00:05Z");
      expect(await claim("premium")).toBe("paid");
      expect(await paid()).toEqual(["30.00"]);
    });

    it("OFC-09 CPN-23 a bet cashed out after the month counts for cashback once, with its real loss", async () => {
      await clock(before);
      const { body } = await demo.place("a", [bet(501, 0)], stake);
      await clock(after);
      // 950.00 of 1,000.00 come back.
      expect(await cashOut(body.id)).toBe(200);
      expect(await claim("premium")).toBe("nothing");
      await clock("2026-04-01T00:00:05Z");
      expect(await claim("premium")).toBe("paid");
      expect(await paid()).toEqual(["1.50"]);
    });

    it("OFC-09 CPN-23 a partial cash-out counts for cashback together with its whole bet", async () => {
      await clock(before);
      const { body } = await demo.place("a", [bet(501, 0)], stake);
      expect(await cashOut(body.id, "400.00")).toBe(200);
      await clock(after);
      expect(await claim("premium")).toBe("nothing");
      await finish(["0:1"]);
      await clock("2026-04-01T00:00:05Z");
      expect(await claim("premium")).toBe("paid");
      // 380.00 of 1,000.00 came back.
      expect(await paid()).toEqual(["18.60"]);
    });

    it("OFC-09 LOT-01 a lotto ticket counts for cashback in the month of its last draw", async () => {
      await clock(before);
      expect((await buy(demo, "ticket", ["1 2 3 4 5"], { draws: 3 })).status).toBe(201);
      await clock(after);
      expect(await claim("premium")).toBe("nothing");
      await clock("2026-03-02T00:00:05Z");
      await clock("2026-04-01T00:00:05Z");
      const [ticket] = await ticketsOf(bed());
      const due = partOf(ticket?.stake ?? "", ticket?.win ?? "");
      expect(await claim("premium")).toBe(due === null ? "nothing" : "paid");
      expect(await paid()).toEqual(due === null ? [] : [due]);
    });

    /** Ten seconds before a week, five seconds after, and the week after that. */
    const sunday = "2026-03-01T23:59:50Z";
    const monday = "2026-03-02T00:00:05Z";
    const weekLater = "2026-03-09T00:00:05Z";

    it("OFC-09 CAS-04 a casino round open at the end of a week counts for cashback in the week it is closed", async () => {
      await clock(sunday);
      const fields = { stake: ["1000"] };
      const game = { game: "higher-or-lower", mode: "real", accountId: 11, token: null, fields };
      const key = { "idempotency-key": "round-over-midnight" };
      const { body } = await demo.call("POST", "/third-party/api/v1/play", game, key);
      expect(body).toMatchObject({ state: "open", stake: "1000.00" });
      await clock(monday);
      expect(await claim("vip")).toBe("nothing");
      // A day after it began it is closed by the game's own rule.
      await clock("2026-03-03T00:00:05Z");
      await clock(weekLater);
      const [round] = (await bed().control("GET", `rounds?login=${login}`)).rounds;
      expect(round.state).toBe("closed");
      const due = partOf(round.stake, round.win);
      expect(await claim("vip")).toBe(due === null ? "nothing" : "paid");
      expect(await paid()).toEqual(due === null ? [] : [due]);
    });

    it("OFC-09 CAS-04 a stake in a provider's round counts for cashback in the week the round is paid", async () => {
      await clock(sunday);
      const game = { game: "ridge-dice", mode: "real", accountId: 11 };
      const { token } = (await demo.call("POST", "/third-party/api/v1/launch", game)).body;
      const move = (call: string, transaction: string, amount: string) =>
        wallet(bed(), "kestrel-row", call, { token, transaction, round: "r", amount });
      expect((await move("debit", "stake", "1000.00")).status).toBe(200);
      await clock(monday);
      expect(await claim("vip")).toBe("nothing");
      expect((await move("credit", "win", "250.00")).status).toBe(200);
      await clock(weekLater);
      expect(await claim("vip")).toBe("paid");
      expect(await paid()).toEqual(["22.50"]);
    });
  });

  describe("promo codes", () => {
    const codes = async (code: string) =>
      (await demo.call("GET", `/coupon-api/v1/promo-codes?currency=RUB&code=${code}`)).body;

    it("CPN-14 a player's own promo codes are listed, and a typed code is judged", async () => {
      const boost = { code: "BOOST10", percent: 10, maxLimit: "1000.00" };
      expect(await codes("")).toEqual({ codes: [boost], chosen: null, refusal: null });
      expect((await codes("welcome5")).chosen).toEqual({
        code: "WELCOME5",
        percent: 5,
        maxLimit: "500.00",
      });
      expect([(await codes("NOPE")).refusal, (await codes("EURO2020")).refusal]).toEqual([
        "promo-unknown",
        "promo-expired",
      ]);
    });

    it("CPN-14 a promo code raises one bet's return and is used up by it", async () => {
      const first = await demo.place("a", [bet(501, 0)], { promoCode: "boost10" });
      expect(first.body).toMatchObject({
        possibleWin: "203.50",
        promoCode: "BOOST10",
        promoPercent: 10,
      });
      const again = await demo.place("b", [bet(502, 0)], { promoCode: "BOOST10" });
      expect([again.status, again.body]).toEqual([422, { code: "promo-used" }]);
      expect(await codes("BOOST10")).toEqual({ codes: [], chosen: null, refusal: "promo-used" });
      expect((await demo.place("c", [bet(502, 0)], { promoCode: "NOPE" })).body).toEqual({
        code: "promo-unknown",
      });
      expect((await demo.place("a", [bet(501, 0)], { promoCode: "boost10" })).status).toBe(200);
      await finish(["1:0"]);
      expect(await bets()).toMatchObject([{ return: "203.50" }]);
    });

    it("CPN-14 a promo code is not used up by a coupon type that it does not apply to", async () => {
      const system = await demo.place("a", three(), { typeId: 2, promoCode: "BOOST10" });
      expect(system.body).toMatchObject({ promoCode: "", promoPercent: 0 });
      expect((await codes("")).codes).toHaveLength(1);
      const single = await demo.place("b", [bet(501, 0)], { promoCode: "BOOST10" });
      expect(single.body).toMatchObject({ promoCode: "BOOST10", promoPercent: 10 });
    });

    it("CPN-14 only one of several simultaneous bets from two accounts gets a promo code", async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          demo.place(`k${n}`, [bet(501, 0)], {
            ...{ promoCode: "WELCOME5", amount: "10.00", accountId: n % 2 === 0 ? 12 : 11 },
            ...(n % 2 === 0 ? {} : { amount: "100.00" }),
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === "promo-used")).toHaveLength(19);
      expect(await bets()).toHaveLength(1);
    });
  });
}

/** Buys a promo code of the store with points. */
function buyCode(visitor: Visitor, offer: string, key: string) {
  const headers = { "idempotency-key": key };
  return visitor.call("POST", "/web-api/officeapi/v1/promo-codes", { offer }, headers);
}

/** The store of promo codes against itself, through two processes on one database. */
export function promoStoreRaces(here: () => Bed, there: () => Bed): void {
  const visitors = async (points: number) => {
    await here().reset();
    await here().control("PATCH", `players/${login}`, { points });
    return [await here().signIn(), await there().signIn()] as const;
  };
  const pointsLeft = async () =>
    (await here().control("PATCH", `players/${login}`, { smsCode: null })).points;

  it("CNT-04 CPP-10 one key through two processes buys one promo code", async () => {
    const [one, two] = await visitors(1_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => buyCode(n % 2 ? one : two, "boost-5", "the-one-key")),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1);
    expect(await pointsLeft()).toBe(900);
  });

  it("CNT-04 purchases through two processes never spend more points than there are", async () => {
    const [one, two] = await visitors(350);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => buyCode(n % 2 ? one : two, "boost-5", `key-${n}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === "points")).toHaveLength(17);
    expect(await pointsLeft()).toBe(50);
  });
}
