import { createHash, createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { ledgerOf } from "../support/office";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";
import { sized } from "../support/size";

const login = "demo@example.test";
const dice = "/en/games/dice";
const slot = "/en/slots/game/1/night-harbour";
const site = siteOfFile({ feed: null });

beforeEach(async () => {
  await closeSharedServices();
});
afterEach(() => site.player(login, {}));

interface Round {
  readonly id: string;
  readonly key: string;
  readonly stake: string;
  readonly win: string;
  readonly state: string;
  readonly nonce: number;
}
/** An amount of two decimals, in kopecks. */
const kopecks = (amount: string) => Math.round(Number(amount) * 100);
const rounds = async () =>
  (await site.control<{ rounds: Round[] }>("GET", `rounds?login=${login}`)).rounds;
const bodyOf = (page: Page) => page.bodies.get("third-party")?.content ?? "";
const valueIn = (page: Page, name: string) =>
  new RegExp(`data-name="${name}" value="([^"]*)"`).exec(bodyOf(page))?.[1] ?? null;
const codesIn = (page: Page) =>
  page.reply === null ? [] : refusalOf(page).errors.map(({ code }) => code);

let n = 0;
const bet = (fields: Fields = {}) => ({
  intent: "play",
  stake: "20",
  side: "over",
  target: "50",
  key: `round-of-test-${++n}`,
  ...fields,
});

async function atTable(path = dice): Promise<{ browser: Browser; table: string }> {
  const browser = await signedIn();
  await browser.get(path);
  const launched = await browser.post(path, { intent: "launch", mode: "real", accountId: "11" });
  expect(launched.status).toBe(303);
  return { browser, table: launched.location ?? "" };
}

/** The launch that the platform gives a game server. */
async function launchOf(browser: Browser): Promise<string> {
  const response = await handleSandboxRequest(
    new Request("https://touchline.test/third-party/api/v1/launch", {
      method: "POST",
      headers: { authorization: `Bearer ${browser.cookies.get("user_token") ?? ""}` },
      body: JSON.stringify({ game: "dice", mode: "real", accountId: 11 }),
    }),
  );
  const launched = (await response?.json()) as { token: string } | undefined;
  return launched?.token ?? "";
}

describe("casino", () => {
  it("CAS-02 the casino lobby lists games, and the header links to it", async () => {
    const page = await new Browser().get("/en/casino");
    expect(page.status).toBe(200);
    expect(bodyOf(page)).toContain("/en/slots/game/1/night-harbour");
    expect(page.shell.nav.map(({ name }) => name)).toContain("casino");
  });

  it("CAS-04 SBX-03 a casino round is played once under its key, and the ledger has its stake and its win once", async () => {
    const { browser, table } = await atTable();
    const fields = bet();
    const first = await browser.post(table, fields);
    expect([first.status, codesIn(first)]).toEqual([303, []]);
    const again = await browser.post(table, fields);
    expect(again.location).toBe(first.location);
    const [round] = await rounds();
    expect(await rounds()).toHaveLength(1);
    const page = await browser.get(first.location ?? "");
    expect(valueIn(page, "round-id")).toBe(round?.id);
    const { entries } = await ledgerOf(site);
    const moved = entries.filter(({ kind }) => kind.startsWith("round-"));
    expect(moved.map(({ accountId, amount, kind }) => [accountId, amount, kind])).toEqual([
      [11, "-20.00", "round-stake"],
      ...(Number(round?.win) > 0 ? [[11, round?.win, "round-win"]] : []),
    ]);
    const balance = (10_000 - 20 + Number(round?.win)).toFixed(2);
    expect([valueIn(page, "balance"), await site.balance(11)]).toEqual([balance, balance]);
  });

  it("CAS-04 CPP-11 a casino round whose response is lost is found by the key in the form and not played again", async () => {
    const { browser, table } = await atTable();
    await site.fault("/third-party/api/v1/play", { drop: "after" }, 1);
    const fields = bet();
    const lost = await browser.post(table, fields);
    expect([lost.status, codesIn(lost)]).toEqual([503, ["checking"]]);
    expect(await rounds()).toHaveLength(1);
    await site.advance(5_000);
    const [, key = ""] =
      /name="intent" value="play".*?name="key" value="([^"]+)"/s.exec(bodyOf(lost)) ?? [];
    const again = await browser.post(table, { ...fields, key });
    expect(again.status).toBe(303);
    const [round, ...others] = await rounds();
    expect([others, valueIn(await browser.get(again.location ?? ""), "round-id")]).toEqual([
      [],
      round?.id,
    ]);
  });

  it("CAS-08 a casino round before the shortest interval is refused", async () => {
    const { browser, table } = await atTable();
    await browser.post(table, bet());
    const early = await browser.post(table, bet());
    expect([early.status, codesIn(early)]).toEqual([409, ["too-soon"]]);
    expect(await rounds()).toHaveLength(1);
    await site.advance(5_000);
    expect((await browser.post(table, bet())).status).toBe(303);
    expect(await rounds()).toHaveLength(2);
  });

  it("CAS-06 a spun slot shows its reels and its return to player", async () => {
    const { browser, table } = await atTable(slot);
    const played = await browser.post(table, {
      intent: "play",
      stake: "20",
      lines: "20",
      key: "slot-of-test-1",
    });
    expect(played.status).toBe(303);
    const page = await browser.get(played.location ?? "");
    expect(bodyOf(page)).toContain('class="reels"');
    expect(valueIn(page, "rtp")).toMatch(/^9\d\.\d{4}$/);
  });

  it("CAS-08 CPP-08 casino rounds count towards a stake limit, and a time-out stops the next round", async () => {
    const { browser, table } = await atTable();
    const limit = { limitType: 1, limitValue: 30, startedAt: 0, needApprove: false };
    await site.player(login, { limits: { 1: limit } });
    expect((await browser.post(table, bet())).status).toBe(303);
    await site.advance(5_000);
    const over = await browser.post(table, bet());
    expect([over.status, codesIn(over)]).toEqual([422, ["limit"]]);
    expect((await browser.post(table, bet({ stake: "10" }))).status).toBe(303);
    await site.advance(5_000);
    const now = Math.floor(Date.now() / 1000);
    const out = { limitType: 33, limitValue: 7, startedAt: now, endsAt: now + 700_000 };
    await site.player(login, { limits: { 1: null, 33: out } });
    const stopped = await browser.post(table, bet({ stake: "10" }));
    expect([stopped.status, codesIn(stopped)]).toEqual([403, ["excluded"]]);
    expect(await rounds()).toHaveLength(2);
  });

  it("CAS-04 CPP-10 a key submitted six times at once plays one casino round", async () => {
    const { browser, table } = await atTable();
    // As many posts as a player may send in a minute (SEC-07).
    const keys = sized(5, 20);
    for (let key = 1; key <= keys; key++) {
      const fields = bet({ key: `raced-key-${key}` });
      const posts = await Promise.all(Array.from({ length: 6 }, () => browser.post(table, fields)));
      expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([303]));
      expect(new Set(posts.map(({ location }) => location)).size).toBe(1);
      await site.advance(5_000);
    }
    expect(new Set((await rounds()).map(({ key }) => key)).size).toBe(keys);
    expect(await rounds()).toHaveLength(keys);
  }, 120_000);

  it("CAS-08 of two casino rounds submitted at once one is played and the other refused", async () => {
    const { browser, table } = await atTable();
    const posts = await Promise.all([browser.post(table, bet()), browser.post(table, bet())]);
    expect(posts.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await rounds()).toHaveLength(1);
  });

  it("CAS-05 the hash of a seed is shown before a round and the seed after, so that the round can be recomputed", async () => {
    const { browser, table } = await atTable();
    const before = await browser.get(table);
    const hash = valueIn(before, "server-seed-hash");
    expect([hash?.length, valueIn(before, "nonce"), valueIn(before, "server-seed")]).toEqual([
      64,
      "0",
      null,
    ]);
    const played = await browser.post(table, bet());
    const page = await browser.get(played.location ?? "");
    expect([valueIn(page, "server-seed-hash"), valueIn(page, "nonce")]).toEqual([hash, "1"]);
    const clientSeed = valueIn(page, "client-seed") ?? "";
    const own = await browser.post(table, { intent: "client-seed", seed: "my-own.seed" });
    expect(own.status).toBe(303);
    const after = await browser.get(own.location ?? "");
    const serverSeed = valueIn(after, "server-seed") ?? "";
    expect(createHash("sha256").update(serverSeed).digest("hex")).toBe(hash);
    expect([valueIn(after, "client-seed"), valueIn(after, "nonce")]).toEqual(["my-own.seed", "0"]);
    // The roll by the rule of docs/platform.md, reckoned here.
    const block = createHmac("sha256", serverSeed).update(`${clientSeed}:0`).digest();
    const numbers = Array.from({ length: 8 }, (_, at) => block.readUInt32BE(at * 4));
    const roll = (numbers.find((one) => one < 2 ** 32 - (2 ** 32 % 10_000)) ?? 0) % 10_000;
    // Over 50.00: 4,999 of 10,000 outcomes win, and 9,900 are paid out.
    const [round] = await rounds();
    const win = roll > 5_000 ? Math.floor((2_000 * 9_900) / 4_999) / 100 : 0;
    expect(Number(round?.win)).toBe(win);
    const check = await browser.get(`/en/casino/fairness?round=${round?.id}`);
    expect([valueIn(check, "reckoned-same"), valueIn(check, "reckoned-hash")]).toEqual(["1", hash]);
    // And by typed values, for whoever has them.
    const query = new URLSearchParams({
      game: "201",
      serverSeed,
      clientSeed,
      nonce: "0",
      stake: "20.00",
      bet: JSON.stringify({ side: "over", target: 5_000 }),
    });
    const typed = await new Browser().get(`/en/casino/fairness?${query}`);
    expect(Number(valueIn(typed, "reckoned-win"))).toBe(win);
  });

  it("CAS-05 the page that verifies rounds names the typed value that no round can have", async () => {
    const saidOf = async (fields: Readonly<Record<string, string>>) => {
      const seeds = { serverSeed: "a".repeat(64), clientSeed: "seed", nonce: "0" };
      const query = new URLSearchParams({ ...seeds, stake: "20.00", ...fields });
      const page = await new Browser().get(`/en/casino/fairness?${query}`);
      return /role="status" data-code="([^"]*)">([^<]*)</.exec(bodyOf(page))?.slice(1) ?? null;
    };
    const dice = { game: "201", bet: JSON.stringify({ side: "over", target: 5_000 }) };
    expect(await saidOf(dice)).toBeNull();
    const [code, words] = (await saidOf({ ...dice, stake: "99999999" })) ?? [];
    expect([code, words]).toEqual(["stake", expect.stringMatching(/is ₽\S+ to ₽\S+\./)]);
    for (const nonce of ["-1", "1.5", "x", "1234567890"])
      expect((await saidOf({ ...dice, nonce }))?.[0]).toBe("nonce");
    expect((await saidOf({ ...dice, bet: "{" }))?.[0]).toBe("no-round");
    // Chips of 10.00 and 5.00 are no stake of 20.00.
    const table = { game: "101", bet: JSON.stringify({ red: 1_000, even: 500 }) };
    expect(await saidOf(table)).toEqual([
      "chips",
      "Your chips add up to ₽15.00, but your stake is ₽20.00. They must be equal.",
    ]);
    expect(await saidOf({ ...table, stake: "15.00" })).toBeNull();
  });

  it("CAS-05 every recorded casino round recomputes to its result", async () => {
    const count = sized(12, 1_000);
    const { browser, table } = await atTable();
    for (let nth = 0; nth < count; nth++) {
      expect((await browser.post(table, bet({ target: String(5 + (nth % 90)) }))).status).toBe(303);
      await site.advance(5_000);
      // The shell counts requests by its own clock, in which they all come at once.
      if (nth % 10 === 9) await closeSharedServices();
    }
    await browser.post(table, { intent: "client-seed", seed: "another.seed" });
    const recorded = await rounds();
    expect(recorded).toHaveLength(count);
    for (const [nth, { id }] of recorded.entries()) {
      if (nth % 10 === 9) await closeSharedServices();
      const check = await browser.get(`/en/casino/fairness?round=${id}`);
      expect(valueIn(check, "reckoned-same"), String(id)).toBe("1");
    }
  }, 600_000);

  it("CAS-03 a game for fun starts once the age is confirmed and moves no money", async () => {
    const guest = new Browser();
    await guest.get(dice);
    const unasked = await guest.post(dice, { intent: "launch", mode: "fun" });
    expect([unasked.status, codesIn(unasked)]).toEqual([422, ["age"]]);
    const launched = await guest.post(dice, { intent: "launch", mode: "fun", confirm: "1" });
    expect(launched.location).toMatch(/^\/en\/games\/dice\?mode=fun&session=/);
    const played = await guest.post(launched.location ?? "", bet());
    expect(played.status).toBe(303);
    const page = await guest.get(played.location ?? "");
    expect(valueIn(page, "round-stake")).toBe("20.00");
    expect(valueIn(page, "balance")).toBeNull();
    const early = await guest.post(launched.location ?? "", bet());
    expect(codesIn(early)).toEqual(["too-soon"]);
    const real = await guest.post(dice, { intent: "launch", mode: "real" });
    expect(real.location).toContain("/en/user/login?returnUrl=");
    expect(await rounds()).toEqual([]);
  });

  it("CAS-03 CAS-05 the seeds of a game for fun can be changed while it is open, but not a day later", async () => {
    const guest = new Browser();
    await guest.get(dice);
    const { location } = await guest.post(dice, { intent: "launch", mode: "fun", confirm: "1" });
    const change = () => guest.post(location ?? "", { intent: "new-seed" });
    expect((await change()).status).toBe(303);
    await site.advance(25 * 3_600_000);
    expect((await change()).status).not.toBe(303);
  });

  it("CAS-04 an open blackjack hand is offered again and closed after a day", async () => {
    const path = "/en/casino/game/261/meridian-blackjack";
    const { browser, table } = await atTable(path);
    // A natural is over at once; the next deal is another hand.
    let page = await browser.get(table);
    for (let deal = 1; valueIn(page, "round-state") !== "open"; deal++) {
      const dealt = await browser.post(table, {
        intent: "play",
        stake: "20",
        key: `deal-of-test-${deal}`,
      });
      page = await browser.get(dealt.location ?? "");
      await site.advance(5_000);
    }
    const again = await browser.get(table);
    expect(bodyOf(again)).toContain('value="stand"');
    const other = await browser.post(table, {
      intent: "play",
      stake: "20",
      key: "another-deal-of-test",
    });
    expect(codesIn(other)).toEqual(["round-open"]);
    const seeds = await browser.post(table, { intent: "new-seed" });
    expect(codesIn(seeds)).toEqual(["round-open"]);
    const id = valueIn(again, "round-id");
    await site.advance(24 * 3_600_000);
    const closed = (await rounds()).find((round) => round.id === id);
    expect(closed?.state).toBe("closed");
    const total = (await rounds()).reduce(
      (sum, { stake, win }) => sum - Number(stake) + Number(win),
      10_000,
    );
    expect(await site.balance(11)).toBe(total.toFixed(2));
  });

  it("CAS-04 a step of an open card game is played once under its key", async () => {
    const path = "/en/card-games";
    expect((await new Browser().get(path)).status).toBe(200);
    const { browser, table } = await atTable("/en/games/higher-or-lower");
    await browser.post(table, { intent: "play", stake: "20", key: "higher-of-test" });
    const open = await browser.get(table);
    const action = /name="action" value="(higher|lower)"/.exec(bodyOf(open))?.[1] ?? "";
    const step = { intent: "play", action, key: "higher-step-of-test" };
    const first = await browser.post(table, step);
    const second = await browser.post(table, step);
    expect([first.status, second.location]).toEqual([303, first.location]);
    const late = await browser.post(table, { ...step, key: "late-step-of-test" });
    expect(codesIn(late)).toEqual(["round-over"]);
    const [round, ...more] = await rounds();
    expect([round?.state, more]).toEqual(["closed", []]);
  });

  it("CAS-11 my casino lists favourites, the games played last and their net result", async () => {
    const { browser, table } = await atTable();
    await browser.post(table, bet());
    const liked = await browser.post(slot, { intent: "favourite", on: "1" });
    expect(liked.location).toBe(slot);
    const mine = await browser.get("/en/my-casino");
    expect(bodyOf(mine)).toContain("Hundred Dice");
    expect(bodyOf(mine)).toContain("Night Harbour");
    const [round] = await rounds();
    expect(Number(valueIn(mine, "casino-net"))).toBe(Number(round?.win) - 20);
    await browser.post(slot, { intent: "favourite", on: "0" });
    expect(bodyOf(await browser.get("/en/my-casino/favorites"))).not.toContain("Night Harbour");
    expect((await new Browser().get("/en/my-casino")).location).toContain("/en/user/login");
  });

  it("CAS-01 CFG-06 a casino section missing from the partitions is 404 with its games and in no menu", async () => {
    expect((await new Browser().get("/en/keno")).status).toBe(200);
    const { browser, table } = await atTable("/en/casino/game/221/keno-eighty");
    await site.config({ partitions: ["casino", "slots"] });
    const gone = { intent: "play", stake: "20", numbers: "3", key: "gone-game-of-test" };
    expect((await browser.post(table, gone)).status).toBe(404);
    expect(await rounds()).toEqual([]);
    expect((await browser.get("/en/casino/game/221/keno-eighty")).status).toBe(404);
    expect((await new Browser().get("/en/keno")).status).toBe(404);
    expect(bodyOf(await new Browser().get("/en/casino"))).not.toContain("/en/keno");
    await site.config({ partitions: [] });
    const page = await new Browser().get("/en/");
    expect(page.shell.nav.map(({ name }) => name)).not.toContain("casino");
  });

  it("SCR-19 the list of Asian games can be filtered by kind", async () => {
    const all = bodyOf(await new Browser().get("/en/asian-games"));
    const some = bodyOf(await new Browser().get("/en/asian-games?filter=ladder"));
    expect([all.includes("Three Bowls"), all.includes("Bamboo Ladder")]).toEqual([true, true]);
    expect([some.includes("Three Bowls"), some.includes("Bamboo Ladder")]).toEqual([false, true]);
  });

  it("CAS-04 a game provider's wallet call moves money once, and an early rollback voids its debit", async () => {
    const { browser } = await atTable();
    const token = await launchOf(browser);
    const call = async (name: string, body: Fields) => {
      const text = JSON.stringify({ token, ...body });
      const secret = createHmac("sha256", "a-secret-of-tests")
        .update("wallet:quiet-engine")
        .digest("hex");
      const signature = createHmac("sha256", secret).update(text).digest("hex");
      const response = await handleSandboxRequest(
        new Request(`https://touchline.test/wallet-api/v1/${name}`, {
          method: "POST",
          headers: { "x-wallet-signature": signature },
          body: text,
        }),
      );
      return [response?.status, await response?.json()] as const;
    };
    const move = { transaction: "t-1", round: "r-1", amount: "100.00" };
    const unsigned = await handleSandboxRequest(
      new Request("https://touchline.test/wallet-api/v1/debit", {
        method: "POST",
        body: JSON.stringify({ token, ...move }),
      }),
    );
    expect(unsigned?.status).toBe(403);
    expect(await call("balance", {})).toEqual([200, { iso: "RUB", balance: "10000.00" }]);
    expect(await call("debit", move)).toMatchObject([200, { result: "done", balance: "9900.00" }]);
    expect(await call("debit", move)).toMatchObject([200, { result: "known", balance: "9900.00" }]);
    expect(await call("debit", { ...move, amount: "5.00" })).toMatchObject([
      422,
      { result: "conflict" },
    ]);
    expect(await call("debit", { ...move, transaction: "t-2", round: "r-2" })).toMatchObject([
      409,
      { code: "too-soon" },
    ]);
    const win = { ...move, transaction: "w-1", amount: "30.00" };
    expect(await call("credit", win)).toMatchObject([200, { balance: "9930.00" }]);
    expect(await call("credit", win)).toMatchObject([200, { result: "known", balance: "9930.00" }]);
    await site.advance(5_000);
    const late = { ...move, transaction: "t-3", round: "r-3" };
    expect(await call("rollback", late)).toMatchObject([
      200,
      { result: "done", balance: "9930.00" },
    ]);
    expect(await call("debit", late)).toMatchObject([409, { result: "void", balance: "9930.00" }]);
    // A round that was paid keeps its stake; one that was not gives it back, once, and is paid nothing any more.
    expect(await call("rollback", move)).toMatchObject([
      422,
      { result: "conflict", balance: "9930.00" },
    ]);
    const other = { ...move, transaction: "t-4", round: "r-4" };
    expect(await call("debit", other)).toMatchObject([200, { balance: "9830.00" }]);
    expect(await call("rollback", other)).toMatchObject([200, { balance: "9930.00" }]);
    expect(await call("rollback", other)).toMatchObject([
      200,
      { result: "known", balance: "9930.00" },
    ]);
    const unpaid = { ...other, transaction: "w-4", amount: "30.00" };
    expect(await call("credit", unpaid)).toMatchObject([
      409,
      { result: "void", balance: "9930.00" },
    ]);
    await site.advance(5_000);
    expect(await call("debit", { ...move, transaction: "t-5", amount: "99999.00" })).toMatchObject([
      422,
      { code: "funds", bound: "9930.00" },
    ]);
  });
});

