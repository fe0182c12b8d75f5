import { describe, expect, it } from "vitest";
import { refusalOf } from "../support/form-reply";
import {
  failSaving,
  limitChanges,
  limitOn,
  limitsPage,
  limitsPlayer,
  newsOn,
  saveLimits,
} from "../support/limits";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, place } from "../support/slip";

const site = siteOfFile();

describe("saving limits", () => {
  it("LIM-03 LIM-13 an invalid limit is refused at its field, the form stays filled in and nothing is saved", async () => {
    const browser = await limitsPlayer(site);
    await site.mark();
    const refused = await saveLimits(browser, {
      "limit-1": "lots",
      "limit-20": "5 000",
      "limit-32": "7",
    });
    expect(refused.status).toBe(422);
    expect(refusalOf(refused)).toEqual({
      form: "save",
      errors: [
        { field: "limit-32", code: "value" },
        { field: "limit-1", code: "amount" },
      ],
      typed: { "limit-20": ["5 000"], "limit-32": ["7"], "limit-1": ["lots"] },
    });
    expect(await limitChanges(site)).toEqual([]);
  });

  it.each([
    [400, "Not today", { code: "limits-400", title: "Not today" }],
    [401, "", { code: "limits-401" }],
    [403, "", { code: "limits-403" }],
    [409, "Elsewhere", { code: "limits-403", title: "Elsewhere" }],
  ])(
    "LIM-03 a %i of the limit service is shown with its title, and the form stays filled in",
    async (status, title, told) => {
      const browser = await limitsPlayer(site);
      // One whose token is refused gets a fresh one and asks once more.
      await failSaving(site, { status, body: { status, title } }, status === 401 ? 2 : 1);
      const refused = await saveLimits(browser, { "limit-1": "500" });
      expect(refused.status).toBe(status);
      expect(refusalOf(refused)).toEqual({
        form: "save",
        errors: [{ field: null, ...told }],
        typed: { "limit-1": ["500"] },
      });
      await site.heal();
      expect(limitOn(await browser.get(limitsPage), 1)?.held).toBeNull();
    },
  );

  it.each([
    ["a 500", { status: 500 }, null],
    ["an answer that was lost before it had an effect", { drop: "before" }, null],
    ["an answer that was lost after it had one", { drop: "after" }, 50_000],
  ])(
    "LIM-03 after %s the limits page reports an unknown outcome and shows the limits in force",
    async (_, fault, held) => {
      const browser = await limitsPlayer(site);
      await failSaving(site, fault);
      const refused = await saveLimits(browser, { "limit-1": "500" });
      expect([refused.status, refusalOf(refused)]).toMatchObject([
        503,
        { errors: [{ field: null, code: "unanswered" }], typed: { "limit-1": ["500"] } },
      ]);
      expect(limitOn(refused, 1)?.held).toBe(held);
    },
  );

  it("LIM-20 while the limit service is down no limit is saved, and placing is refused with the coupon unchanged", async () => {
    const browser = await limitsPlayer(site);
    await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
    await site.fault("/limit-service-api/", { status: 503 });
    await site.mark();
    const refused = await saveLimits(browser, { "limit-1": "500" });
    expect([refused.status, refusalOf(refused)]).toMatchObject([
      503,
      { errors: [{ field: null, code: "unavailable" }], typed: { "limit-1": ["500"] } },
    ]);
    const notPlaced = await place(browser, "100");
    expect(codesOf(notPlaced)).toEqual(["unavailable"]);
    expect(
      (await site.calls("/coupon-api/v1/coupons")).filter(({ method }) => method === "POST"),
    ).toEqual([]);
    expect((await browser.get("/en/")).coupon.count).toBe(1);
  });

  it("LIM-04 LIM-15 a higher limit saved beside an exclusion waits for its test, which the limits page links to", async () => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-20": "1000" });
    const saved = await saveLimits(browser, { "limit-20": "3000", "limit-33": "7" });
    expect([saved.status, saved.location]).toEqual([303, `${limitsPage}?confirm=1`]);
    // The player thinks better of the exclusion.
    const shown = await browser.get(limitsPage);
    expect(shown.data("routes/responsible").page.hasOpenKnowledgeTest).toBe(true);
    expect(limitOn(shown, 20)).toEqual({ held: 100_000, text: "1000", pending: null });
    expect((await browser.get(`${limitsPage}/test`)).status).toBe(200);
  });
});

