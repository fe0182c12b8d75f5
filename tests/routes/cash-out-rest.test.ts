import { afterEach, beforeEach, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { fieldOf, HttpBrowser } from "../support/http-browser";
import { addBet, receiptOf, shownKey } from "../support/http-slip";
import { shellOfFile } from "../support/shell";
import { betOn, siteOfFile } from "../support/site";

const site = siteOfFile();
const shell = shellOfFile();
beforeEach(() => closeSharedServices());
afterEach(() => site.control("POST", "reset"));

const kopecks = (amount: string | undefined) => Math.round(Number(amount) * 100);

it.each([
  ["33.34", ["1.857"]],
  ["33.33", ["1.857", "2.333"]],
  ["7.01", ["1.111", "1.337", "1.979"]],
  ["66.66", ["1.111", "1.337", "1.979"]],
])(
  "CPN-23 CPN-25 the question before %s of 100.07 are cashed out states the rest's return as settlement pays it (%s)",
  async (part, coefs) => {
    const browser = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
    await browser.signIn();
    await browser.get("/en/about");
    const games = (await site.games()).slice(0, coefs.length);
    for (const [at, game] of games.entries()) {
      const { marketId, name } = betOn(game, "1");
      await site.market(marketId, { coef: coefs[at] });
      await addBet(browser, `${name}:${coefs[at]}`);
    }
    const fields = { intent: "place", key: await shownKey(browser), amount: "100.07" };
    const id = receiptOf(await browser.post("/en/coupon", fields)) ?? "";
    const asked = (await browser.get(`/en/coupon/receipt/${id}?sell=part&stake=${part}`)).text;
    const [, stated] = /data-name="cash-out-rest-win" value="([^"]+)"/.exec(asked) ?? [];
    const question = ["quote", "key", "until", "stake"].map(
      (name) => [name, fieldOf(asked, name) ?? ""] as const,
    );
    const sold = { intent: "cash-out", coupon: id, ...Object.fromEntries(question) };
    expect((await browser.post("/en/coupon", sold)).status).toBe(303);
    const before = kopecks(await site.balance(11));
    for (const { id: game } of games) await site.game(game, { status: "finished", scores: "1:0" });
    expect((await site.bets())[0]?.state).toBe("won");
    expect(kopecks(stated)).toBe(kopecks(await site.balance(11)) - before);
  },
);
