import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { siteOfFile } from "../support/site";

const login = "/en/user/login";
const demo = { login: "demo@example.test", password: "demo" };
const refresh = "/web-api/fingerprint";
const signInCall = "/web-api/authapi/v1/login";
/** A platform's refusal of a call whose device it does not know. */
const fingerprintWanted = { status: 400, body: { code: "fingerprint", title: "no fingerprint" } };

const site = siteOfFile();
beforeEach(async () => {
  await closeSharedServices();
  await site.mark();
});

interface Fingerprint {
  readonly token: string;
  readonly expiresAt: number;
  readonly data: Readonly<Record<string, string>>;
}

/** What a browser keeps once it may, and has run the script of the fixed path. */
async function fingerprinted(browser: Browser): Promise<Fingerprint> {
  await browser.get("/en/cookies");
  await browser.submit("/en/cookies/consent", { choice: "functionality" });
  const script = await (await browser.get("/remote/fingerprint.js")).text();
  const page = {
    screen: { width: 390, height: 844, colorDepth: 24 },
    navigator: { languages: ["en-GB"], hardwareConcurrency: 4, maxTouchPoints: 5 },
    globalThis: {} as { touchlineFingerprint?: () => Fingerprint },
  };
  new Function(...Object.keys(page), script)(...Object.values(page));
  const found = page.globalThis.touchlineFingerprint?.();
  if (!found) throw new Error("the script gives no fingerprint");
  browser.cookies.set("device", encodeURIComponent(JSON.stringify(found)));
  return found;
}

