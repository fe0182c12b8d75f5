import { afterEach, describe, expect, it, vi } from "vitest";
import { languages } from "~/i18n/languages";
import { log } from "~/server/log.server";
import { Browser } from "../support/browser";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
afterEach(() => vi.restoreAllMocks());

describe("addresses without a language", () => {
  it("LNG-02 LNG-03 an address without a language redirects to the same path and query in the visitor's language", async () => {
    const page = await new Browser({ "accept-language": "fr;q=0.4, de-AT;q=0.9, en;q=0" }).get(
      "/home/line?when=2&q=a%20b",
    );
    expect([page.status, page.location]).toEqual([302, "/de/home/line?when=2&q=a%20b"]);
  });

  it("LNG-03 the language cookie precedes the browser's languages, and ru is the default", async () => {
    const chosen = new Browser({ "accept-language": "de" });
    chosen.cookies.set("lng", "tr");
    expect((await chosen.get("/about")).location).toBe("/tr/about");
    expect((await new Browser().get("/about")).location).toBe("/ru/about");
    expect((await new Browser({ "accept-language": "xx, *;q=0.1" }).get("/")).location).toMatch(
      /^\/ru\/?$/,
    );
  });

  it("LNG-02 machine addresses such as robots.txt are answered without a language", async () => {
    const robots = await new Browser().fetch("/robots.txt");
    expect(robots.status).toBe(200);
    expect(await robots.text()).toContain("User-agent: *");
    expect((await new Browser().fetch("/healthz")).status).toBe(200);
  });

  it("LNG-01 three letters, capitals or digits in an address are not taken for a language", async () => {
    for (const path of ["/eng/about", "/EN/about", "/e1/about"]) {
      const page = await new Browser({ "accept-language": "en" }).get(path);
      expect([page.status, page.location]).toEqual([302, `/en${path}`]);
    }
  });
});

describe("languages of the site", () => {
  it("LNG-04 a language that is not allowed redirects to the same path in an allowed one", async () => {
    await site.config({ languages: { allowed: ["ru", "en"], default: "ru" } });
    const asked = await new Browser({ "accept-language": "en" }).get("/de/home/line?x=1");
    expect([asked.status, asked.location]).toEqual([302, "/en/home/line?x=1"]);
    const page = await new Browser().open("/de/about");
    expect([page.path, page.shell.languages]).toEqual(["/ru/about", ["ru", "en"]]);
    expect((await new Browser().get("/qq/about")).location).toBe("/ru/about");
  });

  it("LNG-05 a default language that is not allowed falls back to en, with a log line", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    await site.config({ languages: { allowed: ["en", "fr"], default: "de" } });
    expect((await new Browser().open("/about")).path).toBe("/en/about");
    expect(error).toHaveBeenCalledWith(
      { field: "languages.default" },
      expect.stringMatching(/"de".*falls back to en/),
    );
  });

  it("LNG-05 en is served as the last resort even where config does not list it", async () => {
    const error = vi.spyOn(log, "error");
    await site.config({ languages: { allowed: ["fr"], default: "de" } });
    const page = await new Browser().open("/about");
    expect([page.path, page.status]).toEqual(["/en/about", 200]);
    expect(error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('using "en"'));
  });

  it("LNG-06 choosing a language leaves path and query unchanged and applies to the next visit", async () => {
    const browser = new Browser();
    await browser.get("/en/home/line?when=2");
    const page = await browser.submit("/en/language", {
      lng: "uk",
      returnUrl: "/en/home/line?when=2",
    });
    expect([page.path, page.status]).toEqual(["/uk/home/line?when=2", 200]);
    expect(browser.cookies.get("lng")).toBe("uk");
    expect((await browser.get("/coupon")).location).toBe("/uk/coupon");
  });

  it("LNG-06 the language of a visit is remembered, and an unknown choice is refused", async () => {
    const browser = new Browser();
    await browser.get("/fr/about");
    expect((await browser.get("/about")).location).toBe("/fr/about");
    const refused = await browser.post("/fr/language", { lng: "xx", returnUrl: "/fr/about" });
    expect([refused.status, browser.cookies.get("lng")]).toEqual([422, "fr"]);
  });
});

