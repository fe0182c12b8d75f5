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

/** The highest payout of RUB (docs/forms.md, `max-payout`). */
const cut = 'data-name="max-payout" value="1000000.00"';
/** A page's own part, without the column of the bet slip. */
const mainOf = (text: string) => /<main\b.*<\/main>/s.exec(text)?.[0] ?? "";

const isSaidAt = async (browser: HttpBrowser, path: string, words = cut) =>
  mainOf((await browser.get(path)).text).includes(words);

/** A player whose slip has bets on the first games at 1,000 each. */
async function withBets(count: number) {
  const browser = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
  await browser.signIn();
  await browser.get("/en/about");
  const games = (await site.games()).slice(0, count);
  for (const game of games) {
    const { marketId } = betOn(game, "1");
    await site.market(marketId, { coef: "1000" });
    await addBet(browser, betOn(game, "1").bet.replace(/:[^:]+$/, ":1000"));
  }
  return { browser, games };
}
const change = (browser: HttpBrowser, fields: Readonly<Record<string, string>>) =>
  browser.post("/en/coupon", fields);

describe("a return that the highest payout cuts", () => {
  it("CPN-09 CPN-22 says so in the slip of an accumulator, with the payout", async () => {
    const { browser } = await withBets(2);
    // 20.00 × 1,000 × 1,000 = 20,000,000.00.
    await change(browser, { intent: "amount", amount: "20" });
    expect(await isSaidAt(browser, "/en/coupon")).toBe(true);
  });

  it("CPN-09 CPN-22 says so at the greatest win of a system", async () => {
    const { browser } = await withBets(3);
    await change(browser, { intent: "type", typeId: "2" });
    await change(browser, { intent: "system", systemValue: "2" });
    await change(browser, { intent: "amount", amount: "20" });
    expect(await isSaidAt(browser, "/en/coupon", 'data-name="least-win"')).toBe(true);
    expect(await isSaidAt(browser, "/en/coupon")).toBe(true);
  });

  it("CPN-09 says so at a single's own stake", async () => {
    const { browser, games } = await withBets(2);
    await change(browser, { intent: "type", typeId: "9" });
    const bet = games[0] ? betOn(games[0], "1").name : "";
    await change(browser, { intent: "amount", bet, amount: "1000" });
    expect(await isSaidAt(browser, "/en/coupon")).toBe(true);
  });

  it("CPN-09 CPP-05 says so in receipt, print, open bets, history and settlement", async () => {
    const { browser, games } = await withBets(2);
    const key = await shownKey(browser);
    const id = receiptOf(await browser.post("/en/coupon", { intent: "place", key, amount: "20" }));
    expect(id).not.toBeNull();
    const pages = [`/en/coupon/receipt/${id}`, `/en/print-coupon/${id}`, "/en/office/history"];
    for (const path of pages) {
      const { text } = await browser.get(path);
      expect([path, (mainOf(text) || text).split(cut).length]).toEqual([path, 2]);
    }
    expect((await browser.get("/en/about?slip=bets")).text.includes(cut)).toBe(true);
    for (const { id: game } of games) await site.game(game, { status: "finished", scores: "1:0" });
    const receipt = `/en/coupon/receipt/${id}`;
    expect(await isSaidAt(browser, receipt)).toBe(true);
    // 20.00 × 1,000,000 less 1,000,000.00.
    const less = 'data-name="payout-cut" value="-19000000.00"';
    expect(await isSaidAt(browser, receipt, less)).toBe(true);
  });
});
