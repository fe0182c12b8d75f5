import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { sized } from "../../support/size";
import type { Bed, Visitor } from "../support/bed";
import { bet, market } from "../support/test-feed";
import { order } from "../support/till";

interface Entry {
  readonly accountId: number;
  readonly amount: string;
  readonly kind: string;
}
interface Account {
  readonly id: number;
  readonly iso: string;
  readonly balance: string;
  readonly house?: string;
}

/** Exact thousandths, by the digits alone: a second way of counting. */
function thousandths(text: string): bigint {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, "0"));
  return text.startsWith("-") ? -value : value;
}

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + thousandths(amount), 0n);

const accountId = fc.constantFrom(11, 12, 13, 14);
const gameId = fc.integer({ min: 501, max: 530 });
const index = fc.integer({ min: 0, max: 8 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("place" as const),
      accountId,
      gameId,
      index,
      cents: fc.integer({ min: 1, max: 90_000 }),
      legs: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("finish" as const),
      gameId,
      home: fc.integer({ min: 0, max: 5 }),
      away: fc.integer({ min: 0, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("postpone" as const), gameId }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("price" as const),
      gameId,
      index,
      cents: fc.integer({ min: 101, max: 2000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("fund" as const),
      accountId,
      cents: fc.integer({ min: 0, max: 500_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      accountId,
      cents: fc.integer({ min: 1, max: 90_000 }),
      kind: fc.constantFrom("deposit" as const, "withdrawal" as const),
      methodId: fc.constantFrom("test-4242", "test-3155", "test-0002", "test-0127"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      minutes: fc.integer({ min: 1, max: 20 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What must hold of money whatever happens, over either database. */
export function ledgerSuite(bed: () => Bed): void {
  let demo: Visitor;
  beforeEach(async () => {
    await bed().reset();
    demo = await bed().signIn();
  });

  const cents = (value: number) =>
    `${Math.floor(value / 100)}.${String(value % 100).padStart(2, "0")}`;

  async function take(each: Step, n: number): Promise<void> {
    if (each.do === "place") {
      const bets = Array.from({ length: each.legs }, (_, leg) =>
        bet(501 + ((each.gameId - 501 + leg) % 30), each.index),
      );
      await demo.place(`k${n}`, bets, {
        accountId: each.accountId,
        amount: cents(each.cents),
        changeCoefAction: 1,
      });
    } else if (each.do === "finish") {
      await bed().control("PATCH", `games/${each.gameId}`, { result: `${each.home}:${each.away}` });
    } else if (each.do === "postpone") {
      await bed().control("PATCH", `games/${each.gameId}`, { status: "finished", scores: null });
    } else if (each.do === "price") {
      await bed().control("PATCH", `markets/${market(each.gameId, each.index)}`, {
        coef: cents(each.cents),
      });
    } else if (each.do === "pay") {
      const { accountId, methodId, kind } = each;
      await order(demo, kind, `k${n}`, { accountId, methodId, amount: cents(each.cents) });
    } else if (each.do === "fund") {
      await bed().control("PATCH", "players/1", {
        balances: { [each.accountId]: cents(each.cents) },
      });
    } else {
      await bed().control("POST", "clock", { advanceMs: each.minutes * 60_000 });
    }
  }

  async function checkBooks(): Promise<void> {
    const own = await bed().ledger("demo@example.test");
    const all = await bed().ledger();
    const { bets } = await bed().control("GET", "bets?login=demo@example.test");
    for (const account of own.accounts as Account[]) {
      const entries = (own.entries as Entry[]).filter((entry) => entry.accountId === account.id);
      expect(sum(entries.map((entry) => entry.amount))).toBe(thousandths(account.balance));
      expect(thousandths(account.balance) >= 0n).toBe(true);
      // Balance = deposits − withdrawals − stakes + returns, the last two counted from the bets themselves.
      const moved = sum(
        entries
          .filter(({ kind }) => kind === "deposit" || kind === "withdrawal")
          .map(({ amount }) => amount),
      );
      const placed = bets.filter((each: { accountId: number }) => each.accountId === account.id);
      const staked = sum(placed.map((each: { stake: string }) => each.stake));
      const returned = sum(placed.map((each: { return: string | null }) => each.return ?? "0"));
      expect(moved - staked + returned).toBe(thousandths(account.balance));
    }
    for (const iso of new Set((all.accounts as Account[]).map((account) => account.iso))) {
      const inCurrency = (all.accounts as Account[]).filter((account) => account.iso === iso);
      expect(sum(inCurrency.map((account) => account.balance))).toBe(0n);
    }
  }

  it("SBX-03 the ledger starts with deposits as entries, and every currency sums to zero", async () => {
    const { accounts } = await bed().ledger("demo@example.test");
    expect(accounts.map((account: Account) => [account.iso, account.balance])).toEqual([
      ["RUB", "10000.00"],
      ["EUR", "500.00"],
      ["KWD", "50.000"],
      ["RUB", "1000.00"],
    ]);
    await checkBooks();
  });

  it("SBX-03 CPP-09 any play and payments leave balance = deposits − withdrawals − stakes + returns", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
        await bed().reset();
        demo = await bed().signIn();
        for (const [n, each] of steps.entries()) await take(each, n);
        await checkBooks();
      }),
      { numRuns: sized(5, 30), endOnFailure: true },
    );
  });
}
