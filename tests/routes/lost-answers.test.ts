import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { packCoupon } from "~/domain/coupon/packed/pack";
import { createEmptyCouponCookie } from "~/domain/coupon/state";
import { breakerStates, resetBreakers } from "~/platform/transport/breaker.server";
import { couponCookie } from "~/server/cookies/coupon.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { type FeedGame, marketOf } from "../../e2e/support/platform";
import { Browser, origin, type Page } from "../support/browser";
import { type DistantSite, openDistantSite } from "../support/distant";
import type { FaultMode, FaultRule } from "../support/fault-proxy";
import { forgetPlatform } from "../support/forget";
import { sized } from "../support/size";
import { codesOf } from "../support/slip";

const logins = ["demo@example.test", "new@example.test", "limited@example.test"] as const;
const placeCall = "/coupon-api/v1/coupons";
/** Placements of each storm, so many at once. */
const storm = { slips: sized(20, 100), atOnce: 10 };
/** The share of calls that a storm breaks, and how many placements it must at least have met to be one. */
const share = 0.45;
const leastMet = storm.slips / 4;
/** A fault's end is noticed within this, seconds of the platform's clock (CPP-11). */
const graceSec = 30;

let site: DistantSite;
let games: FeedGame[];
const players: Browser[] = [];

beforeAll(async () => {
  site = await openDistantSite();
  for (const login of logins) {
    await site.platform.player(login, { balances: { RUB: "1000000.00" } });
    const browser = new Browser();
    await browser.signIn(login);
    players.push(browser);
  }
  games = (await site.platform.games("status=line&limit=60")).filter(
    (game) => game.markets.length > 0,
  );
}, 180_000);
beforeEach(async () => {
  forgetPlatform();
  // No player presses as often as a storm does.
  await closeSharedServices();
});
afterEach(() => {
  vi.useRealTimers();
  site.proxy.setRule(null);
});
afterAll(() => site.close());

/** The same numbers for the same seed, from 0 to 1 (mulberry32). */
function numbers(seed: string): () => number {
  let state = [...seed].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a player has been told of a press. */
type Told =
  | { readonly kind: "receipt"; readonly id: string }
  | { readonly kind: "checking" | "refused" };

/** A coupon of one bet under a key of its own, in a browser of its own. */
interface Slip {
  readonly key: string;
  readonly browser: Browser;
  readonly amount: string;
  told: Told;
}

async function slipOf(name: string, number: number): Promise<Slip> {
  const owner = players[number % players.length];
  const game = games[number % games.length];
  if (!owner || !game) throw new Error("no player or game");
  const { id, type, param, coef } = marketOf(game, "1");
  const browser = new Browser();
  for (const [cookie, value] of owner.cookies) browser.cookies.set(cookie, value);
  browser.csrf = owner.csrf;
  const key = `${name}-${String(number).padStart(4, "0")}`;
  const bet = { gameId: game.id, marketId: id, type, param: String(param ?? ""), coef };
  const added = {
    scores: null,
    addedAt: 1,
    blockId: 0,
    isBanker: false,
    amount: "",
    refusal: null,
  };
  const coupon = { ...createEmptyCouponCookie(key), bets: [{ ...bet, ...added }] };
  const line = await couponCookie.write(packCoupon(coupon), new Request(origin));
  const [pair = ""] = line.split(";");
  browser.cookies.set("coupon", pair.slice("coupon=".length));
  // Each stake is another, so that a receipt of another coupon would be seen.
  return { key, browser, amount: (100 + number / 100).toFixed(2), told: { kind: "refused" } };
}

function toldBy(answer: Page): Told {
  const receipt = /^\/en\/coupon\/receipt\/(\d+)$/.exec(answer.location ?? "");
  if (receipt?.[1]) return { kind: "receipt", id: receipt[1] };
  if (answer.location === "/en/coupon") return { kind: "checking" };
  expect([answer.status, answer.location, codesOf(answer)]).toEqual([422, null, ["unavailable"]]);
  return { kind: "refused" };
}

/** Presses "place"; again under the same key where nothing was sent. */
async function press(slip: Slip, again = 2): Promise<void> {
  // As on another node: an open breaker would spare most placements the storm.
  resetBreakers();
  const fields = { intent: "place", key: slip.key, amount: slip.amount };
  slip.told = toldBy(await slip.browser.postData("/en/coupon", fields));
  if (slip.told.kind === "refused" && again > 0) await press(slip, again - 1);
}

/** Looks at a coupon that is being checked. */
async function look(slip: Slip): Promise<void> {
  if (slip.told.kind !== "checking") return;
  const page = await slip.browser.data("/en/coupon", "routes/lng", "routes/slip", "routes/coupon");
  const receipt = /^\/en\/coupon\/receipt\/(\d+)$/.exec(page.location ?? "");
  if (receipt?.[1]) slip.told = { kind: "receipt", id: receipt[1] };
  else if (!page.coupon.isChecking) {
    expect([page.coupon.key, page.coupon.count]).toEqual([slip.key, 1]);
    slip.told = { kind: "refused" };
  }
}

/** Presses "place" on every slip under a rule, a batch at a time; answers how many placements it has met. */
async function pressUnder(slips: readonly Slip[], rule: FaultRule): Promise<number> {
  // The browser that asks first warms what every page needs.
  await players[0]?.get("/en/coupon");
  const from = site.proxy.calls.length;
  site.proxy.remember("/web-api/");
  site.proxy.setRule(rule);
  for (let at = 0; at < slips.length; at += storm.atOnce) {
    await Promise.all(slips.slice(at, at + storm.atOnce).map((slip) => press(slip)));
  }
  site.proxy.setRule(null);
  site.proxy.remember(null);
  const calls = site.proxy.calls.slice(from);
  return calls.filter((call) => isPlacing(call) && call.mode !== null).length;
}

/**
 * Looks at all that is in doubt while the grace runs out, as reloads of a page do. The platform's clock is moved, so
 * that breakers let a call through again.
 */
async function lookWithinGrace(slips: readonly Slip[]) {
  const healedAt = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: healedAt });
  for (let second = 15; second <= graceSec; second++) {
    vi.setSystemTime(healedAt + second * 1000);
    const inDoubt = slips.filter(({ told }) => told.kind === "checking");
    for (let at = 0; at < inDoubt.length; at += storm.atOnce)
      await Promise.all(inDoubt.slice(at, at + storm.atOnce).map(look));
    await noneOnItsWay();
  }
}

