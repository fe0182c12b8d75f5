import { describe, expect, it } from "vitest";
import { formatPriceInView } from "~/domain/odds/views";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const site = siteOfFile();

const choose = (browser: Browser, odds: Record<string, string>) =>
  browser.post("/en/coupon/settings", { boxes: "isOddsLadder", ...odds });

/** What the page shows on the button of a bet, and what its label ends with. */
async function shownOn(browser: Browser, marketId: number) {
  const { content = "" } = (await browser.get("/en/home/line")).bodies.get("betting") ?? {};
  const [markup = ""] =
    new RegExp(`<button[^>]*id="bet-${marketId}"[^>]*>.*?</button>`).exec(content) ?? [];
  return {
    text: /<data[^>]*>([^<]*)<\/data>/.exec(markup)?.[1],
    label: /aria-label="[^"]*: ([^":]*)"/.exec(markup)?.[1],
    pressed: /\bvalue="[^"]*:([\d.]+)"/.exec(markup)?.[1],
  };
}

describe("price formats", () => {
  it("ODD-01 the price format is a setting of one browser that applies to its pages and coupon", async () => {
    const game = await site.gameOf("Man United");
    // The file's average price of Manchester United against Fulham is 1.62.
    const bet = betOn(game, "1");
    const guest = new Browser();
    expect(await shownOn(guest, bet.marketId)).toEqual({
      text: "1.62",
      label: "1.62",
      pressed: "1.62",
    });
    await choose(guest, { coefViewId: "2" });
    expect(await shownOn(guest, bet.marketId)).toEqual({
      text: "−162",
      label: "−162",
      pressed: "1.62",
    });
    await choose(guest, { coefViewId: "1", isOddsLadder: "on" });
    // 8/13 is 0.615, the highest rung below 0.62.
    expect(await shownOn(guest, bet.marketId)).toMatchObject({ text: "8/13", pressed: "1.62" });
    await choose(guest, { coefViewId: "1" });
    expect(await shownOn(guest, bet.marketId)).toMatchObject({ text: "31/50", label: "31/50" });
    expect(await shownOn(new Browser(), bet.marketId)).toMatchObject({ text: "1.62" });
    const page = await add(guest, bet);
    const { coef } = page.coupon;
    expect([coef, formatPriceInView(page.shell.odds, coef)]).toEqual(["1.62", "31/50"]);
    await choose(guest, { coefViewId: "3" });
    expect(await shownOn(guest, bet.marketId)).toMatchObject({ text: "31/50" });
  });

  it("ODD-02 the price format follows the player, and a placed coupon sends the price, its format and its text", async () => {
    const player = await signedIn();
    await choose(player, { coefViewId: "6" });
    await add(
      player,
      betOn(await site.gameOf("Man United"), "1"),
      betOn(await site.gameOf("Arsenal"), "1"),
    );
    const receipt = await receiptOf(player);
    expect(receipt.coef).toBe("1.9116");
    const placed = (await site.calls()).filter(
      ({ path, method }) => method === "POST" && /coupons$/.test(path),
    );
    // 1 / 0.9116 = 1.0969…: what must be staked to win one, two digits and never less.
    expect(placed.at(-1)?.body).toMatchObject({
      coef: "1.9116",
      coefByView: "−1.10",
      coefViewId: 6,
    });
    const elsewhere = await signedIn();
    const { content = "" } =
      (await elsewhere.get("/en/office/history?state=open")).bodies.get("office") ?? {};
    expect(content).toContain('<data data-name="coupon-coef" value="1.9116">−1.10</data>');
    expect(content).toContain('<data data-name="leg-coef" value="1.62">−1.62</data>');
  });
});
