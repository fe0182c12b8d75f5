import { createHash, createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, origin, type Page } from "../support/browser";
import { siteOfFile } from "../support/site";

const login = "demo@example.test";
const path = "/en/games/ridge-dice";
const site = siteOfFile({ feed: null });

beforeEach(async () => {
  await closeSharedServices();
});
afterEach(() => site.player(login, {}));

const bodyOf = (page: Page) => page.bodies.get("third-party")?.content ?? "";
const frameIn = (page: Page) => /<iframe[^>]*>/.exec(bodyOf(page))?.[0] ?? null;
const addressIn = (page: Page) =>
  (/src="([^"]*)"/.exec(frameIn(page) ?? "")?.[1] ?? "").replaceAll("&amp;", "&");

async function launched(mode: "real" | "fun" = "real") {
  const browser = new Browser();
  if (mode === "real") await browser.signIn();
  await browser.get(path);
  const { location } = await browser.post(path, {
    intent: "launch",
    mode,
    ...(mode === "real" ? { accountId: "11" } : { confirm: "1" }),
  });
  const page = await browser.get(location ?? "");
  return { browser, page, table: location ?? "", address: addressIn(page) };
}

/** What the frame gets: its page, or the answer to its form. */
async function inFrame(address: string, form?: Readonly<Record<string, string>>) {
  const response = await handleSandboxRequest(
    new Request(origin + address, {
      method: form ? "POST" : "GET",
      ...(form && { body: new URLSearchParams(form) }),
    }),
  );
  if (!response) throw new Error("there is no game server");
  const text = await response.text();
  const value = (name: string) =>
    new RegExp(`data-name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? null;
  const refused = /data-code="([^"]*)"/.exec(text)?.[1] ?? null;
  return { status: response.status, headers: response.headers, text, value, refused };
}

/** A call of the wallet by the games' own provider. */
async function wallet(call: string, body: object) {
  const text = JSON.stringify(body);
  const secret = createHmac("sha256", "a-secret-of-tests")
    .update("wallet:kestrel-row")
    .digest("hex");
  const signature = createHmac("sha256", secret).update(text).digest("hex");
  const response = await handleSandboxRequest(
    new Request(`${origin}/wallet-api/v1/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-wallet-signature": signature },
      body: text,
    }),
  );
  const answer = (await response?.json()) as { result?: string; code?: string };
  return [response?.status, answer.result ?? answer.code];
}

const tokenIn = (address: string) => new URL(address, origin).searchParams.get("launch") ?? "";

let n = 0;
const bet = (over: Readonly<Record<string, string>> = {}) => ({
  stake: "20",
  side: "over",
  target: "50",
  seed: "seed-of-test",
  key: `framed-round-of-test-${++n}`,
  ...over,
});
const entries = async () => {
  const ledger = await site.control<{ entries: { kind: string }[] }>(
    "GET",
    `ledger?login=${login}`,
  );
  return ledger.entries.filter(({ kind }) => kind.startsWith("round-"));
};