describe("shared casino rounds", () => {
  const wheel = "/en/casino/game/303/studio-wheel";
  const now = async () =>
    Date.parse((await site.control<{ now: string }>("POST", "clock", { advanceMs: 0 })).now);
  /** Moves the clock to a moment of a minute, s. */
  const toSecond = async (second: number) => {
    const at = (await now()) % 60_000;
    await site.advance((second * 1_000 - at + 60_000) % 60_000);
  };

  it("CAS-07 a shared casino round takes bets until the clock closes it and is drawn once for all players", async () => {
    const { browser, table } = await atTable(wheel);
    await toSecond(5);
    const stake = { intent: "play", "bet-1": "20", "bet-2": "20" };
    const placed = await browser.post(table, { ...stake, key: "shared-key-1" });
    expect(placed.status).toBe(303);
    const waiting = await browser.get(placed.location ?? "");
    const hash = valueIn(waiting, "server-seed-hash");
    expect((await rounds())[0]).toMatchObject({ state: "open", stake: "40.00" });
    expect(await site.balance(11)).toBe("9960.00");
    await toSecond(50);
    const late = await browser.post(table, { ...stake, key: "shared-key-2" });
    expect([late.status, codesIn(late)]).toEqual([409, ["bets-closed"]]);
    const [round] = await rounds();
    expect(round).toMatchObject({ state: "closed" });
    const drawn = await browser.get(placed.location ?? "");
    // The mark that came up, as the page names it: it pays its number to one.
    const mark = Number(/The wheel stopped at (\d+)/.exec(bodyOf(drawn))?.[1]);
    const win = mark === 1 ? 40 : mark === 2 ? 60 : 0;
    expect([Number(round?.win), await site.balance(11)]).toEqual([win, (9_960 + win).toFixed(2)]);
    // Its seed has the hash that stood there while bets were taken.
    const check = await browser.get(`/en/casino/fairness?round=${round?.id}`);
    expect([valueIn(check, "reckoned-hash"), valueIn(check, "reckoned-same")]).toEqual([hash, "1"]);
    const guest = await new Browser().get(wheel);
    expect(bodyOf(guest)).toContain(`The wheel stopped at ${mark}`);
  });
});

