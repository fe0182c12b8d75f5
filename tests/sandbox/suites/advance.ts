import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { sized } from "../../support/size";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";
import { withdraw } from "../support/till";

interface Entry {
  readonly accountId: number;
  readonly amount: string;
  readonly kind: string;
}

const login = "demo@example.test";
const kopecks = (amount: string) => Math.round(Number(amount) * 100);

/** Advances on what open bets may bring (CPN-15), over either database. */
export function advanceSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });
  const stateOf = async (accountId = 11) =>
    (await demo.call("GET", `/coupon-api/v1/advance?accountId=${accountId}`)).body;
  const finish = (gameId: number, result: string) =>
    bed().control("PATCH", `games/${gameId}`, { result });
  const entries = async (): Promise<Entry[]> => (await bed().ledger(login)).entries;
  const houseOf = async (house: string) =>
    (await bed().ledger()).accounts.find(
      (account: { house?: string; iso: string }) =>
        account.house === house && account.iso === "RUB",
    ).balance;

  describe("available advance", () => {
    it("CPN-15 the available advance is half of an account's open stakes in whole units, less past advances", async () => {
      expect(await stateOf()).toEqual({ available: "0.00", outstanding: "0.00" });
      await demo.place("a", [bet(501, 0)], { amount: "101.50" });
      expect(await stateOf()).toEqual({ available: "50.00", outstanding: "0.00" });
      expect(await stateOf(12)).toEqual({ available: "0.00", outstanding: "0.00" });
      await demo.place("b", [bet(502, 0)], { amount: "200.00", prepaidAmount: "30.00" });
      expect(await stateOf()).toEqual({ available: "20.00", outstanding: "30.00" });
      await finish(501, "0:1");
      expect(await stateOf()).toEqual({ available: "0.00", outstanding: "30.00" });
    });

    it("CPN-15 a bonus account and a frozen or banned player get no advance, and other players' accounts are hidden", async () => {
      await demo.place("a", [bet(501, 0)]);
      await demo.place("b", [bet(502, 0)], { accountId: 14 });
      expect(await stateOf(14)).toEqual({ available: "0.00", outstanding: "0.00" });
      for (const patch of [
        { isAccountFrozen: true },
        { isAccountFrozen: false, ban: { level: 1 } },
      ]) {
        await bed().control("PATCH", `players/${login}`, patch);
        expect(await stateOf()).toMatchObject({ available: "0.00" });
      }
      await bed().control("PATCH", `players/${login}`, { ban: null });
      expect(await stateOf()).toMatchObject({ available: "50.00" });
      expect((await demo.call("GET", "/coupon-api/v1/advance?accountId=21")).status).toBe(404);
      expect((await bed().call("GET", "/coupon-api/v1/advance?accountId=11")).status).toBe(401);
    });
  });

  describe("a stake with an advance", () => {
    it("CPN-15 SBX-03 a stake paid with an advance costs only the rest, and the ledger has the advance first", async () => {
      await demo.place("a", [bet(501, 0)]);
      await bed().control("PATCH", `players/${login}`, { balances: { 11: "60.00" } });
      const { status, body } = await demo.place("b", [bet(502, 0)], { prepaidAmount: "50.00" });
      expect(status).toBe(201);
      expect(body).toMatchObject({ stake: "100.00", possibleWin: "185.00" });
      expect(await bed().balance(11)).toBe("10.00");
      const moved = (await entries()).filter(({ accountId }) => accountId === 11).slice(-2);
      expect(moved).toMatchObject([
        { kind: "advance", amount: "50.00" },
        { kind: "stake", amount: "-100.00" },
      ]);
      expect(await houseOf("advances")).toBe("-50.00");
    });

    it.each([
      { prepaidAmount: "51.00", code: "above-maximum", bound: "50.00", field: "prepaidAmount" },
      {
        prepaidAmount: "31.00",
        amount: "30.00",
        code: "above-maximum",
        bound: "30.00",
        field: "prepaidAmount",
      },
      { prepaidAmount: "0.005", code: "amount", field: "prepaidAmount" },
      { prepaidAmount: "-1.00", code: "amount", field: "prepaidAmount" },
      {
        prepaidAmount: "1.00",
        accountId: 14,
        code: "above-maximum",
        bound: "0.00",
        field: "prepaidAmount",
      },
      { prepaidAmount: "40.00", amount: "9950.00", code: "funds", bound: "9940.00" },
    ])(
      "CPN-15 CPP-06 an advance of $prepaidAmount is refused as $code, and no money moves",
      async ({ code, bound, field, ...asked }) => {
        await demo.place("a", [bet(501, 0)]);
        const before = await entries();
        const { status, body } = await demo.place("b", [bet(502, 0)], asked);
        expect([status, body.code, body.bound, body.field]).toEqual([422, code, bound, field]);
        expect(await entries()).toEqual(before);
        expect(await stateOf()).toEqual({ available: "50.00", outstanding: "0.00" });
      },
    );

    it("CPN-15 CPP-10 a placement key used again with another advance is refused", async () => {
      await demo.place("a", [bet(501, 0)], { amount: "400.00" });
      const placing = (prepaidAmount: string) => demo.place("b", [bet(502, 0)], { prepaidAmount });
      const same = await Promise.all(Array.from({ length: 20 }, () => placing("60.00")));
      expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await stateOf()).toEqual({ available: "140.00", outstanding: "60.00" });
      expect((await placing("60.0")).status).toBe(200);
      expect((await placing("0")).body.code).toBe("key-reused");
      expect((await placing("61.00")).body.code).toBe("key-reused");
      expect(await bed().balance(11)).toBe("9560.00");
    });

    it("CPN-15 SBX-03 simultaneous placements never get more advance than is available", async () => {
      await demo.place("a", [bet(501, 0)], { amount: "1000.00" });
      const race = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          demo.place(`k${n}`, [bet(502, 0)], { amount: "150.00", prepaidAmount: "100.00" }),
        ),
      );
      expect(race.filter(({ status }) => status === 201)).toHaveLength(5);
      const codes = race.filter(({ status }) => status !== 201).map(({ body }) => body.code);
      expect(new Set(codes)).toEqual(new Set(["above-maximum"]));
      expect(await stateOf()).toEqual({ available: "0.00", outstanding: "500.00" });
      expect(await bed().balance(11)).toBe("8750.00");
    });
  });

  describe("outstanding advance", () => {
    /** 1,000.00 of one's own on game 501, and 500.00 on 502 that are all advanced. */
    const owing = async () => {
      await demo.place("own", [bet(501, 0)], { amount: "1000.00" });
      await demo.place("advanced", [bet(502, 0)], { amount: "500.00", prepaidAmount: "500.00" });
      expect(await bed().balance(11)).toBe("9000.00");
    };

    it("CPN-15 an advance is repaid from the next return, whichever coupon it comes from", async () => {
      await owing();
      await finish(501, "1:0");
      // 9,000.00 + 1,850.00 − 500.00
      expect(await bed().balance(11)).toBe("10350.00");
      expect(await stateOf()).toEqual({ available: "0.00", outstanding: "0.00" });
      await finish(502, "1:0");
      expect(await bed().balance(11)).toBe("11275.00");
    });

    it("CPN-15 CPP-08 a withdrawal cannot take out the amount of an outstanding advance", async () => {
      await owing();
      const refused = await withdraw(demo, "out-0001", "8500.01");
      expect(refused.body).toMatchObject({ code: "funds", bound: "8500.00" });
      expect((await withdraw(demo, "out-0002", "8500.00")).body).toMatchObject({ state: "paid" });
      expect(await bed().balance(11)).toBe("500.00");
    });

    it("CPN-15 an advance is repaid by the return of its own coupon, even a void one", async () => {
      await owing();
      await bed().control("PATCH", "games/502", { status: "finished", scores: null });
      expect(await bed().balance(11)).toBe("9000.00");
      expect(await stateOf()).toEqual({ available: "500.00", outstanding: "0.00" });
    });

    it("CPN-15 CPN-23 a cash-out repays an outstanding advance", async () => {
      await owing();
      const [, own] = (await demo.call("GET", "/coupon-api/v1/coupons")).body.coupons;
      const path = `/coupon-api/v1/coupons/${own.id}/cash-out`;
      const { quote } = (await demo.call("GET", path)).body;
      const taken = await demo.call("POST", path, { quote: quote.id }, { "idempotency-key": "c" });
      expect([quote.amount, taken.status]).toEqual(["950.00", 200]);
      // 9,000.00 + 950.00 − 500.00
      expect(await bed().balance(11)).toBe("9450.00");
      expect(await stateOf()).toEqual({ available: "0.00", outstanding: "0.00" });
    });

    it("CPN-15 a small return repays part of an advance, and the rest is written off with the last open coupon", async () => {
      await owing();
      await demo.place("small", [bet(503, 0)]);
      await finish(503, "1:0");
      expect(await bed().balance(11)).toBe("8900.00");
      // 500.00 − 185.00
      expect(await stateOf()).toMatchObject({ outstanding: "315.00" });
      await finish(501, "0:1");
      expect(await stateOf()).toMatchObject({ outstanding: "315.00" });
      await finish(502, "0:1");
      expect(await stateOf()).toEqual({ available: "0.00", outstanding: "0.00" });
      expect(await bed().balance(11)).toBe("8900.00");
      expect(await houseOf("advances")).toBe("0.00");
      // Stakes of 1,600.00 less the return of 185.00 and what was given up.
      expect(await houseOf("bets")).toBe("1100.00");
    });

    it("CPN-15 SBX-03 after any play every advance is repaid, written off or outstanding", async () => {
      const step = fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            place: fc.integer({ min: 501, max: 508 }),
            stake: fc.integer({ min: 20, max: 900 }),
            part: fc.constantFrom(0, 0.5, 1),
          }),
        },
        {
          weight: 3,
          arbitrary: fc.record({
            finish: fc.integer({ min: 501, max: 508 }),
            result: fc.constantFrom("1:0", "0:1", null),
          }),
        },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
          await bed().reset();
          demo = await bed().signIn();
          for (const [n, each] of steps.entries()) {
            if ("place" in each) {
              const most = Math.min(Number((await stateOf()).available), each.stake);
              const prepaidAmount = String(Math.floor(most * each.part));
              await demo.place(`k${n}`, [bet(each.place, 0)], {
                amount: String(each.stake),
                prepaidAmount,
              });
            } else if (each.result) await finish(each.finish, each.result);
            else
              await bed().control("PATCH", `games/${each.finish}`, {
                status: "finished",
                scores: null,
              });
          }
          const { outstanding } = await stateOf();
          const { bets } = await bed().control("GET", `bets?login=${login}`);
          const all = (await bed().ledger()).entries as Entry[];
          const sum = (list: readonly Entry[]) =>
            list.reduce((total, { amount }) => total + kopecks(amount), 0);
          const own = all.filter(({ accountId }) => accountId === 11);
          const lent = own.filter(({ kind }) => kind === "advance" || kind === "advance-repaid");
          const givenUp = all.filter(
            ({ kind, amount }) => kind === "advance-written-off" && !amount.startsWith("-"),
          );
          expect(sum(lent) - sum(givenUp)).toBe(kopecks(outstanding));
          expect(kopecks(await houseOf("advances")) + kopecks(outstanding)).toBe(0);
          expect(sum(own)).toBe(kopecks(await bed().balance(11)));
          const isOpen = bets.some(({ state }: { state: string }) => state === "placed");
          if (!isOpen) expect(outstanding).toBe("0.00");
          let balance = 0;
          for (const { amount } of own) {
            balance += kopecks(amount);
            expect(balance).toBeGreaterThanOrEqual(0);
          }
        }),
        { numRuns: sized(4, 20), endOnFailure: true },
      );
    });
  });
}
