import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, replyOf } from "../support/slip";

const site = siteOfFile();

/** A player's token, which a tab still holds after another has signed out. */
async function leftBehind() {
  const browser = new Browser();
  const { csrf } = (await browser.signIn()).shell;
  const bet = betOn(await site.gameOf("Arsenal"), "1");
  await add(browser, bet);
  await browser.submit("/en/user/logout", { everywhere: "0" });
  return { browser, csrf, bet };
}

describe("forms from before a sign-out in another tab", () => {
  it("CPP-06 CPP-07 a coupon form from before a sign-out is refused as expired, and its stake stays typed", async () => {
    const { browser, csrf } = await leftBehind();
    const { key } = (await browser.get("/en/coupon")).coupon;
    await site.mark();
    const page = await browser.post("/en/coupon", { csrf, intent: "place", key, amount: "123.45" });
    expect([page.status, codesOf(page), replyOf(page).typed]).toEqual([
      403,
      ["expired"],
      { amount: "123.45" },
    ]);
    expect([page.shell.isSignedIn, page.coupon.count, page.shell.flash]).toEqual([false, 1, null]);
    expect(
      (await site.calls("/coupon-api/v1/coupons")).filter(({ method }) => method === "POST"),
    ).toEqual([]);
  });

  it("CPS-04 CPP-06 a one-click form from before a sign-out is refused as expired", async () => {
    const { browser, csrf, bet } = await leftBehind();
    const page = await browser.post("/en/coupon", {
      csrf,
      intent: "one-click",
      bet: bet.bet,
      key: "k".repeat(16),
    });
    expect(page.status).toBe(403);
    expect(page.reply).toMatchObject({
      oneClick: { kind: "refused", refusals: [{ code: "expired" }] },
    });
  });

  it("SEC-01 a form from before a sign-out is refused with a message, and works when submitted again", async () => {
    const { browser, csrf } = await leftBehind();
    await site.config({ ageGate: { isOn: true } });
    const page = await browser.post("/en/age-gate", { csrf, confirm: "1" });
    expect([page.status, page.shell.staleForm, page.setCookies]).toEqual([403, "session", []]);
    expect((await browser.get("/en/age-gate")).shell.staleForm).toBeNull();
    expect((await browser.post("/en/age-gate", { confirm: "1" })).status).toBe(303);
  });

  it("SEC-01 CPN-17 a browser that sends no cookies is told that the site needs them, on pages and in the coupon", async () => {
    const browser = new Browser();
    await browser.get("/en/age-gate");
    const { csrf } = browser;
    await site.config({ ageGate: { isOn: true } });
    browser.cookies.clear();
    const page = await browser.post("/en/age-gate", { csrf, confirm: "1" });
    expect([page.status, page.shell.staleForm]).toEqual([403, "no-cookies"]);
    browser.cookies.clear();
    const game = betOn(await site.gameOf("Arsenal"), "1");
    const slip = await browser.post("/en/coupon", { csrf, intent: "add", bet: game.bet });
    expect(slip.status).toBe(403);
    expect(slip.reply).toMatchObject({ refusals: [{ code: "no-cookies" }] });
    expect(slip.coupon.rows).toEqual([]);
  });

  it("SEC-01 SET-01 a favourite form from before a sign-out is refused with a message, or by status alone for a script", async () => {
    const { browser, csrf } = await leftBehind();
    const page = await browser.post("/en/favourites", { csrf, toggle: "c1" });
    expect([page.status, page.shell.staleForm, page.shell.favourites]).toEqual([
      403,
      "session",
      [],
    ]);
    const script = await browser.postData("/en/favourites", { csrf, toggle: "c1", stay: "1" });
    expect(script.status).toBe(403);
    expect((await browser.get("/en")).shell.favourites).toEqual([]);
  });

  it("SEC-01 LIM-03 a limits form from before a sign-out leads to sign-in", async () => {
    const { browser, csrf } = await leftBehind();
    const away = await browser.post("/en/office/responsible", {
      csrf,
      intent: "save",
      "limit-1": "700",
    });
    expect(away.location).toMatch(/^\/en\/user\/login\?/);
  });
});