describe("casino bonuses", () => {
  it("CAS-09 OFC-09 the week's casino cashback is claimed by its form once the week is over", async () => {
    const page = "/en/bonus/casino/1";
    const guest = bodyOf(await new Browser().get(page));
    expect(guest).toContain("/en/user/login?returnUrl=%2Fen%2Fbonus%2Fcasino%2F1");
    const { browser, table } = await atTable();
    // One chance in ten, and after a win a stake that loses it again.
    let net = 0;
    for (let n = 1; net >= 0; n++) {
      const stake = String(Math.min(2_000, Math.ceil(net / 100) + 200));
      const fields = bet({ stake, target: "90", key: `cashback-round-${n}` });
      // Luck may hold for more rounds than one minute allows.
      if (n % 100 === 0) await closeSharedServices();
      expect((await browser.post(table, fields)).status).toBe(303);
      await site.advance(5_000);
      net = (await rounds()).reduce(
        (sum, { stake, win }) => sum + kopecks(win) - kopecks(stake),
        0,
      );
    }
    const played = await rounds();
    const staked = played.reduce((sum, { stake }) => sum + kopecks(stake), 0);
    // 3 %, and 4 % from 500 least stakes of 20 roubles on.
    const back = (Math.floor((-net * (staked >= 1_000_000 ? 4 : 3)) / 100) / 100).toFixed(2);
    expect(valueIn(await browser.get(page), "cashback-running")).toBe(back);
    await site.advance(7 * 86_400_000);
    const again = new Browser();
    await again.signIn();
    expect(await rounds()).toEqual(played);
    expect(bodyOf(await again.get(page))).toContain('action="/en/office/casino/vipcashback"');
    const take = { intent: "take", iso: "RUB" };
    expect((await again.post("/en/office/casino/vipcashback", take)).status).toBe(303);
    const { entries } = await site.control<{ entries: { kind: string; amount: string }[] }>(
      "GET",
      `ledger?login=${login}`,
    );
    const paid = entries.filter(({ kind }) => kind === "cashback").map(({ amount }) => amount);
    expect(paid).toEqual([back]);
    expect(bodyOf(await again.get(page))).toContain("in your account");
  });
});

