import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Browser, origin, type Page } from "../support/browser";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";

/** Addresses of machines: no page, no language, nothing of a visitor's that a guard could protect. */
const machines: Readonly<Record<string, string>> = {
  "healthz.ts": "says that the process is up",
  "readyz.ts": "says whether it can serve",
  "robots.ts": "one text for all crawlers",
  "sitemap.ts": "lists public pages for all crawlers",
  "manifest.ts": "the name, colour and icons of the site, the same for everybody",
  "well-known.ts": "two addresses that are the same for everybody",
  "no-page.ts": "404 for everybody",
  "social.ts": "leads to the sign-in page, which has the gate",
  "captcha.ts": "hands out public captchas, and reads nothing of a visitor",
  "device-state.ts": "tells a visitor of his own code alone",
  "fingerprint.ts": "the platform's public script",
  "visit.ts": "fills the visitor's own cookies",
  "pulse.ts": "tells a visitor of his own session alone",
  "push.ts": "prices for everybody, and of a visitor's own session alone that something changed",
  "new-account.ts": "the visitor's own new account, by a sealed cookie of 15 minutes",
  "one-tap.ts": "what a guest's page needs for another company's script; it names nobody",
  "unsubscribe.ts": "a mail program's post, which its signed token alone allows",
  "remote-css.ts": "public style sheets, by hash and origin",
  "collector.ts":
    "takes events of a page that name nobody, with its own checks of origin, consent and number",
  "counters.ts": "the site's analytics counters, the same to everybody who has consented",
  "domain.ts": "what scripts ask of the site itself, the same to everybody",
  "pwa-worker.ts": "the script of the service worker, the same to everybody",
  "sandbox.ts": "the control interface, 404 unless switched on",
};

const folder = "app/routes";
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, "utf8"),
}));
const hasLoader = (text: string) =>
  /\bexport (?:async )?function loader\b|\bas loader\b|export const loader\b/.test(text);