const cookieLine = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}=`));

describe("session of a visit", () => {
  it("CFG-04 SES-09 the session of a visit is fetched once and stored in cookies with ggru and its grant", async () => {
    const browser = new Browser();
    const first = await browser.get("/en/about");
    expect(first.shell.isVisitKnown).toBe(false);
    const { status, headers, setCookies } = await browser.get("/remote/visit");
    expect([status, headers.get("cache-control")]).toEqual([204, "no-store"]);
    const id = browser.cookies.get("visit");
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(cookieLine(setCookies, "visit")).toMatch(/; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(cookieLine(setCookies, "ggru")).toMatch(/; HttpOnly$/);
    expect(cookieLine(setCookies, "ggru_grant")).toContain("; Path=/; Max-Age=1800;");
    expect((await site.calls("/web-api/se")).map(({ path }) => path)).toEqual([
      "/web-api/session",
      `/web-api/secure-data?host=${id}`,
    ]);
    const next = await browser.get("/en/about");
    expect(next.shell.isVisitKnown).toBe(true);
    // Once the grant is over, another one for the same visit.
    browser.cookies.delete("ggru_grant");
    await browser.get("/remote/visit");
    expect(browser.cookies.get("visit")).toBe(id);
    expect(await site.calls("/web-api/session")).toHaveLength(1);
  });

  it("CFG-04 a visit session or grant that cannot be fetched sets no cookie", async () => {
    await site.fault("/web-api/session", { status: 503 });
    const browser = new Browser();
    const { status } = await browser.get("/remote/visit");
    expect([status, browser.cookies.has("visit")]).toEqual([204, false]);
    await site.heal();
    site.forget();
    await site.fault("/web-api/secure-data", { body: { ggru: "x", grants: { other: "y" } } });
    await browser.get("/remote/visit");
    expect([browser.cookies.has("visit"), browser.cookies.has("ggru")]).toEqual([true, false]);
  });
});

describe("device fingerprint", () => {
  it("SES-10 SES-04 the device fingerprint is sent with a sign-in, and its script is never cached", async () => {
    const browser = new Browser();
    const { headers } = await browser.get("/remote/fingerprint.js");
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
      "text/javascript; charset=utf-8",
      "no-store",
    ]);
    const { token, expiresAt, data } = await fingerprinted(browser);
    expect(data).toMatchObject({ screen: "390x844x24", languages: "en-GB" });
    expect(expiresAt * 1000 - Date.now()).toBeGreaterThan(86_000_000);
    await browser.get(login);
    expect((await browser.submit(login, demo)).shell.isSignedIn).toBe(true);
    const [call] = await site.calls("/web-api/authapi/v1/login");
    expect(call?.body).toMatchObject({ device: { ...data, token } });
  });

  it("PLT-03 an expired fingerprint is refreshed, the sign-in repeated once and the cookie renewed", async () => {
    const browser = new Browser();
    const { token } = await fingerprinted(browser);
    await site.advance(86_400_000);
    await browser.get(login);
    const answer = await browser.post(login, demo);
    expect(answer.status).toBe(303);
    const kept = JSON.parse(decodeURIComponent(browser.cookies.get("device") ?? ""));
    expect(kept.token).not.toBe(token);
    const calls = await site.calls("/web-api/authapi/v1/login");
    expect(calls.map((call) => call.headers["x-fingerprint"])).toEqual([undefined, kept.token]);
  });

  it("PLT-03 a sign-in is refused after two failed attempts to refresh an expired fingerprint", async () => {
    const browser = new Browser();
    await fingerprinted(browser);
    await site.advance(86_400_000);
    await site.fault(refresh, { status: 503 });
    await browser.get(login);
    const page = await browser.submit(login, demo);
    expect([page.status, page.shell.isSignedIn]).toEqual([503, false]);
    const refreshes = (await site.calls(refresh)).filter(({ method }) => method === "POST");
    expect(refreshes).toHaveLength(2);
    expect(await site.calls("/web-api/authapi/v1/login")).toHaveLength(1);
  });

  it("PLT-03 a sign-in without a stored fingerprint gets one when the platform asks, is repeated once and stores none", async () => {
    const browser = new Browser();
    await browser.get(login);
    await site.fault(signInCall, fingerprintWanted, 1);
    expect((await browser.submit(login, demo)).shell.isSignedIn).toBe(true);
    const refreshes = (await site.calls(refresh)).filter(({ method }) => method === "POST");
    expect(refreshes.map(({ body }) => body)).toEqual([{ data: {} }]);
    const calls = await site.calls(signInCall);
    expect(calls.map((call) => call.headers["x-fingerprint"])).toEqual([
      undefined,
      expect.stringMatching(/^[\w-]+\.\d+\.[\w-]+$/),
    ]);
    expect(browser.cookies.has("device")).toBe(false);
  });

  it("PLT-03 a sign-in without a stored fingerprint is refused if the platform refuses the new one too", async () => {
    const browser = new Browser();
    await browser.get(login);
    await site.fault(signInCall, fingerprintWanted);
    const page = await browser.submit(login, demo);
    expect([page.status, page.shell.isSignedIn]).toEqual([503, false]);
    expect(await site.calls(signInCall)).toHaveLength(2);
  });

  it.each(["/limit-service-api/", "/blocks-api/", "/coupon-api/"])(
    "PLT-03 a call under %s that asks for a fingerprint is repeated once with a new one",
    async (path) => {
      const browser = await signedIn();
      await site.mark();
      await site.fault(path, fingerprintWanted, 1);
      await browser.get("/en/office/responsible");
      await browser.get("/en/coupon/receipt/1");
      const [refused, repeated] = await site.calls(path);
      expect(refused?.headers["x-fingerprint"]).toBeUndefined();
      expect(repeated?.headers["x-fingerprint"]).toMatch(/^[\w-]+\.\d+\.[\w-]+$/);
      expect([repeated?.method, repeated?.path]).toEqual([refused?.method, refused?.path]);
    },
  );

  it.each(["", "{}", "null", '{"token":"x","expiresAt":"1","data":{}}', "[".repeat(5000)])(
    "SES-10 a damaged fingerprint cookie (%#) is ignored at sign-in",
    async (text) => {
      const browser = new Browser();
      browser.cookies.set("device", encodeURIComponent(text));
      await browser.get(login);
      expect((await browser.submit(login, demo)).shell.isSignedIn).toBe(true);
      const [call] = await site.calls("/web-api/authapi/v1/login");
      expect(call?.body).toMatchObject({ device: {} });
    },
  );

  it("SES-10 CNS-03 withdrawing consent to functional cookies deletes the fingerprint cookie", async () => {
    const browser = new Browser();
    await fingerprinted(browser);
    await browser.get("/en/cookies");
    await browser.submit("/en/cookies/consent", { choice: "disable" });
    expect(browser.cookies.has("device")).toBe(false);
  });
});

describe("payment consultant", () => {
  it("SES-14 payment_consultant=1 in the query is stored in a cookie, any other value is not", async () => {
    const browser = new Browser();
    for (const query of ["", "?payment_consultant=0", "?payment_consultant="]) {
      await browser.get(`/en/about${query}`);
      expect(browser.cookies.has("payment_consultant")).toBe(false);
    }
    const { setCookies } = await browser.get("/en/about?payment_consultant=1");
    expect(cookieLine(setCookies, "payment_consultant")).toBe(
      "payment_consultant=1; Path=/; SameSite=Lax",
    );
    const again = await browser.get("/en/about?payment_consultant=1");
    expect(cookieLine(again.setCookies, "payment_consultant")).toBeUndefined();
  });

  it("SES-14 the page of payments, and no other, tells its remote that the consultant was asked for", async () => {
    const { disabledScreens } = await site.configNow();
    const off = Array.isArray(disabledScreens) ? disabledScreens.map(String) : [];
    await site.config({
      disabledScreens: off.filter((id) => id !== "info:payment"),
      features: { payment: { enabled: true, requiresLogin: false, authOnly: false } },
      // Any page will do: what the shell asks of it is the subject.
      remotes: { "payment-consultant": { url: "/remotes/information" } },
    });
    const browser = new Browser();
    const told = async (path: string) => {
      await site.mark();
      await browser.fetch(path, { accept: "text/html" });
      const asked = await site.calls("/remotes/information");
      return asked.map(({ path, headers }) => [path, headers["x-payment-consultant"] ?? null]);
    };
    expect(await told("/en/payment")).toEqual([["/remotes/information/en/payment", null]]);
    expect(await told("/en/contacts?payment_consultant=1")).toEqual([
      ["/remotes/information/en/contacts", null],
    ]);
    // Stored with that page: the document and what its script asks for both say it.
    expect(await told("/en/payment")).toEqual([["/remotes/information/en/payment", "1"]]);
    expect(await told("/remote/payment-consultant/ru/payment?payment_consultant=1")).toEqual([
      ["/remotes/information/ru/payment", "1"],
    ]);
  });
});