/** Until each call that finds out whether a service is back has its end. */
async function noneOnItsWay() {
  while (breakerStates().some(({ state }) => state === "half-open"))
    await new Promise((resolve) => setImmediate(resolve));
}

function slipsOf(name: string, count: number): Promise<Slip[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => slipOf(name, number)));
}

/** What every storm must come to: one truth for each key, and the player knows it. */
async function expectOneTruth(slips: readonly Slip[]) {
  for (const [index, login] of logins.entries()) {
    const bets = await site.platform.bets(login);
    const own = slips.filter((_, number) => number % logins.length === index);
    const byKey = new Map(bets.map((bet) => [bet.key, bet]));
    expect(byKey.size).toBe(bets.length);
    for (const { key, told, amount } of own) {
      const bet = byKey.get(key);
      expect([key, told]).toEqual([
        key,
        bet ? { kind: "receipt", id: bet.id } : { kind: "refused" },
      ]);
      if (bet) expect([key, bet.stake]).toEqual([key, amount]);
    }
    const { accounts, entries } = await site.platform.ledger(login);
    const stakes = entries.filter(({ kind }) => kind === "stake");
    const paid = stakes.map(({ ref, amount }) => `${ref} ${amount}`);
    expect(paid.sort()).toEqual(bets.map(({ id, stake }) => `${id} -${stake}`).sort());
    for (const { id, balance } of accounts) {
      const sum = entries
        .filter(({ accountId }) => accountId === id)
        .reduce((all, { amount }) => all + minor(amount), 0);
      expect([id, sum]).toEqual([id, minor(balance)]);
    }
  }
}

const minor = (amount: string) => Math.round(Number(amount) * 100);

/** A receipt as its player sees it is what was pressed for. */
async function expectReceipt(slip: Slip | undefined) {
  if (slip?.told.kind !== "receipt") throw new Error("something should have got through");
  const page = await slip.browser.get(`/en/coupon/receipt/${slip.told.id}`);
  const { id, key, stake } = page.data("routes/receipt").receipt;
  expect({ id, key, stake }).toEqual({
    id: slip.told.id,
    key: slip.key,
    stake: minor(slip.amount),
  });
}

