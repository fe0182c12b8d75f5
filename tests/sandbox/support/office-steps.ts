import fc from "fast-check";
import { expect } from "vitest";
import type { Bed, Visitor } from "./bed";
import { bet } from "./test-feed";
import { order } from "./till";

interface Entry {
  readonly accountId: number;
  readonly amount: string;
  readonly kind: string;
  readonly ref: string;
}
interface Account {
  readonly id: number;
  readonly iso: string;
  readonly balance: string;
}

/** Exact thousandths, by the digits alone. */
function thousandths(text: string): bigint {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, "0"));
  return text.startsWith("-") ? -value : value;
}
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + thousandths(amount), 0n);
const cents = (value: number) =>
  `${Math.floor(value / 100)}.${String(value % 100).padStart(2, "0")}`;

const amount = fc.integer({ min: 1, max: 200_000 });
const own = fc.constantFrom(11, 12, 14);
const gameId = fc.integer({ min: 501, max: 515 });
/** Something that a player, the clock or a match does to money. */
export const step = fc.oneof(
  fc.record({
    do: fc.constant("place" as const),
    accountId: own,
    gameId,
    amount,
    legs: fc.constantFrom(1, 3),
  }),
  fc.record({ do: fc.constant("finish" as const), gameId, home: fc.integer({ min: 0, max: 2 }) }),
  fc.record({
    do: fc.constant("pay" as const),
    kind: fc.constantFrom("deposit" as const, "withdrawal" as const),
    card: fc.constantFrom("test-4242", "test-3155"),
    accountId: own,
    amount,
  }),
  fc.record({ do: fc.constant("take-back" as const) }),
  fc.record({ do: fc.constant("bonus" as const), isTaken: fc.boolean() }),
  fc.record({
    do: fc.constant("convert" as const),
    accountId: own,
    iso: fc.constantFrom("RUB", "EUR", "KWD", "JPY"),
    status: fc.constantFrom(1, 2),
  }),
  fc.record({ do: fc.constant("cashback" as const), iso: fc.constantFrom("RUB", "EUR") }),
  fc.record({ do: fc.constant("clock" as const), hours: fc.constantFrom(1, 24, 24 * 16, 24 * 31) }),
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const base = "/web-api/officeapi/v1";

/** Does a step for a player under a key; a step that comes twice with its key is the same one. */
export async function take(demo: Visitor, each: Step, key: string): Promise<readonly number[]> {
  const { bed } = demo;
  const headers = { "idempotency-key": key };
  switch (each.do) {
    case "place": {
      const bets = Array.from({ length: each.legs }, (_, leg) =>
        bet(501 + ((each.gameId - 501 + leg) % 30), 0),
      );
      const { accountId } = each;
      const asked = { accountId, amount: cents(each.amount), changeCoefAction: 1 };
      return [(await demo.place(key, bets, asked)).status];
    }
    case "finish":
      await bed.control("PATCH", `games/${each.gameId}`, { result: `${each.home}:1` });
      return [];
    case "pay": {
      const { accountId, card: methodId, amount } = each;
      const asked = { accountId, methodId, amount: cents(amount) };
      return [(await order(demo, each.kind, key, asked)).status];
    }
    case "take-back": {
      const { body } = await demo.call("GET", `${base}/payments`);
      const statuses: number[] = [];
      for (const { id } of body.payments.slice(0, 2)) {
        const path = `${base}/payments/${id}/take-back`;
        const own = { "idempotency-key": `${key}-${id}` };
        statuses.push((await demo.call("POST", path, {}, own)).status);
      }
      return statuses;
    }
    case "bonus": {
      const path = `${base}/bonuses/${each.isTaken ? "take" : "refuse"}`;
      return [(await demo.call("POST", path, { offer: "reload" }, headers)).status];
    }
    case "convert": {
      await bed.control("PATCH", "players/1", { account_conversion_status: each.status });
      const asked = { accountId: each.accountId, iso: each.iso, seen: null };
      return [(await demo.call("POST", `${base}/accounts/conversion`, asked, headers)).status];
    }
    case "cashback": {
      const asked = { programme: "premium", iso: each.iso };
      return [(await demo.call("POST", `${base}/cashback`, asked)).status];
    }
    default:
      await bed.control("POST", "clock", { advanceMs: each.hours * 3_600_000 });
      return [];
  }
}

/** The books agree: balance and ledger, nothing below zero, no bonus money paid out, the house against everybody. */
export async function checkBooks(bed: Bed): Promise<void> {
  const { accounts, entries } = (await bed.ledger("demo@example.test")) as {
    accounts: Account[];
    entries: Entry[];
  };
  for (const { id, balance } of accounts) {
    const moved = entries.filter(({ accountId }) => accountId === id);
    expect(sum(moved.map(({ amount }) => amount))).toBe(thousandths(balance));
    expect(thousandths(balance) >= 0n).toBe(true);
  }
  // Bonus money leaves its account by bets, by what becomes money, or with its bonus; never as a withdrawal.
  const ofBonus = entries.filter(
    ({ accountId, amount }) => accountId === 14 && amount.startsWith("-"),
  );
  const ways = new Set(ofBonus.map(({ kind }) => kind));
  for (const kind of ways)
    expect(["stake", "bonus-closed", "bonus-above-most", "bonus-lapsed"]).toContain(kind);
  // What becomes money is what the bonus account gives, bonus by bonus.
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  expect(of("bonus-paid").map(({ ref, amount }) => [ref, `-${amount}`])).toEqual(
    of("bonus-closed").map(({ ref, amount }) => [ref, amount]),
  );
  // A withdrawal is given back once at most, and to the smallest unit.
  const paidOut = new Map(of("withdrawal").map(({ ref, amount }) => [ref, amount]));
  const backs = of("withdrawal-returned");
  expect(new Set(backs.map(({ ref }) => ref)).size).toBe(backs.length);
  for (const { ref, amount } of backs) expect(paidOut.get(ref)).toBe(`-${amount}`);
  const all = (await bed.ledger()).accounts as Account[];
  for (const iso of new Set(all.map((account) => account.iso)))
    expect(sum(all.filter((each) => each.iso === iso).map(({ balance }) => balance))).toBe(0n);
}
