import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/server/log.server";
import { Browser } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";

const site = siteOfFile();
afterEach(() => vi.restoreAllMocks());

const configPath = "/bff-api/config/all.json";

describe("site config", () => {
  it("CFG-01 without any site config a page is a 503 with Retry-After in its language, with its texts", async () => {
    site.forget();
    await site.fault(configPath, { status: 500 });
    const page = await new Browser().get("/de/about");
    expect(page.status).toBe(503);
    expect(page.error).toMatchObject({ kind: "status", text: "no site config" });
    expect(page.data("root").lng).toBe("de");
    expect(Object.keys(page.data("root").messages)).toContain("errors");
  });

  it("LIM-17 LIM-18 the error page without site config has the age mark and, for a player, the break", async () => {
    const player = new Browser();
    await player.signIn();
    site.forget();
    await site.fault(configPath, { status: 500 });
    const page = await player.get("/en/about");
    expect(page.status).toBe(503);
    const { law } = page.data("root");
    expect(law).toMatchObject({ licence: { ageLimit: 18 }, breakCsrf: player.csrf });
    const guest = await new Browser().get("/en/about");
    expect(guest.data("root").law.breakCsrf).toBeNull();
  });

  it.each(["/en/", "/ar/coupon", "/en/user/login", "/en/office/history", "/en/no/such/page"])(
    "CFG-01 OPS-04 without any site config %s is a 503 to be asked for again in 10 s",
    async (path) => {
      await site.fault(configPath, { status: 500 });
      // A reading that an earlier page began in the background may end only now.
      const answer = async () => {
        site.forget();
        const { status, headers } = await new Browser().get(path);
        return [status, headers.get("retry-after")];
      };
      await expect.poll(answer).toEqual([503, "10"]);
    },
  );

  it("CFG-01 LNG-02 without any site config the bare root leads to the page in the visitor's language", async () => {
    site.forget();
    await site.fault(configPath, { status: 500 });
    const { status, location } = await new Browser({ "accept-language": "tr" }).get("/");
    expect([status, location]).toEqual([302, "/tr/"]);
  });

  it("CFG-01 OPS-04 the last copy of site config is served, marked and logged while its service is down", async () => {
    const warn = vi.spyOn(log, "warn");
    expect((await new Browser().get("/en/about")).shell.isSiteStale).toBe(false);
    await site.config({ companyName: "Renamed" });
    await site.fault(configPath, { status: 503 });
    const page = await new Browser().get("/en/contacts");
    expect([page.status, page.shell.isSiteStale, page.shell.company.name]).toEqual([
      200,
      true,
      "Touchline",
    ]);
    expect(warn).toHaveBeenCalledWith(expect.anything(), "site config is the last good copy");
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ call: "config.site", status: 503 }),
      "upstream",
    );
  });

  it("CFG-07 site config is loaded again once after a sign-in, and then cached again", async () => {
    const browser = new Browser();
    await browser.get("/en/about");
    await site.mark();
    await browser.get("/en/about");
    expect(await site.calls(configPath)).toHaveLength(0);
    await browser.signIn();
    await browser.get("/en/about");
    await browser.get("/en/about");
    expect(await site.calls(configPath)).toHaveLength(1);
  });

  it("CFG-02 the groups of site config apply, and a failure to load them is only logged", async () => {
    const warn = vi.spyOn(log, "warn");
    await site.config({ groups: { coupon: { maxBets: 1 } } });
    const first = betOn(await site.gameOf("Arsenal"), "1");
    const second = betOn(await site.gameOf("Man United"), "1");
    const browser = new Browser();
    await browser.submit("/en/coupon", { intent: "add", bet: first.bet });
    const refused = await browser.post("/en/coupon", { intent: "add", bet: second.bet });
    expect([refused.status, refused.reply]).toMatchObject([
      422,
      { refusals: [{ code: "too-many", bound: 1 }] },
    ]);
    await site.fault("/bff-api/config/group", { status: 404 });
    site.forget();
    expect(
      (await browser.submit("/en/coupon", { intent: "add", bet: second.bet })).coupon.count,
    ).toBe(2);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ call: "config.groups" }),
      "upstream",
    );
  });

  it("CFG-08 the default language is ru, the time zone 3 and the currency RUB", async () => {
    const page = await new Browser().open("/");
    expect(page.data("root").lng).toBe("ru");
    expect(page.shell.timeStyle).toEqual({ timeZone: 3, is12h: false });
    expect(page.coupon.iso).toBe("RUB");
  });
});

