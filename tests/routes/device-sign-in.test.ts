import { beforeEach, describe, expect, it } from "vitest";
import { describeUserAgent } from "~/domain/session/device-words";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser, type Page } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { limitsPage, saveLimits } from "../support/limits";
import { siteOfFile } from "../support/site";

const login = "/en/user/login";
const byCode = `${login}?type=device`;
const own = "/en/office/security/device";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  await site.player("demo@example.test", {});
});

async function signedIn(name = "demo@example.test") {
  const browser = new Browser();
  await browser.get(login);
  await browser.submit(login, { login: name, password: "demo" });
  return browser;
}

const shownOn = (page: Page) => page.data("routes/device-code").page;
const errorsOf = (page: Page) =>
  (page.reply as { error?: Record<string, string[]>; code?: string } | null)?.error;

/** A player's browser that shows a code. */
async function showing(player?: Browser) {
  const browser = player ?? (await signedIn());
  await browser.get(own);
  const page = shownOn(await browser.submit(own, { intent: "show" }));
  if (page.kind !== "shown") throw new Error(page.kind);
  return { browser, code: page.code, page };
}

/** Another device that has typed a code. */
async function typing(code: string, fields = {}) {
  const browser = new Browser({ "user-agent": firefox });
  await browser.get(byCode);
  const page = await browser.submit(byCode, { device_code: code, ...fields });
  return { browser, page };
}

async function answer(player: Browser, intent: "confirm" | "refuse") {
  const asked = shownOn(await player.get(own));
  if (asked.kind !== "asked") throw new Error(asked.kind);
  return player.submit(own, { intent, request: asked.id });
}

