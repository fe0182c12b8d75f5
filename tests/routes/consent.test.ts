import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/server/log.server";
import { Browser, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";

const form = "/en/cookies/consent";
const agreement = "/web-api/user/v1/cookies-agreement";
const receipts = "/web-api/user/v1/cookies-receipts";

const site = siteOfFile();
afterEach(() => vi.restoreAllMocks());

const consentOf = (browser: Browser) => browser.cookies.get("cookie_consent")?.split(".") ?? null;
const lineOf = (page: Page, name: string) =>
  page.setCookies.find((line) => line.startsWith(`${name}=`));

/** What each language's table of cookies says of a cookie that is set before a choice. */
const beforeChoice = {
  en: "before you choose",
  ru: "до вашего выбора",
  ar: "قبل أن تختار",
  es: "antes de que usted elija",
  tr: "siz seçmeden önce",
};

describe("cookies before a choice", () => {
  it("CNS-03 CNS-05 every cookie that is set before a choice is necessary and in the table of cookies", async () => {
    const browser = new Browser();
    const game = await site.gameOf("Arsenal");
    for (const path of ["/en/", "/ru/home/line", "/en/about?payment_consultant=1", "/remote/visit"])
      await browser.get(path);
    await browser.submit("/en/coupon", { intent: "add", bet: betOn(game, "1").bet });
    await browser.submit("/en/user/login", { login: "demo@example.test", password: "demo" });
    await browser.get("/en/office/history");
    expect(browser.cookies.has("cookie_consent")).toBe(false);
    const names = [...browser.cookies.keys()];
    expect(names).toEqual(expect.arrayContaining(["visit", "ggru", "ggru_grant", "coupon"]));
    const { kept } = (await browser.get("/en/cookies")).data("routes/cookies").cookies;
    const classes = names.map((name) => [name, kept.find((row) => row.name === name)?.class]);
    expect(classes).toEqual(names.map((name) => [name, "necessary"]));
  });

  it.each(Object.entries(beforeChoice))(
    "CNS-05 the table of cookies in %s says why a visit's cookies do not wait for the choice",
    async (lng, words) => {
      const page = await new Browser().get(`/${lng}/cookies`);
      const { cookies, messages } = page.data("routes/cookies");
      for (const name of ["visit", "ggru", "ggru_grant"]) {
        const purpose = cookies.kept.find((row) => row.name === name)?.purpose;
        expect(messages.consent?.[`purpose_${purpose}`]).toContain(words);
      }
    },
  );
});

describe("cookie consent choice", () => {
  it.each([
    [{ choice: "all" }, "all"],
    [{ choice: "disable" }, "disable"],
    [{ functionality: "1" }, "functionality"],
    [{ marketing: "1" }, "marketing"],
    [{ functionality: "1", marketing: "1" }, "all"],
    [{}, "disable"],
  ])(
    "CNS-01 CNS-03 the consent form %j stores the choice %s and redirects to its page",
    async (fields, choice) => {
      const browser = new Browser();
      expect((await browser.get("/en/about")).shell.consent).toEqual({
        choice: null,
        isAsked: true,
      });
      const answer = await browser.post(form, { ...fields, returnUrl: "/en/about?x=1" });
      expect([answer.status, answer.location]).toEqual([303, "/en/about?x=1"]);
      expect(lineOf(answer, "cookie_consent")).toMatch(
        /^cookie_consent=\w+\.1\.[0-9a-z]+\.[\w-]{16}; Path=\/; Max-Age=15724800; SameSite=Lax$/,
      );
      expect(consentOf(browser)?.[0]).toBe(choice);
      const page = await browser.get("/en/about");
      expect([page.shell.consent, page.data("root").consent]).toEqual([
        { choice, isAsked: false },
        choice,
      ]);
    },
  );

  it("CNS-01 an unknown consent choice is refused with 422 and stores no cookie", async () => {
    const browser = new Browser();
    expect((await browser.post(form, { choice: "everything" })).status).toBe(422);
    expect(consentOf(browser)).toBeNull();
  });

  it("SEC-03 CNS-01 the consent form redirects home when its return address is not on this site", async () => {
    const browser = new Browser();
    for (const returnUrl of ["https://evil.test/", "//evil.test", "javascript:x", ""])
      expect((await browser.post(form, { choice: "disable", returnUrl })).location).toBe("/en/");
  });

  it("CNS-01 a consent sent by script is answered with the choice and sets only the consent cookie", async () => {
    const browser = new Browser();
    const answer = await browser.postData(form, { choice: "marketing", stay: "1" });
    expect([answer.status, answer.reply]).toMatchObject([
      200,
      { status: "success", data: { choice: "marketing" } },
    ]);
    expect(answer.setCookies.map((line) => line.split("=")[0])).toEqual(["cookie_consent"]);
  });

  it("CNS-03 only necessary cookies are set before a consent and after a refusal", async () => {
    const browser = new Browser();
    for (const path of ["/en/about", "/en/", "/en/coupon", "/en/cookies"]) await browser.get(path);
    await browser.submit(form, { choice: "disable" });
    expect([...browser.cookies.keys()].sort()).toEqual(["__session", "cookie_consent", "lng"]);
  });

  it("CNS-05 withdrawing consent for a class of cookies deletes them", async () => {
    const browser = new Browser();
    await browser.post(form, { choice: "all" });
    browser.cookies.set("window_width", "360");
    const kept = await browser.post(form, { choice: "functionality" });
    expect(lineOf(kept, "window_width")).toBeUndefined();
    const withdrawn = await browser.post(form, { choice: "marketing" });
    expect(lineOf(withdrawn, "window_width")).toBe(
      "window_width=; Path=/; Max-Age=0; SameSite=Lax",
    );
    expect(browser.cookies.has("window_width")).toBe(false);
  });

  it("CNS-05 a new policy revision voids the older consent and asks again", async () => {
    const browser = new Browser();
    await browser.post(form, { choice: "all" });
    browser.cookies.set("window_width", "360");
    await site.config({ cookiePolicy: { revision: 2 } });
    const page = await browser.get("/en/about");
    expect([page.shell.consent, page.data("root").consent]).toEqual([
      { choice: null, isAsked: true },
      null,
    ]);
    expect(browser.cookies.has("window_width")).toBe(false);
    await browser.post(form, { choice: "functionality" });
    expect(consentOf(browser)?.slice(0, 2)).toEqual(["functionality", "2"]);
    expect((await browser.get("/en/about")).shell.consent.isAsked).toBe(false);
  });

  it("CNS-05 a malformed consent cookie counts as no choice, and consent is asked for", async () => {
    for (const value of ["all", "%7B", "all.1.x", "all.0.t8.AbCdEfGhIjKlMn-_"]) {
      const browser = new Browser();
      browser.cookies.set("cookie_consent", value);
      expect((await browser.get("/en/about")).shell.consent, value).toEqual({
        choice: null,
        isAsked: true,
      });
    }
  });

  it("CNS-01 every page asks for consent except notices and the pages with the consent form", async () => {
    const asked = async (path: string) => (await new Browser().open(path)).shell.consent.isAsked;
    for (const path of ["/en/", "/en/coupon", "/en/no/such/page", "/en/user/login"])
      expect([path, await asked(path)]).toEqual([path, true]);
    for (const path of ["/en/cookies", form])
      expect([path, await asked(path)]).toEqual([path, false]);
    await site.block(1, 1);
    expect(await asked("/en/about")).toBe(false);
  });
});

describe("consent of a signed-in player", () => {
  it("CNS-02 CNS-05 every consent of a player is recorded with the platform, accepting all also as an agreement", async () => {
    const browser = await signedIn();
    await site.mark();
    await browser.post(form, { choice: "all" });
    const [choice, , second = "", receipt] = consentOf(browser) ?? [];
    const at = new Date(Number.parseInt(second, 36) * 1000).toISOString();
    expect((await site.calls(agreement)).map(({ body }) => body)).toEqual([
      { cookiesAgreeTime: at },
    ]);
    expect((await site.calls(receipts)).map(({ body }) => body)).toEqual([
      { id: receipt, choice, revision: 1, agreedAt: at },
    ]);
    await site.mark();
    for (const other of ["functionality", "marketing", "disable"])
      await browser.post(form, { choice: other });
    expect(await site.calls(agreement)).toEqual([]);
    expect((await site.calls(receipts)).map(({ body }) => body?.["choice"])).toEqual([
      "functionality",
      "marketing",
      "disable",
    ]);
  });

  it("CNS-02 a consent that the platform cannot record is stored all the same, and the failure is logged", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const browser = await signedIn();
    await site.fault("/web-api/user/v1/cookies", { status: 503 });
    const answer = await browser.post(form, { choice: "all", returnUrl: "/en/about" });
    expect([answer.status, consentOf(browser)?.[0]]).toEqual([303, "all"]);
    expect(
      error.mock.calls.filter(([, text]) => text === "a consent was not recorded"),
    ).toHaveLength(2);
  });

  it("CNS-02 a visitor's consent is not sent to the platform", async () => {
    const browser = new Browser();
    await browser.get("/en/about");
    await site.mark();
    await browser.post(form, { choice: "all" });
    expect(await site.calls("/web-api/user/v1/cookies")).toEqual([]);
  });
});

