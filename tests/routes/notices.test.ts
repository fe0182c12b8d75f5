import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/server/log.server";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
afterEach(() => vi.restoreAllMocks());

describe("site blocks", () => {
  it("NTC-01 the blocks service is asked with the page's address and whether the visitor is signed in", async () => {
    const browser = new Browser();
    await site.mark();
    await browser.get("/en/home/line?x=1");
    await browser.signIn();
    await browser.get("/en/about");
    const calls = await site.calls("/blocks-api/api/v2/block");
    expect(calls[0]).toMatchObject({
      method: "POST",
      body: { auth: false, url: "http://shop.test/en/home/line?x=1" },
    });
    expect(calls.at(-1)?.body).toEqual({ auth: true, url: "http://shop.test/en/about" });
  });

  it("NTC-01 a cookie lifts a block by country only, and other display types do not block", async () => {
    const lifted = new Browser();
    lifted.cookies.set("force-geo-off", "1");
    await site.block(1, 1);
    expect((await lifted.get("/en/about")).status).toBe(200);
    expect((await new Browser().get("/en/about")).location).toBe("/en/block");
    await site.block(1, 2);
    expect((await lifted.get("/en/about")).location).toBe("/en/block");
    await site.block(2, 2);
    expect((await new Browser().get("/en/about")).status).toBe(200);
  });

  it.each([
    [4, "site-updates"],
    [16, "suspension"],
    [1, "block"],
    [2, "block"],
    [3, "block"],
    [5, "block"],
    [14, "block"],
    [13, "block-ua"],
    [17, "block-ie"],
    [8, "coming-soon"],
  ])(
    "NTC-02 block template %i redirects every page but account verification to %s",
    async (template, notice) => {
      await site.block(1, template);
      for (const path of [
        "",
        "home/line",
        "no/such/page",
        "office/history",
        "coupon",
        "oldbrowser",
      ]) {
        expect([path, (await new Browser().get(`/en/${path}`)).location]).toEqual([
          path,
          `/en/${notice}`,
        ]);
      }
      const verification = await new Browser().get("/en/user/accountverify");
      expect([verification.status, verification.location]).toEqual([200, null]);
      const page = await new Browser().get(`/en/${notice}`);
      const named = { kind: "notice", reason: notice, title: expect.stringMatching(/^\w.* – \w/) };
      expect([page.location, page.error]).toEqual([null, named]);
      expect(page.shell.layout).toBe("blocked");
    },
  );

  it("NTC-02 a block also covers remote fragments and data requests for a parent route", async () => {
    await site.block(1, 2);
    expect((await new Browser().fetch("/remote/betting/en/home/line")).location).toBe("/en/block");
    expect((await new Browser().data("/en/home/line", "routes/lng")).location).toBe("/en/block");
  });

  it("NTC-03 a notice that does not apply redirects home, except oldbrowser and 500", async () => {
    const notices = [
      "block",
      "block-ua",
      "block-ie",
      "site-updates",
      "coming-soon",
      "suspension",
      "banned",
      "maintenance",
    ];
    for (const notice of notices) {
      expect([notice, (await new Browser().get(`/en/${notice}`)).location]).toEqual([
        notice,
        "/en/",
      ]);
    }
    await site.block(1, 13);
    expect((await new Browser().get("/en/block")).location).toBe("/en/block-ua");
    await site.tidy();
    const old = await new Browser().get("/en/oldbrowser");
    expect([old.status, old.shell.layout, old.head().robots]).toEqual([
      200,
      "blocked",
      "noindex, nofollow",
    ]);
    const broken = await new Browser().get("/en/500");
    expect([broken.status, broken.shell.layout, broken.head().robots]).toEqual([
      500,
      "blocked",
      "noindex, nofollow",
    ]);
  });

  it("NTC-03 NTC-05 a page under maintenance is 503 with its own layout and a Retry-After header", async () => {
    const now = Date.parse("2024-08-14T17:00:00Z") / 1000;
    await site.config({
      maintenance: {
        isActive: true,
        started_at: now - 86_400,
        ended_at: now + 86_400,
        notify_started_at: now - 86_400,
        notify_ended_at: now + 86_400,
      },
    });
    const page = await new Browser().get("/en/home/line");
    expect([page.status, page.shell.layout]).toEqual([503, "maintenance"]);
    expect(page.error).toMatchObject({ kind: "notice", reason: "maintenance" });
    const wait = Number(page.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(86_400 - 3600);
    expect(wait).toBeLessThanOrEqual(86_400 + 3600);
  });

  it.each([
    ["en", "The server is down for a while."],
    ["ru", "Сервер временно недоступен."],
  ])(
    "NTC-06 the maintenance page of a visitor with the cookie alone has no date in %s",
    async (lng, expected) => {
      const browser = new Browser();
      browser.cookies.set("maintenance", "1");
      const page = await browser.get(`/${lng}/home/line`);
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "300"]);
      const { from, to } = page.shell.notice?.maintenance ?? {};
      expect([from, to]).toEqual([null, null]);
      expect(page.shell.notice?.messages.notices?.maintenance_undated).toContain(expected);
    },
  );

  it("NTC-07 a failing blocks service leaves the site open and is logged", async () => {
    const warn = vi.spyOn(log, "warn");
    await site.block(1, 2);
    await site.fault("/blocks-api", { status: 500 });
    const page = await new Browser().get("/en/home/line");
    expect([page.status, page.bodies.has("betting")]).toEqual([200, true]);
    const lines = warn.mock.calls.filter(([line]) =>
      JSON.stringify(line).includes('"blocks.block"'),
    );
    // Asked once, and twice more.
    expect(lines).toHaveLength(3);
  });
});

