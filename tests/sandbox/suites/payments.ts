import { beforeEach, describe, expect, it } from "vitest";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";
import { deposit, order, withdraw } from "../support/till";

const login = "demo@example.test";
const limitsBase = "/limit-service-api/api/external/web/v3";
const paymentsBase = "/web-api/officeapi/v1/payments";
const minute = 60_000;
const day = 1_440 * minute;

/** The cashier (LIM-12, LIM-14, CPP-08), over either database. */
export function paymentsSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });
  const advance = async (ms: number) => {
    await bed().control("POST", "clock", { advanceMs: ms + 1_000 });
    demo = await bed().signIn();
  };
  const save = (limitType: number, limitValue: number) =>
    demo.call("POST", `${limitsBase}/limits`, { limits: [{ limitType, limitValue }] });
  const left = async (type: number): Promise<number | undefined> => {
    const { body } = await demo.call("GET", `${limitsBase}/limits`);
    return body.find(({ limitType }: { limitType: number }) => limitType === type)?.limitBalance;
  };
  const cashEntries = async () =>
    (await bed().ledger(login)).entries.filter(({ ref }: { ref: string }) =>
      /^900\d{4}$/.test(ref),
    );

  describe("cashier", () => {
    it("SBX-03 a deposit is credited at once to the chosen account and recorded in the ledger", async () => {
      const { status, body } = await deposit(demo, "k1", "250.50");
      expect(status).toBe(201);
      expect(body).toMatchObject({
        kind: "deposit",
        state: "paid",
        amount: "250.50",
        iso: "RUB",
        accountId: 11,
      });
      expect(body.method).toMatchObject({ id: "test-4242", card: "4242" });
      expect(await bed().balance(11)).toBe("10250.50");
      expect(await cashEntries()).toMatchObject([
        { accountId: 11, amount: "250.50", kind: "deposit", ref: body.id },
      ]);
      expect((await demo.call("GET", `${paymentsBase}/${body.id}`)).body).toEqual(body);
      const { body: list } = await demo.call("GET", paymentsBase);
      expect(list.payments).toEqual([body]);
    });

    it("CPP-10 a payment key pays once, and is refused for any other payment", async () => {
      const first = await deposit(demo, "k1", "100");
      const again = await deposit(demo, "k1", "100.00");
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body).toEqual(first.body);
      for (const other of [
        deposit(demo, "k1", "101"),
        deposit(demo, "k1", "100", { methodId: "test-3155" }),
        deposit(demo, "k1", "100", { accountId: 12 }),
        withdraw(demo, "k1", "100"),
      ])
        expect(await other).toMatchObject({ status: 422, body: { code: "key-reused" } });
      expect(await bed().balance(11)).toBe("10100.00");
      const found = await demo.call("GET", `${paymentsBase}/by-key/k1`);
      expect(found.body).toEqual(first.body);
      expect((await demo.call("GET", `${paymentsBase}/by-key/k2`)).body).toEqual({
        code: "not-found",
      });
    });

    it("SBX-03 a declined or cancelled payment moves no money and repeats its answer", async () => {
      for (const [card, state] of [
        ["test-0002", "declined"],
        ["test-0127", "cancelled"],
      ] as const) {
        const { status, body } = await deposit(demo, card, "100", { methodId: card });
        expect([status, body.state]).toEqual([201, state]);
        expect((await deposit(demo, card, "100", { methodId: card })).body).toEqual(body);
      }
      expect((await withdraw(demo, "out", "100", { methodId: "test-0002" })).body.state).toBe(
        "declined",
      );
      expect((await withdraw(demo, "out2", "100", { methodId: "test-0127" })).body.code).toBe(
        "method",
      );
      expect(await bed().balance(11)).toBe("10000.00");
      expect(await cashEntries()).toEqual([]);
    });

    it("SBX-03 a pending deposit is credited after five minutes, a pending withdrawal is debited at once", async () => {
      const paidIn = await deposit(demo, "in", "300", { methodId: "test-3155" });
      const paidOut = await withdraw(demo, "out", "200", { methodId: "test-3155" });
      expect([paidIn.body.state, paidOut.body.state]).toEqual(["pending", "pending"]);
      expect(Date.parse(paidIn.body.dueAt) - Date.parse(paidIn.body.at)).toBe(5 * minute);
      expect(await bed().balance(11)).toBe("9800.00");
      await advance(4 * minute);
      expect((await demo.call("GET", `${paymentsBase}/${paidIn.body.id}`)).body.state).toBe(
        "pending",
      );
      await advance(minute);
      expect((await demo.call("GET", `${paymentsBase}/${paidIn.body.id}`)).body.state).toBe("paid");
      expect((await demo.call("GET", `${paymentsBase}/${paidOut.body.id}`)).body.state).toBe(
        "paid",
      );
      expect(await bed().balance(11)).toBe("10100.00");
      expect(await cashEntries()).toHaveLength(2);
    });

    it("CPP-08 payments with a bad amount, card or account, or above the balance, are refused", async () => {
      const code = async (answer: ReturnType<typeof deposit>) => (await answer).body;
      expect(await code(deposit(demo, "a", "19.99"))).toEqual({
        code: "below-minimum",
        bound: "20.00",
      });
      expect(await code(deposit(demo, "b", "200000.01"))).toEqual({
        code: "above-maximum",
        bound: "200000.00",
      });
      expect(await code(deposit(demo, "c", "100.001"))).toEqual({ code: "amount" });
      expect(await code(withdraw(demo, "d", "10000.01"))).toEqual({
        code: "funds",
        bound: "10000.00",
      });
      expect(await code(deposit(demo, "e", "100", { accountId: 21 }))).toEqual({ code: "account" });
      expect(await code(deposit(demo, "f", "100", { methodId: "test-9999" }))).toEqual({
        code: "method",
      });
      // A bonus account takes nothing and gives nothing.
      expect(await code(deposit(demo, "g", "100", { accountId: 14 }))).toEqual({ code: "account" });
      expect(await code(withdraw(demo, "h", "100", { accountId: 14 }))).toEqual({
        code: "account",
      });
      expect((await order(demo, "deposit", "bad key!", { amount: "100" })).status).toBe(400);
      expect((await demo.call("GET", paymentsBase)).body.payments).toEqual([]);
      expect(await cashEntries()).toEqual([]);
    });

    it("SEC-08 a player cannot see or use another player's payments", async () => {
      const { body } = await deposit(demo, "k1", "100");
      const other = await bed().signIn("limited@example.test");
      expect((await other.call("GET", `${paymentsBase}/${body.id}`)).status).toBe(404);
      expect((await other.call("GET", `${paymentsBase}/by-key/k1`)).status).toBe(404);
      expect((await other.call("GET", paymentsBase)).body.payments).toEqual([]);
      expect((await bed().call("GET", paymentsBase)).status).toBe(401);
      expect(
        (await bed().call("POST", `${paymentsBase}/deposit`, {}, { "idempotency-key": "x" }))
          .status,
      ).toBe(401);
      // A key is its player's own.
      expect((await deposit(other, "k1", "100", { accountId: 21 })).status).toBe(201);
    });

    it("LIM-18 a player counts as having deposited once the first deposit is paid", async () => {
      const fresh = await bed().signIn("new@example.test");
      const hasDeposit = async (visitor: Visitor) =>
        (await visitor.call("GET", "/web-api/user/v1/config")).body.result.has_deposit;
      await deposit(fresh, "a", "100", { accountId: 61, methodId: "test-0002" });
      await deposit(fresh, "b", "100", { accountId: 61, methodId: "test-3155" });
      expect(await hasDeposit(fresh)).toBe(false);
      await advance(5 * minute);
      const later = await bed().signIn("new@example.test");
      expect((await later.call("GET", `${paymentsBase}?limit=1`)).body.payments[0].state).toBe(
        "paid",
      );
      expect(await hasDeposit(later)).toBe(true);
    });
  });

  describe("remaining limits for deposits", () => {
    it("LIM-14 CPP-08 deposits before a limit and pending ones count in it, and the strictest limit decides", async () => {
      await deposit(demo, "a", "400");
      await deposit(demo, "b", "300", { methodId: "test-3155" });
      await deposit(demo, "c", "5000", { methodId: "test-0002" });
      await save(20, 1_000);
      await save(21, 900);
      expect([await left(20), await left(21)]).toEqual([300, 200]);
      expect((await deposit(demo, "d", "200.01")).body).toEqual({
        code: "limit",
        bound: "200.00",
        limitType: 21,
      });
      await advance(5 * minute);
      expect([await left(20), await left(21)]).toEqual([300, 200]);
      expect((await deposit(demo, "d", "200")).status).toBe(201);
      expect((await deposit(demo, "e", "20")).body).toEqual({
        code: "limit",
        bound: "0.00",
        limitType: 21,
      });
    });

    it.each([
      [20, 1],
      [21, 7],
      [22, 30],
    ])("LIM-01 deposit limit %i counts the last %i days and no longer", async (type, days) => {
      await save(type, 500);
      await deposit(demo, "a", "500");
      await advance(days * day - 2 * minute);
      expect((await deposit(demo, "b", "20")).body).toMatchObject({
        code: "limit",
        limitType: type,
      });
      await advance(2 * minute);
      expect((await deposit(demo, "b", "500")).status).toBe(201);
    });

    it("CPP-08 a deposit limit counts all accounts together, by the worth of their currencies", async () => {
      await save(20, 1_000);
      // A step is 100 RUB and 2.50 EUR: 15 EUR are worth 600 RUB.
      expect((await deposit(demo, "a", "15.00", { accountId: 12 })).status).toBe(201);
      expect((await deposit(demo, "b", "400.01")).body).toMatchObject({
        code: "limit",
        bound: "400.00",
      });
      expect((await deposit(demo, "c", "10.01", { accountId: 12 })).body).toMatchObject({
        bound: "10.00",
      });
      expect((await deposit(demo, "d", "10.00", { accountId: 12 })).status).toBe(201);
    });

    it.each([30, 33, 37])(
      "LIM-12 while lock %i is active deposits are refused and withdrawals allowed",
      async (type) => {
        if (type === 37)
          await demo.call("POST", "/limit-service-api/limit/external/web/api/v1/BlockUser");
        else await save(type, 1);
        const { status, body } = await deposit(demo, "in", "100");
        expect([status, body.code]).toEqual([403, "excluded"]);
        const [limit] = (await demo.call("GET", `${limitsBase}/limits`)).body;
        expect(Date.parse(body.until)).toBe(limit.endsAt * 1_000);
        expect((await withdraw(demo, "out", "10000")).status).toBe(201);
        expect(await bed().balance(11)).toBe("0.00");
        await advance(day);
        expect((await deposit(demo, "in", "100")).status).toBe(201);
      },
    );

    it("LIM-12 a deposit that is pending when an exclusion begins is still credited", async () => {
      await deposit(demo, "in", "100", { methodId: "test-3155" });
      await save(30, 7);
      await advance(5 * minute);
      await demo.call("GET", paymentsBase);
      expect(await bed().balance(11)).toBe("10100.00");
    });

    it("BAN-02 a banned player cannot deposit, and can withdraw only at the level of his ban version", async () => {
      for (const [level, version, isOpen] of [
        [53, 1, true],
        [45, 1, false],
        [45, 2, true],
        [60, 2, false],
      ] as const) {
        await bed().control("PATCH", `players/${login}`, { ban: { level, version } });
        const key = `${level}-${version}`;
        expect((await deposit(demo, `in-${key}`, "100")).body).toEqual({ code: "excluded" });
        const out = await withdraw(demo, `out-${key}`, "100");
        expect([key, out.status]).toEqual([key, isOpen ? 201 : 403]);
      }
    });

    it("CPP-08 a frozen account can neither deposit nor withdraw; unconfirmed terms stop only deposits", async () => {
      await bed().control("PATCH", `players/${login}`, { isAccountFrozen: true });
      for (const pay of [deposit, withdraw])
        expect(await pay(demo, "k1", "100")).toMatchObject({
          status: 403,
          body: { code: "account-frozen" },
        });
      await bed().control("PATCH", `players/${login}`, {
        isAccountFrozen: false,
        termsChanged: true,
      });
      expect(await deposit(demo, "k1", "100")).toMatchObject({
        status: 451,
        body: { exception_code: 1 },
      });
      expect((await withdraw(demo, "k2", "100")).status).toBe(201);
    });

    it("CPP-08 withdrawn money cannot be staked", async () => {
      await withdraw(demo, "out", "9950", { methodId: "test-3155" });
      const placed = await demo.place("b", [bet(501, 0)], { amount: "100.00" });
      expect(placed.body).toMatchObject({ code: "funds" });
    });
  });
}
