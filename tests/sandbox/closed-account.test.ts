import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migratedDatabase } from "../support/databases";
import { wallet } from "./suites/casino-races";
import { type Bed, openBed, type Visitor } from "./support/bed";
import { callDuring } from "./support/during";
import { bet } from "./support/test-feed";
import { deposit } from "./support/till";

const login = "demo@example.test";
const euro = 12;
const office = "/web-api/officeapi/v1";
let databaseUrl: string;
let bed: Bed;
let demo: Visitor;

beforeAll(async () => {
  databaseUrl = await migratedDatabase();
  bed = await openBed({ databaseUrl });
});
beforeEach(async () => {
  await bed.reset();
  demo = await bed.signIn();
});
afterAll(() => bed?.sandbox.close());

const remove = () => demo.call("POST", `${office}/accounts/currency/remove`, { id: euro });
const keyed = (key: string) => ({ "idempotency-key": key });

/** Movements of a round of 100.00 EUR at a provider's game server. */
async function providerRound() {
  const game = { game: "ridge-dice", mode: "real", accountId: euro };
  const { token } = (await demo.call("POST", "/third-party/api/v1/launch", game)).body;
  return (call: "debit" | "credit" | "rollback", transaction: string, amount: string) =>
    wallet(bed, "kestrel-row", call, { token, transaction, round: "r", amount });
}

/** What is still to come to the account, each with the stake or the deposit that has left it empty. */
const waiting: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
  "a lotto ticket": () =>
    demo.call(
      "POST",
      "/lottery-api/v1/lotto/keno/tickets",
      { accountId: euro, rows: [["7"]], draws: 1 },
      keyed("ticket"),
    ),
  "a round of the casino": () => {
    const fields = { "bet-1": ["0.50"] };
    const asked = { game: "studio-wheel", mode: "real", accountId: euro, token: null, fields };
    return demo.call("POST", "/third-party/api/v1/play", asked, keyed("round"));
  },
  "a round of a provider's game server": async () =>
    (await providerRound())("debit", "stake", "100.00"),
  "a bonus that becomes its money": async () => {
    await demo.call("POST", `${office}/bonuses/take`, { offer: "reload" }, keyed("bonus"));
    return deposit(demo, "deposit", "100.00", { accountId: euro });
  },
};

describe("account in a further currency", () => {
  it.each(Object.keys(waiting))(
    "ACC-03 an account in a further currency cannot be removed while %s is open",
    async (name) => {
      expect((await waiting[name]?.())?.status).toBeLessThan(300);
      await bed.control("PATCH", `players/${login}`, { balances: { EUR: "0" } });
      expect(await remove()).toMatchObject({ status: 422, body: { code: "open-bets" } });
    },
  );

  it.each([
    ["paid, be it with nothing", "credit", "win", "0.00"],
    ["rolled back", "rollback", "stake", "100.00"],
  ] as const)(
    "ACC-03 CAS-04 an account in a further currency can be removed once a provider's game round was %s",
    async (_, call, transaction, amount) => {
      const move = await providerRound();
      expect((await move("debit", "stake", "100.00")).status).toBe(200);
      expect((await move(call, transaction, amount)).status).toBe(200);
      await bed.control("PATCH", `players/${login}`, { balances: { EUR: "0" } });
      expect((await remove()).status).toBe(200);
    },
  );

  it("ACC-03 CPP-08 a bet that waits for an account being removed is refused", async () => {
    const placed = await callDuring(
      databaseUrl,
      { sql: "update accounts set closed_at = 1 where id = $1", values: [euro] },
      () => demo.place("late", [bet(501, 0)], { accountId: euro, amount: "10.00" }),
    );
    expect(placed).toMatchObject({ status: 422, body: { code: "account" } });
    expect(await bed.balance(euro)).toBe("500.00");
  });
});
