import { describe, expect, it } from "vitest";
import { redirectServiceTarget } from "~/features/gate/service-redirect";
import { Browser, origin } from "../support/browser";
import { siteOfFile } from "../support/site";
import { vectors } from "./support/vectors";

const site = siteOfFile();

/** Where a browser goes from a page of the site. */
const isHere = (location: string | null | undefined) =>
  location != null && new URL(location, `${origin}/en/coupon/deep`).origin === origin;
/** Every nth, for answers that are limited or slow. */
const every = (step: number) => vectors.filter((_, at) => at % step === 0);

describe("return addresses of forms", () => {
  it("SEC-03 the tests of redirects try more than 400 hostile addresses", () => {
    expect(new Set(vectors).size).toBeGreaterThan(400);
  });

  const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "/en/language": { lng: "ru" },
    "/en/coupon": { intent: "clear" },
  };
  it.each(Object.entries(forms))(
    "SEC-03 the form %s never redirects to another site",
    async (path, fields) => {
      const browser = new Browser();
      const away: string[] = [];
      for (const returnUrl of vectors) {
        const page = await browser.post(path, { ...fields, returnUrl });
        if (page.status !== 303 || !isHere(page.headers.get("location")))
          away.push(`${page.status} ${returnUrl}`);
      }
      expect(away).toEqual([]);
    },
    120_000,
  );

  it("SEC-03 SES-05 signing in never redirects to another site, whatever its return address", async () => {
    const away: string[] = [];
    for (const returnUrl of every(40)) {
      site.forget();
      const browser = new Browser();
      const shown = await browser.get(`/en/user/login?returnUrl=${encodeURIComponent(returnUrl)}`);
      if (shown.status !== 200) away.push(`${shown.status} ${returnUrl}`);
      const fields = { login: "new@example.test", password: "demo", returnUrl };
      const page = await browser.post("/en/user/login", fields);
      if (page.status !== 303 || !isHere(page.headers.get("location")))
        away.push(`${page.status} ${returnUrl}`);
    }
    expect(away).toEqual([]);
  });

  it("SEC-03 a form without a return address never redirects to another site by its Referer", async () => {
    const browser = new Browser();
    const away: string[] = [];
    for (const vector of vectors) {
      // What no header can hold is sent as browsers would.
      const referer = /^[\t\x20-\x7e]*$/.test(vector)
        ? vector.trim()
        : encodeURI(vector.toWellFormed());
      const page = await browser.post(
        "/en/coupon",
        { intent: "clear" },
        { referer: referer || "/" },
      );
      if (!isHere(page.headers.get("location"))) away.push(vector);
    }
    expect(away).toEqual([]);
  }, 120_000);
});

describe("return addresses in queries", () => {
  it("SEC-03 GRD-02 no page redirects a visitor or a player to another site by its query", async () => {
    const player = new Browser();
    await player.signIn();
    const away: string[] = [];
    for (const vector of every(28)) {
      const query = `returnUrl=${encodeURIComponent(vector)}&redirectUrl=${encodeURIComponent(vector)}`;
      for (const path of [
        "/en/office/history",
        "/en/user/login",
        "/about",
        "/en/?platform_type=x",
        "/",
      ]) {
        for (const browser of [new Browser(), player]) {
          const page = await browser.get(`${path}${path.includes("?") ? "&" : "?"}${query}`);
          const location = page.headers.get("location");
          if (location !== null && !isHere(location)) away.push(`${path} ${vector} to ${location}`);
        }
      }
    }
    expect(away).toEqual([]);
  }, 120_000);
});

describe("targets of the redirect service", () => {
  it("CFG-03 SEC-03 a target of the redirect service is on this site or an allowed origin, or is dropped", () => {
    const from = new URL(`${origin}/en/old`);
    const allowed = ["https://allowed.example"];
    for (const vector of vectors) {
      const target = redirectServiceTarget(from, { url: vector, breadcrumbs: [] }, allowed);
      if (target !== null && target !== "cyclic")
        expect([vector, isHere(target)]).toEqual([vector, true]);
    }
    expect(
      redirectServiceTarget(from, { url: "https://allowed.example/x", breadcrumbs: [] }, allowed),
    ).toBe("https://allowed.example/x");
    for (const near of [
      "https://allowed.example.evil/",
      "https://allowed.example@evil.example/",
      "http://allowed.example/",
    ])
      expect(redirectServiceTarget(from, { url: near, breadcrumbs: [] }, allowed)).toBeNull();
  });

  it("CFG-03 SEC-03 a configured redirect to another site is not followed, and the page is shown", async () => {
    // A rule is found by the path alone; what was answered for it before is forgotten.
    const shownBy = async (url: string) => {
      await site.config({ redirects: { "/about": { url, code: 301 } } });
      site.forget();
      return new Browser().get("/en/about");
    };
    expect((await shownBy("/en/results/live")).location).toBe("/en/results/live");
    const away: string[] = [];
    for (const url of every(45)) {
      const { status, headers } = await shownBy(url);
      const location = headers.get("location");
      if (location === null ? status !== 200 : !isHere(location))
        away.push(`${url} to ${status} ${location}`);
    }
    expect((await shownBy("https://evil.example/")).status).toBe(200);
    expect(away).toEqual([]);
  });
});
