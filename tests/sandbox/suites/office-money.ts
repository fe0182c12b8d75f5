import fc from "fast-check";
import { expect, it } from "vitest";
import { sized } from "../../support/size";
import type { Bed, Visitor } from "../support/bed";
import { bet } from "../support/test-feed";
import { order } from "../support/till";

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
const step = fc.oneof(
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
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What must hold of a player's money whatever he does in his office, over either database. */
export function officeMoneySuite(bed: () => Bed): void {
  const base = "/web-api/officeapi/v1";

  async function take(demo: Visitor, each: Step, key: string): Promise<void> {
    const headers = { "idempotency-key": key };
    switch (each.do) {
      case "place": {
        const bets = Array.from({ length: each.legs }, (_, leg) =>
          bet(501 + ((each.gameId - 501 + leg) % 30), 0),
        );
        const { accountId } = each;
        await demo.place(key, bets, { accountId, amount: cents(each.amount), changeCoefAction: 1 });
        break;
      }
      case "finish":
        await bed().control("PATCH", `games/${each.gameId}`, { result: `${each.home}:1` });
        break;
      case "pay":
        await order(demo, each.kind, key, {
          accountId: each.accountId,
          methodId: each.card,
          amount: cents(each.amount),
        });
        break;
      case "take-back": {
        const { body } = await demo.call("GET", `${base}/payments`);
        for (const { id } of body.payments.slice(0, 2))
          await demo.call(
            "POST",
            `${base}/payments/${id}/take-back`,
            {},
            { "idempotency-key": `${key}-${id}` },
          );
        break;
      }
      case "bonus": {
        const path = `${base}/bonuses/${each.isTaken ? "take" : "refuse"}`;
        await demo.call("POST", path, { offer: "reload" }, headers);
        break;
      }
      case "convert":
        await bed().control("PATCH", "players/1", { account_conversion_status: each.status });
        await demo.call(
          "POST",
          `${base}/accounts/conversion`,
          { accountId: each.accountId, iso: each.iso, seen: null },
          headers,
        );
        break;
      case "cashback":
        await demo.call("POST", `${base}/cashback`, { programme: "premium", iso: each.iso });
        break;
      default:
        await bed().control("POST", "clock", { advanceMs: each.hours * 3_600_000 });
    }
  }

  async function checkBooks(): Promise<void> {
    const { accounts, entries } = (await bed().ledger("demo@example.test")) as {
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
    for (const kind of ways) expect(["stake", "bonus-closed", "bonus-lapsed"]).toContain(kind);
    // What becomes money is what the bonus account gives, bonus by bonus.
    const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
    expect(of("bonus-paid").map(({ ref, amount }) => [ref, `-${amount}`])).toEqual(
      of("bonus-closed").map(({ ref, amount }) => [ref, amount]),
    );
    const all = (await bed().ledger()).accounts as Account[];
    for (const iso of new Set(all.map((account) => account.iso)))
      expect(sum(all.filter((each) => each.iso === iso).map(({ balance }) => balance))).toBe(0n);
  }

  it("OFC-08 OFC-09 OFC-11 any run of payments, bets, bonuses, conversions and cashback leaves balance = ledger", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        await bed().reset();
        let demo = await bed().signIn();
        for (const [n, each] of steps.entries()) {
          demo = await demo.again();
          await take(demo, each, `key-${n}-of-run`);
        }
        await checkBooks();
      }),
      { numRuns: sized(5, 60), endOnFailure: true },
    );
  });
}
