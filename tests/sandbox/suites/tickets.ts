import { beforeEach, describe, expect, it } from "vitest";
import { drawnNumbers, drawTime, nextDrawOnSale } from "~sandbox/lotto/draw";
import { findLottery, winMultiple } from "~sandbox/lotto/lotteries";
import type { Bed, Visitor } from "../support/bed";
import { kickOffDay } from "../support/test-feed";

const login = "demo@example.test";
const limitsBase = "/limit-service-api/api/external/web/v3";

export interface Ticket {
  readonly id: string;
  readonly key: string;
  readonly draw: number;
  readonly lines: number;
  readonly stake: string;
  readonly state: string;
  readonly win: string | null;
}

/** Buys a lotto ticket of the main account. */
export const buy = (
  visitor: Visitor,
  key: string,
  rows: readonly string[],
  { section = "5-36", draws = 1, accountId = 11 } = {},
) =>
  visitor.call(
    "POST",
    `/lottery-api/v1/lotto/${section}/tickets`,
    { accountId, rows: rows.map((row) => [row]), draws },
    { "idempotency-key": key },
  );

export const ticketsOf = async (bed: Bed): Promise<Ticket[]> =>
  (await bed.control("GET", `tickets?login=${login}`)).tickets;
/** Movements of tickets in the ledger. */
export const movesOf = async (bed: Bed) =>
  (await bed.ledger(login)).entries.filter(({ ref }: { ref: string }) => ref.startsWith("ticket-"));

/** The seed of a draw that is over, as its page shows it. */
async function seedOn(bed: Bed, slug: string, draw: number): Promise<string | undefined> {
  const { body } = await bed.call("GET", `/remotes/third-party/en/lotto/${slug}/${draw}`);
  return /data-name="seed" value="([0-9a-f]{64})"/.exec(body.body)?.[1];
}