describe("texts", () => {
  it("LNG-07 a page gets the dictionaries its screen names and no others", async () => {
    const browser = new Browser();
    const about = await browser.get("/en/about");
    // Root and shell: what stands on every page. The article itself comes from its remote.
    expect(Object.keys(about.data("root").messages).sort()).toEqual(["errors", "main", "shell"]);
    // The question for cookies has its own, until it is answered.
    expect(Object.keys(about.shell.messages).sort()).toEqual(["consent", "coupon"]);
    await browser.post("/en/cookies/consent", { choice: "disable" });
    expect(Object.keys((await browser.get("/en/about")).shell.messages)).toEqual(["coupon"]);
    expect(Object.keys(about.data("screen").messages)).toEqual([]);
    const login = await browser.get("/en/user/login");
    expect(Object.keys(login.data("routes/login").messages)).toEqual([
      "device",
      "session",
      "social",
    ]);
    await browser.signIn();
    const settings = await browser.get("/en/office/settings");
    expect(Object.keys(settings.data("routes/settings").messages)).toEqual(["settings"]);
    expect(JSON.stringify([about.data("root"), about.data("screen")])).not.toContain(
      "settings_theme",
    );
  });

  it("LNG-08 all fifteen languages are served, each with a text for every key", async () => {
    const shipped = "ru en uk kk uz az tr de fr es pt ar hi bn zh".split(" ");
    expect(Object.keys(languages).sort()).toEqual([...shipped].sort());
    const keys = new Set<string>();
    for (const lng of shipped) {
      const page = await new Browser().get(`/${lng}/user/login`);
      expect([lng, page.status, page.data("root").lng]).toEqual([lng, 200, lng]);
      const all = [
        page.data("root").messages,
        page.shell.messages,
        page.data("routes/login").messages,
      ];
      for (const dictionary of all.flatMap((messages) => Object.values(messages))) {
        for (const [key, text] of Object.entries(dictionary)) {
          expect(text, `${lng} ${key}`).not.toBe("");
          // `main_done` would be a bare key; a word of one piece may well be its own text.
          expect(text, `${lng} ${key}`).not.toMatch(/^[a-z]+(_[a-z0-9]+)+$/);
          if (lng === "en") keys.add(key);
        }
        expect(Object.keys(dictionary).length).toBeGreaterThan(5);
      }
    }
    expect(keys.size).toBeGreaterThan(100);
  });

  it("LNG-08 CPN-09 stake errors are worded in the page's language, in every language offered", async () => {
    const keys = [
      "funds",
      "below-minimum",
      "max-below-minimum",
      "above-maximum",
      "amount",
      "amount_whole",
      "max-changed",
    ];
    const english = (await new Browser().get("/en/coupon")).shell.messages["coupon"] ?? {};
    for (const lng of Object.keys(languages).filter((name) => name !== "en")) {
      const own = (await new Browser().get(`/${lng}/coupon`)).shell.messages["coupon"] ?? {};
      for (const key of keys.map((code) => `coupon_refusal_${code}`)) {
        expect(english[key], key).toBeTruthy();
        expect(own[key], `${lng} ${key}`).not.toBe(english[key]);
      }
    }
  });

  it("LNG-08 a text that a language lacks is shown in English, key by key", async () => {
    // German has a dictionary of the shell and none of signing in.
    const german = await new Browser().get("/de/user/login");
    const english = await new Browser().get("/en/user/login");
    expect(german.data("routes/login").messages).toEqual(english.data("routes/login").messages);
    expect(german.data("root").messages.shell).not.toEqual(english.data("root").messages.shell);
    expect(Object.keys(german.data("root").messages.shell ?? {})).toEqual(
      expect.arrayContaining(Object.keys(english.data("root").messages.shell ?? {})),
    );
  });
});
