import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase } from "../support/databases";
import { sized } from "../support/size";
import { advanceSuite } from "./suites/advance";
import { autoCashOutSuite } from "./suites/auto-cash-out";
import { cashOutSuite } from "./suites/cash-out";
import { cashOutPartsSuite } from "./suites/cash-out-parts";
import { casinoRaces } from "./suites/casino-races";
import { historySuite } from "./suites/history";
import { ledgerSuite } from "./suites/ledger";
import { limitRaces } from "./suites/limit-races";
import { limitsSuite } from "./suites/limits";
import { officeMoneyRaces, officeMoneySuite } from "./suites/office-money";
import { paymentRaces } from "./suites/payment-races";
import { paymentsSuite } from "./suites/payments";
import { placingSuite } from "./suites/placing";
import { recoveryRaces } from "./suites/recovery-races";
import { registrationSuite } from "./suites/registration";
import { registrationRaces } from "./suites/registration-races";
import { resettlementSuite } from "./suites/resettlement";
import { promoStoreRaces, rewardsSuite } from "./suites/rewards";
import { settlementSuite } from "./suites/settlement";
import { sharedCouponsSuite } from "./suites/shared-coupons";
import { signInCodesSuite } from "./suites/sign-in-codes";
import { ticketRaces, ticketsSuite } from "./suites/tickets";
import { vipSuite } from "./suites/vip";
import { type Bed, openBed } from "./support/bed";
import { bet, market } from "./support/test-feed";