describe("provider's game in a frame", () => {
  it("CAS-03 a provider's game runs in a sandboxed frame without its origin, from a configured address only", async () => {
    const { page, address } = await launched();
    const frame = frameIn(page) ?? "";
    expect(frame).toContain(' sandbox="allow-scripts allow-forms"');
    expect(frame).not.toContain("allow-same-origin");
    expect(address).toMatch(
      /^\/sandbox\/pages\/games\/ridge-dice\?lng=en&channel=[\w-]{22}&launch=/,
    );
    const { status, headers } = await inFrame(address);
    const policy = headers.get("content-security-policy") ?? "";
    expect([status, policy.includes("default-src 'none'")]).toEqual([200, true]);
    // Opened in a tab too, by a browser that does not say so: at this address it would have the shop's origin.
    expect(policy.split("; ")).toContain("sandbox allow-scripts allow-forms");
    // What site config does not name stands in no frame.
    await site.config({ vendors: { frame: [] } });
    const other = await launched();
    expect(frameIn(other.page)).toBeNull();
  });

  it("CAS-03 CAS-04 a framed game plays a round over the wallet, once under its key", async () => {
    const { address } = await launched();
    const fields = bet();
    const first = await inFrame(address, fields);
    const again = await inFrame(address, fields);
    expect([first.status, again.value("round-id")]).toEqual([200, first.value("round-id")]);
    const win = Number(first.value("round-win"));
    const balance = (10_000 - 20 + win).toFixed(2);
    expect([first.value("balance"), await site.balance(11)]).toEqual([balance, balance]);
    const kinds = (await entries()).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(win > 0 ? ["round-stake", "round-win"] : ["round-stake"]);
    const soon = await inFrame(address, bet());
    expect([soon.status, soon.refused]).toEqual([409, "too-soon"]);
  });

  it("CAS-05 a framed game shows the hash of its seed before the round and the seed after it", async () => {
    const { address } = await launched();
    const hash = (await inFrame(address)).value("server-seed-hash");
    const played = await inFrame(address, bet());
    const seed = played.value("server-seed") ?? "";
    expect(createHash("sha256").update(seed).digest("hex")).toBe(hash);
    const query = new URLSearchParams({
      game: "403",
      serverSeed: seed,
      clientSeed: "seed-of-test",
      nonce: "0",
      stake: "20.00",
      bet: JSON.stringify({ side: "over", target: 5_000 }),
    });
    const typed = await new Browser().get(`/en/casino/fairness?${query}`);
    const win = /data-name="reckoned-win" value="([^"]*)"/.exec(bodyOf(typed))?.[1];
    expect(Number(win)).toBe(Number(played.value("round-win")));
  });

  it("CAS-04 a framed game returns a stake whose wallet response is lost", async () => {
    const { address } = await launched();
    await site.fault("/wallet-api/v1/debit", { drop: "after" }, 1);
    const lost = await inFrame(address, bet());
    expect([lost.status, lost.refused]).toEqual([409, "returned"]);
    expect(await site.balance(11)).toBe("10000.00");
    expect((await entries()).map(({ kind }) => kind).sort()).toEqual([
      "round-refund",
      "round-stake",
    ]);
  });

  it("CAS-04 a framed game pays a win with a lost response once, and returns a stake in doubt", async () => {
    const { address } = await launched();
    await site.fault("/wallet-api/v1/credit", { drop: "after" }, 1);
    const played = await inFrame(address, bet());
    const win = Number(played.value("round-win"));
    await site.advance(10_001);
    expect(await site.balance(11)).toBe((9_980 + win).toFixed(2));
    // Neither the stake nor its way back is answered: both are tried again.
    await site.fault("/wallet-api/v1/debit", { drop: "after" }, 1);
    await site.fault("/wallet-api/v1/rollback", { drop: "before" }, 1);
    const doubt = await inFrame(address, bet());
    expect([doubt.refused, await site.balance(11)]).toEqual(["checking", (9_960 + win).toFixed(2)]);
    await site.advance(10_001);
    expect(await site.balance(11)).toBe((9_980 + win).toFixed(2));
  });

  it("CAS-04 the wallet either pays a round or refunds it, in whichever order the calls arrive", async () => {
    const { address } = await launched();
    const move = (call: string, round: string, name: string, amount: string) =>
      wallet(call, { token: tokenIn(address), transaction: `${round}.${name}`, round, amount });
    expect(await move("debit", "r1", "stake", "20.00")).toEqual([200, "done"]);
    expect(await move("credit", "r1", "win", "30.00")).toEqual([200, "done"]);
    expect(await move("rollback", "r1", "stake", "20.00")).toEqual([422, "conflict"]);
    expect(await move("credit", "r1", "win", "30.00")).toEqual([200, "known"]);
    await site.advance(10_001);
    expect(await move("debit", "r2", "stake", "20.00")).toEqual([200, "done"]);
    expect(await move("rollback", "r2", "stake", "20.00")).toEqual([200, "done"]);
    expect(await move("credit", "r2", "win", "30.00")).toEqual([409, "void"]);
    expect(await move("rollback", "r2", "stake", "20.00")).toEqual([200, "known"]);
    expect(await move("credit", "r3", "win", "30.00")).toEqual([409, "void"]);
    expect(await site.balance(11)).toBe("10010.00");
  });

  it("CAS-04 a later stake of a paid round is rolled back until a credit follows it", async () => {
    const { address } = await launched();
    const move = (call: string, name: string, amount: string) =>
      wallet(call, { token: tokenIn(address), transaction: `r4.${name}`, round: "r4", amount });
    expect(await move("debit", "stake-1", "20.00")).toEqual([200, "done"]);
    expect(await move("credit", "win-1", "5.00")).toEqual([200, "done"]);
    expect(await move("debit", "stake-2", "30.00")).toEqual([200, "done"]);
    expect(await move("rollback", "stake-1", "20.00")).toEqual([422, "conflict"]);
    expect(await move("rollback", "stake-2", "30.00")).toEqual([200, "done"]);
    expect(await site.balance(11)).toBe("9985.00");
    // All that was staked since the last credit is returned: it pays no win.
    expect(await move("credit", "win-2", "60.00")).toEqual([409, "void"]);
    // A rollback that arrives before its debit makes it void, although the round was paid.
    expect(await move("rollback", "stake-3", "40.00")).toEqual([200, "done"]);
    expect(await move("debit", "stake-3", "40.00")).toEqual([409, "void"]);
    expect(await move("debit", "stake-4", "10.00")).toEqual([200, "done"]);
    expect(await move("credit", "win-4", "25.00")).toEqual([200, "done"]);
    expect(await move("rollback", "stake-4", "10.00")).toEqual([422, "conflict"]);
    expect(await site.balance(11)).toBe("10000.00");
    // A credit of the same moment that came before the debit has not paid it.
    expect(await move("debit", "stake-5", "10.00")).toEqual([200, "done"]);
    expect(await move("rollback", "stake-5", "10.00")).toEqual([200, "done"]);
    expect(await site.balance(11)).toBe("10000.00");
  });

  it("RCK-04 CAS-04 a session counts a framed game's stake together with its win, and no rolled-back stake", async () => {
    const { address } = await launched();
    const move = (call: string, name: string, amount: string) =>
      wallet(call, { token: tokenIn(address), transaction: `r5.${name}`, round: "r5", amount });
    const sums = async (browser: Browser) => (await browser.get("/en")).shell.strip?.sums;
    await move("debit", "stake-1", "20.00");
    await move("credit", "win-1", "50.00");
    await move("debit", "stake-2", "30.00");
    await site.advance(1_000);
    const later = new Browser();
    await later.signIn();
    expect(await sums(later)).toEqual([{ iso: "RUB", staked: 0, returned: 0, inPlay: 0 }]);
    await move("debit", "stake-3", "40.00");
    expect(await sums(later)).toEqual([{ iso: "RUB", staked: 4_000, returned: 0, inPlay: 4_000 }]);
    await move("rollback", "stake-3", "40.00");
    expect(await sums(later)).toEqual([{ iso: "RUB", staked: 0, returned: 0, inPlay: 0 }]);
    await move("credit", "win-2", "10.00");
    expect(await sums(later)).toEqual([{ iso: "RUB", staked: 3_000, returned: 1_000, inPlay: 0 }]);
  });

  it("CAS-04 a slow framed round whose stake was refunded pays no win", async () => {
    const { address } = await launched();
    await site.fault("/wallet-api/v1/debit", { delayMs: 1_000 }, 1);
    await site.fault("/wallet-api/v1/rollback", { delayMs: 2_000 }, 1);
    // Wins nearly always, so that a win paid for nothing shows.
    const fields = bet({ target: "5" });
    await site.mark();
    const slow = inFrame(address, fields);
    await expect.poll(() => site.calls("/wallet-api/v1/debit")).not.toEqual([]);
    await site.advance(10_001);
    await slow;
    expect(await site.balance(11)).toBe("10000.00");
    const kinds = (await entries()).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["round-refund", "round-stake"]);
    // The round is over: the page has a new key, which plays.
    const again = await inFrame(address, fields);
    expect([again.status, again.refused]).toEqual([409, "returned"]);
    const key = /name="key" value="([^"]*)"/.exec(again.text)?.[1] ?? "";
    expect(key).not.toBe(fields.key);
    expect((await inFrame(address, { ...fields, key })).status).toBe(200);
  });

  it("CAS-08 SSL-01 a used-up session limit refuses the next stake of a framed game", async () => {
    const { browser, table } = await launched();
    const now = Math.floor(Date.now() / 1000);
    const limit = { limitType: 31, limitValue: 1, startedAt: now - 60, needApprove: false };
    await site.player(login, { limits: { 31: limit } });
    await site.advance(3_590_000);
    const address = addressIn(await browser.get(table));
    expect((await inFrame(address, bet())).refused).toBeNull();
    await site.advance(10_000);
    const spent = await inFrame(address, bet());
    expect([spent.status, spent.refused]).toEqual([409, "session-limit"]);
    expect(frameIn(await browser.get(table))).toBeNull();
  });

  it("CAS-08 CPP-08 a stake limit, a time-out and signing out stop rounds of a framed game", async () => {
    const { browser, table, address } = await launched();
    await site.player(login, {
      limits: { 1: { limitType: 1, limitValue: 30, startedAt: 0, needApprove: false } },
    });
    expect((await inFrame(address, bet({ stake: "40" }))).refused).toBe("limit");
    // A round that was refused has its pace as well: presses without end write nothing.
    const soon = await inFrame(address, bet());
    expect([soon.status, soon.refused, soon.value("nonce")]).toEqual([409, "too-soon", "1"]);
    await site.advance(10_001);
    const now = Math.floor(Date.now() / 1000);
    const out = { limitType: 33, limitValue: 7, startedAt: now, endsAt: now + 700_000 };
    await site.player(login, { limits: { 1: null, 33: out } });
    expect((await inFrame(address, bet())).refused).toBe("excluded");
    const page = await browser.get(table);
    expect([frameIn(page), bodyOf(page).includes('role="alert"')]).toEqual([null, true]);
    await site.player(login, { limits: { 33: null } });
    await browser.post("/en/user/logout", {});
    expect([(await inFrame(address, bet())).status, await entries()]).toEqual([401, []]);
    // It tells nothing of the account either.
    const read = await inFrame(address);
    expect([read.status, read.value("balance")]).toEqual([401, null]);
    const token = tokenIn(address);
    for (const call of ["authenticate", "balance"])
      expect(await wallet(call, { token })).toEqual([401, "token"]);
  });

  it("CAS-08 repeated invalid posts slow down their own framed game only", async () => {
    const { address } = await launched("fun");
    const other = await launched("fun");
    const wrong = () => inFrame(address, bet({ stake: "nothing" }));
    const posts = await Promise.all(Array.from({ length: 30 }, wrong));
    const of = (code: string) => posts.filter(({ refused }) => refused === code);
    expect([of("amount").length, of("too-soon").length]).toEqual([20, 10]);
    expect(of("too-soon").map(({ status }) => status)).toEqual(Array(10).fill(409));
    expect(of("too-soon")[0]?.text).toMatch(/The next round can begin in \d+ s/);
    // What was typed stays, as in any refusal.
    expect(of("too-soon")[0]?.text).toContain('value="nothing"');
    await site.mark();
    expect((await inFrame(address, bet())).refused).toBe("too-soon");
    expect(await site.calls("/wallet-api/v1/")).toHaveLength(1);
    expect((await inFrame(other.address, bet())).status).toBe(200);
    await site.advance(10_001);
    const played = await inFrame(address, bet());
    expect([played.status, played.value("last-nonce")]).toEqual([200, "0"]);
  });

  it("CAS-08 RCK-01 a game launch expires when the next reality check is due", async () => {
    await site.player(login, {
      limits: { 32: { limitType: 32, limitValue: 5, startedAt: 0, needApprove: false } },
    });
    const { address } = await launched();
    expect((await inFrame(address)).status).toBe(200);
    await site.advance(300_000);
    const over = await inFrame(address, bet());
    expect([over.status, await entries()]).toEqual([401, []]);
  });

  it("CAS-08 RCK-03 a game launch ends when the player sets a reality check, or a shorter one", async () => {
    const { address } = await launched();
    expect((await inFrame(address, bet())).refused).toBeNull();
    await site.advance(10_001);
    const check = (limitValue: number) => ({
      32: { limitType: 32, limitValue, startedAt: 0, needApprove: false },
    });
    const refusedBy = async (frame: string) => {
      const { status, refused } = await inFrame(frame, bet());
      return [status, refused];
    };
    await site.player(login, { limits: check(30) });
    expect(await refusedBy(address)).toEqual([409, "token"]);
    const again = await launched();
    expect((await inFrame(again.address, bet())).refused).toBeNull();
    await site.advance(10_001);
    await site.player(login, { limits: check(5) });
    expect(await refusedBy(again.address)).toEqual([409, "token"]);
    const stakes = (await entries()).filter(({ kind }) => kind === "round-stake");
    expect(stakes).toHaveLength(2);
  });

  it("CAS-03 a framed game for fun moves no money and has the same pace of rounds", async () => {
    const { address } = await launched("fun");
    const played = await inFrame(address, bet());
    const win = Number(played.value("round-win"));
    expect(Number(played.value("fun-balance"))).toBe(10_000 - 20 + win);
    expect((await inFrame(address, bet())).refused).toBe("too-soon");
    expect(await entries()).toEqual([]);
  });
});

describe("due reality check", () => {
  it("RCK-03 CAS-08 a due reality check ends game launches and allows no new one", async () => {
    await site.player(login, { limits: { "32": { limitType: 32, limitValue: 10, startedAt: 0 } } });
    const { browser, table, address } = await launched();
    // Six minutes in, four are left of the ten, and no launch lasts longer.
    await site.advance(6 * 60_000);
    const late = addressIn(await browser.get(table));
    expect((await inFrame(late)).status).toBe(200);
    await site.advance(4 * 60_000 + 1_000);
    for (const over of [address, late]) expect((await inFrame(over)).status).toBe(401);
    const answer = await browser.fetch(`/remote/third-party${table}`);
    const told = await answer.text();
    expect(answer.status).toBe(200);
    expect(told).toContain("Answer the reality check first");
    expect(told).not.toContain("launch=");
    // What is in play keeps its frame until the player has answered.
    expect(told).toContain('data-game-held=\\"ridge-dice.real.11\\"');
  });
});