/** Lotto tickets (LOT-01), over either database. */
export function ticketsSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });

  describe("lotto tickets", () => {
    it("RCK-04 LOT-01 a session counts the stake and the win of each lotto draw that it sees, not those before it", async () => {
      const lottery = findLottery("keno");
      if (!lottery) throw new Error("no keno");
      const first = nextDrawOnSale(lottery, kickOffDay);
      await buy(demo, "k1", ["1 2 3", "40"], { section: "keno", draws: 3 });
      const goTo = (draw: number) =>
        bed().control("POST", "clock", {
          set: new Date(drawTime(lottery, draw) + 1000).toISOString(),
        });
      await goTo(first);
      const later = await bed().signIn();
      await goTo(first + 1);
      const seed = (await seedOn(bed(), "keno", first + 1)) ?? "";
      const drawn = drawnNumbers(seed, lottery, first + 1);
      const won = [[1, 2, 3], [40]].reduce(
        (sum, line) => sum + 20 * winMultiple(lottery, [line], drawn),
        0,
      );
      const { body } = await later.call("GET", "/web-api/api/web/user/v1/session-summary");
      expect(body.accounts[0]).toMatchObject({
        ...{ accountId: 11, staked: "40.00", returned: won.toFixed(2), inPlay: "0.00" },
      });
    });

    it("LOT-01 SBX-03 a lotto ticket is debited once and paid draw by draw as the published seeds require", async () => {
      const lottery = findLottery("keno");
      if (!lottery) throw new Error("no keno");
      const first = nextDrawOnSale(lottery, kickOffDay);
      const lines = [[1, 2, 3], [40]];
      const { status, body } = await buy(demo, "k1", ["1 2 3", "40"], {
        section: "keno",
        draws: 3,
      });
      expect([status, body.stake, body.lines, body.draw]).toEqual([201, "120.00", 2, first]);
      expect(await bed().balance(11)).toBe("9880.00");
      expect(await seedOn(bed(), "keno", first)).toBeUndefined();
      const inPlay = async () => {
        const path = "/web-api/api/web/user/v1/session-summary";
        const own = { "x-session-id": demo.sessionId };
        const refresh = "/web-api/gettoken/user?force_refresh=true";
        const { token } = (await bed().call("GET", refresh, undefined, own)).body;
        const bearer = { authorization: `Bearer ${token}` };
        const { accounts } = (await bed().call("GET", path, undefined, bearer)).body;
        return accounts.find((account: { accountId: number }) => account.accountId === 11).inPlay;
      };
      let won = 0;
      for (let nth = 0; nth < 3; nth++) {
        // Of 40.00 a draw those that are still to come.
        expect(await inPlay()).toBe((120 - nth * 40).toFixed(2));
        const set = new Date(drawTime(lottery, first + nth) + 1000).toISOString();
        await bed().control("POST", "clock", { set });
        const seed = (await seedOn(bed(), "keno", first + nth)) ?? "";
        const drawn = drawnNumbers(seed, lottery, first + nth);
        won += lines.reduce((sum, line) => sum + 20 * winMultiple(lottery, [line], drawn), 0);
        expect(await bed().balance(11)).toBe((9880 + won).toFixed(2));
        const [ticket] = await ticketsOf(bed());
        expect(ticket?.state === "placed").toBe(nth < 2);
      }
      const [ticket] = await ticketsOf(bed());
      expect(ticket).toMatchObject({ state: won > 0 ? "won" : "lost", win: won.toFixed(2) });
    });

    it("LOT-01 moving the clock back and forth settles every draw of a ticket once", async () => {
      await buy(demo, "k1", ["1", "2", "3", "4"], { section: "keno", draws: 12 });
      await bed().control("POST", "clock", { advanceMs: 24 * 3_600_000 });
      const after = await movesOf(bed());
      const [ticket] = await ticketsOf(bed());
      expect(ticket?.state).not.toBe("placed");
      await bed().control("POST", "clock", { advanceMs: -24 * 3_600_000 });
      await bed().control("POST", "clock", { advanceMs: 48 * 3_600_000 });
      expect(await movesOf(bed())).toEqual(after);
      const refs = after.map(({ kind, ref }: { kind: string; ref: string }) => `${kind} ${ref}`);
      expect(new Set(refs).size).toBe(refs.length);
    });

    it("LOT-01 CPP-10 a key buys one lotto ticket and is refused for any other", async () => {
      const first = await buy(demo, "k1", ["1 2 3 4 5 6 7"]);
      const again = await buy(demo, "k1", ["7 6 5 4 3 2 1"]);
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(first.body).toMatchObject({ lines: 21, stake: "420.00" });
      expect(again.body).toEqual(first.body);
      for (const other of [
        buy(demo, "k1", ["1 2 3 4 5"]),
        buy(demo, "k1", ["1 2 3 4 5 6 7"], { draws: 2 }),
        buy(demo, "k1", ["1 2 3 4 5 6 7"], { accountId: 12 }),
      ])
        expect(await other).toMatchObject({ status: 422, body: { code: "key-reused" } });
      expect(await bed().balance(11)).toBe("9580.00");
      const found = await demo.call("GET", "/lottery-api/v1/tickets/by-key/k1");
      expect(found.body).toEqual(first.body);
    });

    it("LOT-01 CPP-08 a ticket with bad rows, or beyond the balance, a limit or an exclusion, is refused", async () => {
      expect(await buy(demo, "a", ["1 2 3"])).toMatchObject({
        status: 422,
        body: { code: "numbers", fields: [{ field: "numbers-1", code: "numbers" }] },
      });
      expect(await buy(demo, "b", ["1 2 3 4 5"], { draws: 13 })).toMatchObject({
        body: { code: "draws" },
      });
      expect(await buy(demo, "c", ["1 2 3 4 5 6 7 8 9 10"], { draws: 2 })).toMatchObject({
        status: 422,
        body: { code: "funds", bound: "10000.00" },
      });
      const limits = [{ limitType: 10, limitValue: 100 }];
      expect((await demo.call("POST", `${limitsBase}/limits`, { limits })).status).toBe(200);
      expect((await buy(demo, "d", ["1 2 3 4 5"], { draws: 5 })).status).toBe(201);
      expect(await buy(demo, "e", ["1 2 3 4 5"])).toMatchObject({
        status: 422,
        body: { code: "limit", bound: "0.00" },
      });
      await bed().control("PATCH", `players/${login}`, {
        limits: { "30": { limitType: 30, limitValue: 7, startedAt: 0 } },
      });
      expect((await buy(await bed().signIn(), "f", ["1 2 3 4 5"])).status).toBe(403);
      expect(await movesOf(bed())).toHaveLength(1);
      expect(await bed().balance(11)).toBe("9900.00");
    });

    it("LOT-01 LOT-02 OFC-08 lotto and toto tickets cannot be paid from a bonus account or a closed account", async () => {
      const toto = { accountId: 14, draw: null, marks: Array(15).fill(["1"]), amount: "10.00" };
      const path = "/lottery-api/v1/toto/football15/coupons";
      await bed().control("PATCH", `players/${login}`, { balances: { EUR: "0" } });
      const removal = "/web-api/officeapi/v1/accounts/currency/remove";
      expect((await demo.call("POST", removal, { id: 12 })).status).toBe(200);
      for (const answer of [
        await buy(demo, "bonus", ["1 2 3 4 5"], { accountId: 14 }),
        await demo.call("POST", path, toto, { "idempotency-key": "bonus-toto" }),
        await buy(demo, "closed", ["1 2 3 4 5"], { accountId: 12 }),
      ])
        expect(answer).toMatchObject({ status: 422, body: { code: "account" } });
      expect([await ticketsOf(bed()), await bed().balance(14)]).toEqual([[], "1000.00"]);
    });
  });
}