describe("cookies page", () => {
  it("CNS-05 the cookies page shows the consent with its time, revision and receipt, and lists all stored items", async () => {
    const browser = new Browser();
    expect((await browser.get("/en/cookies")).data("routes/cookies").cookies.consent).toBeNull();
    await browser.post(form, { choice: "marketing" });
    const page = await browser.get("/en/cookies");
    const { consent, kept } = page.data("routes/cookies").cookies;
    const [, , second = "", receipt] = consentOf(browser) ?? [];
    expect(consent).toEqual({
      choice: "marketing",
      revision: 1,
      at: Number.parseInt(second, 36) * 1000,
      receipt,
    });
    expect(kept).toContainEqual({
      name: "age",
      store: "cookie",
      class: "necessary",
      purpose: "age",
      lifetime: "3 days",
      until: null,
    });
    expect(page.bodies.get("information")?.content).toContain("Cookies");
  });

  it("CNS-05 REM-16 the cookies page loads while the remote with its article is down", async () => {
    await site.fault("/remotes/information", { status: 503 });
    const page = await new Browser().get("/en/cookies");
    expect([page.status, page.data("routes/cookies").cookies.kept.length > 10]).toEqual([
      200,
      true,
    ]);
  });
});

describe("age gate", () => {
  const on = { ageGate: { isOn: true } };

  it("POP-05 the age gate covers every page but rules and player safety until the age is confirmed", async () => {
    await site.config(on);
    const browser = new Browser();
    const gate = { age: 18, leaveHref: "https://example.test/too-young" };
    for (const path of ["/en/about", "/en/", "/en/coupon", "/en/no/such/page"])
      expect([path, (await browser.get(path)).shell.gate]).toEqual([path, gate]);
    expect((await browser.get("/en/about")).bodies.get("information")?.content).toContain("<h1");
    for (const path of ["/en/rules/general", "/en/responsiblegaming", "/en/age-gate"])
      expect([path, (await browser.get(path)).shell.gate]).toEqual([path, null]);
    const answer = await browser.post("/en/age-gate", { confirm: "1", returnUrl: "/en/about" });
    expect([answer.status, answer.location]).toEqual([303, "/en/about"]);
    expect(lineOf(answer, "age")).toBe("age=18; Path=/; Max-Age=259200; SameSite=Lax");
    expect((await browser.get("/en/about")).shell.gate).toBeNull();
    const done = await browser.get("/en/age-gate");
    expect([done.status, done.location]).toEqual([302, "/en/"]);
  });

  it("POP-05 an age confirmation for the session sets a session cookie, and a higher age limit asks again", async () => {
    await site.config({ ageGate: { isOn: true, isForSession: true } });
    const browser = new Browser();
    const answer = await browser.post("/en/age-gate", { confirm: "1" });
    expect(lineOf(answer, "age")).toBe("age=18; Path=/; SameSite=Lax");
    await site.config({ licence: { ageLimit: 21 } });
    expect((await browser.get("/en/about")).shell.gate?.age).toBe(21);
  });

  it("POP-05 signing in, placing and a one-click bet redirect to the age gate and have no effect before it", async () => {
    await site.config(on);
    const browser = new Browser();
    const { bet } = betOn(await site.gameOf("Arsenal"), "1");
    await browser.post("/en/coupon", { intent: "add", bet });
    const { key } = (await browser.get("/en/coupon")).coupon;
    await site.mark();
    const login = { login: "demo@example.test", password: "demo" };
    const posts = [
      ["/en/user/login?returnUrl=%2Fen%2Fabout", login],
      ["/en/coupon", { intent: "place", key, amount: "70" }],
      ["/en/coupon", { intent: "one-click", bet, key: "before-the-gate" }],
    ] as const;
    for (const [path, fields] of posts) {
      const answer = await browser.post(path, fields);
      expect([answer.status, answer.location?.startsWith("/en/age-gate?returnUrl=")]).toEqual([
        303,
        true,
      ]);
      expect((await browser.postData(path, fields)).status).toBe(409);
    }
    expect(await site.calls("/web-api/authapi/v1/login")).toEqual([]);
    await browser.post("/en/age-gate", { confirm: "1" });
    expect((await browser.get("/en/coupon")).coupon.amount).toBe("70.00");
    expect(
      (await browser.submit("/en/user/login?returnUrl=%2Fen%2Fabout", login)).shell.isSignedIn,
    ).toBe(true);
  });

  it("POP-05 the age gate accepts only a confirmation, and sets no cookie while it is off", async () => {
    const browser = new Browser();
    const off = await browser.post("/en/age-gate", { confirm: "1" });
    expect([off.location, browser.cookies.has("age")]).toEqual(["/en/", false]);
    await site.config(on);
    for (const confirm of ["", "0", "no"])
      expect((await browser.post("/en/age-gate", { confirm })).status).toBe(422);
    expect(browser.cookies.has("age")).toBe(false);
  });

  it("POP-05 signed-in players and notice pages get no age gate, and an unsafe leave address is dropped", async () => {
    await site.config({ ageGate: { isOn: true, leaveUrl: "javascript:alert(1)" } });
    const browser = new Browser();
    expect((await browser.get("/en/about")).shell.gate).toEqual({ age: 18, leaveHref: null });
    await browser.post("/en/age-gate", { confirm: "1" });
    await browser.signIn();
    browser.cookies.delete("age");
    expect((await browser.get("/en/about")).shell.gate).toBeNull();
    await site.block(1, 1);
    expect((await new Browser().open("/en/about")).shell.gate).toBeNull();
  });
});
