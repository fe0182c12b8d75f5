import { createCookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Browser, origin } from "../support/browser";
import { resource } from "../support/router";
import { betOn, siteOfFile } from "../support/site";

const site = siteOfFile();

const cookieOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}=`)) ?? "";

/** Addresses that are not, or could be read as not being, of this site. */
const elsewhere = [
  "https://evil.test/",
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "javascript:alert(1)",
  "/%5Cevil.test",
  "/en/\nabout",
  "/%0d%0aLocation:x",
  "en/about",
  "/%2F/evil.test",
  `${origin}.evil.test/`,
  "http:/evil.test",
];

describe("session check", () => {
  it("SES-04 the session check reports when another site shows the page in a frame", async () => {
    const browser = new Browser();
    await browser.signIn();
    await site.mark();
    await browser.get("/en/about");
    await browser.get("/en/about", { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-site" });
    await browser.get("/en/about", { "sec-fetch-dest": "iframe", "sec-fetch-site": "made-up" });
    const checks = await site.calls("/web-api/authapi/v1/check");
    expect(checks.map(({ headers }) => [headers["x-frame-mode"], headers["x-frame-site"]])).toEqual(
      [
        [undefined, undefined],
        ["iframe", "same-site"],
        [undefined, undefined],
      ],
    );
  });

  it("SES-01 a failing session check leaves the player signed in, marks the page as stale and refuses bets", async () => {
    const browser = new Browser();
    await browser.signIn();
    const { bet } = betOn(await site.gameOf("Man United"), "1");
    const open = await browser.submit("/en/coupon", { intent: "add", bet });
    await site.fault("/web-api/authapi/v1/check", { status: 503 });
    const page = await browser.get("/en/about");
    expect([page.status, page.shell.isSignedIn, page.shell.isStale]).toEqual([200, true, true]);
    expect(browser.cookies.has("__session")).toBe(true);
    const refused = await browser.post("/en/coupon", {
      intent: "place",
      key: open.coupon.key,
      amount: "100",
    });
    expect([refused.status, refused.reply]).toMatchObject([
      422,
      { refusals: [{ code: "unavailable" }] },
    ]);
    expect(await site.bets()).toEqual([]);
    await site.heal();
    const after = await browser.get("/en/about");
    expect([after.shell.isSignedIn, after.shell.isStale, after.coupon.count]).toEqual([
      true,
      false,
      1,
    ]);
  });

  it("SES-01 a session that the platform has ended signs the player out and removes the token cookie", async () => {
    const here = new Browser();
    await here.signIn();
    await here.get("/en/about");
    expect(here.cookies.has("user_token")).toBe(true);
    const there = new Browser();
    await there.signIn();
    await there.submit("/en/user/logout", { everywhere: "1" });
    const page = await here.get("/en/about");
    expect([page.status, page.shell.isSignedIn, page.shell.player]).toEqual([200, false, null]);
    expect(cookieOf(page.setCookies, "user_token")).toContain("Max-Age=0");
    expect(here.cookies.has("user_token")).toBe(false);
    expect((await here.get("/en/office/history")).status).toBe(302);
  });

  it("SES-01 SES-06 the pulse reports whether the session is valid, and renews the token", async () => {
    const browser = new Browser();
    expect(JSON.parse(await (await browser.fetch("/remote/pulse")).text())).toMatchObject({
      isSignedIn: false,
    });
    await browser.signIn();
    await browser.get("/en/about");
    const before = browser.cookies.get("user_token");
    // A token holds ten minutes.
    await site.advance(11 * 60_000);
    const pulse = await browser.fetch("/remote/pulse");
    expect(JSON.parse(await pulse.text())).toMatchObject({ isSignedIn: true, termsChanged: false });
    expect(pulse.headers.get("cache-control")).toBe("private, no-store");
    expect(browser.cookies.get("user_token")).not.toBe(before);
    await site.fault("/web-api/authapi/v1/check", { body: { user_id: null } });
    expect(JSON.parse(await (await browser.fetch("/remote/pulse")).text())).toMatchObject({
      isSignedIn: false,
    });
  });
});

it("SEC-08 CFG-01 the pulse makes its calls for the visitor's country", async () => {
  const browser = new Browser();
  await browser.signIn();
  await site.mark();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const pulse = new Request(`${origin}/remote/pulse?sync=1`, { headers: { cookie } });
  expect((await resource(pulse, { country: "tr" })).status).toBe(200);
  const countries = (await site.calls()).map(({ headers }) => headers["x-geoip-country"]);
  expect([...new Set(countries)]).toEqual(["tr"]);
});

describe("signing out", () => {
  it("SES-02 signing out disconnects at the platform, clears the player's data and redirects home", async () => {
    const browser = new Browser();
    await browser.signIn();
    await site.mark();
    const answer = await browser.post("/en/user/logout", { everywhere: "0" });
    expect([answer.status, answer.location]).toEqual([303, "/en/"]);
    const [disconnect] = await site.calls("/web-api/authapi/v1/disconnect");
    expect(disconnect?.body).toEqual({ everywhere: false });
    const page = await browser.get("/en/");
    expect([page.shell.isSignedIn, page.shell.player, page.shell.accounts]).toEqual([
      false,
      null,
      [],
    ]);
    expect(browser.cookies.has("user_token")).toBe(false);
  });

  it("SES-02 signing out of one device leaves another signed in, signing out of all does not", async () => {
    const [here, there] = [new Browser(), new Browser()];
    await here.signIn();
    await there.signIn();
    await here.submit("/en/user/logout", { everywhere: "0" });
    expect((await there.get("/en/about")).shell.isSignedIn).toBe(true);
    await here.signIn();
    await here.submit("/en/user/logout", { everywhere: "1" });
    expect((await there.get("/en/about")).shell.isSignedIn).toBe(false);
  });

  it("SES-02 signing out clears the browser's session even when the platform fails", async () => {
    const browser = new Browser();
    await browser.signIn();
    await site.fault("/web-api/authapi/v1/disconnect", { status: 500 });
    const page = await browser.submit("/en/user/logout", { everywhere: "0" });
    expect([page.path, page.shell.isSignedIn]).toEqual(["/en/", false]);
    expect((await browser.get("/en/office/history")).status).toBe(302);
  });

  it.each([
    ["signed-out", {}],
    ["signed-out-here", { status: 500 }],
  ])(
    "SES-02 signing out of all devices shows %s once when the platform answers %j",
    async (code, fault) => {
      const browser = new Browser();
      await browser.signIn();
      if (Object.keys(fault).length > 0) await site.fault("/web-api/authapi/v1/disconnect", fault);
      const page = await browser.submit("/en/user/logout", { everywhere: "1" });
      expect([page.path, page.shell.isSignedIn, page.shell.flash?.code]).toEqual([
        "/en/",
        false,
        code,
      ]);
      expect((await browser.get("/en/")).shell.flash).toBeNull();
    },
  );

  it("SES-02 SEC-01 a form token from before a sign-out is refused", async () => {
    const browser = new Browser();
    const page = await browser.signIn();
    await browser.submit("/en/user/logout", { everywhere: "0" });
    const old = await browser.post("/en/language", { csrf: page.shell.csrf, lng: "de" });
    expect(old.status).toBe(403);
  });
});

describe("signing in", () => {
  it("SES-05 signing in leads to the return address, else to the page before, else home", async () => {
    const asked = new Browser();
    expect(
      (await asked.signIn("demo@example.test", "demo", { returnUrl: "/en/contacts?x=1" })).path,
    ).toBe("/en/contacts?x=1");
    // The header's link names the page it stands on, and the form carries it along.
    const linked = new Browser();
    const login = await linked.open((await linked.get("/en/howbet")).shell.signInHref);
    const returnUrl = login.url.searchParams.get("returnUrl") ?? "";
    expect((await linked.signIn("demo@example.test", "demo", { returnUrl })).path).toBe(
      "/en/howbet",
    );
    expect((await new Browser().signIn()).path).toBe("/en/");
  });

  it("SES-05 the configured page after sign-in precedes the return address", async () => {
    await site.config({ access: { afterLogin: "office/history" } });
    const page = await new Browser().signIn("demo@example.test", "demo", {
      returnUrl: "/en/contacts",
    });
    expect(page.path).toBe("/en/office/history");
  });

  it("SES-03 SES-05 a refused sign-in returns the form with the login and without the password", async () => {
    const browser = new Browser();
    const page = await browser.signIn("demo@example.test", "wrong");
    expect([page.status, page.path, page.shell.isSignedIn]).toEqual([422, "/en/user/login", false]);
    expect(JSON.stringify(page.reply)).toContain("demo@example.test");
    expect(JSON.stringify(page.reply)).not.toContain("wrong");
    const unknown = await browser.signIn("nobody@example.test", "wrong");
    expect([unknown.status, errorsOf(unknown.reply)]).toEqual([page.status, errorsOf(page.reply)]);
  });

  it.each(elsewhere)("SEC-03 signing in never redirects to %j", async (returnUrl) => {
    const browser = new Browser();
    await browser.get("/en/user/login");
    const page = await browser.post("/en/user/login", { login: "1", password: "demo", returnUrl });
    expect([page.status, page.location]).toEqual([303, "/en/"]);
  });
});

it.each(elsewhere)("SEC-03 choosing a language never redirects to %j", async (returnUrl) => {
  const page = await new Browser().post("/en/language", { lng: "de", returnUrl });
  expect([page.status, page.location?.replace(/\/$/, "")]).toEqual([303, "/de"]);
});

describe("session cookies", () => {
  it("SEC-10 session, token and coupon cookies are HttpOnly and SameSite=Lax", async () => {
    const browser = new Browser();
    await browser.get("/en/user/login");
    const signed = await browser.post("/en/user/login", {
      login: "demo@example.test",
      password: "demo",
    });
    const home = await browser.get("/en/");
    const { bet } = betOn(await site.gameOf("Arsenal"), "1");
    const added = await browser.post("/en/coupon", { intent: "add", bet });
    const lines = [
      cookieOf(signed.setCookies, "__session"),
      cookieOf(home.setCookies, "user_token"),
      cookieOf(added.setCookies, "coupon"),
    ];
    for (const line of lines) expect(line).toMatch(/^\w+=.+; HttpOnly(;|$)/);
    for (const line of lines) expect(line).toMatch(/; SameSite=Lax/);
  });

  it("SEC-10 a session cookie signed with an older secret is valid, and a forged one is not", async () => {
    const player = new Browser();
    await player.signIn();
    const value = await createCookie("__session", { secrets: ["first-secret-of-tests"] }).parse(
      `__session=${player.cookies.get("__session")}`,
    );
    expect(z.object({ uid: z.number(), sid: z.string() }).parse(value).uid).toBe(1);
    const signedInBy = async (secret: string) => {
      const browser = new Browser();
      const line = await createCookie("__session", { secrets: [secret] }).serialize(value);
      browser.cookies.set("__session", /=([^;]*)/.exec(line)?.[1] ?? "");
      return (await browser.get("/en/about")).shell.isSignedIn;
    };
    expect(await signedInBy("older-secret-of-tests")).toBe(true);
    expect(await signedInBy("a-secret-nobody-gave-us")).toBe(false);
  });

  it("SEC-10 a form token signed with an older secret is accepted while that secret is in use", async () => {
    const browser = new Browser();
    site.setEnv({ secrets: ["older-secret-of-tests"] });
    const { csrf } = (await browser.get("/en/about")).shell;
    site.setEnv({ secrets: ["brand-new-secret-here", "older-secret-of-tests"] });
    expect((await browser.post("/en/language", { lng: "de", csrf })).status).toBe(303);
    site.setEnv({ secrets: ["brand-new-secret-here"] });
    expect((await browser.post("/en/language", { lng: "de", csrf })).status).toBe(403);
  });
});

function errorsOf(reply: unknown): unknown {
  return z.object({ error: z.unknown() }).parse(reply).error;
}
