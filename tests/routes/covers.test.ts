import { afterEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { HttpBrowser } from "../support/http-browser";
import { addBet, receiptOf, shownKey } from "../support/http-slip";
import { shellOfFile } from "../support/shell";
import { betOn, siteOfFile } from "../support/site";

const site = siteOfFile();
const shell = shellOfFile();
afterEach(async () => {
  await site.control("POST", "reset");
  await closeSharedServices();
});

const prices = [1.5, 2, 2.5, 3, 1.4, 1.8, 2.2, 1.25, 1.6] as const;

/** A player whose slip is a system of the first games at the prices above. */
async function systemOf(count: number) {
  const browser = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
  await browser.signIn();
  await browser.get("/en/about");
  const games = (await site.games()).slice(0, count);
  for (const [at, game] of games.entries()) {
    const coef = String(prices[at]);
    await site.market(betOn(game, "1").marketId, { coef });
    await addBet(browser, betOn(game, "1").bet.replace(/:[^:]+$/, `:${coef}`));
  }
  await browser.post("/en/coupon", { intent: "type", typeId: "2" });
  return { browser, games };
}

const plain = (text: string) => text.replaceAll("<!-- -->", "");

/** The choices of the slip's select of system sizes, by value. */
async function offeredSizes(browser: HttpBrowser, lng = "en"): Promise<Map<string, string>> {
  const { text } = await browser.get(`/${lng}/coupon`);
  const select = /<select[^>]*name="systemValue".*?<\/select>/s.exec(plain(text))?.[0] ?? "";
  return new Map(
    [...select.matchAll(/<option[^>]*value="(\d+)"[^>]*>([^<]*)</g)].map(
      ([, value = "", name = ""]) => [value, name],
    ),
  );
}

async function placeCover(browser: HttpBrowser, systemValue: string, amount: string) {
  await browser.post("/en/coupon", { intent: "system", systemValue });
  const key = await shownKey(browser);
  return receiptOf(await browser.post("/en/coupon", { intent: "place", key, amount }));
}

const kopecks = async () => Math.round(Number(await site.balance(11)) * 100);

/** The sum over all bets of `least` legs or more, every won one at the product of its prices: by hand. */
function countedReturn(legs: readonly (number | null)[], least: number, perBet: number): number {
  const subsets = Array.from({ length: 2 ** legs.length }, (_, mask) =>
    legs.filter((__, at) => (mask >> at) % 2 === 1),
  );
  return subsets
    .filter((bet) => bet.length >= least)
    .reduce((sum, bet) => sum + bet.reduce<number>((all, leg) => all * (leg ?? 0), perBet), 0);
}

describe("a full cover in the slip", () => {
  it("CPN-31 a full cover is offered by its name with its number of lines where the events have one", async () => {
    const { browser } = await systemOf(4);
    const four = await offeredSizes(browser);
    expect([four.get("102"), four.get("101")]).toEqual([
      "Yankee · 11 lines",
      "Lucky 15 · 15 lines",
    ]);
    expect((await offeredSizes(browser, "ru")).get("102")).toMatch(/^Янки · 11/);
    expect((await offeredSizes(browser, "ar")).get("102")).toMatch(/^يانكي · /);
    await browser.post("/en/coupon", { intent: "system", systemValue: "101" });
    await browser.post("/en/coupon", { intent: "amount", amount: "150" });
    const { text } = await browser.get("/en/coupon?lines=1");
    expect(text).toContain('data-name="lines" value="15"');
    expect(text).toContain('data-name="line-stake" value="10"');
    expect([...text.matchAll(/data-line-size="(\d)"/g)].map(([, size]) => size)).toEqual([
      ...["1", "2", "3", "4"],
    ]);
    // 10 · ((1 + 1.5)(1 + 2)(1 + 2.5)(1 + 3) − 1)
    expect(text).toContain('data-name="possible-win" value="1040.00"');
    expect(text).toContain('data-name="least-win" value="15.00"');
  });

  it("CPN-31 a full cover is placed as one bet, named everywhere, and paid what its lines return one by one", async () => {
    const { browser, games } = await systemOf(4);
    const before = await kopecks();
    const id = await placeCover(browser, "102", "110");
    expect(await kopecks()).toBe(before - 11_000);
    const paths = [
      `/en/coupon/receipt/${id}`,
      `/en/print-coupon/${id}`,
      "/en/office/history",
      "/en/about?slip=bets",
    ];
    for (const path of paths)
      expect([path, (await browser.get(path)).text.includes("Yankee")]).toEqual([path, true]);
    for (const path of paths.slice(0, 2)) {
      const { text } = await browser.get(path);
      expect([...text.matchAll(/<li>(\d of 4 · \d lines?)</g)].map(([, size]) => size)).toEqual([
        ...["2 of 4 · 6 lines", "3 of 4 · 4 lines", "4 of 4 · 1 line"],
      ]);
      expect(text).toContain('data-name="line-stake" value="10"');
    }
    const lines = (await browser.get(`/en/coupon/receipt/${id}?lines=1`)).text;
    expect([...lines.matchAll(/data-line-size="(\d)"/g)].map(([, size]) => size)).toEqual([
      ...["2", "3", "4"],
    ]);
    for (const [at, { id: game }] of games.entries())
      await site.game(game, { status: "finished", scores: at === 3 ? "0:1" : "1:0" });
    const receipt = (await browser.get(`/en/coupon/receipt/${id}`)).text;
    const paid = countedReturn([1.5, 2, 2.5, null], 2, 1000);
    expect(await kopecks()).toBe(before - 11_000 + paid);
    expect(receipt).toContain(`value="${(paid / 100).toFixed(2)}"`);
    // One stake and one return.
    const { entries } = await site.control<{ entries: { ref: string; amount: string }[] }>(
      "GET",
      "ledger?login=demo@example.test",
    );
    expect(entries.filter(({ ref }) => ref === id).map(({ amount }) => amount)).toEqual([
      "-110.00",
      (paid / 100).toFixed(2),
    ]);
  });

  it("CPN-31 CPN-07 a full cover with a number of events that has none is refused at the select, and the size stays", async () => {
    const { browser } = await systemOf(7);
    expect((await offeredSizes(browser)).get("102")).toBe("Super Heinz · 120 lines");
    const refused = await browser.post("/en/coupon", { intent: "system", systemValue: "101" });
    expect([refused.status, refused.text.includes('data-code="system-size"')]).toEqual([422, true]);
  });

  it("CPN-31 a full cover follows the number of events: a Goliath less a leg is a Super Heinz, and one more leg a system of two", async () => {
    const { browser, games } = await systemOf(8);
    await browser.post("/en/coupon", { intent: "system", systemValue: "102" });
    const chosen = async () =>
      /<option[^>]*value="(\d+)" selected=""/.exec(
        /<select[^>]*name="systemValue".*?<\/select>/s.exec(
          (await browser.get("/en/coupon")).text,
        )?.[0] ?? "",
      )?.[1];
    expect(await chosen()).toBe("102");
    const [first] = games;
    if (!first) throw new Error("no game");
    await browser.post("/en/coupon", { intent: "remove", bet: betOn(first, "1").name });
    expect([await chosen(), (await offeredSizes(browser)).get("102")]).toEqual([
      "102",
      "Super Heinz · 120 lines",
    ]);
    const more = (await site.games()).slice(8, 10);
    for (const game of more) await addBet(browser, betOn(game, "1").bet);
    expect([await chosen(), (await offeredSizes(browser)).has("102")]).toEqual(["2", false]);
  });

  it("CPN-31 CPN-05 a full cover is refused with two bets on one event, as any system", async () => {
    const { browser, games } = await systemOf(3);
    const [first] = games;
    if (!first) throw new Error("no game");
    await addBet(browser, betOn(first, "over", "2.5").bet);
    await browser.post("/en/coupon", { intent: "system", systemValue: "102" });
    const key = await shownKey(browser);
    const answer = await browser.post("/en/coupon", { intent: "place", key, amount: "110" });
    expect([answer.status, answer.text.includes('data-code="dependent"')]).toEqual([422, true]);
  });

  it("CPN-31 CPN-21 a full cover is the same cover under a share code, and when its selections are taken again", async () => {
    const { browser } = await systemOf(4);
    await browser.post("/en/coupon", { intent: "system", systemValue: "101" });
    const saved = await browser.post("/en/coupon", { intent: "save-code" });
    const code = /saved=([\w-]+)/.exec(saved.location ?? "")?.[1] ?? "";
    const other = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
    await other.signIn();
    await other.get("/en/about");
    await other.post("/en/coupon", { intent: "load-code", code });
    expect((await other.get("/en/coupon")).text).toContain('data-name="lines" value="15"');
    const id = await placeCover(browser, "101", "150");
    await browser.post("/en/coupon", { intent: "reuse", coupon: id ?? "" });
    expect((await browser.get("/en/coupon")).text).toContain('data-name="lines" value="15"');
  });
});
