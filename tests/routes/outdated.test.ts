import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { betOn, openSite, type Site } from "../support/site";
import { add, codesOf, replyOf } from "../support/slip";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.tidy());
afterAll(() => site.close());

/** A player's token, which a tab still holds after another has signed out. */
async function leftBehind() {
  const browser = new Browser();
  const { csrf } = (await browser.signIn()).shell;
  const bet = betOn(await site.gameOf("Arsenal"), "1");
  await add(browser, bet);
  await browser.submit("/en/user/logout", { everywhere: "0" });
  return { browser, csrf, bet };
}

describe("a form from before its player signed out in another tab", () => {
  it("CPP-06 CPP-07 the coupon is there with its reason and what was typed, and nothing is placed", async () => {
    const { browser, csrf } = await leftBehind();
    const { key } = (await browser.get("/en/coupon")).coupon;
    await site.mark();
    const page = await browser.post("/en/coupon", { csrf, intent: "place", key, amount: "123.45" });
    expect([page.status, codesOf(page), replyOf(page).values]).toEqual([
      403,
      ["expired"],
      { amount: "123.45" },
    ]);
    expect([page.shell.isSignedIn, page.coupon.count, page.shell.flash]).toEqual([false, 1, null]);
    expect(
      (await site.calls("/coupon-api/v1/coupons")).filter(({ method }) => method === "POST"),
    ).toEqual([]);
  });

  it("CPS-04 CPP-06 a press with one-click says so of that press", async () => {
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

  it("SEC-01 elsewhere the page comes anew, tells it and keeps nothing, and its form then works", async () => {
    const { browser, csrf } = await leftBehind();
    await site.config({ ageGate: { isOn: true } });
    const page = await browser.post("/en/age-gate", { csrf, confirm: "1" });
    expect([page.status, page.shell.isFormOutdated, page.setCookies]).toEqual([403, true, []]);
    expect((await browser.get("/en/age-gate")).shell.isFormOutdated).toBe(false);
    expect((await browser.post("/en/age-gate", { confirm: "1" })).status).toBe(303);
  });

  it("SEC-01 SET-01 a star marks nothing: its page comes anew and tells it, a script gets the status alone", async () => {
    const { browser, csrf } = await leftBehind();
    const page = await browser.post("/en/favourites", { csrf, toggle: "c1" });
    expect([page.status, page.shell.isFormOutdated, page.shell.favourites]).toEqual([
      403,
      true,
      [],
    ]);
    const script = await browser.postData("/en/favourites", { csrf, toggle: "c1", stay: "1" });
    expect(script.status).toBe(403);
    expect((await browser.get("/en")).shell.favourites).toEqual([]);
  });

  it("SEC-01 LIM-03 a page of players alone leads to signing in", async () => {
    const { browser, csrf } = await leftBehind();
    const away = await browser.post("/en/office/responsible", {
      csrf,
      intent: "save",
      "limit-1": "700",
    });
    expect(away.location).toMatch(/^\/en\/user\/login\?/);
  });
});
