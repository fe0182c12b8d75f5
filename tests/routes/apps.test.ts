import { readFileSync } from "node:fs";
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Browser } from "../support/browser";
import { bodyOf, valuesIn } from "../support/office";
import { siteOfFile } from "../support/site";

const app = "information";
const pages = {
  mobile: ["android", "iphone"],
  desktop: ["windows", "mac"],
  "ios-app": ["iphone"],
  "cricket-app": ["android", "iphone"],
  "ipl-betting-app": ["android", "iphone"],
} as const;
const site = siteOfFile();
const get = (path: string) => new Browser().get(path);

describe("pages of the apps", () => {
  it.each(Object.entries(pages))(
    "CNT-07 %s has the steps for %j, the version of the site and what it needs, in five languages",
    async (name, systems) => {
      const own = z.object({ version: z.string() });
      const file = new URL("../../package.json", import.meta.url);
      const { version } = own.parse(JSON.parse(readFileSync(file, "utf8")));
      const titles = new Set<string>();
      for (const lng of ["en", "ru", "ar", "es", "tr"]) {
        const shown = await get(`/${lng}/${name}`);
        const body = bodyOf(shown, app);
        expect([...body.matchAll(/data-system="(\w+)"/g)].map(([, system]) => system)).toEqual(
          systems,
        );
        expect(body).not.toContain('lang="en"');
        expect(valuesIn(shown, "app-version", app)).toEqual([version]);
        titles.add(/<h1>([^<]*)</.exec(body)?.[1] ?? "");
      }
      expect(titles.size).toBe(5);
    },
  );

  it("CNT-07 the date is that of site config, and left out while the clock is before it", async () => {
    // A page is shared for a second: each is asked once.
    const dated = async (name: string, datetimeOfLastUpdate: string) => {
      const appVersion = { currentVersion: "2.0.0", lastVersion: "2.1.0", datetimeOfLastUpdate };
      await site.config({ appVersion });
      return bodyOf(await get(`/en/${name}`), app);
    };
    const past = await dated("mobile", "2020-01-02T12:00:00Z");
    expect(past).toContain('data-name="app-updated" datetime="2020-01-02T12:00:00.000Z"');
    expect(past).toContain('data-name="app-version" value="2.1.0"');
    expect(await dated("desktop", "2099-01-02T12:00:00Z")).not.toContain("app-updated");
  });

  it("CNT-07 the QR code is that of the page's address for phones", async () => {
    const body = bodyOf(await get("/en/desktop"), app);
    const address = /data-qr="([^"]*)"/.exec(body)?.[1] ?? "";
    expect(address).toMatch(/^https?:\/\/[^/]+\/en\/mobile$/);
    const { size } = encode(address, { ecc: "M", border: 4 });
    expect(/<figure class="qr">.*?<svg[^>]*>/.exec(body)?.[0]).toContain(`0 0 ${size} ${size}`);
  });

  it("CNT-07 what is installed exists: the manifest makes the site an app with icons, and no file is offered", async () => {
    const reply = await get("/manifest.json");
    expect(reply.status).toBe(200);
    for (const name of Object.keys(pages))
      expect(bodyOf(await get(`/en/${name}`), app)).not.toMatch(/href="[^"]*\.(apk|exe|dmg|ipa)"/);
  });

  it("CNT-07 the page of cricket says whether cricket is offered", async () => {
    expect(bodyOf(await get("/en/cricket-app"), app)).toContain('data-code="no-cricket"');
  });
});

describe("banner of the app", () => {
  const android = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile" };
  const iphone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)" };
  /** A visitor whose choice of cookies is made. */
  const visitor = async (headers: Record<string, string>) => {
    const browser = new Browser(headers);
    await browser.post("/en/cookies/consent", { choice: "disable" });
    return browser;
  };
  const bannerOn = async (browser: Browser, path: string) =>
    (await browser.get(path)).shell.appBanner?.page ?? null;

  it("CNT-07 a phone has a banner that leads to the page of its system, a computer has none", async () => {
    expect(await bannerOn(await visitor(android), "/en/home/line")).toBe("/en/mobile");
    expect(await bannerOn(await visitor(iphone), "/en/home/line")).toBe("/en/ios-app");
    expect(await bannerOn(await visitor({}), "/en/home/line")).toBeNull();
    // The question about cookies comes first.
    expect(await bannerOn(new Browser(android), "/en/home/line")).toBeNull();
  });

  it("CNT-07 the banner stays closed once closed, and the visitor is back on the page", async () => {
    const browser = await visitor(android);
    const closed = await browser.post("/en/mobile", {
      intent: "close-banner",
      returnUrl: "/en/home/line",
    });
    expect([closed.status, closed.location]).toEqual([303, "/en/home/line"]);
    expect(await bannerOn(browser, "/en/home/line")).toBeNull();
    expect(await bannerOn(browser, "/ru/casino")).toBeNull();
  });

  it("CNT-07 POP-13 the banner is neither beside limits nor on the pages of the apps", async () => {
    const browser = await visitor(android);
    await browser.signIn("demo@example.test");
    expect(await bannerOn(browser, "/en/home/line")).toBe("/en/mobile");
    for (const path of [
      "/en/office/responsible",
      "/en/responsiblegaming",
      "/en/office/deduce",
      "/en/mobile",
    ])
      expect(await bannerOn(browser, path), path).toBeNull();
  });
});
