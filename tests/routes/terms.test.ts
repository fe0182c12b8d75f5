import { describe, expect, it } from "vitest";
import { platformNow } from "~/platform/transport/clock.server";
import { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import { HttpBrowser } from "../support/http-browser";
import { openShell } from "../support/shell";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place } from "../support/slip";

const login = "terms@example.test";
const site = siteOfFile();

/** A player whose terms changed, and who goes back to that after the test. */
async function held() {
  await site.player(login, {});
  const browser = new Browser();
  await browser.signIn(login);
  return browser;
}

describe("changed terms", () => {
  it("TRM-02 TRM-03 changed terms redirect every page to their confirmation, which leads back to that page", async () => {
    const browser = await held();
    for (const path of ["/en/office/history?state=open", "/en/home/line", "/en/nothing"]) {
      const away = await browser.get(path);
      expect(away.location).toBe(`/en/confirm?${new URLSearchParams({ returnUrl: path })}`);
    }
    expect((await browser.get("/en/")).location).toBe("/en/confirm");
    const asked = "/en/confirm?returnUrl=%2Fen%2Foffice%2Fhistory%3Fstate%3Dopen";
    const refused = await browser.post(asked, {});
    expect(refused.status).toBe(422);
    expect(refusalOf(refused).errors).toEqual([{ field: "accept", code: "not-accepted" }]);
    const done = await browser.post(asked, { accept: "on" });
    expect([done.status, done.location]).toEqual([303, "/en/office/history?state=open"]);
    expect((await browser.get("/en/office/history?state=open")).status).toBe(200);
    // Once is enough: pressed again, it leads home.
    expect((await browser.post(asked, { accept: "on" })).location).toBe("/en/");
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
    "TRM-02 SEC-03 accepting changed terms redirects home instead of to %s",
    async (returnUrl) => {
      const browser = await held();
      const done = await browser.post(`/en/confirm?${new URLSearchParams({ returnUrl })}`, {
        accept: "on",
      });
      expect(done.location).toBe("/en/");
    },
  );

  it("TRM-04 the confirmation of changed terms lists the changed chapters, their date and a link to each", async () => {
    const browser = await held();
    const { rules, changedAt } = (await browser.get("/en/confirm")).data("routes/confirm").page;
    expect(rules.map(({ title }) => title)).toEqual(["Betting rules", "Football rules"]);
    const changed = rules.flatMap(({ parts }) => parts.filter(({ isChanged }) => isChanged));
    expect(changed.map(({ title, path }) => [title, path])).toEqual([
      ["Who may bet", "rules/general/1"],
      ["Placing a bet", "rules/general/2"],
    ]);
    for (const { path } of changed) expect((await browser.get(`/en/${path}`)).status).toBe(200);
    expect(changedAt).toBeTypeOf("number");
  });

  it("TRM-03 TRM-04 an outage while changed terms are accepted accepts nothing, and pages still lead to them", async () => {
    const browser = await held();
    await site.fault("/web-api/api-v3/v2/user/agreement-rules/confirm", { status: 503 });
    const refused = await browser.post("/en/confirm", { accept: "on" });
    expect(refused.status).toBe(503);
    expect(refusalOf(refused).errors).toEqual([{ field: null, code: "unavailable" }]);
    expect((await browser.get("/en/home/line")).status).toBe(302);
  });

  it("TRM-03 TRM-04 an outage of the list of changed chapters leaves a link to the terms and their form", async () => {
    const shell = await openShell();
    await site.player(login, {});
    const browser = new HttpBrowser(`http://127.0.0.1:${shell.port}`);
    await browser.signIn(login);
    const formOf = (text: string) => /<form[^>]*action="\/en\/confirm.*?<\/form>/s.exec(text)?.[0];
    const linksOf = (text: string) =>
      [...text.matchAll(/<main.*<\/main>/gs)].flatMap(([main]) =>
        [...main.matchAll(/href="(\/en\/(?:rules|football)[^"]*)"/g)].map(([, href]) => href),
      );
    expect(linksOf((await browser.open("/en/about")).text).length).toBeGreaterThan(1);
    // The status of the terms is read first, by a path that begins the same.
    const rules = "/web-api/api-v3/v2/user/agreement-rules";
    await site.fault(rules, { delayMs: 1 }, 1);
    await site.fault(rules, { status: 503 });
    const { text } = await browser.get("/en/confirm");
    expect(linksOf(text)).toEqual(["/en/rules/general"]);
    expect(formOf(text)).toContain('name="accept"');
    expect((await browser.get("/en/rules/general")).status).toBe(200);
    await shell.close();
  });

  it.each(["/web-api/user/v1/config", "/limit-service-api/"])(
    "PLT-05 TRM-02 a 451 from %s leads a page to the confirmation of terms",
    async (path) => {
      const browser = new Browser();
      await browser.signIn();
      await site.fault(path, { status: 451, body: { exception_code: 1 } });
      expect((await browser.get("/en/office/history")).location).toBe(
        "/en/confirm?required=1&returnUrl=%2Fen%2Foffice%2Fhistory",
      );
      expect((await browser.get("/en/confirm")).status).toBe(200);
      await site.heal();
      expect((await browser.get("/en/office/history")).status).toBe(200);
    },
  );

  it("PLT-05 a coupon form answered by 451 leads to the terms, or to an error where the site has no terms page", async () => {
    const browser = new Browser();
    await browser.signIn();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await site.fault("/coupon-api/v1/shared", { status: 451, body: { exception_code: 1 } });
    const sent = () => browser.post("/en/coupon", { intent: "save-code" });
    const asked = await sent();
    expect([asked.status, asked.location]).toEqual([
      303,
      "/en/confirm?required=1&returnUrl=%2Fen%2Fcoupon",
    ]);
    // A script that stays on its page is led there as well.
    const script = await browser.postData("/en/coupon", { intent: "save-code", stay: "1" });
    expect([script.location, (await browser.get("/en/coupon")).coupon.count]).toEqual([
      asked.location,
      1,
    ]);
    await site.config({ features: { confirmTerms: false } });
    expect((await sent()).status).toBe(503);
  });

  it("LIM-17 TRM-02 a break starts despite changed terms, unless the platform refuses it for them", async () => {
    const browser = await held();
    await site.fault("/limit-service-api/limit", { status: 451, body: { exception_code: 1 } });
    const ask = () => browser.post("/en/office/responsible", { intent: "break", key: "k" });
    expect((await ask()).location).toBe(
      "/en/confirm?required=1&returnUrl=%2Fen%2Foffice%2Fresponsible",
    );
    await site.heal();
    expect((await ask()).location).toBe("/en/office/responsible?break=1");
  });

  it("TRM-02 every chapter of the rules stays open before changed terms are accepted", async () => {
    const browser = await held();
    for (const path of ["rules/general", "football-champions-rules", "football-champions-rules/1"])
      expect((await browser.get(`/en/${path}`)).location ?? "", path).not.toContain("/confirm");
  });

  it("TRM-01 LIM-20 while the terms cannot be checked pages load and placing is refused", async () => {
    const browser = new Browser();
    await browser.signIn();
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await site.fault("/web-api/api-v3/v2/user/agreement-rules/status", { status: 503 });
    expect((await browser.get("/en/home/line")).status).toBe(200);
    expect(codesOf(await place(browser))).toEqual(["unavailable"]);
    expect((await browser.get("/en/coupon")).coupon.count).toBe(1);
  });
});

describe("notice of changed terms", () => {
  it("POP-08 SEC-03 the notice of changed terms is on each page until a visitor dismisses it", async () => {
    const browser = new Browser();
    expect((await browser.get("/en/about")).shell.termsUpdatedAt).toBeNull();
    const at = Math.floor(platformNow() / 1000) - 86_400;
    await site.config({ termsNotice: { updated_at: at } });
    for (const path of ["/en/", "/en/about", "/ar/home/line", "/en/coupon", "/en/user/login"])
      expect((await browser.get(path)).shell.termsUpdatedAt, path).toBe(at * 1000);
    const done = await browser.post("/en/terms-update", { returnUrl: "/en/about?x=1" });
    expect([done.status, done.location]).toEqual([303, "/en/about?x=1"]);
    expect(browser.cookies.get("terms_seen")).toBe(String(at * 1000));
    expect((await browser.get("/en/about")).shell.termsUpdatedAt).toBeNull();
    expect((await browser.post("/en/terms-update", { returnUrl: "//evil.test" })).location).toBe(
      "/en/",
    );
  });

  it("POP-08 the address of the terms notice redirects to the rules, and without a change stores nothing", async () => {
    const browser = new Browser();
    expect((await browser.get("/en/terms-update")).location).toBe("/en/rules/general");
    expect((await browser.post("/en/terms-update", {})).location).toBe("/en/");
    expect(browser.cookies.has("terms_seen")).toBe(false);
  });
});
