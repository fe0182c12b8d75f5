import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { sized } from "../../support/size";
import type { Bed, Visitor } from "../support/bed";
import { bet, market } from "../support/test-feed";
import { withdraw } from "../support/till";

const login = "demo@example.test";

interface Entry {
  readonly kind: string;
  readonly amount: string;
  readonly ref: string;
  readonly accountId: number;
}

const kopecks = (amount: string) => Math.round(Number(amount) * 100);

/** Bets settled again by a corrected result (CPN-28), over either database. */
export function resettlementSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });
  const finish = (gameId: number, result: string) =>
    bed().control("PATCH", `games/${gameId}`, { result });
  const placed = async (
    key: string,
    bets: Parameters<Visitor["place"]>[1],
    changes: Record<string, unknown> = {},
  ) => (await demo.place(key, bets, changes)).body.id as string;
  const couponOf = async (id: string) =>
    (await demo.again().then((own) => own.call("GET", `/coupon-api/v1/coupons/${id}`))).body;
  const entriesOf = async (id: string): Promise<[string, string, string][]> => {
    const { entries } = await bed().ledger(login);
    return entries
      .filter(({ ref }: Entry) => ref.split("/")[0] === id)
      .map(({ kind, amount, ref }: Entry) => [kind, amount, ref]);
  };
  const mails = async (): Promise<{ subject: string; text: string }[]> =>
    (await bed().control("GET", `outbox?to=${encodeURIComponent(login)}`)).messages;
  const zeroSums = async () => {
    const { accounts } = await bed().ledger();
    const sums = new Map<string, number>();
    for (const { iso, balance } of accounts)
      sums.set(iso, (sums.get(iso) ?? 0) + Math.round(Number(balance) * 1000));
    return [...new Set(sums.values())];
  };

  it("CPN-28 a single that a corrected result turns from won to lost gives its return back once, and again when it turns back", async () => {
    const id = await placed("a", [bet(501, 0)]);
    await finish(501, "1:0");
    expect(await bed().balance(11)).toBe("10085.00");
    await Promise.all([finish(501, "0:1"), finish(501, "0:1")]);
    expect(await bed().balance(11)).toBe("9900.00");
    expect(await couponOf(id)).toMatchObject({
      ...{ state: "lost", return: "0.00", legs: [{ state: "lost", scores: "0:1" }] },
      corrections: [{ before: "185.00", after: "0.00", debt: "0.00" }],
    });
    await finish(501, "2:0");
    expect(await bed().balance(11)).toBe("10085.00");
    expect(await entriesOf(id)).toEqual([
      ["stake", "-100.00", id],
      ["return", "185.00", id],
      ["resettled-back", "-185.00", `${id}/r1`],
      ["resettled", "185.00", `${id}/r2`],
    ]);
    // A correction that changes no outcome moves nothing and writes to nobody.
    await finish(501, "3:0");
    expect((await couponOf(id)).corrections).toHaveLength(2);
    const texts = (await mails()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain(`it returned 0.00 RUB and now returns 185.00 RUB`);
    expect(await zeroSums()).toEqual([0]);
  });

  it("CPN-28 CPN-25 a half-lost, a void and a postponed single are settled again by what they return", async () => {
    // -0.25 at 2.02: a draw loses half; no goal's start: a draw is a push.
    const half = await placed("a", [bet(501, 5)]);
    const push = await placed("b", [bet(501, 8)]);
    const away = await placed("c", [bet(502, 0)]);
    await finish(501, "1:1");
    await bed().control("PATCH", "games/502", { status: "finished", scores: null });
    await finish(501, "2:1");
    await finish(502, "1:0");
    const states = await Promise.all([half, push, away].map(couponOf));
    expect(
      states.map(({ state, return: paid, corrections }) => [state, paid, corrections[0].before]),
    ).toEqual([
      ["won", "202.00", "50.00"],
      ["won", "150.00", "100.00"],
      ["won", "185.00", "100.00"],
    ]);
    expect(await bed().balance(11)).toBe("10237.00");
  });

  it("CPN-28 a lost accumulator whose lost leg is corrected is open again, and its last game settles it", async () => {
    const id = await placed("a", [bet(501, 0), bet(601, 1)]);
    await finish(501, "0:1");
    expect((await couponOf(id)).state).toBe("lost");
    await finish(501, "1:0");
    expect(await couponOf(id)).toMatchObject({
      ...{ state: "placed", return: null, settledAt: null, possibleWin: "666.00" },
      corrections: [{ before: "0.00", after: null }],
    });
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Your bet ${id} is open again`]);
    await finish(601, "0:0");
    expect(await couponOf(id)).toMatchObject({ state: "won", return: "666.00" });
    // And settled again, though the payout has a ref of its own.
    await finish(601, "0:1");
    expect(await entriesOf(id)).toEqual([
      ["stake", "-100.00", id],
      ["return", "666.00", `${id}/r1`],
      ["resettled-back", "-666.00", `${id}/r2`],
    ]);
    expect(await bed().balance(11)).toBe("9900.00");
  });

  it("CPN-28 CPN-07 a system is settled again as its corrected legs require, to the unit", async () => {
    const legs = [501, 502, 503].map((game) => ({ ...bet(game, 0), blockId: 0 }));
    const id = await placed("a", legs, { typeId: 2, systemValue: 2, amount: "30.00" });
    for (const game of [501, 502, 503]) await finish(game, "1:0");
    // Three lines of 10.00 at 1.85².
    expect(await couponOf(id)).toMatchObject({ state: "won", return: "102.67" });
    await finish(503, "0:1");
    expect(await couponOf(id)).toMatchObject({ state: "won", return: "34.22" });
    expect(await bed().balance(11)).toBe("10004.22");
    await finish(502, "0:1");
    expect(await couponOf(id)).toMatchObject({ state: "lost", return: "0.00" });
    expect(await bed().balance(11)).toBe("9970.00");
  });

  it("CPN-28 CPN-31 a full cover with won, half-lost, void and lost legs is paid, and settled again, bet by bet", async () => {
    // -0.25 at 2.02: a draw loses half; no goal's start at 1.5: a draw is a push.
    const legs = [bet(501, 0), bet(502, 5), bet(503, 8), bet(504, 0)];
    const id = await placed("a", legs, { typeId: 2, systemValue: 101, amount: "150.00" });
    await finish(501, "1:0");
    for (const game of [502, 503]) await finish(game, "1:1");
    await finish(504, "0:1");
    // Ten on each of 15 bets: 10 · ((1 + 1.85)(1 + 0.5)(1 + 1)(1 + 0) − 1)
    expect(await couponOf(id)).toMatchObject({ state: "won", return: "75.50", systemValue: 101 });
    expect(await bed().balance(11)).toBe("9925.50");
    await finish(504, "1:0");
    // The last counts 1.85: 10 · (2.85 · 1.5 · 2 · 2.85 − 1) = 233.675
    expect(await couponOf(id)).toMatchObject({ state: "won", return: "233.67" });
    expect(await bed().balance(11)).toBe("10083.67");
    expect(await entriesOf(id)).toEqual([
      ["stake", "-150.00", id],
      ["return", "75.50", id],
      ["resettled", "158.17", `${id}/r1`],
    ]);
    expect(await zeroSums()).toEqual([0]);
  });

  it("CPN-28 CPN-02 paid blocks that a correction opens again give the payment back and are paid as a whole later", async () => {
    const legs = [
      { ...bet(501, 0), blockId: 1 },
      { ...bet(502, 0), blockId: 2 },
      { ...bet(601, 1), blockId: 2 },
    ];
    const stakes = { typeId: 4, amount: "70.00", amountByBlockId: { 1: "40.00", 2: "30.00" } };
    const id = await placed("a", legs, stakes);
    await finish(501, "1:0");
    await finish(502, "0:1");
    const first = await couponOf(id);
    expect(first).toMatchObject({ state: "won", return: "74.00" });
    await finish(502, "1:0");
    expect(await couponOf(id)).toMatchObject({ state: "placed", return: null });
    expect(await bed().balance(11)).toBe("9930.00");
    await finish(601, "0:0");
    // 40.00 · 1.85 + 30.00 · 1.85 · 3.6
    expect(await couponOf(id)).toMatchObject({ state: "won", return: "273.80" });
    expect(await bed().balance(11)).toBe("10203.80");
    expect(await zeroSums()).toEqual([0]);
  });

  it("CPN-28 CPN-23 a cashed-out bet is not settled again, and of a part that was sold only the rest is", async () => {
    const take = async (id: string, key: string, stake?: string) => {
      const path = `/coupon-api/v1/coupons/${id}/cash-out`;
      const { quote } = (await demo.call("GET", path)).body;
      await demo.call("POST", path, { quote: quote.id, stake }, { "idempotency-key": key });
    };
    const two = [bet(501, 0), bet(601, 1)];
    const whole = await placed("whole", two);
    const part = await placed("part", [bet(501, 0)]);
    await take(part, "some", "60.00");
    await finish(501, "1:0");
    await take(whole, "all");
    const sold = await couponOf(whole);
    expect(sold.state).toBe("cashed-out");
    const before = kopecks(await bed().balance(11));
    await finish(501, "0:1");
    expect(await couponOf(whole)).toMatchObject({
      ...{ state: "cashed-out", return: sold.return, corrections: [] },
      legs: [{ state: "lost" }, { state: "open" }],
    });
    expect(await couponOf(part)).toMatchObject({
      ...{ state: "lost", return: "0.00", corrections: [{ before: "74.00", after: "0.00" }] },
      cashedOut: [{ stake: "60.00", amount: "57.00" }],
    });
    expect(kopecks(await bed().balance(11))).toBe(before - 7_400);
  });

  it("CPN-28 a bonus account gives back what it has of a corrected return, and owes nothing", async () => {
    await bed().control("PATCH", `players/${login}`, { balances: { "bonus:RUB": "100.00" } });
    const id = await placed("a", [bet(501, 0)], { accountId: 14 });
    await finish(501, "1:0");
    await demo.place("b", [bet(502, 0)], { accountId: 14, amount: "150.00" });
    await finish(501, "0:1");
    expect(await bed().balance(14)).toBe("0.00");
    expect((await couponOf(id)).corrections).toMatchObject([{ before: "185.00", debt: "0.00" }]);
    await finish(502, "1:0");
    expect(await bed().balance(14)).toBe("277.50");
  });

  it("CPN-28 CPN-15 what a money account lacks is a named debt, taken from the returns of its open bets", async () => {
    await bed().control("PATCH", `players/${login}`, { balances: { RUB: "200.00" } });
    const id = await placed("a", [bet(501, 0)]);
    await demo.place("open", [bet(502, 0)]);
    await finish(501, "1:0");
    expect((await withdraw(demo, "w", "150.00")).status).toBe(201);
    await finish(501, "0:1");
    // Of 185.00 there were 35.00.
    expect(await bed().balance(11)).toBe("0.00");
    expect((await couponOf(id)).corrections).toMatchObject([
      { before: "185.00", after: "0.00", debt: "150.00" },
    ]);
    expect((await entriesOf(id)).slice(2)).toEqual([
      ["resettled-debt", "150.00", `${id}/r1`],
      ["resettled-back", "-185.00", `${id}/r1`],
    ]);
    const advance = (await demo.call("GET", "/coupon-api/v1/advance?accountId=11")).body;
    expect(advance.outstanding).toBe("150.00");
    expect((await mails())[0]?.text).toContain("150.00 RUB of it was not in your account");
    await finish(502, "1:0");
    // 185.00 less the debt.
    expect(await bed().balance(11)).toBe("35.00");
    expect(await zeroSums()).toEqual([0]);
  });

  it("CPN-28 a debt of a corrected result is written off where no bet of the account is open", async () => {
    await bed().control("PATCH", `players/${login}`, { balances: { RUB: "100.00" } });
    await demo.place("a", [bet(501, 0)]);
    await finish(501, "1:0");
    await withdraw(demo, "w", "185.00");
    await finish(501, "0:1");
    const advance = (await demo.call("GET", "/coupon-api/v1/advance?accountId=11")).body;
    expect([await bed().balance(11), advance.outstanding]).toEqual(["0.00", "0.00"]);
    expect(await zeroSums()).toEqual([0]);
  });

  it("CPN-28 RCK-04 a session counts the difference of a bet that an earlier session settled", async () => {
    await demo.place("a", [bet(501, 0)]);
    await finish(501, "1:0");
    await bed().control("POST", "clock", { advanceMs: 1_000 });
    const later = await bed().signIn();
    const totals = async (visitor: Visitor) => {
      const path = "/web-api/api/web/user/v1/session-summary";
      const { staked, returned } = (await visitor.call("GET", path)).body.accounts[0];
      return [staked, returned];
    };
    expect(await totals(later)).toEqual(["0.00", "0.00"]);
    await finish(501, "0:1");
    // 185.00 less than before: a loss of as much.
    expect(await totals(later)).toEqual(["185.00", "0.00"]);
    await finish(501, "1:0");
    expect(await totals(later)).toEqual(["185.00", "185.00"]);
    // The session that settled it has the bet as it is now.
    expect(await totals(demo)).toEqual(["100.00", "185.00"]);
  });

  it("CPN-28 LIM-14 a return that a corrected result takes back counts as a loss for the loss limit", async () => {
    const limit = {
      ...{ limitType: 10, limitValue: 1_000, limitState: "ACTIVE", startedAt: 0, endsAt: null },
      ...{ needApprove: false, selfExcludeReason: null, pending: null },
    };
    await bed().control("PATCH", `players/${login}`, { limits: { "10": limit } });
    const left = async () => {
      const { body } = await demo.call("GET", "/limit-service-api/api/external/web/v3/limits");
      return body.find((one: { limitType: number }) => one.limitType === 10).limitBalance;
    };
    await demo.place("a", [bet(501, 0)]);
    await demo.place("b", [bet(502, 0)], { amount: "300.00" });
    await finish(502, "0:1");
    await finish(501, "1:0");
    // Staked 400.00, returned 185.00.
    expect(await left()).toBe(785);
    await finish(501, "0:1");
    expect(await left()).toBe(600);
    await finish(501, "2:0");
    expect(await left()).toBe(785);
  });

  it("CPN-28 SBX-03 after any corrections each bet returned what its last results pay, and the ledger is balanced", async () => {
    const result = fc.constantFrom("1:0", "0:1", "1:1", "0:0", "2:1");
    const step = fc.tuple(fc.constantFrom<number>(501, 502, 503), result);
    const shape = fc.constantFrom<readonly [number[], Record<string, unknown>]>(
      [[501], {}],
      [[502, 503], {}],
      [[501, 502, 503], {}],
      [[501, 502, 503], { typeId: 2, systemValue: 2 }],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(shape, fc.constantFrom(0, 5, 7, 8)), { minLength: 1, maxLength: 4 }),
        fc.array(step, { minLength: 3, maxLength: 8 }),
        async (bets, steps) => {
          await bed().reset();
          demo = await bed().signIn();
          const place = async (prefix: string) => {
            for (const [at, [[games, changes], index]] of bets.entries())
              await demo.place(
                `${prefix}${at}`,
                games.map((game) => ({ ...bet(game, index), blockId: 0 })),
                changes,
              );
          };
          await place("corrected");
          for (const [game, score] of steps) await finish(game, score);
          const last = new Map(steps);
          for (const game of [501, 502, 503]) if (!last.has(game)) last.set(game, "1:1");
          for (const [game, score] of last) await finish(game, score);
          const paid = async () =>
            (await bed().control("GET", `bets?login=${login}`)).bets
              .map(({ key, state, return: amount }: Record<string, string>) => [key, state, amount])
              .toSorted();
          const corrected = await paid();
          const balance = await bed().balance(11);
          expect(await zeroSums()).toEqual([0]);
          // The same bets on the same last results, which were never corrected.
          await bed().reset();
          demo = await bed().signIn();
          await place("corrected");
          for (const [game, score] of last) await finish(game, score);
          expect(corrected).toEqual(await paid());
          expect(balance).toBe(await bed().balance(11));
        },
      ),
      { numRuns: sized(6, 60) },
    );
  });

  it("CPN-28 more bets than one transaction settles again are all settled again, once each", async () => {
    await bed().control("PATCH", `markets/${market(501, 0)}`, { coef: "2" });
    for (let at = 0; at < 30; at += 1)
      await demo.place(`k${at}`, [bet(501, 0, { coef: "2" })], { amount: "20.00" });
    await finish(501, "1:0");
    expect(await bed().balance(11)).toBe("10600.00");
    await Promise.all([finish(501, "0:1"), bed().ledger(), bed().ledger()]);
    expect(await bed().balance(11)).toBe("9400.00");
  });

  describe("page", () => {
    it("CPN-28 CPP-09 the bet history and the statement name a corrected result", async () => {
      const id = await placed("a", [bet(501, 0)]);
      await finish(501, "1:0");
      await finish(501, "0:1");
      const token = (await demo.again()).token;
      const page = async (path: string) =>
        (
          await bed().call("GET", `/remotes/office/en/office/${path}`, undefined, {
            authorization: `Bearer ${token}`,
          })
        ).body.body as string;
      expect(await page("history")).toContain("was ₽185.00, now ₽0.00");
      const statement = await page("historypay");
      expect(statement).toContain("Correction of a result, taken back");
      expect(statement).toContain(`/en/coupon/receipt/${id}`);
    });
  });
}