const isPlacing = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === "POST" && path === placeCall;

/** Breaks so many of the calls that place, and of those that ask what became of a key. */
function breaking(name: string, ...modes: readonly [FaultMode, ...FaultMode[]]): FaultRule {
  const random = numbers(name);
  return ({ path }) => {
    if (!path.startsWith(placeCall) || random() >= share) return null;
    return modes[Math.floor(random() * modes.length)] ?? null;
  };
}

describe(`${storm.slips} placements through a broken network`, () => {
  const storms: Record<string, [FaultMode, ...FaultMode[]]> = {
    delay: ["delay"],
    "reset before it arrives": ["reset-before"],
    "reset before the answer": ["reset-after"],
    "reset in the middle of the answer": ["reset-middle"],
    cut: ["cut"],
    drip: ["drip"],
    "garbled bytes": ["garbled"],
    "wrong JSON": ["wrong-json"],
    "half JSON": ["half-json"],
    "wrong content type": ["wrong-type"],
    "gateways and stragglers": ["late", "lost-route", "bad-gateway", "reset-after"],
  };
  it.each(Object.entries(storms))(
    "CPP-11 CPP-03 OPS-04 under the network fault %s each key becomes one bet or none, and its player sees which",
    async (name, modes) => {
      const slips = await slipsOf(modes.join("-"), storm.slips);
      const met = await pressUnder(slips, breaking(name, ...modes));
      expect(met).toBeGreaterThanOrEqual(leastMet);
      await site.proxy.sendLate();
      await lookWithinGrace(slips);
      await expectOneTruth(slips);
      expect(slips.map(({ told }) => told.kind)).not.toContain("checking");
      await expectReceipt(slips.find(({ told }) => told.kind === "receipt"));
    },
    240_000,
  );
});

describe("placements without a response", () => {
  it("CPP-11 CPP-03 an unanswered placement is resolved by its key, whether it arrived or not", async () => {
    const slips = await slipsOf("no-answer", 6);
    let count = 0;
    await pressUnder(slips, (call) =>
      isPlacing(call) ? (count++ % 2 === 0 ? "silent" : "mute") : null,
    );
    await lookWithinGrace(slips);
    await expectOneTruth(slips);
    const kinds = slips.map(({ told }) => told.kind).sort();
    expect(kinds).toEqual(["receipt", "receipt", "receipt", "refused", "refused", "refused"]);
  }, 240_000);

  it("CPP-11 CPP-03 a placement that arrives after the player has placed it again is the same bet", async () => {
    const slips = await slipsOf("straggler", 6);
    await pressUnder(slips, (call) => (isPlacing(call) ? "late" : null));
    expect(slips.map(({ told }) => told.kind)).toEqual(Array(6).fill("checking"));
    await lookWithinGrace(slips);
    expect(slips.map(({ told }) => told.kind)).toEqual(Array(6).fill("refused"));
    for (const slip of slips) await press(slip);
    expect(slips.map(({ told }) => told.kind)).toEqual(Array(6).fill("receipt"));
    await site.proxy.sendLate();
    await expectOneTruth(slips);
  }, 240_000);

  it("CPP-11 CPP-03 a placement that arrives after the player has placed it with another stake places nothing", async () => {
    const slips = await slipsOf("changed", 6);
    await pressUnder(slips, (call) => (isPlacing(call) ? "late" : null));
    await lookWithinGrace(slips);
    expect(slips.map(({ told }) => told.kind)).toEqual(Array(6).fill("refused"));
    const changed = await Promise.all(
      slips.map(async (slip): Promise<Slip> => {
        const page = await slip.browser.submit("/en/coupon", { intent: "amount", amount: "300" });
        return { ...slip, key: page.coupon.key, amount: "300.00" };
      }),
    );
    for (const slip of changed) await press(slip);
    expect(changed.map(({ told }) => told.kind)).toEqual(Array(6).fill("receipt"));
    await site.proxy.sendLate();
    await expectOneTruth([...slips, ...changed]);
  }, 240_000);
});