describe("redirect service", () => {
  const rules = {
    "/en/old-line": { url: "/en/home/line", code: 301 },
    "/about": { url: "/en/contacts", code: 308 },
    "/en/faraway": { url: "https://evil.test/", code: 301 },
    "/en/sly": { url: "//evil.test/", code: 302 },
    "/en/contacts": { url: "https://partner.test/hello", code: 302 },
    "/en/home/live": { url: "/en/home/live", code: 302 },
  };

  it("CFG-03 a page that the redirect service names is redirected with the service's status", async () => {
    await site.config({ redirects: rules });
    const moved = await new Browser().get("/en/about");
    expect([moved.status, moved.location]).toEqual([308, "/en/contacts"]);
    const live = await new Browser().get("/en/home/live");
    expect([live.status, live.location]).toEqual([200, null]);
    const [asked] = await site.calls("/redirects-api/api/v1/redirect-light");
    expect(asked?.method).toBe("POST");
    expect(asked?.body).toHaveProperty("url");
    expect(asked?.headers["authorization"]).toMatch(/^Bearer /);
  });

  it("CFG-03 GRD-08 a redirect that leads back by another one is refused and logged with the service's reasons", async () => {
    const warned = vi.spyOn(log, "warn").mockReturnValue();
    const round = {
      "/en/about": { url: "/en/contacts", code: 302 },
      "/en/contacts": { url: "/en/about", code: 302 },
    };
    await site.config({ redirects: round });
    for (const path of Object.keys(round)) {
      const page = await new Browser().get(path);
      expect([path, page.status, page.location]).toEqual([path, 200, null]);
    }
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ reasons: ["rule"] }),
      expect.stringContaining("cyclic"),
    );
  });

  it("CFG-03 an unknown address that the redirect service names is redirected as well", async () => {
    await site.config({ redirects: rules });
    const moved = await new Browser().get("/en/old-line");
    expect([moved.status, moved.location]).toEqual([301, "/en/home/line"]);
  });

  it("CFG-03 SEC-03 the redirect service leads to no other origin unless it is allowed", async () => {
    await site.config({
      redirects: { ...rules, "/en/about": rules["/en/faraway"], "/en/howbet": rules["/en/sly"] },
    });
    for (const path of ["/en/about", "/en/howbet", "/en/contacts"]) {
      const page = await new Browser().get(path);
      expect([path, page.status, page.location]).toEqual([path, 200, null]);
    }
    site.forget();
    site.setEnv({ remoteOrigins: ["https://partner.test"] });
    expect((await new Browser().get("/en/contacts")).location).toBe("https://partner.test/hello");
  });

  it("CFG-03 outside production the redirect service applies only with a flag in the query", async () => {
    await site.config({ redirects: rules });
    site.setEnv({ appEnv: "staging" });
    expect((await new Browser().get("/en/about")).status).toBe(200);
    const asked = await new Browser().get("/en/about?redirects=1");
    expect([asked.status, asked.location]).toEqual([308, "/en/contacts"]);
  });

  it("CFG-03 a page still loads while the redirect service fails", async () => {
    await site.fault("/redirects-api", { status: 500 });
    const page = await new Browser().get("/en/howbet");
    expect([page.status, page.bodies.has("information")]).toEqual([200, true]);
  });
});

describe("start-up calls of one page", () => {
  const startUp = [
    configPath,
    "/bff-api/config/group/get",
    "/blocks-api/api/v2/block",
    "/redirects-api/api/v1/redirect-light",
    "/web-api/authapi/v1/check",
    "/web-api/gettoken/user",
    "/web-api/user/v1/config",
    "/web-api/user/v1/settings",
    "/web-api/api-v3/v2/user/agreement-rules/status",
    "/web-api/officeapi/v1/accounts",
    "/coupon-api/v1/resolve",
  ];
  const counts = async () => {
    const paths = (await site.calls()).map(({ path }) => path.replace(/\?.*/, ""));
    return Object.fromEntries(
      startUp.map((path) => [path, paths.filter((one) => one === path).length]),
    );
  };

  it("PLT-10 a page makes each start-up call once for all its loaders", async () => {
    const browser = new Browser();
    await browser.signIn();
    await browser.submit("/en/coupon", {
      intent: "add",
      bet: betOn(await site.gameOf("Arsenal"), "1").bet,
    });
    browser.cookies.delete("user_token");
    site.forget();
    await site.mark();
    const page = await browser.get("/en/office/history");
    expect([page.loaded, page.coupon.count]).toEqual([
      ["root", "routes/lng", "routes/slip", "screen"],
      1,
    ]);
    const made = await counts();
    // The token may be the one that the process still shares for this session.
    expect(made).toEqual({
      ...Object.fromEntries(startUp.map((path) => [path, 1])),
      "/web-api/gettoken/user": made["/web-api/gettoken/user"],
    });
    expect(made["/web-api/gettoken/user"]).toBeLessThanOrEqual(1);
  });

  it("PLT-10 a failed post and the page that follows it make each start-up call at most once", async () => {
    const browser = new Browser();
    await browser.signIn();
    await browser.get("/en/coupon");
    site.forget();
    await site.mark();
    const page = await browser.post("/en/coupon", { intent: "amount", amount: "not money" });
    expect([page.status, page.loaded.length]).toEqual([422, 4]);
    const made = await counts();
    expect(Object.values(made).every((times) => times <= 1)).toBe(true);
    expect([made[configPath], made["/web-api/authapi/v1/check"]]).toEqual([1, 1]);
  });
});
