import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/server/log.server";
import { Browser, origin } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
afterEach(() => vi.restoreAllMocks());

const history = "/en/office/history?state=settled";
const signIn = "/en/user/login?returnUrl=%2Fen%2Foffice%2Fhistory%3Fstate%3Dsettled";

describe("pages that need sign-in", () => {
  it("GRD-02 a visitor is sent to the sign-in page and returns to the wanted page after signing in", async () => {
    const browser = new Browser();
    const asked = await browser.get(history);
    expect([asked.status, asked.location]).toEqual([302, signIn]);
    const login = await browser.open(history);
    const returnUrl = login.url.searchParams.get("returnUrl") ?? "";
    const page = await browser.submit("/en/user/login", {
      login: "demo@example.test",
      password: "demo",
      returnUrl,
    });
    expect([page.path, page.status]).toEqual([history, 200]);
    expect(page.bodies.has("office")).toBe(true);
  });

  it.each([
    ["page", signIn],
    ["dropdown", "/en/?modal=login&returnUrl=%2Fen%2Foffice%2Fhistory%3Fstate%3Dsettled"],
    ["home", "/en/"],
    [
      "app",
      `https://auth.test/sign?returnUrl=${encodeURIComponent(origin)}%2Fen%2Foffice%2Fhistory%3Fstate%3Dsettled`,
    ],
  ])(
    "GRD-02 with the login target %s a visitor to an account page is redirected to its configured address",
    async (loginTarget, expected) => {
      await site.config({ access: { loginTarget, authAppUrl: "https://auth.test/sign" } });
      const page = await new Browser().get(history);
      expect([page.status, page.location]).toEqual([302, expected]);
    },
  );

  it("GRD-02 only account pages use the authentication app for sign-in", async () => {
    await site.config({ access: { loginTarget: "app", authAppUrl: "https://auth.test/sign" } });
    const page = await new Browser().get("/en/coupon/receipt/1");
    expect(page.location).toBe("/en/user/login?returnUrl=%2Fen%2Fcoupon%2Freceipt%2F1");
  });
});

describe("guards for every kind of request", () => {
  it("GRD-07 a data request for a parent route alone does not bypass the guard of its page", async () => {
    for (const routes of [
      ["routes/lng"],
      ["routes/slip"],
      ["root"],
      ["screen"],
      ["root", "routes/lng", "routes/slip", "screen"],
    ]) {
      const page = await new Browser().data(history, ...routes);
      expect([routes, page.status, page.location]).toEqual([routes, 302, signIn]);
      expect(page.loaded).toEqual([]);
    }
  });

  it("GRD-07 a request for a remote's fragment does not bypass the guard of its page", async () => {
    await site.mark();
    const page = await new Browser().fetch("/remote/office/en/office/history");
    expect(page.location).toBe("/en/user/login?returnUrl=%2Fen%2Foffice%2Fhistory");
    expect(await page.text()).toBe("");
    expect(await site.calls("/remotes/office")).toEqual([]);
  });

  it("GRD-07 a fragment requested under another remote's name is 404", async () => {
    const browser = new Browser();
    await browser.signIn();
    expect((await browser.fetch("/remote/betting/en/office/history")).status).toBe(404);
    expect((await browser.fetch("/remote/nobody/en/office/history")).status).toBe(404);
    expect((await browser.fetch("/remote/office/en/office/history")).status).toBe(200);
  });

  it("GRD-07 a visitor's form for a guarded page has no effect, with or without a script", async () => {
    const browser = new Browser();
    await browser.get("/en/about");
    const form = await browser.post("/en/office/settings", { theme: "1" });
    expect([form.status, form.location]).toEqual([
      303,
      "/en/user/login?returnUrl=%2Fen%2Foffice%2Fsettings",
    ]);
    const script = await browser.postData("/en/office/settings", { theme: "1" });
    expect(script.location).toBe("/en/user/login?returnUrl=%2Fen%2Foffice%2Fsettings");
    expect(browser.cookies.has("settings")).toBe(false);
    expect((await browser.get("/en/about")).data("root").settings.theme).toBeNull();
  });

  it("GRD-07 a form of a blocked visitor or a banned player has no effect", async () => {
    const guest = new Browser();
    await guest.get("/en/about");
    await site.block(1, 2);
    const blocked = await guest.post("/en/coupon/settings", { changeCoefAction: "1" });
    expect([blocked.status, blocked.location]).toEqual([303, "/en/block"]);
    expect(guest.cookies.has("settings")).toBe(false);
    await site.tidy();
    await site.config({ access: { banRedirectUrl: "https://example.test/banned" } });
    const banned = new Browser();
    await banned.signIn("banned@example.test");
    // A page that stays open to him, for its token.
    await banned.get("/en/user/logout");
    const post = await banned.post("/en/coupon/settings", { changeCoefAction: "1" });
    expect([post.status, post.location]).toEqual([303, "https://example.test/banned"]);
    expect(banned.cookies.has("settings")).toBe(false);
  });

  it("GRD-07 a form submitted during maintenance is answered by 503 and has no effect", async () => {
    const browser = new Browser();
    await browser.get("/en/about");
    browser.cookies.set("maintenance", "1");
    const page = await browser.post("/en/coupon/settings", { changeCoefAction: "1" });
    expect(page.status).toBe(503);
    expect(browser.cookies.has("settings")).toBe(false);
  });
});

describe("validation and redirects", () => {
  it("GRD-06 a failed page validation is 404 with the text of an unknown page", async () => {
    for (const path of [
      "/en/nosuch/line",
      "/en/marble/line",
      "/en/home/elsewhere",
      "/en/user/whoever",
    ]) {
      const page = await new Browser().get(path);
      expect([path, page.status, page.error]).toEqual([
        path,
        404,
        { kind: "status", text: "This page could not be found" },
      ]);
    }
  });

  it("GRD-08 a redirect to the current address is refused and logged", async () => {
    const warn = vi.spyOn(log, "warn");
    await site.config({ redirects: { "/en/about": { url: "/en/about/", code: 301 } } });
    const page = await new Browser().get("/en/about");
    expect([page.status, page.location]).toEqual([200, null]);
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/cyclic redirect/));
  });

  it("GRD-08 a ban redirect to the current page is refused and logged, and the page is shown", async () => {
    const warn = vi.spyOn(log, "warn");
    const ban = new Browser();
    await ban.signIn("banned@example.test");
    await site.config({ access: { banRedirectUrl: `${origin}/en/home/line` } });
    const line = await ban.get("/en/home/line");
    expect([line.status, line.location]).toEqual([200, null]);
    expect(warn).toHaveBeenCalledWith(
      { requestId: expect.any(String), to: `${origin}/en/home/line` },
      "cyclic redirect refused",
    );
    expect((await ban.get("/en/about")).location).toBe("/en/home/line");
  });
});
