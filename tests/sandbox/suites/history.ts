import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";

/** Less than a token holds. */
const aWhile = 300_000;

/** Lists of placed bets, narrowed, over either database. */
export function historySuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });

  const list = async (query: string, visitor = demo) =>
    (await visitor.call("GET", `/coupon-api/v1/coupons?${query}`)).body;
  const keys = async (query: string) =>
    (await list(query)).coupons.map(({ key }: { key: string }) => key);

  /** One bet of each state: 100.00 RUB each, the last 1.000 KWD. */
  async function oneOfEach(): Promise<void> {
    await demo.place("won", [bet(501, 0)]);
    await demo.place("lost", [bet(501, 1)]);
    await demo.place("void", [bet(502, 8)]);
    await demo.place("open", [bet(601, 1)]);
    const { body } = await demo.place("sold", [bet(503, 0)]);
    await demo.place("dinar", [bet(601, 1)], { accountId: 13, amount: "1.000" });
    const path = `/coupon-api/v1/coupons/${body.id}/cash-out`;
    const { quote } = (await demo.call("GET", path)).body;
    await demo.call("POST", path, { quote: quote.id }, { "idempotency-key": "sell" });
    await bed().control("PATCH", "games/501", { result: "1:0" });
    await bed().control("PATCH", "games/502", { result: "0:0" });
  }

  it("CPP-09 the list of coupons can be filtered by state, newest first", async () => {
    await oneOfEach();
    expect(await keys("")).toEqual(["dinar", "sold", "open", "void", "lost", "won"]);
    expect(await keys("state=open")).toEqual(["dinar", "open"]);
    expect(await keys("state=settled")).toEqual(["sold", "void", "lost", "won"]);
    for (const state of ["won", "lost", "void"])
      expect(await keys(`state=${state}`)).toEqual([state]);
    expect(await keys("state=cashed-out")).toEqual(["sold"]);
    expect(await keys("state=nonsense")).toHaveLength(6);
  });

  it("CPP-09 the list of coupons can be filtered by time, start included and end excluded", async () => {
    await demo.place("early", [bet(601, 0)]);
    const { placedAt } = (await list("")).coupons[0];
    await bed().control("POST", "clock", { advanceMs: aWhile });
    await demo.place("late", [bet(601, 1)]);
    const asked = (name: string, at: string) => `${name}=${encodeURIComponent(at)}`;
    expect(await keys(asked("from", placedAt))).toEqual(["late", "early"]);
    expect(await keys(asked("until", placedAt))).toEqual([]);
    const between = new Date(Date.parse(placedAt) + 1).toISOString();
    expect(await keys(asked("from", between))).toEqual(["late"]);
    expect(await keys(asked("until", between))).toEqual(["early"]);
    const later = new Date(Date.parse(placedAt) + 2 * aWhile).toISOString();
    expect(await keys(`${asked("from", between)}&${asked("until", later)}`)).toEqual(["late"]);
    expect(await keys("from=yesterday")).toHaveLength(2);
  });

  it("CPP-09 a bet placed between two page requests does not shift the next page of coupons", async () => {
    for (const key of ["a", "b", "c", "d", "e"]) await demo.place(key, [bet(601, 0)]);
    const first = (await list("limit=2")).coupons;
    await demo.place("f", [bet(601, 1)]);
    expect(await keys(`limit=2&before=${first[1].id}`)).toEqual(["c", "b"]);
    expect((await demo.call("GET", "/coupon-api/v1/coupons?before=x")).status).toBe(404);
  });

  describe("totals", () => {
    it("CPP-09 totals cover all coupons of the filter by currency, whatever page is requested", async () => {
      await oneOfEach();
      const { totals } = await list("totals=1&limit=1");
      // 185.00 won, 100.00 back, 95.00 sold.
      expect(totals).toEqual([
        { iso: "KWD", count: 1, staked: "1.000", returned: "0.000", net: "-1.000" },
        { iso: "RUB", count: 5, staked: "500.00", returned: "380.00", net: "-120.00" },
      ]);
      const [, second] = (await list("")).coupons;
      expect((await list(`totals=1&before=${second.id}`)).totals).toEqual(totals);
      expect((await list("totals=1&state=won")).totals).toEqual([
        { iso: "RUB", count: 1, staked: "100.00", returned: "185.00", net: "85.00" },
      ]);
    });

    it("CPP-09 totals include no other player's coupons", async () => {
      await demo.place("a", [bet(601, 0)]);
      const other = await bed().signIn("limited@example.test");
      expect(await list("totals=1", other)).toEqual({ coupons: [], totals: [] });
    });
  });
}