const wrapped = /export const loader = withTermsRedirect\(/;
const hasAction = (text: string) =>
  /\bexport (?:async )?function action\b|\bas action\b|export const action\b/.test(text);

const site = siteOfFile();

describe("route modules", () => {
  it("GRD-07 PLT-05 every page loader checks its guards before it fetches anything and handles a terms redirect", () => {
    const loaders = files.filter(({ text }) => hasLoader(text));
    expect(loaders.length).toBeGreaterThan(15);
    for (const { name, text } of loaders) {
      if (name in machines) continue;
      expect(text, `${name}: no withTermsRedirect`).toMatch(wrapped);
      const body = text.slice(text.search(wrapped));
      const asked = body.search(/\bauthorize(?:Page|Request)\(args\b/);
      expect(asked, `${name}: no authorizeRequest or authorizePage`).toBeGreaterThan(0);
      // Nothing is fetched before the gate has let the visitor through.
      expect(body.slice(0, asked).match(/\bawait (?!authorize)\S/), name).toBeNull();
    }
    expect(readFileSync("app/root.tsx", "utf8")).toMatch(/await authorizeRequest\(args\)/);
    for (const name of Object.keys(machines))
      expect(files.map((file) => file.name)).toContain(name);
  });

  it("GRD-07 SEC-01 every route action is wrapped by formAction", () => {
    const actions = files.filter(({ name, text }) => hasAction(text) && !(name in machines));
    expect(actions.map(({ name }) => name).sort()).toEqual([
      "activation.tsx",
      "age-gate.tsx",
      "confirm.tsx",
      "consent.tsx",
      "coupon-settings.tsx",
      "coupon.tsx",
      "deduce.tsx",
      "device-code.tsx",
      "identification.tsx",
      "language.tsx",
      "login.tsx",
      "logout.tsx",
      "password-reset.tsx",
      "reality-check.tsx",
      "recharge.tsx",
      "registration.tsx",
      "responsible-approval.tsx",
      "responsible-test.tsx",
      "responsible.tsx",
      "screen.tsx",
      "security.tsx",
      "settings.tsx",
      "stop-newsletter.tsx",
      "subscribe.tsx",
      "terms-update.ts",
    ]);
    for (const { name, text } of actions) {
      // `screenAction` and `ownFormsAction` call formAction with the declared forms of the address.
      expect(text, name).toMatch(
        /export const action = \(args: ActionFunctionArgs\) =>\s+(?:formAction(?:<\w+>)?\(\s*args,\s|screenAction\(args\);|ownFormsAction\(\s*args,\s)/,
      );
    }
  });
});

describe("form posts", () => {
  const deposit = { accountId: "11", method: "test-4242", amount: "100", key: "key-00000001" };
  const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "/en/language": { lng: "de" },
    "/en/cookies/consent": { choice: "all" },
    "/en/age-gate": { confirm: "1" },
    "/en/terms-update": {},
    "/en/user/login": { login: "demo@example.test", password: "demo" },
    "/en/user/logout": { everywhere: "1" },
    "/en/coupon": { intent: "clear" },
    "/en/coupon/settings": { changeCoefAction: "1" },
    "/en/office/settings": { theme: "1" },
    "/en/confirm": { accept: "1" },
    "/en/office/responsible": { intent: "break", key: "k" },
    "/en/reality-check": { action: "log_out" },
    "/en/office/recharge": deposit,
    "/en/office/deduce": deposit,
    "/en/office/identification": { name: "Anna" },
  };

  /** Refused; or led home by the page that would follow, where the player has no use for it (sign-in, terms). */
  const isTurnedAway = ({ status, location }: Page) => status === 403 || location === "/en/";

  /** What a post could have changed, in the browser and upstream. */
  async function effects(browser: Browser, work: () => Promise<unknown>) {
    const before = new Map(browser.cookies);
    await site.mark();
    await work();
    const changed = [...browser.cookies].filter(([name, value]) => before.get(name) !== value);
    const sent = (await site.calls()).filter(
      ({ method, path }) =>
        method !== "GET" && !/^\/(blocks-api|redirects-api|coupon-api\/v1\/resolve)/.test(path),
    );
    return { cookies: changed.map(([name]) => name), sent: sent.map(({ path }) => path) };
  }

  const foreign: readonly [string, Readonly<Record<string, string>>][] = [
    ["a foreign origin", { origin: "https://evil.test" }],
    ["the null origin", { origin: "null" }],
    ["another port", { origin: `${origin}:8080` }],
    ["another site without an origin", { origin: "", "sec-fetch-site": "cross-site" }],
    ["a neighbour without an origin", { origin: "", "sec-fetch-site": "same-site" }],
    ["nobody", { origin: "", "sec-fetch-site": "" }],
    [
      "a foreign page",
      { origin: "", "sec-fetch-site": "", referer: "https://evil.test/en/coupon" },
    ],
  ];

  it.each(foreign)(
    "SEC-01 a post from %s is refused and has no effect, by form and by script",
    async (_name, headers) => {
      const browser = await signedIn();
      await browser.submit("/en/coupon", {
        intent: "add",
        bet: betOn(await site.gameOf("Arsenal"), "1").bet,
      });
      for (const [path, fields] of Object.entries(forms)) {
        const done = await effects(browser, async () => {
          const answer = await browser.post(path, fields, headers);
          expect([path, isTurnedAway(answer)]).toEqual([path, true]);
          expect([path, (await browser.postData(path, fields, headers)).status]).toEqual([
            path,
            403,
          ]);
        });
        expect([path, done]).toEqual([path, { cookies: [], sent: [] }]);
      }
      const page = await browser.get("/en/about");
      expect([page.shell.isSignedIn, page.coupon.count]).toEqual([true, 1]);
    },
  );

  it("SEC-01 a post without an origin is accepted by Sec-Fetch-Site or a referer of this site", async () => {
    const own: readonly Readonly<Record<string, string>>[] = [
      { origin: "", "sec-fetch-site": "same-origin" },
      { origin: "", "sec-fetch-site": "", referer: `${origin}/en/about` },
    ];
    for (const headers of own) {
      const page = await new Browser().post("/en/language", { lng: "de" }, headers);
      expect([page.status, page.location?.slice(0, 3)]).toEqual([303, "/de"]);
    }
  });

  it("SEC-01 a post without the visitor's own token is refused and has no effect", async () => {
    const browser = new Browser();
    const stranger = (await new Browser().get("/en/about")).shell.csrf;
    await browser.signIn();
    const wrong = [null, "", "x", stranger, browser.csrf.slice(0, -1), `${browser.csrf}=`];
    for (const csrf of wrong) {
      browser.sendsToken = csrf !== null;
      for (const [path, fields] of Object.entries(forms)) {
        const done = await effects(browser, async () => {
          expect([
            path,
            isTurnedAway(await browser.post(path, { ...fields, csrf: csrf ?? "" })),
          ]).toEqual([path, true]);
        });
        // The page of limits comes in its place, and asks why players exclude themselves with a token of its own (LIM-08).
        const ofPage =
          path === "/en/office/responsible" ? ["user_token", "user_token_session"] : [];
        const cookies = done.cookies.filter((name) => !ofPage.includes(name));
        expect([path, { ...done, cookies }]).toEqual([path, { cookies: [], sent: [] }]);
      }
    }
    expect((await browser.get("/en/about")).shell.isSignedIn).toBe(true);
  });

  it("SEC-01 SEC-06 a post with another kind of body or an unknown intent is 400", async () => {
    const browser = new Browser();
    await browser.get("/en/about");
    const json = await browser.post(
      "/en/language",
      { lng: "de" },
      { "content-type": "application/json" },
    );
    const multipart = await browser.post(
      "/en/language",
      { lng: "de" },
      { "content-type": "multipart/form-data; boundary=x" },
    );
    const unknown = await browser.post("/en/coupon", { intent: "give-me-money" });
    const inherited = await browser.post("/en/coupon", { intent: "constructor" });
    expect([json, multipart, unknown, inherited].map(({ status }) => status)).toEqual([
      400, 400, 400, 400,
    ]);
  });
});

describe("inherited property names", () => {
  it("SEC-09 no config patch, address or cookie reaches a prototype", async () => {
    const paths = JSON.parse(
      '{"__proto__": {"polluted": "about"}, "constructor": {"prototype": {"polluted": "x"}}}',
    );
    await site.control("PATCH", "config", paths).catch(() => {});
    await site
      .control("PATCH", "config", {
        groups: { paths: JSON.parse('{"promo": {"__proto__": "x"}}') },
      })
      .catch(() => {});
    await new Browser().get("/en/about");
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect({}).not.toHaveProperty("polluted");
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
      const browser = new Browser();
      expect([name, (await browser.get(`/en/${name}`)).status]).toEqual([name, 404]);
      expect((await browser.get(`/en/about?modal=${name}`)).status).toBe(200);
      expect((await browser.fetch(`/remote/${name}/en/about`)).status).toBe(404);
    }
    const browser = new Browser();
    browser.cookies.set("settings", "__proto__=1&constructor=1&theme=1");
    expect((await browser.get("/en/about")).data("root").settings.theme).toBe(1);
  });
});

describe("control interface", () => {
  it("SBX-05 the control interface is 404 unless the environment switches it on", async () => {
    const browser = new Browser();
    expect((await browser.fetch("/sandbox/feed?limit=1")).status).toBe(200);
    site.setEnv({
      sandbox: {
        dataDir: null,
        databaseUrl: null,
        feed: null,
        publicOrigin: "https://touchline.test",
        secrets: ["a-secret-of-tests"],
        now: null,
        control: false,
      },
    });
    for (const path of ["feed", "calls", "bets", "ledger", "events"]) {
      expect([path, (await browser.fetch(`/sandbox/${path}`)).status]).toEqual([path, 404]);
    }
  });

  it("SBX-05 the next page shows a moved clock and a patched config", async () => {
    const browser = new Browser();
    const before = await browser.get("/en/home/line");
    expect(before.bodies.get("betting")?.content).toContain("Ath Bilbao");
    // Past the end of 15 August 2024, when Bilbao played.
    await site.advance(3 * 86_400_000);
    await site.config({ companyName: "Elsewhere" });
    const after = await browser.get("/en/home/line?again=1");
    expect(after.shell.company.name).toBe("Elsewhere");
    expect(after.bodies.get("betting")?.content).not.toContain("Ath Bilbao – Getafe");
  });

  it("SBX-05 the price of each outcome in the feed can be patched", async () => {
    const games = await site.games();
    for (const game of games.slice(0, 12)) {
      const { marketId } = betOn(game, "1");
      await site.market(marketId, { coef: "7.7" });
    }
    const patched = await site.games();
    expect(patched.slice(0, 12).map((game) => betOn(game, "1").coef)).toEqual(
      Array(12).fill("7.7"),
    );
  });
});
