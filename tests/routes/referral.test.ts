import { describe, expect, it } from "vitest";
import { referralOfLanding } from "~/features/referral/referral";
import { Browser, type Page } from "../support/browser";
import { betOn, siteOfFile } from "../support/site";
import { add, receiptOf } from "../support/slip";

const site = siteOfFile();
const day = 86_400;

/** The cookies that an answer sets, with their lifetimes in s; a removed one has 0. */
const setBy = (page: Page) =>
  Object.fromEntries(
    page.setCookies.flatMap((line) => {
      const [, name = "", age = ""] = /^(\w+)=.*?Max-Age=(\d+)/.exec(line) ?? [];
      return ["lng", "visit", "cookie_consent"].includes(name) || name === ""
        ? []
        : [[name, Number(age)]];
    }),
  );
const landing = "ref_id=77&bf=F12&reflink=spring&subid=s-1";
const consented = async (choice: string) => {
  const browser = new Browser();
  await browser.get("/en/about");
  await browser.post("/en/cookies/consent", { choice, returnUrl: "/en/about" });
  return browser;
};

describe("referral", () => {
  // Seed 1 §9, "Referral cookie lifetimes".
  it.each([
    ["ref_id=77", { ref_id: 60 * day }],
    ["bf=F12", { bf: day }],
    ["reflink=spring", { reflink: 60 * day, reflink_hour: 3600 }],
    ["partner_id=9&click_id=c1&utm_source=news&aip=3", { partner_id: 30 * day }],
    ["partner_id=9&affid=a7&tag=t1", { partner_id: 60 * day }],
    ["postback=1", { postback: 4 }],
    ["postback=1&click_id=c1", { postback: 30 * day }],
    ["subid=s-1", { subid: 60 * day }],
  ])("REF-01 a landing with %s sets its cookies with their lifetimes", async (query, expected) => {
    const browser = await consented("all");
    const page = await browser.get(`/en/about?${query}`);
    expect(setBy(page)).toEqual(expected);
    for (const line of page.setCookies.filter((line) => /^(ref|bf|partner|post|subid)/.test(line)))
      expect(line).toMatch(/; HttpOnly$/);
    expect(setBy(await browser.get("/en/contacts"))).toEqual({});
  });

  it("REF-01 a cookie holds type, val and additional", async () => {
    const browser = await consented("marketing");
    await browser.get("/en/about?partner_id=9&click_id=c1&aip=3");
    const stored = new URLSearchParams(decodeURIComponent(browser.cookies.get("partner_id") ?? ""));
    expect(Object.fromEntries(stored)).toEqual({
      type: "partner",
      val: "9",
      additional: "click_id=c1&aip=3",
    });
  });

  it("REF-01 values that are no short codes are left out", () => {
    for (const bad of ["<b>", "a b", "x".repeat(65), "%0d%0aset-cookie:a", "é"])
      expect([bad, referralOfLanding(new URLSearchParams({ reflink: bad, bf: bad }))]).toEqual([
        bad,
        [],
      ]);
    for (const bad of ["0", "-1", "1e3", "1234567890", "seven"])
      expect([bad, referralOfLanding(new URLSearchParams({ ref_id: bad }))]).toEqual([bad, []]);
  });

  it("REF-02 nothing is stored before a choice, nor after one that refuses it", async () => {
    const browser = new Browser();
    expect(setBy(await browser.get(`/en/about?${landing}`))).not.toHaveProperty("ref_id");
    const refused = await consented("functionality");
    expect(setBy(await refused.get(`/en/about?${landing}`))).toEqual({});
  });

  it("REF-02 the choice made on a landing stores its values, and a withdrawn one removes them", async () => {
    const browser = new Browser();
    await browser.get(`/en/about?${landing}`);
    const returnUrl = `/en/about?${landing}`;
    const agreed = await browser.post("/en/cookies/consent", { choice: "all", returnUrl });
    expect(setBy(agreed)).toMatchObject({ ref_id: 60 * day, bf: day, subid: 60 * day });
    const withdrawn = await browser.post("/en/cookies/consent", { choice: "disable", returnUrl });
    expect(setBy(withdrawn)).toMatchObject({ ref_id: 0, bf: 0, subid: 0 });
  });

  it("REF-02 site config may give the values another class of consent", async () => {
    await site.config({ referral: { consentClass: "functionality" } });
    const browser = await consented("functionality");
    expect(setBy(await browser.get("/en/about?ref_id=77"))).toEqual({ ref_id: 60 * day });
    const marketing = await consented("marketing");
    expect(setBy(await marketing.get("/en/about?ref_id=77"))).toEqual({});
  });

  it("REF-01 a registration passes the values to the platform, whose player gets the ref id", async () => {
    const browser = await consented("all");
    await browser.get(`/en/registration/fast_reg?${landing}`);
    await site.mark();
    const fields = { intent: "register", country: "gb", currency: "GBP", accept: "1" };
    const page = await browser.post("/en/registration/fast_reg", fields);
    expect(page.status).toBeLessThan(400);
    const [call] = await site.calls("/web-api/registration/v1/register");
    expect(call?.body).toMatchObject({
      referral: expect.arrayContaining([
        { name: "ref_id", type: "ref_id", val: "77", additional: "" },
        { name: "bf", type: "bf", val: "F12", additional: "" },
      ]),
    });
  });

  it("REF-01 a placed coupon carries the ref id of the landing, and without one the site's", async () => {
    for (const [query, refId] of [
      ["?ref_id=77", 77],
      ["", 1],
    ] as const) {
      const browser = await consented("all");
      await browser.get(`/en/about${query}`);
      await browser.signIn("demo@example.test");
      await add(browser, betOn(await site.gameOf("Arsenal"), "1"));
      await site.mark();
      await receiptOf(browser, "150");
      const [call] = await site.calls("/coupon-api/v1/coupons");
      expect([query, call?.body]).toEqual([query, expect.objectContaining({ refId })]);
    }
  });

  it("REF-02 SEO-11 an address with a landing's query is not indexed, and its values come back nowhere", async () => {
    const page = await new Browser().get("/en/contacts?reflink=only-here-1&ref_id=77");
    const plain = await new Browser().get("/en/contacts");
    expect([plain.head().robots, page.head().robots]).toEqual([
      "index, follow",
      "noindex, nofollow",
    ]);
    expect(page.bodies.get("information")?.content).toBe(plain.bodies.get("information")?.content);
    await site.mark();
    await new Browser().get("/en/contacts?subid=only-here-2");
    const calls = await site.calls("/remotes/information");
    expect(JSON.stringify(calls)).not.toContain("only-here-2");
  });
});