/** Lotto draws that two processes on one database settle at once (LOT-01). */
export function ticketRaces(here: () => Bed, there: () => Bed): void {
  it("LOT-01 draws that two processes settle at once are each paid exactly once", async () => {
    await here().reset();
    const [one, two] = [await here().signIn(), await there().signIn()];
    const bought = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        buy(n % 2 ? one : two, `k${n}`, ["1", "2", "3", "4", "5"], { section: "keno", draws: 4 }),
      ),
    );
    expect(bought.map(({ status }) => status)).toEqual(bought.map(() => 201));
    const seen = await here().balance(11);
    expect(seen).toBe("2000.00");
    await Promise.all([
      here().control("POST", "clock", { advanceMs: 3_600_000 }),
      there().control("POST", "clock", { advanceMs: 0 }),
      ...Array.from({ length: 6 }, (_, n) => (n % 2 ? here() : there()).ledger(login)),
    ]);
    const tickets = await ticketsOf(there());
    expect(tickets.filter(({ state }) => state === "placed")).toEqual([]);
    const returns = (await movesOf(here())).filter(
      ({ kind }: { kind: string }) => kind === "return",
    );
    const refs = returns.map(({ ref }: { ref: string }) => ref);
    expect(new Set(refs).size).toBe(refs.length);
    const paid = returns.reduce(
      (sum: number, { amount }: { amount: string }) => sum + Number(amount),
      0,
    );
    const wins = tickets.reduce((sum, { win }) => sum + Number(win), 0);
    expect([paid, Number(await there().balance(11))]).toEqual([wins, 2000 + wins]);
    // 80 draws of five lines that win three times their price in one of four.
    expect(paid).toBeGreaterThan(2000);
  });

  it("LOT-01 one key sent through two processes buys one ticket", async () => {
    await here().reset();
    const visitors = [await here().signIn(), await there().signIn()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => buy(visitors[n % 2] as Visitor, "same", ["1 2 3 4 5"])),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    expect(await ticketsOf(here())).toHaveLength(1);
    expect(await here().balance(11)).toBe("9980.00");
  });
}
