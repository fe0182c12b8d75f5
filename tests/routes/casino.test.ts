import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeSharedParts } from "~/server/shared/parts.server";
import { Browser, type Fields, type Page } from "../support/browser";
import { openSite, type Site } from "../support/site";

const login = "demo@example.test";
const dice = "/en/games/dice";
const slot = "/en/slots/game/1/night-harbour";
let site: Site;

beforeAll(async () => {
  site = await openSite({ feed: null });
});
beforeEach(closeSharedParts);
afterEach(async () => {
  await site.player(login, {});
  await site.tidy();
});
afterAll(() => site.close());

interface Round {
  readonly id: string;
  readonly key: string;
  readonly stake: string;
  readonly win: string;
  readonly state: string;
  readonly nonce: number;
}
const rounds = async () =>
  (await site.control<{ rounds: Round[] }>("GET", `rounds?login=${login}`)).rounds;
const bodyOf = (page: Page) => page.bodies.get("third-party")?.content ?? "";
const valueIn = (page: Page, name: string) =>
  new RegExp(`data-name="${name}" value="([^"]*)"`).exec(bodyOf(page))?.[1] ?? null;
const codesIn = (page: Page) =>
  (page.reply as { errors: { code: string }[] } | null)?.errors.map(({ code }) => code) ?? [];

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
  const browser = new Browser();
  await browser.signIn();
  await browser.get(path);
  const launched = await browser.post(path, { intent: "launch", mode: "real", accountId: "11" });
  expect(launched.status).toBe(303);
  return { browser, table: launched.location ?? "" };
}

describe("the casino", () => {
  it("CAS-02 has a lobby with games, and the header leads to it", async () => {
    const page = await new Browser().get("/en/casino");
    expect(page.status).toBe(200);
    expect(bodyOf(page)).toContain("/en/slots/game/1/night-harbour");
    expect(page.shell.nav.map(({ name }) => name)).toContain("casino");
  });

  it("CAS-04 SBX-03 a round is played once under its key, in the ledger", async () => {
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
    const balance = (10_000 - 20 + Number(round?.win)).toFixed(2);
    expect([valueIn(page, "balance"), await site.balance(11)]).toEqual([balance, balance]);
  });

  it("CAS-08 a round before its time is refused and costs nothing", async () => {
    const { browser, table } = await atTable();
    await browser.post(table, bet());
    const early = await browser.post(table, bet());
    expect([early.status, codesIn(early)]).toEqual([409, ["too-soon"]]);
    expect(await rounds()).toHaveLength(1);
    await site.advance(5_000);
    expect((await browser.post(table, bet())).status).toBe(303);
    expect(await rounds()).toHaveLength(2);
  });

  it("CAS-06 a slot is spun", async () => {
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
});