describe("sign-in code for another device", () => {
  it("OFC-04 a device signs in by its code once the player confirms it by a number that both show", async () => {
    const { browser: player, code } = await showing();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const returnUrl = "/en/contacts";
    const { browser, page } = await typing(code.toLowerCase(), { returnUrl, save: "1" });
    expect(page.path).toBe(`${byCode}&returnUrl=%2Fen%2Fcontacts`);
    const waiting = page.data("routes/login").page.waiting;
    expect([page.shell.isSignedIn, waiting?.check]).toEqual([false, expect.any(Number)]);
    const asked = shownOn(await player.get(own));
    expect(asked).toMatchObject({
      kind: "asked",
      device: "Firefox, Linux",
      check: waiting?.check,
    });
    // Still waiting, however often it asks.
    expect((await browser.get(page.path)).status).toBe(200);
    const done = await answer(player, "confirm");
    expect(done.path).toBe(`${own}?answered=confirmed`);
    const state = JSON.parse(await (await browser.get("/remote/device")).text());
    expect(state).toEqual({ state: "confirmed" });
    const next = await browser.get(page.path);
    expect([next.status, next.location]).toEqual([302, returnUrl]);
    expect(next.setCookies.find((line) => line.startsWith("__session="))).toContain("Max-Age=");
    const home = await browser.get(returnUrl);
    expect(home.shell.player?.name).toBe("Demo");
    // Two sessions of one player, each by itself.
    await player.get("/en/user/logout");
    await player.submit("/en/user/logout", { everywhere: "0" });
    expect((await browser.get(returnUrl)).shell.isSignedIn).toBe(true);
  });

  it("OFC-03 OFC-04 a device signed in by code cannot change the account without the password", async () => {
    const { browser: player, code } = await showing();
    const { browser, page } = await typing(code);
    await answer(player, "confirm");
    await browser.get(page.path);
    const security = "/en/office/security";
    expect((await browser.get(security)).data("routes/security").page?.isConfirmed).toBe(false);
    const asked = { intent: "email", email: "thief@example.test" };
    const refused = await browser.submit(security, asked);
    expect(refusalOf(refused)).toMatchObject({ errors: [{ field: "password", code: "confirm" }] });
    const known = await browser.submit(security, { ...asked, password: "demo" });
    expect(known.data("routes/security").page?.waits.email).not.toBeNull();
  });

  it("OFC-03 OFC-04 letting a device in five minutes after sign-in asks for the password, and a message tells of it", async () => {
    const player = await signedIn();
    await site.advance(300_000);
    const { code } = await showing(player);
    const { browser, page } = await typing(code);
    const asked = shownOn(await player.get(own));
    if (asked.kind !== "asked") throw new Error(asked.kind);
    expect(asked.isConfirmed).toBe(false);
    const fields = { intent: "confirm", request: asked.id };
    const bare = await player.post(own, fields);
    expect(bare.status).toBe(422);
    expect(refusalOf(bare).errors).toEqual([{ field: "password", code: "confirm" }]);
    const wrong = await player.post(own, { ...fields, password: "wrong" });
    expect(wrong.status).toBe(422);
    expect(refusalOf(wrong).errors).toEqual([{ field: "password", code: "bad-password" }]);
    expect((await browser.get(page.path)).shell.isSignedIn).toBe(false);
    expect((await player.post(own, { ...fields, password: "demo" })).status).toBe(303);
    expect((await browser.get(page.path)).status).toBe(302);
    const { messages } = await site.control<{ messages: { text: string }[] }>(
      "GET",
      "outbox?to=demo@example.test",
    );
    expect(messages[0]?.text).toContain("Another device was let into your");
  });

  it("OFC-04 a device is refused without a password", async () => {
    const player = await signedIn();
    await site.advance(300_000);
    const { code } = await showing(player);
    const { browser, page } = await typing(code);
    expect((await answer(player, "refuse")).path).toBe(`${own}?answered=refused`);
    expect((await browser.get(page.path)).shell.isSignedIn).toBe(false);
  });

  it.each([
    [
      "signs out everywhere",
      async (player: Browser) => {
        await player.get("/en/user/logout");
        await player.submit("/en/user/logout", { everywhere: "1" });
      },
    ],
    [
      "changes the password",
      async (player: Browser) => {
        const password = "a quiet river at noon";
        const fields = { intent: "password", password_old: "demo", password };
        await player.get("/en/office/security");
        await player.submit("/en/office/security", { ...fields, password_again: password });
      },
    ],
    [
      "excludes himself",
      async (player: Browser) => {
        await saveLimits(player, { "limit-33": "7" });
        const asked = await player.get(`${limitsPage}?confirm=1`);
        const key = asked.data("routes/responsible").page.chosen?.key ?? "";
        await player.submit(`${limitsPage}?confirm=1`, { intent: "exclude-confirm", key });
      },
    ],
  ])("SES-02 OFC-04 a confirmed device code is void once the player %s", async (_, end) => {
    const { browser: player, code } = await showing();
    const { browser, page } = await typing(code);
    await answer(player, "confirm");
    await end(player);
    const late = await browser.get(page.path);
    expect([late.shell.isSignedIn, late.data("routes/login").page.deviceEnd]).toEqual([
      false,
      "over",
    ]);
  });

  it("OFC-04 a device that the player refuses is not signed in and shows the refusal", async () => {
    const { browser: player, code } = await showing();
    const { browser, page } = await typing(code);
    expect((await answer(player, "refuse")).path).toBe(`${own}?answered=refused`);
    const end = await browser.get(page.path);
    expect([end.shell.isSignedIn, end.data("routes/login").page.deviceEnd]).toEqual([
      false,
      "refused",
    ]);
    // An answer counts once.
    expect(shownOn(await player.get(own)).kind).toBe("none");
  });

  it("OFC-04 a device code is valid once, for one minute, and only the last one of its session", async () => {
    const { browser: player, code: first } = await showing();
    const { code } = await showing(player);
    const over = { device_code: ["device-code"] };
    const tried = async (text: string) => errorsOf((await typing(text)).page);
    expect(await tried(first)).toEqual(over);
    expect(await tried(code)).toBeUndefined();
    expect(await tried(code)).toEqual(over);
    const { code: late } = await showing(await signedIn("limited@example.test"));
    await site.advance(60_000);
    expect(await tried(late)).toEqual(over);
    expect(await tried("0000-0000")).toEqual(over);
  });

  it("OFC-04 a device request that nobody answers expires after two minutes", async () => {
    const { browser: player, code } = await showing();
    const { browser, page } = await typing(code);
    const asked = shownOn(await player.get(own));
    await site.advance(120_000);
    const id = asked.kind === "asked" ? asked.id : "";
    const late = await player.submit(own, { intent: "confirm", request: id });
    expect(late.status).toBe(409);
    expect(refusalOf(late).errors).toEqual([{ field: null, code: "device-over" }]);
    expect((await browser.get(page.path)).shell.isSignedIn).toBe(false);
    expect((await browser.get(byCode)).data("routes/login").page.waiting).toBeUndefined();
  });

  it("OFC-04 a device request can be confirmed only by the session that shows its code", async () => {
    const { browser: player, code } = await showing();
    const { browser, page } = await typing(code);
    const asked = shownOn(await player.get(own));
    const id = asked.kind === "asked" ? asked.id : "";
    for (const other of [await signedIn("limited@example.test"), await signedIn()]) {
      await other.get(own);
      const refused = await other.submit(own, { intent: "confirm", request: id });
      expect(refused.status).toBe(409);
    }
    expect((await browser.get(page.path)).shell.isSignedIn).toBe(false);
    // A guest is led to the sign-in.
    expect((await new Browser().get(own)).location).toMatch(/^\/en\/user\/login/);
  });

  it("OFC-04 a device can cancel the sign-in request that it started by a code", async () => {
    const { code } = await showing();
    const { browser, page } = await typing(code);
    const left = await browser.submit(page.path, { intent: "cancel" });
    expect(left.path).toBe(byCode);
    expect(left.data("routes/login").page.waiting).toBeUndefined();
  });

  it("OFC-04 a typed device code is not repeated in the reply, and the QR code is an inline picture", async () => {
    const { page } = await showing();
    expect(page.picture).toMatch(/^data:image\/svg\+xml;base64,/);
    const { page: refused } = await typing("1234-567");
    expect(JSON.stringify(refused.reply)).not.toContain("1234");
    await site.config({ captcha: { mode: "always" } });
    const { page: asked } = await typing("1234-5678");
    expect(errorsOf(asked)).toEqual({ captcha: ["captcha"] });
  });
});

describe("device names from user agents", () => {
  it.each([
    [firefox, "Firefox, Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari, iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
      "Edge, Windows",
    ],
    [
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
      "Chrome, Android",
    ],
    ["<script>", ""],
  ])("OFC-04 a device with the user agent %s is named %j", (agent, name) => {
    expect(describeUserAgent(agent)).toBe(name);
  });
});
