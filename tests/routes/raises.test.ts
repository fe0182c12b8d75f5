import { describe, expect, it } from "vitest";
import { limitApprovalText } from "~/domain/limits/approval";
import type { Browser } from "../support/browser";
import { refusalOf } from "../support/form-reply";
import {
  limitChanges,
  limitOn,
  limitsBase,
  limitsPage,
  limitsPlayer,
  newsOn,
} from "../support/limits";
import { siteOfFile } from "../support/site";

const site = siteOfFile();

/** Raises of deposits that were asked for so many seconds ago, by type. */
async function raised(ago: Readonly<Record<number, number>>) {
  const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
  const at = Math.floor(Date.parse(now) / 1000);
  const limits = Object.entries(ago).map(([code, seconds]) => {
    const startedAt = at - seconds;
    const kept = { limitType: Number(code), limitValue: 1_000, startedAt };
    return [code, { ...kept, pending: { limitValue: 3_000, startedAt } }];
  });
  await site.player("demo@example.test", { limits: Object.fromEntries(limits) });
}

describe("due limit increase", () => {
  const answer = (browser: Browser, action: "0" | "1", more = {}) =>
    browser.post(`${limitsPage}/approval`, { action, key: "k", ...more });

  it("APR-02 an answer to a limit increase already answered in another tab changes nothing and shows that", async () => {
    const browser = await limitsPlayer(site);
    await raised({ 20: 86_400 });
    expect((await answer(browser, "0")).location).toBe(`${limitsPage}?approved=0`);
    await site.mark();
    const late = await answer(browser, "1");
    expect([late.status, late.location]).toEqual([303, `${limitsPage}?approved=over`]);
    const told = await browser.get(late.location ?? "");
    expect([newsOn(told), limitOn(told, 20)]).toEqual([
      "already_answered",
      { held: 100_000, text: "1000", pending: null },
    ]);
    expect(await limitChanges(site)).toEqual([]);
    const staying = await answer(browser, "1", { stay: "1" });
    expect(staying.reply).toMatchObject({ status: "success", data: { action: 1, isOver: true } });
  });

  it("APR-02 of two simultaneous answers to a limit increase one is accepted, the other reported as too late", async () => {
    const browser = await limitsPlayer(site);
    await raised({ 20: 86_400 });
    const tabs = [browser, browser.copy()];
    for (const tab of tabs) await tab.get(`${limitsPage}/approval`);
    const answers = await Promise.all(tabs.map((tab) => answer(tab, "1")));
    expect(answers.map(({ location }) => location).sort()).toEqual([
      `${limitsPage}?approved=1`,
      `${limitsPage}?approved=over`,
    ]);
  });

  it("APR-01 approving a limit increase is refused when another increase is due that was not shown", async () => {
    const browser = await limitsPlayer(site);
    await raised({ 20: 86_400, 21: 86_400 - 60 });
    const asked = async () =>
      (await browser.get(`${limitsPage}/approval`)).data("routes/responsible-approval").asked;
    const shown = limitApprovalText((await asked()).due.map(({ pending }) => pending));
    expect(shown).toBe("20:300000");
    await site.advance(60_000);
    const late = await answer(browser, "1", { shown });
    expect([late.status, refusalOf(late).errors]).toEqual([
      409,
      [{ field: null, code: "changed" }],
    ]);
    expect(await limitChanges(site)).toEqual([]);
    const both = limitApprovalText((await asked()).due.map(({ pending }) => pending));
    expect(both).toBe("20:300000,21:300000");
    // While what is due cannot be read, a yes to it loosens nothing.
    await site.fault(`${limitsBase}/limits`, { status: 503 });
    const unread = await answer(browser, "1", { shown: both });
    await site.heal();
    expect([unread.status, refusalOf(unread).errors]).toEqual([
      503,
      [{ field: null, code: "unavailable" }],
    ]);
    expect(await site.calls(`${limitsBase}/limitaction`)).toEqual([]);
    expect((await answer(browser, "1", { shown: both })).location).toBe(`${limitsPage}?approved=1`);
  });

  it.each([
    ["before", 503, null],
    ["after", 303, `${limitsPage}?approved=1`],
  ])(
    "APR-02 an approval whose response is lost %s it takes effect is reported by its real outcome",
    async (drop, status, to) => {
      const browser = await limitsPlayer(site);
      const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
      const startedAt = Math.floor(Date.parse(now) / 1000) - 86_400;
      const limit = {
        limitType: 20,
        limitValue: 1_000,
        startedAt,
        pending: { limitValue: 3_000, startedAt },
      };
      await site.player("demo@example.test", { limits: { "20": limit } });
      await site.fault(`${limitsBase}/limitaction`, { drop }, 1);
      const answer = await browser.post(`${limitsPage}/approval`, { action: "1", key: "k" });
      expect([answer.status, answer.location]).toEqual([status, to]);
      if (to === null)
        expect(refusalOf(answer).errors).toEqual([{ field: null, code: "unavailable" }]);
      else
        expect(limitOn(await browser.get(limitsPage), 20)).toEqual({
          held: 300_000,
          text: "3000",
          pending: null,
        });
    },
  );
});

describe("cancelled limit increase", () => {
  const cancel = (browser: Browser) => browser.post(limitsPage, { intent: "cancel", key: "k" });

  it("LIM-05 cancelling a limit increase works once, and with none pending nothing is sent", async () => {
    const browser = await limitsPlayer(site);
    await site.mark();
    const none = await browser.submit(limitsPage, { intent: "cancel", key: "k" });
    expect([newsOn(none), await limitChanges(site)]).toEqual(["none_pending", []]);
    await raised({ 20: 60 });
    const told = await browser.submit(limitsPage, { intent: "cancel", key: "k" });
    expect([newsOn(told), limitOn(told, 20)?.pending]).toEqual(["cancelled", null]);
    expect(newsOn(await browser.submit(limitsPage, { intent: "cancel", key: "k" }))).toBe(
      "none_pending",
    );
  });

  it.each([
    ["before", 503, 300_000],
    ["after", 303, null],
  ])(
    "LIM-05 a cancellation whose response is lost %s it takes effect reports the limit in force afterwards",
    async (drop, status, pending) => {
      const browser = await limitsPlayer(site);
      await raised({ 20: 60 });
      await site.fault(`${limitsBase}/limit`, { delayMs: 1 }, 1);
      await site.fault(`${limitsBase}/limit`, { drop }, 1);
      const answer = await cancel(browser);
      expect(answer.status).toBe(status);
      // A refused post shows the page itself.
      const shown = answer.location === null ? answer : await browser.get(answer.location);
      expect(limitOn(shown, 20)).toMatchObject({ held: 100_000, pending });
      expect(newsOn(shown)).toBe(pending === null ? "cancelled" : null);
    },
  );
});
