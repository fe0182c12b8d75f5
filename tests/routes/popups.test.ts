import { beforeEach, describe, expect, it } from "vitest";
import { closeSharedServices } from "~/server/shared/shared-services.server";
import { Browser } from "../support/browser";
import { bodyOf } from "../support/office";
import { siteOfFile } from "../support/site";

const site = siteOfFile();
const page = "/en/home/line";
const minute = 60_000;
const day = 86_400_000;
const allPopups = {
  registrationReminder: { delay: 30, interval: 60 },
  hasNewSiteInfo: true,
  hasFirstDepositBonus: true,
};

beforeEach(async () => {
  await closeSharedServices();
  await site.config({ popups: allPopups });
});

/** A visitor who has answered the question about cookies, which comes first. */
async function visitor() {
  const browser = new Browser();
  await browser.post("/en/cookies/consent", { choice: "disable" });
  return browser;
}
const popupsOn = async (browser: Browser, path = page) => (await browser.get(path)).shell.popups;
const bandOn = async (browser: Browser, path = page) => (await popupsOn(browser, path)).band;
const answer = (browser: Browser, kind: string, value: string, returnUrl = page) =>
  browser.post("/en/popup", { kind, answer: value, returnUrl });

describe("popups of a guest", () => {
  it("POP-02 POP-13 the registration reminder comes after its delay, and again its interval after it was closed", async () => {
    const browser = await visitor();
    expect(await bandOn(browser)).toBe("new-site");
    await answer(browser, "new-site", "closed");
    expect(await bandOn(browser)).toBeNull();
    // The real time of the test counts as well.
    await site.advance(15_000);
    expect(await bandOn(browser)).toBeNull();
    await site.advance(16_000);
    expect(await bandOn(browser)).toBe("registration-reminder");
    const closed = await answer(browser, "registration-reminder", "closed", "/en/about?x=1");
    expect([closed.status, closed.location]).toEqual([303, "/en/about?x=1"]);
    await site.advance(59 * minute);
    expect(await bandOn(browser)).toBeNull();
    await site.advance(2 * minute);
    expect(await bandOn(browser)).toBe("registration-reminder");
  });

  it("POP-02 without an interval the next time is 0, and the reminder comes after its delay again", async () => {
    await site.config({ popups: { registrationReminder: { delay: 30, interval: null } } });
    const browser = await visitor();
    await bandOn(browser);
    await answer(browser, "registration-reminder", "closed");
    expect(browser.cookies.get("registration_reminder")).toBe("0");
    expect(await bandOn(browser)).toBe("new-site");
    await site.advance(31_000);
    expect(await bandOn(browser)).toBe("registration-reminder");
  });

  it("POP-02 POP-13 the reminder is neither beside sign-in and registration nor on pages of player safety", async () => {
    const browser = await visitor();
    await answer(browser, "new-site", "closed");
    await bandOn(browser);
    await site.advance(minute);
    expect(await bandOn(browser)).toBe("registration-reminder");
    for (const path of [
      "/en/user/login",
      "/en/registration",
      "/en/?modal=registration",
      "/en/?showForgotPasswordModal=1",
      "/en/responsiblegaming",
    ])
      expect(await bandOn(browser, path), path).toBeNull();
    const opened = await answer(browser, "registration-reminder", "opened");
    expect(opened.location).toBe("/en/registration?returnUrl=%2Fen%2Fhome%2Fline");
  });

  it("POP-13 the question about cookies comes before any other popup", async () => {
    const browser = new Browser();
    expect(await bandOn(browser)).toBeNull();
    await browser.post("/en/cookies/consent", { choice: "disable" });
    expect(await bandOn(browser)).toBe("new-site");
  });

  it("POP-03 the message about the new site is closed for 15768e7 ms, and never for players", async () => {
    const browser = await visitor();
    const closed = await answer(browser, "new-site", "closed");
    expect(closed.headers.getSetCookie().join("\n")).toMatch(
      /^new_site=1; Path=\/; Max-Age=157680000; SameSite=Lax/m,
    );
    expect((await popupsOn(browser)).due).not.toHaveProperty("new-site");
    const player = await visitor();
    await player.signIn("demo@example.test");
    expect((await popupsOn(player)).due).toEqual({});
  });

  it("POP-13 an answer to no popup has no effect, and a foreign address is not followed", async () => {
    const browser = await visitor();
    for (const kind of ["", "consent", "__proto__"])
      expect((await answer(browser, kind, "closed")).location).toBe(page);
    expect((await answer(browser, "new-site", "bought")).location).toBe(page);
    expect(browser.cookies.has("new_site")).toBe(false);
    expect((await answer(browser, "new-site", "closed", "//evil.test")).location).toBe("/en/");
    expect((await browser.get("/en/popup")).location).toBe("/en/");
  });

  it("POP-02 POP-03 nothing comes where the site has it switched off", async () => {
    await site.config({ popups: { registrationReminder: null, hasNewSiteInfo: false } });
    const browser = await visitor();
    expect(await popupsOn(browser)).toMatchObject({ due: {}, band: null });
    expect(browser.cookies.has("registration_reminder")).toBe(false);
  });

  it("LIM-15 POP-13 after a self-exclusion the browser that it signed out is not reminded to register", async () => {
    const browser = await visitor();
    await browser.signIn("demo@example.test");
    await browser.post("/en/office/responsible", { intent: "save", "limit-33": "1" });
    const confirm = "/en/office/responsible?confirm=1";
    const { chosen } = (await browser.get(confirm)).data("routes/responsible").page;
    await browser.post(confirm, { intent: "exclude-confirm", key: chosen?.key ?? "" });
    expect((await browser.get(page)).shell.isSignedIn).toBe(false);
    await answer(browser, "new-site", "closed");
    await bandOn(browser);
    await site.advance(day + minute);
    // The exclusion is over; the day after it is not.
    expect(await bandOn(browser)).toBeNull();
    await site.advance(day);
    expect(await bandOn(browser)).toBe("registration-reminder");
  });
});