describe("PostgreSQL", () => {
  let databaseUrl: string;
  let bed: Bed;
  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
    bed = await openBed({ databaseUrl });
  });
  afterAll(() => bed?.sandbox.close());

  describe("placing", () => placingSuite(() => bed));
  describe("settlement", () => settlementSuite(() => bed));

  describe("resettlement", () => resettlementSuite(() => bed));
  describe("cash-out", () => cashOutSuite(() => bed));
  describe("partial cash-out", () => cashOutPartsSuite(() => bed));
  describe("automatic cash-out", () => autoCashOutSuite(() => bed));
  describe("history", () => historySuite(() => bed));
  describe("rewards", () => rewardsSuite(() => bed));
  describe("office money", () => officeMoneySuite(() => bed));
  describe("ledger", () => ledgerSuite(() => bed));
  describe("shared coupons", () => sharedCouponsSuite(() => bed));
  describe("advances", () => advanceSuite(() => bed));
  describe("VIP bets", () => vipSuite(() => bed));
  describe("limits", () => limitsSuite(() => bed));
  describe("payments", () => paymentsSuite(() => bed));
  describe("sign-in codes", () => signInCodesSuite(() => bed));
  describe("registration", () => registrationSuite(() => bed));
  describe("tickets", () => ticketsSuite(() => bed));

  it("SBX-05 each fault applies to one call, also where the database underestimates the faults table", async () => {
    await bed.reset();
    const fault = { path: "/web-api/config", status: 500, times: 1 };
    await bed.control("POST", "faults", fault);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("analyze faults").finally(() => client.end());
    for (let n = 0; n < 9; n++) await bed.control("POST", "faults", fault);
    for (let n = 0; n < 10; n++)
      expect((await bed.call("GET", "/web-api/config")).status).toBe(500);
    expect((await bed.call("GET", "/web-api/config")).status).not.toBe(500);
  });

  describe("two processes", () => {
    let other: Bed;
    beforeAll(async () => {
      other = await openBed({ databaseUrl });
    });
    afterAll(() => other?.sandbox.close());

    limitRaces(
      () => bed,
      () => other,
    );

    casinoRaces(
      () => bed,
      () => other,
    );

    officeMoneyRaces(
      () => bed,
      () => other,
      () => deadlocksOf(databaseUrl),
    );

    paymentRaces(
      () => bed,
      () => other,
    );

    ticketRaces(
      () => bed,
      () => other,
    );

    promoStoreRaces(
      () => bed,
      () => other,
    );

    recoveryRaces(
      () => bed,
      () => other,
    );
    registrationRaces(
      () => bed,
      () => other,
      () => databaseUrl,
    );

    it("SBX-01 two processes that open a fresh database at once share it", async () => {
      const fresh = await emptyDatabase();
      const both = await Promise.all([
        openBed({ databaseUrl: fresh }),
        openBed({ databaseUrl: fresh }),
      ]);
      for (const each of both) expect(await each.balance(11)).toBe("10000.00");
      for (const each of both) await each.sandbox.close();
    });

    it("SBX-01 SBX-05 resets never deadlock with another process's search for due work", async () => {
      const before = await deadlocksOf(databaseUrl);
      let isOver = false;
      const searching = Array.from({ length: 4 }, async () => {
        while (!isOver) await other.control("POST", "clock", { advanceMs: 0 });
      });
      for (let count = 0; count < sized(60, 600); count += 1) await bed.reset();
      isOver = true;
      await Promise.all(searching);
      expect(await deadlocksOf(databaseUrl)).toBe(before);
    });

    it("SSL-01 the hours of a session limit are counted and enforced across two processes", async () => {
      await bed.reset();
      const hour = 3_600_000;
      const left = async (visitor: Awaited<ReturnType<Bed["signIn"]>>) =>
        (await (await visitor.again()).call("POST", "/limit-service-api/api/external/web/v3/ping"))
          .body.remainingHours;
      // A process hears of a moved clock within 250 ms; one that is told to move it by nothing hears at once.
      const pass = async (advanceMs: number) => {
        await bed.control("POST", "clock", { advanceMs });
        await other.control("POST", "clock", { advanceMs: 0 });
      };
      const here = await bed.signIn();
      await bed.control("PATCH", "players/demo@example.test", {
        limits: { 31: { limitType: 31, limitValue: 2, startedAt: 0 } },
      });
      const there = await other.signIn();
      await pass(hour);
      expect([await left(here), await left(there)]).toEqual([
        expect.closeTo(1, 1),
        expect.closeTo(1, 1),
      ]);
      await here.signOut();
      await there.signOut();
      const again = await other.signIn();
      expect(await left(again)).toBeCloseTo(1, 1);
      await pass(hour);
      expect(await left(again)).toBe(0);
      expect(await left(await bed.signIn())).toBe(0);
    });

    it("CPP-03 SBX-03 one key on two processes places one bet, and stakes never exceed the balance", async () => {
      await bed.reset();
      const here = await bed.signIn();
      const there = await other.signIn();
      const same = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          (n % 2 ? here : there).place("a", [bet(501, 0)], { amount: "1000.00" }),
        ),
      );
      expect(same.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(same.every(({ status, body }) => status < 300 || body.code === "pending")).toBe(true);
      const race = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          (n % 2 ? here : there).place(`k${n}`, [bet(501, 0)], { amount: "1000.00" }),
        ),
      );
      expect(race.filter(({ status }) => status === 201)).toHaveLength(9);
      expect(await other.balance(11)).toBe("0.00");
    });

    // A single is written in one statement, an advance and a promo code are judged in several.
    it.each([[{}], [{ promoCode: "BOOST10" }]])(
      "CPP-11 a bet that waits for its account beyond its validity is refused (%j)",
      async (changes) => {
        await bed.reset();
        const here = await bed.signIn();
        const holder = new pg.Client({ connectionString: databaseUrl });
        await holder.connect();
        try {
          await holder.query("begin");
          await holder.query("select 1 from accounts where id = 11 for update");
          const { now } = await bed.control("GET", "feed?limit=1");
          const validUntil = new Date(Date.parse(now) + 1_000).toISOString();
          const waiting = here.place("a", [bet(501, 0)], { ...changes, validUntil });
          await new Promise((resolve) => setTimeout(resolve, 1_500));
          await holder.query("commit");
          const { status, body } = await waiting;
          expect([status, body]).toEqual([409, { code: "late" }]);
        } finally {
          await holder.end();
        }
        expect(await bed.balance(11)).toBe("10000.00");
        expect((await here.place("a", [bet(501, 0)], changes)).status).toBe(201);
      },
    );

    it("SBX-05 a blocked market and a moved clock apply at once to placements on another process", async () => {
      await bed.reset();
      // Five minutes before kick-off.
      await bed.control("POST", "clock", { advanceMs: 55 * 60_000 });
      expect((await other.control("GET", "feed?limit=1")).now).toMatch(/^2026-03-07T12:55:/);
      const there = await other.signIn();
      await bed.control("PATCH", `markets/${market(501, 0)}`, { isBlocked: true });
      expect((await there.place("a", [bet(501, 0)])).body.code).toBe("market-blocked");
      await bed.control("POST", "clock", { advanceMs: 6 * 60_000 });
      expect((await there.place("a", [bet(502, 0)])).body.code).toBe("event-started");
    });

    it("SBX-03 CPP-09 two processes that settle at once pay each bet once", async () => {
      await bed.reset();
      const here = await bed.signIn();
      for (let n = 0; n < 30; n++) await here.place(`k${n}`, [bet(501 + n, 0)]);
      await Promise.all([
        bed.control("POST", "clock", { advanceMs: 4 * 3_600_000 }),
        ...Array.from({ length: 10 }, (_, n) => (n % 2 ? bed : other).ledger()),
      ]);
      await other.ledger();
      // 30 stakes of 100.00, 30 returns of 185.00.
      expect(await bed.balance(11)).toBe("12550.00");
    });

    it("CPP-09 SBX-05 a settlement under way when the clock is set back settles no bet that is open by the new clock", async () => {
      await bed.reset();
      const here = await bed.signIn();
      const { now: noon } = await bed.control("GET", "feed?limit=1");
      await bed.control("POST", "clock", { advanceMs: 4 * 3_600_000 });
      expect((await other.control("GET", "feed?limit=1")).now).toMatch(/^2026-03-07T16:/);
      const holder = new pg.Client({ connectionString: databaseUrl });
      await holder.connect();
      try {
        // The other process has read the clock, and waits for what it settles first.
        await holder.query("begin");
        await holder.query("lock table payments in access exclusive mode");
        const settling = other.control("GET", "bets");
        const setBack = bed.control("POST", "clock", { set: noon });
        await expect
          .poll(async () => (await bed.control("GET", "feed?limit=1")).now)
          .toMatch(/T12:/);
        expect((await here.place("a", [bet(501, 0)])).status).toBe(201);
        await holder.query("commit");
        await Promise.all([settling, setBack]);
      } finally {
        await holder.end();
      }
      const { bets } = await bed.control("GET", "bets?login=demo@example.test");
      expect(bets.map(({ state }: { state: string }) => state)).toEqual(["placed"]);
      expect(await bed.balance(11)).toBe("9900.00");
    });

    it("CPN-23 SBX-03 a coupon is paid once when cash-outs race with its settlement on two processes", async () => {
      await bed.reset();
      const here = await bed.signIn();
      const there = await other.signIn();
      const ids: string[] = [];
      for (let n = 0; n < 10; n++) ids.push((await here.place(`k${n}`, [bet(501 + n, 0)])).body.id);
      const path = (id: string) => `/coupon-api/v1/coupons/${id}/cash-out`;
      const quotes = await Promise.all(ids.map((id) => here.call("GET", path(id))));
      const answers = await Promise.all([
        ...ids.flatMap((id, n) =>
          Array.from({ length: 4 }, (_, press) =>
            (press % 2 ? here : there).call(
              "POST",
              path(id),
              { quote: quotes[n]?.body.quote.id },
              { "idempotency-key": `press-${n}-${press}` },
            ),
          ),
        ),
        // The half of them is won meanwhile.
        ...Array.from({ length: 5 }, (_, n) =>
          bed.control("PATCH", `games/${501 + n}`, { result: "2:0" }),
        ),
      ]);
      const taken = answers.filter((answer) => answer.status === 200);
      const book = async () => (await other.control("GET", "bets?login=demo@example.test")).bets;
      // What a taking had locked is settled a moment later, perhaps by the process that is not asked.
      await expect
        .poll(async () => (await book()).map(({ state }: { state: string }) => state))
        .not.toContain("placed");
      const bets = await book();
      const cashedOut = bets.filter((each: { state: string }) => each.state === "cashed-out");
      const won = bets.filter((each: { state: string }) => each.state === "won");
      expect(cashedOut).toHaveLength(taken.length);
      expect(cashedOut.length + won.length).toBe(10);
      expect(cashedOut.length).toBeGreaterThanOrEqual(5);
      const { entries } = await bed.ledger("demo@example.test");
      const paid = entries.filter(
        ({ kind }: { kind: string }) => kind === "cash-out" || kind === "return",
      );
      expect(new Set(paid.map(({ ref }: { ref: string }) => ref)).size).toBe(10);
      expect(paid).toHaveLength(10);
      // 10 stakes of 100.00; 95.00 for each that was sold, 185.00 for each that was won.
      expect(await bed.balance(11)).toBe(
        (9000 + 95 * cashedOut.length + 185 * won.length).toFixed(2),
      );
    });

    it("CPN-23 SBX-03 partial and automatic cash-outs, cancellations and results in a race pay each share once", async () => {
      await bed.reset();
      const here = await bed.signIn();
      const there = await other.signIn();
      const ids: string[] = [];
      for (let n = 0; n < 9; n++) {
        ids.push((await here.place(`k${n}`, [bet(501 + n, 0)])).body.id);
      }
      const path = (id: string) => `/coupon-api/v1/coupons/${id}`;
      const quotes = await Promise.all(ids.map((id) => here.call("GET", `${path(id)}/cash-out`)));
      for (const id of ids)
        await here.call("PUT", `${path(id)}/auto-cash-out`, { amount: "110.00" });
      const answers = await Promise.all([
        ...ids.flatMap((id, n) =>
          ["40.00", undefined].map((stake, at) =>
            (at ? here : there).call(
              "POST",
              `${path(id)}/cash-out`,
              { quote: quotes[n]?.body.quote.id, ...(stake && { stake }) },
              { "idempotency-key": `press-${n}-${at}` },
            ),
          ),
        ),
        // A third is won, a third reaches 100 · 1.85 / 1.5 · 0.95 = 117.16, of which some are cancelled.
        ...[501, 502, 503].map((game) => bed.control("PATCH", `games/${game}`, { result: "2:0" })),
        ...[504, 505, 506].map((game) =>
          other.control("PATCH", `markets/${market(game, 0)}`, { coef: "1.5" }),
        ),
        ...ids.slice(3, 5).map((id) => there.call("DELETE", `${path(id)}/auto-cash-out`)),
      ]);
      expect(answers.filter(({ status }) => Number(status) >= 500)).toEqual([]);
      await expect
        .poll(async () => {
          const { bets } = await other.control("GET", "bets?login=demo@example.test");
          return bets.slice(0, 3).map(({ state }: { state: string }) => state);
        })
        .not.toContain("placed");
      const { bets } = await other.control("GET", "bets?login=demo@example.test");
      const { entries } = await bed.ledger("demo@example.test");
      const kopecks = (text: string) => Math.round(Number(text) * 100);
      const paid = entries.filter(({ kind }: { kind: string }) => /^(cash-out|return)$/.test(kind));
      expect(new Set(paid.map(({ ref }: { ref: string }) => ref)).size).toBe(paid.length);
      let money = 1_000_000 - 90_000;
      for (const one of bets) {
        const parts = one.cashedOut as { stake: string; amount: string }[];
        const sold = parts.reduce((sum, { stake }) => sum + kopecks(stake), 0);
        expect(kopecks(one.stake) + sold).toBe(10_000);
        // A part is paid its share of 95.00, what stays 95.00, 117.16 or 185.00 of a whole.
        expect(parts.map(({ amount }) => amount)).toEqual(parts.map(() => "38.00"));
        const rest = kopecks(one.stake);
        const ways = [9_500, 11_716, 18_500].map((of) => Math.floor((of * rest) / 10_000));
        if (one.return === null) expect(one.state).toBe("placed");
        else expect(ways.flatMap((way) => [way, way + 1])).toContain(kopecks(one.return));
        money += kopecks(one.return ?? "0") + parts.length * 3_800;
      }
      expect(await bed.balance(11)).toBe((money / 100).toFixed(2));
    });

    it("SBX-03 a reset during placements leaves the balance equal to the ledger entries", async () => {
      await bed.reset();
      const there = await other.signIn();
      const placing = Array.from({ length: 20 }, (_, n) => there.place(`k${n}`, [bet(501, 0)]));
      await bed.reset();
      await Promise.all(placing);
      const { accounts, entries } = await bed.ledger("demo@example.test");
      const main = entries.filter((entry: { accountId: number }) => entry.accountId === 11);
      const total = main.reduce(
        (sum: number, entry: { amount: string }) => sum + Number(entry.amount),
        0,
      );
      expect(accounts[0].balance).toBe(total.toFixed(2));
    });
  });
});

/** Deadlocks that the database has broken so far. */
async function deadlocksOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select deadlocks::int from pg_stat_database where datname = current_database()",
    );
    return rows[0].deadlocks;
  } finally {
    await client.end();
  }
}