describe("words of notices", () => {
  const drawnAt = async (path: string, browser = new Browser()) => {
    const page = await browser.get(path);
    return { status: page.status, drawn: page.shell.notice?.drawn ?? null };
  };

  it("CNT-06 NTC-02 technical-pages draws a notice in the page's language", async () => {
    await site.block(1, 13);
    const { status, drawn } = await drawnAt("/tr/block-ua");
    expect(status).toBe(200);
    expect(drawn).toContain("<h1>Ukrayna’da kullanılamaz</h1>");
    expect((await drawnAt("/en/block-ua")).drawn).toContain("accept bets from Ukraine.");
  });

  it("CNT-06 NTC-06 technical-pages gets the times of maintenance and draws them in Russian or English", async () => {
    const at = (text: string) => Date.parse(text) / 1000;
    await site.config({
      timeZone: 3,
      maintenance: {
        isActive: true,
        started_at: at("2024-08-13T10:00:00Z"),
        ended_at: at("2024-08-20T12:30:00Z"),
      },
    });
    const { status, drawn } = await drawnAt("/kk/home/line");
    expect(status).toBe(503);
    expect(drawn).toMatch(/13 августа 2024.*13:00.*20 августа 2024.*15:30/s);
    expect((await drawnAt("/ar/home/line")).drawn).toMatch(/13 August 2024.*13:00.*15:30/s);
  });

  it.each([
    ["is away", { status: 503 }],
    ["has no such page", { status: 404 }],
    [
      "draws something to press",
      {
        body: {
          appName: "technical-pages",
          body: '<h1>Open</h1><a href="/en/home/line">Enter</a>',
        },
      },
    ],
    ["answers without a heading", { body: { appName: "technical-pages", body: "<p>Hello</p>" } }],
  ])("CNT-06 NTC-02 the shell draws a notice itself where technical-pages %s", async (_, fault) => {
    await site.block(1, 2);
    await site.fault("/remotes/technical-pages", fault);
    const page = await new Browser().get("/en/block");
    expect([page.status, page.error, page.shell.notice?.drawn]).toEqual([
      200,
      expect.objectContaining({ kind: "notice", reason: "block" }),
      null,
    ]);
    expect((await new Browser().get("/en/home/line")).location).toBe("/en/block");
  });

  it("CNT-06 the page 500 is drawn by technical-pages, and by the shell where that is away", async () => {
    const drawn = await new Browser().get("/en/500");
    expect([drawn.status, drawn.bodies.get("technical-pages")?.content]).toEqual([
      500,
      expect.stringContaining("Something went wrong on our side"),
    ]);
    await site.fault("/remotes/technical-pages", { status: 503 });
    const own = await new Browser().get("/ru/500");
    expect([own.status, own.bodies.has("technical-pages")]).toEqual([500, false]);
  });
});