describe("popups of a player", () => {
  const login = "demo@example.test";
  const limits = "/en/office/responsible";
  /** A player who has never deposited, as the bonus of a first deposit wants. */
  async function newcomer(browser?: Browser) {
    const own = browser ?? (await visitor());
    await site.player(login, { has_deposit: false });
    await own.signIn(login);
    return own;
  }

  it("POP-04 the first deposit bonus comes 15 s after the player may have it, with the amounts of the bonus", async () => {
    const browser = await newcomer();
    expect(await popupsOn(browser)).toMatchObject({ band: null });
    await site.advance(5_000);
    expect(await bandOn(browser)).toBeNull();
    await site.advance(11_000);
    const shown = await popupsOn(browser);
    expect(shown.band).toBe("first-deposit-bonus");
    const popup = shown.due["first-deposit-bonus"];
    expect(popup?.text).toMatch(
      /^100% of the deposit, up to ₽10,000, if you deposit ₽200 or more\./,
    );
    const terms = bodyOf(await browser.get(popup?.open?.to ?? ""));
    expect(terms).toContain("100% of your deposit, up to ₽10,000.00.");
    expect(terms).toContain("Deposit ₽200.00 or more");
  });

  it("POP-04 the bonus popup does not come again in the session once closed, and does after a new sign-in", async () => {
    const browser = await newcomer();
    await bandOn(browser);
    await site.advance(16_000);
    expect(await bandOn(browser)).toBe("first-deposit-bonus");
    await answer(browser, "first-deposit-bonus", "closed");
    await site.advance(minute);
    expect(await popupsOn(browser)).toMatchObject({ due: {}, band: null });
    await browser.post("/en/user/logout", {});
    await answer(browser, "new-site", "closed");
    await bandOn(browser);
    expect(browser.cookies.has("bonus_popup")).toBe(false);
    await newcomer(browser);
    await bandOn(browser);
    await site.advance(16_000);
    expect(await bandOn(browser)).toBe("first-deposit-bonus");
  });

  it("POP-04 POP-13 no bonus popup comes after a deposit, without the site's switch, or while the platform fails", async () => {
    const browser = await newcomer();
    await bandOn(browser);
    await site.advance(16_000);
    await site.config({ popups: { hasFirstDepositBonus: false } });
    expect(await bandOn(browser)).toBeNull();
    await site.config({ popups: { hasFirstDepositBonus: true } });
    await site.fault("/web-api/officeapi/v1/bonus-popup-information", { status: 503 });
    expect((await browser.get(page)).status).toBe(200);
    expect(await bandOn(browser)).toBeNull();
    await site.heal();
    expect(await bandOn(browser)).toBe("first-deposit-bonus");
    await site.player(login, { has_deposit: true });
    expect(await bandOn(browser)).toBeNull();
  });

  it("POP-13 what sells is silent for 24 h after a limit was lowered, on every device of the player", async () => {
    const browser = await newcomer();
    await bandOn(browser);
    await browser.post(limits, { intent: "save", "limit-20": "1000" });
    await site.advance(minute);
    expect(await popupsOn(browser)).toMatchObject({ band: null, due: expect.anything() });
    const other = await newcomer();
    await bandOn(other);
    await site.advance(minute);
    expect(await bandOn(other)).toBeNull();
    await site.advance(day);
    expect(await bandOn(browser)).toBe("first-deposit-bonus");
  });

  it("POP-13 what sells is silent during a break and for 24 h after it, on every device of the player", async () => {
    const browser = await newcomer();
    await bandOn(browser);
    await browser.post(limits, { intent: "break", key: "key-of-a-break" });
    const endsIn = day + minute;
    await site.advance(minute);
    expect(await bandOn(browser)).toBeNull();
    await site.advance(endsIn);
    const other = await newcomer();
    await bandOn(other);
    await site.advance(minute);
    expect([await bandOn(browser), await bandOn(other)]).toEqual([null, null]);
    await site.advance(day);
    await bandOn(other);
    await site.advance(minute);
    expect(await bandOn(other)).toBe("first-deposit-bonus");
  });

  it("ACC-05 POP-13 the reminder of a conversion comes before the bonus, which comes on the next page", async () => {
    const browser = await newcomer();
    await bandOn(browser);
    await site.advance(minute);
    await site.player(login, { has_deposit: false, account_conversion_status: 1 });
    const first = await browser.get(page);
    expect([first.shell.conversion, first.shell.popups.band]).toEqual([1, null]);
    const second = await browser.get(page);
    expect([second.shell.conversion, second.shell.popups.band]).toEqual([0, "first-deposit-bonus"]);
  });

  it("POP-13 a page that shows a refused form again has no popup that sells", async () => {
    const browser = await newcomer();
    await bandOn(browser);
    await site.advance(minute);
    const refused = await browser.post("/en/office/settings", { timeZone: "99" });
    expect(refused.status).toBe(422);
    expect(refused.shell.popups.band).toBeNull();
    expect(await bandOn(browser, "/en/office/settings")).toBe("first-deposit-bonus");
  });
});
