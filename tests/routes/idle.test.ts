import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Browser } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";
import { add } from "../support/slip";

const minute = 60_000;
const presenceCall = "/web-api/user/v1/presence";
const site = siteOfFile();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await site.config({ playerSafety: { idleMinutes: 10 } });
});
afterEach(() => vi.useRealTimers());

async function player() {
  const browser = new Browser();
  await browser.signIn();
  return browser;
}

const told = async () => (await site.calls(presenceCall)).map(({ body }) => body?.["state"]);
const pulse = async (browser: Browser, query = "") =>
  JSON.parse(await (await browser.fetch(`/remote/pulse${query}`)).text());

describe("idle player", () => {
  it("SES-07 an idle player is signed out at the exact minute with one message, and the coupon stays", async () => {
    const browser = await player();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await site.advance(10 * minute - 1);
    expect((await browser.get("/en/about")).shell.isSignedIn).toBe(true);
    await site.mark();
    await site.advance(10 * minute);
    const page = await browser.get("/en/about");
    expect([page.status, page.shell.isSignedIn, page.shell.flash?.code, page.coupon.count]).toEqual(
      [200, false, "idle", 1],
    );
    expect((await site.calls("/web-api/authapi/v1/disconnect")).map(({ body }) => body)).toEqual([
      { everywhere: false },
    ]);
    expect((await browser.get("/en/about")).shell.flash).toBeNull();
    expect(browser.cookies.has("seen")).toBe(false);
  });

  it("SES-07 pages, posts and reported input count as activity; pulse and data requests alone do not", async () => {
    const browser = await player();
    for (const sign of [
      () => browser.get("/en/about"),
      () => browser.post("/en/coupon", { intent: "clear" }),
      () => browser.fetch("/remote/pulse?active=1"),
    ]) {
      await site.advance(9 * minute);
      await sign();
    }
    expect(await pulse(browser)).toMatchObject({
      isSignedIn: true,
      idle: { inMs: 10 * minute, ofMs: 10 * minute },
    });
    for (let at = 0; at < 9; at++) {
      await site.advance(minute);
      await browser.fetch("/remote/pulse?sync=1");
      await browser.data("/en/about", "routes/lng", "routes/slip");
    }
    expect(await pulse(browser)).toMatchObject({ idle: { inMs: minute } });
    await site.advance(minute);
    expect(await pulse(browser, "?active=1")).toMatchObject({ isSignedIn: false });
    const data = await browser.data("/en/about", "routes/lng", "routes/slip");
    expect([data.shell.isSignedIn, data.shell.flash?.code]).toEqual([false, "idle"]);
  });

  it("SES-07 the platform is notified once when a player becomes idle and once when active again", async () => {
    const browser = await player();
    await browser.get("/en/about");
    await site.mark();
    await site.advance(5 * minute - 1);
    await pulse(browser);
    expect(await told()).toEqual([]);
    await site.advance(1);
    // So small a step of the platform's clock is not noticed by itself.
    site.forget();
    for (const _beat of [1, 2]) await pulse(browser);
    expect(await told()).toEqual(["idle"]);
    for (const _beat of [1, 2]) await pulse(browser, "?active=1");
    expect(await told()).toEqual(["idle", "active"]);
    await site.advance(10 * minute);
    await browser.get("/en/about");
    expect(await told()).toEqual(["idle", "active", "idle"]);
  });

  it("SES-07 idleness ends no session where the site sets no minutes, and is counted once it sets some", async () => {
    await site.config({ playerSafety: { idleMinutes: 0 } });
    const browser = await player();
    await site.advance(600 * minute);
    expect((await browser.get("/en/about")).shell.isSignedIn).toBe(true);
    expect(browser.cookies.has("seen")).toBe(false);
    await site.config({ playerSafety: { idleMinutes: 5 } });
    expect((await browser.get("/en/about")).shell.due.idle).toEqual({
      inMs: 5 * minute,
      ofMs: 5 * minute,
    });
    await site.advance(5 * minute);
    expect((await browser.get("/en/about")).shell.isSignedIn).toBe(false);
  });

  it("SES-07 a new session is not ended by the idle time of the session before", async () => {
    const browser = await player();
    await browser.get("/en/about");
    await browser.submit("/en/user/logout", { everywhere: "0" });
    await site.advance(60 * minute);
    expect((await browser.signIn()).shell.isSignedIn).toBe(true);
    expect((await browser.get("/en/about")).shell.isSignedIn).toBe(true);
  });
});
