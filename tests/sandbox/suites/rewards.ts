import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";

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

  it("CPN-06 CPN-08 an express of three grows by 3 %, as it was promised", async () => {
    await offer({ bonusFeature: true });
    const { body } = await demo.place("a", three(), { bonusPercent: 3 });
    // 1.85³ × 1.03 = 6.52157375 of 100.00.
    expect([body.coef, body.possibleWin, body.bonusPercent]).toEqual(["6.52157375", "652.15", 3]);
    await finish(["1:0", "1:0", "1:0"]);
    expect(await bets()).toMatchObject([{ state: "won", return: "652.15" }]);
    expect(await bed().balance(11)).toBe("10552.15");
  });

  it("CPN-03 without it by the player's own word, and then another bet under the same key", async () => {
    await offer({ bonusFeature: true });
    const { body } = await demo.place("a", three(), { manuallyDeletedBonusBet: true });
    expect([body.coef, body.bonusPercent]).toEqual(["6.331625", 0]);
    expect((await demo.place("a", three(), { manuallyDeletedBonusBet: false })).body.code).toBe(
      "key-reused",
    );
  });

  it("CPN-06 CPN-13 a bonus that is less than what was shown is refused, and takes nothing", async () => {
    const bonus = await demo.place("a", three(), { bonusPercent: 3 });
    expect([bonus.status, bonus.body]).toEqual([409, { code: "bonus-changed" }]);
    await offer({ hyperBonusPercent: 4 });
    const hyper = await demo.place("b", three(), { hyperBonusPercent: 5 });
    expect([hyper.status, hyper.body]).toEqual([409, { code: "bonus-changed" }]);
    expect(await bed().balance(11)).toBe("10000.00");
  });

  it("CPN-13 the hyper-bonus adds its percent from 1,000.00 on", async () => {
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

  it("CPN-08 states the price against an express where the house offers one", async () => {
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

  describe("promo codes", () => {
    const codes = async (code: string) =>
      (await demo.call("GET", `/coupon-api/v1/promo-codes?currency=RUB&code=${code}`)).body;

    it("CPN-14 one's own are listed, another is judged as it is typed", async () => {
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

    it("CPN-14 adds to the return once, and is spent then", async () => {
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

    it("CPN-14 a code is not spent on a type that it adds nothing to", async () => {
      const system = await demo.place("a", three(), { typeId: 2, promoCode: "BOOST10" });
      expect(system.body).toMatchObject({ promoCode: "", promoPercent: 0 });
      expect((await codes("")).codes).toHaveLength(1);
      const single = await demo.place("b", [bet(501, 0)], { promoCode: "BOOST10" });
      expect(single.body).toMatchObject({ promoCode: "BOOST10", promoPercent: 10 });
    });

    it("CPN-14 of bets that race with one code from two accounts, one has it", async () => {
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
