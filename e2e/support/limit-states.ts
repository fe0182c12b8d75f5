import type { Desk } from "./desk";
import {
  type AllKept,
  answerTest,
  calls,
  failing,
  give,
  limitsPage,
  press,
  saved,
  withLimits,
} from "./limits";
import { expect } from "./shop";
import { inLanguage, login, type State, showPath } from "./state";

const minute = 60_000;
const day = 86_400;

const ofMoney = [20, 21, 22, 1, 2, 3, 10, 11, 12];
const moneyLimits: AllKept = () =>
  ofMoney.map((limitType) => ({ limitType, limitValue: 1_000 * ((limitType % 10) + 1) }));

/** Opens the page of limits. */
export const openLimits = ({ shop }: Desk, lng: string) => shop.open(inLanguage(limitsPage, lng));
/** A player without limits. */
export const signedIn = (at: Desk) => at.signIn(login);

const pages: State[] = [
  {
    name: "the limits page of a player without limits",
    sign: "main #limit-20",
    set: signedIn,
    show: openLimits,
  },
  {
    name: "the limits page with invalid amounts and an unanswered test",
    sign: "#limit-1-error",
    set: async (at) => {
      await withLimits(moneyLimits)(at);
      await saved(at, "en", { "limit-20": "5000" });
    },
    show: async (at, lng) => {
      await openLimits(at, lng);
      await expect(at.shop.refusal("test-open")).toBeVisible();
      await at.page.fill("#limit-20", "lots");
      await at.page.fill("#limit-1", "0");
      await press(at.shop, "save");
    },
  },
  {
    name: "the limits page with every limit set and its remaining amount",
    sign: '[data-name="limit-1-left"]',
    set: async (at) => {
      const hours = { limitType: 31, limitValue: 4 };
      await withLimits((now) => [...moneyLimits(now), hours, { limitType: 32, limitValue: 60 }])(
        at,
      );
      await at.choose(1);
      await at.place({ amount: "200" });
      return saved(at, "en", { "limit-20": "900.50" });
    },
    show: showPath,
  },
  {
    name: "the limits page while limits cannot be read",
    sign: '[data-code="limits-unavailable"]',
    set: async (at) => {
      await at.signIn(login);
      await at.platform.fault({ path: calls.all, status: 503, times: 100_000 });
    },
    show: openLimits,
  },
];

const raises: State[] = [
  {
    name: "the test before a limit increase with missing and wrong answers",
    sign: 'main [role=alert] [data-code="answer-missing"]',
    set: withLimits(moneyLimits),
    show: async (at, lng) => {
      await at.shop.open(await saved(at, lng, { "limit-20": "5000" }));
      const questions = at.page.locator("main fieldset");
      for (const which of [1, 2]) await questions.nth(which).locator("input").last().check();
      await at.page.locator("main form button").click();
    },
  },
  {
    name: "an expired test before a limit increase",
    sign: '[data-code="test_over"]',
    set: withLimits(moneyLimits),
    show: async (at, lng) => {
      await saved(at, lng, { "limit-20": "5000" });
      await showPath(
        at,
        lng,
        await at.post({ tokenGuid: "another", key: "k" }, `${limitsPage}/test`),
      );
    },
  },
  {
    name: "pending limit increases that disable their sections",
    sign: '[data-limit="20"] [data-disabled="pending"]',
    set: async (at) => {
      await at.platform.config({ playerSafety: { isDisabledBySection: true } });
      await withLimits((now) => [...moneyLimits(now), { limitType: 31, limitValue: 2 }])(at);
      await at.shop.open(await saved(at, "en", { "limit-20": "5000.50", "limit-31": "8" }));
      await answerTest(at.shop);
      return at.page.url().replace(at.shop.origin, "");
    },
    show: showPath,
  },
];

/** Raises that fall due so many seconds from now. */
const raisesDueIn =
  (seconds: number): AllKept =>
  (now) =>
    [20, 1, 31].map((limitType) => ({
      ...{ limitType, limitValue: limitType === 31 ? 2 : 1_000.5, startedAt: now - 2 * day },
      pending: { limitValue: limitType === 31 ? 8 : 999_999_999, startedAt: now - day + seconds },
    }));

const approvals: State[] = [
  {
    name: "limit increases that are due for approval",
    sign: 'main button[name="action"]',
    set: withLimits(raisesDueIn(0)),
    show: ({ shop }, lng) => shop.open(`/${lng}/`),
  },
  {
    name: "limit increases due for approval beside one that is not due",
    sign: 'main [data-limit="11"]',
    set: withLimits((now) => [
      ...raisesDueIn(0)(now),
      {
        limitType: 11,
        limitValue: 500,
        startedAt: now,
        pending: { limitValue: 900.5, startedAt: now },
      },
    ]),
    show: ({ shop }, lng) => shop.open(`/${lng}/`),
  },
  {
    name: "an approval of limit increases that the platform refused",
    sign: 'main [role=alert] [data-code="approval"]',
    set: withLimits(raisesDueIn(0)),
    show: async (at, lng) => {
      await at.shop.open(`/${lng}/`);
      await failing(at, calls.decide, { status: 403, body: { title: "" } });
      await at.page.locator('main button[name="action"][value="1"]').click();
    },
  },
  {
    name: "approved limit increases",
    sign: '[data-code="approved"]',
    set: signedIn,
    show: async (at, lng) => {
      await give(at, raisesDueIn(0));
      await showPath(at, lng, await at.post({ action: "1", key: "k" }, `${limitsPage}/approval`));
    },
  },
];

/** Every state of the page of limits, and of what waits for the player's word. */
export const limitStates: readonly State[] = [...pages, ...raises, ...approvals];

/** A signed-in player whose page counts its time by the test's clock. */
const withClock = async (at: Desk) => {
  await at.page.clock.install();
  await at.signIn(login);
};

/** Opens a page; five minutes later raises fall due on it. */
async function openUntilDue(at: Desk, path: string, before?: () => Promise<void>) {
  await give(at, raisesDueIn(300));
  await at.shop.open(path);
  await before?.();
  await at.platform.advance(5 * minute);
  await at.page.clock.runFor(5 * minute + 1_000);
  await expect(at.page.locator("dialog:modal")).toBeVisible();
}

const approve = ({ page }: Desk) =>
  page.locator('dialog:modal button[name="action"][value="1"]').click();

/** States that only a script brings: what waits for the player's word, over the page that it comes upon. */
export const limitScriptStates: readonly State[] = [
  {
    name: "the approval dialog for limit increases over a page",
    sign: 'dialog:modal button[name="action"]',
    set: withClock,
    show: (at, lng) => openUntilDue(at, `/${lng}/`),
  },
  {
    name: "a refused approval of limit increases in the dialog over the open coupon",
    sign: "dialog:modal [role=alert]",
    set: async (at) => {
      await withClock(at);
      await at.choose(2);
    },
    show: async (at, lng) => {
      await at.page.setViewportSize({ width: 360, height: 740 });
      await openUntilDue(at, `/${lng}/home/line`, async () => {
        await at.page.locator(`nav a[href="/${lng}/coupon"]`).last().click();
        await expect(at.page.locator("aside[data-open] [data-coupon]")).toBeVisible();
      });
      await failing(at, calls.decide, { status: 403, body: { title: "" } });
      await approve(at);
    },
  },
  {
    name: "approved limit increases in the dialog over a page",
    sign: 'dialog:modal [data-code="approved"]',
    set: withClock,
    show: async (at, lng) => {
      await openUntilDue(at, `/${lng}/about`);
      await approve(at);
    },
  },
];
