import { beforeEach, describe, expect, it } from "vitest";
import { countPost } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place, receiptOf, replyOf } from "../support/slip";

const placeCall = "/coupon-api/v1/coupons";
const loginCall = "/web-api/authapi/v1/login";
/** The demo player's number. */
const demoId = "1";
const site = siteOfFile();
beforeEach(closeSharedServices);

/** Guesses a login's password until it is refused for its number, or 30 times. */
async function guess(login: string) {
  // The platform counts wrong passwords too: whoever makes some starts from the seed.
  await site.player("new@example.test", {});
  const browser = new Browser();
  let count = 0;
  for (;;) {
    const page = await browser.signIn(login, "wrong");
    if (page.status === 429 || count === 30) return { count, page, browser };
    count += 1;
  }
}

describe("password guessing", () => {
  it("SEC-07 password guessing is stopped alike for a known and an unknown login, and the form stays filled in", async () => {
    const known = await guess("demo@example.test");
    const unknown = await guess("nobody@example.test");
    expect([known.count, unknown.count]).toEqual([10, 10]);
    const said = JSON.stringify(known.page.reply);
    expect(said).toContain("too-often");
    expect(said).toContain("demo@example.test");
    expect(said).not.toContain("wrong");
    const words = (page: Page) => JSON.stringify(page.reply).replace(/"csrf":"[^"]*",/, "");
    expect(words(unknown.page)).toBe(words(known.page).replaceAll("demo@", "nobody@"));
    const wait = Number(known.page.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it("SBX-05 SEC-07 a reset of the sandbox clears the count of wrong passwords", async () => {
    const { browser } = await guess("demo@example.test");
    await site.control("POST", "reset");
    expect((await browser.signIn("demo@example.test")).shell.isSignedIn).toBe(true);
  });

  it("SEC-07 a login blocked after wrong passwords refuses the right one too, by form and by script", async () => {
    const { browser } = await guess("demo@example.test");
    await site.mark();
    const page = await browser.signIn("  DEMO@example.test ");
    expect([page.status, page.shell.isSignedIn]).toEqual([429, false]);
    const data = await browser.postData("/en/user/login", {
      login: "demo@example.test",
      password: "demo",
    });
    expect(data.status).toBe(429);
    expect(data.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await site.calls(loginCall)).toEqual([]);
    expect((await new Browser().signIn("limited@example.test")).shell.isSignedIn).toBe(true);
  });

  it("SEC-07 successful sign-ins and outages do not count towards the sign-in limit", async () => {
    for (let at = 0; at < 11; at++) {
      expect((await new Browser().signIn()).shell.isSignedIn).toBe(true);
    }
    await site.fault(loginCall, { status: 503 });
    for (let at = 0; at < 11; at++) expect((await new Browser().signIn()).status).toBe(503);
  });
});

describe("placing too often", () => {
  it("SEC-07 CPP-03 placing too often is refused before it is sent and leaves the coupon and its key unchanged", async () => {
    const player = new Browser();
    await player.signIn();
    await add(player, betOn(await site.gameOf("Arsenal"), "1"));
    // The first of those that a minute may have.
    await receiptOf(player);
    await add(player, betOn(await site.gameOf("Arsenal"), "1"));
    for (let at = 1; at < postLimits.placing.subject.points; at++) {
      expect((await countPost(postLimits.placing, demoId, null)).ok).toBe(true);
    }
    const before = await player.get("/en/coupon");
    const bets = (await site.bets()).length;
    await site.mark();
    const refused = await place(player, "120.5");
    expect([refused.status, codesOf(refused)]).toEqual([429, ["too-often"]]);
    expect(replyOf(refused).typed).toEqual({ amount: "120.5" });
    expect(Number(refused.headers.get("retry-after"))).toBe(replyOf(refused).refusals[0]?.bound);
    expect(await site.calls(placeCall)).toEqual([]);
    expect((await site.bets()).length).toBe(bets);
    const after = await player.get("/en/coupon");
    expect(after.coupon.key).toBe(before.coupon.key);
    expect(after.coupon.bets).toEqual(before.coupon.bets);
    expect(after.coupon.isChecking).toBe(false);
    await closeSharedServices();
    expect((await place(player, "120.5")).status).toBe(303);
  });
});
