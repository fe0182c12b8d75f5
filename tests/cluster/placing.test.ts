import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Platform } from "../../e2e/support/platform";
import { type Cluster, startCluster } from "../support/cluster";
import { emptyDatabase } from "../support/databases";
import { type Cut, HttpBrowser, LetGo } from "../support/http-browser";
import {
  addBet,
  codesOn,
  keptCoupon,
  pressUntilTold,
  pricesOf,
  receiptOf,
  shownKey,
} from "../support/http-slip";
import { sized } from "../support/size";

/** Presses of one form under one key, and bets of as many forms. */
const presses = sized(50, 200);
const forms = sized(140, 500);
let cluster: Cluster;
let platform: Platform;

beforeAll(async () => {
  cluster = await startCluster({
    databaseUrl: await emptyDatabase(),
    shells: 3,
    platform: "inside",
  });
  platform = new Platform(cluster.control);
}, 180_000);
beforeEach(() => platform.reset());
afterAll(() => cluster?.stop());

const shellOf = (n: number) => cluster.shells[n % cluster.shells.length]?.origin ?? "";
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

async function signedIn(login: string): Promise<HttpBrowser> {
  const browser = new HttpBrowser(shellOf(0));
  await browser.signIn(login);
  return browser;
}

/** A coupon with a bet in it, and the key of its form. */
interface Form {
  readonly browser: HttpBrowser;
  readonly key: string;
}

/** As many coupons of one player, over all nodes. */
async function couponsOf(player: HttpBrowser): Promise<readonly Form[]> {
  const buttons = await pricesOf(platform);
  const coupons: Form[] = [];
  while (coupons.length < forms) {
    const more = await times(20, async (n) => {
      const browser = player.copy(shellOf(n));
      await addBet(browser, buttons[(coupons.length + n) % buttons.length] ?? "");
      return { browser, key: keptCoupon(browser).key };
    });
    coupons.push(...more);
  }
  return coupons;
}

/** Stakes that left the player's accounts, as the ledger has them. */
async function debits(login: string): Promise<string[]> {
  const { entries } = await platform.ledger(login);
  return entries.filter(({ kind }) => kind === "stake").map(({ amount }) => amount);
}

describe("three shells on one database", () => {
  it(`CPP-03 CPP-10 SBX-03 ${presses} placements under one key are one bet and one debit, and another stake is refused`, async () => {
    const login = "limited@example.test";
    const player = await signedIn(login);
    await addBet(player, (await pricesOf(platform))[0] ?? "");
    const key = await shownKey(player);
    const press = (n: number, amount: string, cut?: Cut) =>
      player.copy(shellOf(n)).post("/en/coupon", { intent: "place", key, amount }, { cut });

    const receipts = await times(presses, async (n) => {
      if (n % 4 === 0) {
        // The connection breaks, with the answer on its way or still to come; then they press on another node.
        await expect(press(n, "100", n % 8 === 0 ? "sent" : "answered")).rejects.toThrow(LetGo);
      }
      return receiptOf(await pressUntilTold(() => press(n + 1, "100")));
    });
    const [bet, ...others] = await platform.bets(login);
    expect(others).toEqual([]);
    expect(bet).toMatchObject({ key, stake: "100.00" });
    expect(new Set(receipts)).toEqual(new Set([bet?.id]));
    expect(await debits(login)).toEqual(["-100.00"]);

    const changed = await times(presses, (n) => pressUntilTold(() => press(n, "150")));
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([422]));
    expect(new Set(changed.flatMap(codesOn))).toEqual(new Set(["key-reused"]));
    expect(await platform.bets(login)).toEqual([bet]);
    expect(await debits(login)).toEqual(["-100.00"]);
    // 5,000.00 of the seed data less one stake.
    expect(await platform.balance(login)).toBe("4900.00");
  }, 600_000);

  it(`SBX-03 OPS-01 ${forms} bets placed at once with money for 100 make 100 bets and a balance of zero`, async () => {
    const login = "demo@example.test";
    const player = await signedIn(login);
    expect(await platform.balance(login)).toBe("10000.00");
    const coupons = await couponsOf(player);
    expect(new Set(coupons.map(({ key }) => key)).size).toBe(forms);

    const replies = await Promise.all(
      coupons.map(({ browser, key }) =>
        pressUntilTold(() => browser.post("/en/coupon", { intent: "place", key, amount: "100" })),
      ),
    );
    const bets = await platform.bets(login);
    expect(bets).toHaveLength(100);
    expect(replies.flatMap((reply) => receiptOf(reply) ?? []).sort()).toEqual(
      bets.map(({ id }) => id).sort(),
    );
    const refused = replies.filter((reply) => receiptOf(reply) === null);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422]));
    expect(new Set(refused.flatMap(codesOn))).toEqual(new Set(["funds"]));
    expect(await debits(login)).toEqual(Array(100).fill("-100.00"));
    expect(await platform.balance(login)).toBe("0.00");
  }, 600_000);

  it(`RCK-03 of ${forms} bets that race with a due reality check, none that is sent after it is placed`, async () => {
    const login = "demo@example.test";
    await platform.player(login, {
      limits: { "32": { limitType: 32, limitValue: 5, startedAt: 0 } },
    });
    const player = await signedIn(login);
    const coupons = await couponsOf(player);
    const press = ({ browser, key }: Form) =>
      browser.post("/en/coupon", { intent: "place", key, amount: "10" });
    const before = coupons.slice(0, forms / 2);
    const pressed = Promise.all(before.map(press));
    await platform.advance(5 * 60_000);
    const late = await Promise.all(coupons.slice(forms / 2).map(press));
    const early = await pressed;

    // By the action's 303, or by the page's 302 where the platform knew before this shell did.
    const asked = "/en/reality-check?returnUrl=%2Fen%2Fcoupon";
    for (const { status, location } of late)
      expect([`303 ${asked}`, `302 ${asked}`]).toContain(`${status} ${location}`);
    const told = early.flatMap((reply) => receiptOf(reply) ?? []);
    const bets = await platform.bets(login);
    const keys = new Set(before.map(({ key }) => key));
    expect(bets.filter(({ key }) => !keys.has(key))).toEqual([]);
    expect(bets.map(({ id }) => id)).toEqual(expect.arrayContaining(told));
    expect(await debits(login)).toEqual(bets.map(() => "-10.00"));
  }, 600_000);
});