describe("messages of the limits page", () => {
  it.each([
    "saved=1",
    "saved=0",
    "cancelled=1",
    "cancelled=0",
    "test=passed",
    "test=over",
    "approved=1",
  ])(
    "LIM-03 LIM-05 APR-02 the limits page shows no message for the query %s alone",
    async (query) => {
      const browser = await limitsPlayer(site);
      expect(newsOn(await browser.get(`${limitsPage}?${query}`))).toBeNull();
    },
  );

  it("LIM-03 saved limits are announced once, on the page after saving", async () => {
    const browser = await limitsPlayer(site);
    const done = await saveLimits(browser, { "limit-1": "500" });
    expect(done.location).toBe(`${limitsPage}?saved=1`);
    // A script's request for the page's data is no look of the player's.
    expect(newsOn(await browser.data(`${limitsPage}?saved=1`, "routes/responsible"))).toBe("saved");
    const told = [
      await browser.get(`${limitsPage}?saved=1`),
      await browser.get(`${limitsPage}?saved=1`),
    ];
    expect(told.map(newsOn)).toEqual(["saved", null]);
    expect(
      newsOn(await browser.submit(limitsPage, { intent: "save", key: "k", "limit-1": "500" })),
    ).toBe("same");
    await saveLimits(browser, { "limit-1": "400" });
    expect(newsOn(await browser.get(`${limitsPage}?approved=1`))).toBeNull();
  });
});

describe("session limit", () => {
  it("LIM-14 the limits page shows what is left of the running session", async () => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-31": "4" });
    await site.advance(45 * 60_000);
    const { view } = (await browser.get(limitsPage)).data("routes/responsible").page;
    const field = view?.sections.flatMap(({ fields }) => fields).find(({ code }) => code === 31);
    const left = (field?.held?.left ?? 0) / 3_600_000;
    expect(left).toBeGreaterThan(3.2);
    expect(left).toBeLessThanOrEqual(3.25);
  });

  it("SSL-01 a session ended by its limit shows that reason in every tab", async () => {
    const browser = await limitsPlayer(site);
    await saveLimits(browser, { "limit-31": "1" });
    await browser.get("/en/");
    await site.advance(3_600_000);
    const tabs = [1, 2, 3].map(() => browser.copy());
    for (const tab of tabs) {
      const { isSignedIn, flash } = (await tab.get("/en/home/line")).shell;
      expect([isSignedIn, flash?.code]).toEqual([false, "session-limit"]);
    }
  });
});

describe("helplines and age mark", () => {
  it("LIM-18 the limits and exclusion pages list helplines for the player's country", async () => {
    const line = { phone: "0800 1", url: "https://help.example/" };
    await site.config({
      helplines: [
        { country: "GB", name: "British", ...line },
        { country: "RU", name: "Russian", ...line },
        { country: null, name: "Anywhere", phone: "", url: "javascript:alert(1)" },
      ],
    });
    const browser = await limitsPlayer(site);
    const linesOn = async (path: string) =>
      (await browser.get(path)).data("routes/responsible").page.helplines;
    const shown = [
      { country: "ru", name: "Russian", ...line },
      { country: null, name: "Anywhere", phone: null, url: null },
    ];
    expect(await linesOn(limitsPage)).toEqual(shown);
    await saveLimits(browser, { "limit-33": "7" });
    expect(await linesOn(`${limitsPage}?confirm=1`)).toEqual(shown);
  });

  it("LIM-18 POP-05 the age mark on the limits page is that of the player's country", async () => {
    const marks = async (country: string) => {
      const browser = await limitsPlayer(site);
      await site.player("demo@example.test", { user_country_code: country });
      const page = await browser.get(limitsPage);
      const { ageMark } = page.data("routes/responsible").page;
      return [ageMark, page.shell.company.licence.ageLimit];
    };
    // The sandbox's licence asks for 18 years, in Belgium for 21.
    expect(await marks("ru")).toEqual(["18+", 18]);
    expect(await marks("be")).toEqual(["21+", 21]);
  });
});