describe("casino tournaments", () => {
  it("CAS-09 tournament points come from rounds for money, and the weekly prize is paid once", async () => {
    const { browser, table } = await atTable(slot);
    let won = 0;
    for (let spin = 1; won === 0; spin++) {
      await browser.post(table, {
        intent: "play",
        stake: "20",
        lines: "20",
        key: `tournament-spin-${spin}`,
      });
      await site.advance(2_500);
      won = Math.max(...(await rounds()).map(({ win }) => Number(win)));
    }
    const page = await browser.get("/en/bonus/casino/tournaments/1");
    // The best return of a round, in hundredths of its stake of 20.
    expect(valueIn(page, "tournament-points")).toBe(String(Math.floor((won * 100) / 20)));
    expect(bodyOf(page)).toContain("<strong>You</strong>");
    const before = Number(await site.balance(11));
    await site.advance(7 * 24 * 3_600_000);
    // Twenty steps of a hundred roubles.
    expect(Number(await site.balance(11))).toBe(before + 2_000);
    await site.advance(24 * 3_600_000);
    expect(Number(await site.balance(11))).toBe(before + 2_000);
  });
});

describe("casino addresses", () => {
  it.each([
    "casino-lobby",
    "slots",
    "slots/vulkan",
    "slots/demo",
    "casino/demo",
    "casino/table",
    "casino/brand",
    "poker",
    "poker/demo",
    "bingo",
    "keno",
    "scratchcards",
    "fast-games",
    "card-games",
    "crash-games",
    "skill-games",
    "fishinghunting",
    "othergames",
    "casino/live",
    "tvgames",
    "virtualsports",
    "fast-bet",
    "casino/game/305/six-greyhounds",
    "casino/game/301/round-table-roulette",
    "casino/game/302/open-table-duel",
    "casino/game/304/evening-draw",
    "casino/game/307/half-minute-dice",
    "bonus/casino",
    "bonus/casino/1",
    "bonus/casino/promotions/1",
    "bonus/casino/promotions/2",
    "bonus/casino/tournaments",
    "bonus/casino/tournaments/2",
    "providers",
    "providers/demo",
    "casino-search?q=iron",
    "slots/game/1/demo",
    "slots/demo/game/1/demo",
    "casino/game/1/demo",
    "games",
    "games/dice",
    "games-landing/dice",
    "points",
    "thank-you",
    "casino/slot-first-deposit",
    "landing-welcome",
  ])("CAS-01 CAS-10 /en/%s is a page with one heading", async (path) => {
    const page = await new Browser().get(`/en/${path}`);
    expect(page.status).toBe(200);
    expect(bodyOf(page).match(/<h1/g)).toHaveLength(1);
  });

  it.each(["en", "ru", "ar", "es", "tr"])(
    "CAS-01 CAS-02 in %s every casino list has a heading of its own",
    async (lng) => {
      const paths = ["casino", "casino-lobby", "casino/brand", "providers", "slots", "games"];
      const heads = await Promise.all(
        paths.map(
          async (path) =>
            /<h1[^>]*>(.*?)<\/h1>/.exec(bodyOf(await new Browser().get(`/${lng}/${path}`)))?.[1],
        ),
      );
      expect(heads).not.toContain(undefined);
      expect(new Set(heads).size).toBe(paths.length);
    },
  );

  it.each([
    "slots/nothing",
    "providers/nobody",
    "games/nothing",
    "slots/game/999/x",
    "landing-nothing",
    "bonus/casino/2",
    "bonus/casino/promotions/9",
    "bonus/casino/1/terms",
  ])("SCR-11 the unknown casino address /en/%s is 404", async (path) => {
    expect((await new Browser().get(`/en/${path}`)).status).toBe(404);
  });

  it("SCR-07 CFG-10 former names of games redirect to their present addresses, unknown ones to the list of games", async () => {
    await site.mark();
    const to = async (path: string) => (await new Browser().get(`/en/${path}`)).location;
    expect(await to("games/dice-old")).toBe("/en/games/dice");
    expect(await to("allgamesentrance/dice")).toBe("/en/games/dice");
    expect(await to("allgamesentrance/nothing")).toBe("/en/games");
    const [call] = await site.calls("/third-party/api/games-preview-light");
    expect(call?.path).toMatch(
      /\?whence=55&groupId=285&ref=1&lng=en&fcountry=ru&includeCategories=false$/,
    );
  });

  it("CAS-02 casino lists are paged, filtered, sorted and searched by the query of their address", async () => {
    const first = bodyOf(await new Browser().get("/en/slots"));
    const second = bodyOf(await new Browser().get("/en/slots?page=2"));
    const names = (body: string) =>
      [...body.matchAll(/tile-name">([^<]+)</g)].map(([, name]) => name);
    expect([names(first).length, names(second).length]).toEqual([24, 6]);
    expect(names(second).filter((name) => names(first).includes(name))).toEqual([]);
    const one = bodyOf(await new Browser().get("/en/slots?provider=paper-fox&sort=name"));
    expect(names(one)).toEqual(["Fox and Feather", "Honey Parliament", "Paper Lantern Street"]);
    expect(names(bodyOf(await new Browser().get("/en/casino-search?q=LANTERN")))).toContain(
      "Lantern Keno",
    );
    expect(bodyOf(await new Browser().get("/en/casino-search?q=zzz"))).toContain("No game found");
  });
});
