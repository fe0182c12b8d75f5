import type { Desk } from "./desk";
import { expect } from "./shop";
import { login, opens, type State } from "./state";

const minute = 60_000;
const always = 1_000_000;
const everyFive = { limits: { "32": { limitType: 32, limitValue: 5, startedAt: 0 } } };
const summaryCall = "/web-api/api/web/user/v1/session-summary";
const signOutCall = "/web-api/authapi/v1/disconnect";

const ageGate = (more: object = {}) => ({ ageGate: { isOn: true, ...more } });

/** A player who has staked something in a session whose next reality check is five minutes away. */
const checkedEveryFive = async (at: Desk) => {
  await at.platform.player(login, everyFive);
  await at.signIn(login);
  await at.choose(1);
  await at.place({ amount: "150" });
};
/** The same, five minutes later: every page leads to the check. */
const checkDue = async (at: Desk) => {
  await checkedEveryFive(at);
  await at.platform.advance(5 * minute);
};

/** Leaves at a reality check, which the page opened next tells. */
const leavesAtCheck = async (at: Desk, lng: string) => {
  await at.signIn(login);
  await at.platform.advance(5 * minute);
  await at.leaveAtCheck();
  await opens("about")(at, lng, null);
};

const checks: State[] = [
  {
    name: "the reality check page",
    sign: 'main [data-name="session-staked"][value="150.00"]',
    set: checkDue,
    show: opens("about"),
  },
  {
    name: "the reality check page while the session's sums cannot be read",
    sign: 'main [data-code="sums-unavailable"]',
    set: async (at) => {
      await checkDue(at);
      await at.platform.fault({ path: summaryCall, status: 500, times: always });
    },
    show: opens("about"),
  },
  {
    name: "the message that a player signed out everywhere at a reality check",
    sign: '[data-code="signed-out"]',
    set: (at) => at.platform.player(login, everyFive),
    show: leavesAtCheck,
  },
  {
    name: "the message that a player signed out only on this device at a reality check",
    sign: '[data-code="signed-out-here"]',
    set: async (at) => {
      await at.platform.player(login, everyFive);
      await at.platform.fault({ path: signOutCall, status: 500, times: always });
    },
    show: leavesAtCheck,
  },
  {
    name: "the session strip with very large sums",
    sign: '[data-name="session-settled"]',
    set: async (at) => {
      await at.platform.player(login, {
        balances: { RUB: "90000000.00" },
        settings: { isVipBet: "1" },
      });
      await at.signIn(login);
      const bets = await at.choose(20);
      await at.post({ intent: "type", typeId: "9" });
      await at.place(Object.fromEntries(bets.map(({ id }) => [`amount-${id}`, "10000"])));
      await at.platform.advance(600 * minute);
    },
    show: opens("about"),
  },
];

/** Opens a page, and waits there until its reality check lies over it. */
async function showCheckDialog(at: Desk, lng: string) {
  const { page } = at;
  await at.post({ action: "continue", returnUrl: "/en/" }, "/en/reality-check");
  await opens("about")(at, lng, null);
  await at.platform.advance(5 * minute);
  await expect(async () => {
    // A page that is looked at again asks the server.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.locator("dialog[open]")).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** The answer to a check does not come through. */
const loseAnswers = ({ page }: Desk) =>
  page.route(/\/reality-check/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );

/** States of a reality check that only a script brings. */
export const scriptSafetyStates: readonly State[] = [
  {
    name: "the reality check dialog over a page",
    floats: true,
    sign: "dialog[open] [data-name='session-net']",
    set: checkedEveryFive,
    show: showCheckDialog,
  },
  {
    name: "the reality check dialog after its request failed",
    floats: true,
    sign: "dialog[open] [role=alert] [data-code='unavailable']",
    set: checkedEveryFive,
    show: async (at, lng) => {
      await showCheckDialog(at, lng);
      await loseAnswers(at);
      await at.page.locator('dialog[open] button[value="continue"]').click();
    },
  },
];

const gates: State[] = [
  {
    name: "the age gate dialog",
    floats: true,
    sign: "[data-age-gate='']",
    set: (at) => at.platform.config(ageGate()),
    show: opens(""),
  },
  {
    name: "the age gate page",
    sign: "[data-age-gate='page']",
    set: (at) => at.platform.config(ageGate()),
    show: opens("age-gate"),
  },
];

/** Every state of a reality check, of the session's strip and of the age gate (RCK-01 to RCK-05, POP-05). */
export const safetyStates: readonly State[] = [...checks, ...gates];

const choosesCookies = (choice: string) => async (at: Desk) => {
  await at.post({ choice, returnUrl: "/en/" }, "/en/cookies/consent");
};

/** Every state of the question for cookies and of what tells of its answer (CNS-01 to CNS-05). */
export const consentStates: readonly State[] = [
  { name: "the cookie dialog", sign: "[data-consent='main']", show: opens("about") },
  {
    name: "the cookie dialog with the choice of classes",
    sign: "[data-consent='customise']",
    show: opens("about?consent=customise"),
  },
  {
    name: "the page to choose cookie classes",
    sign: "[data-consent='page']",
    show: opens("cookies/consent"),
  },
  {
    name: "the cookies page before a choice",
    sign: "[data-consent='page'] [role=status]",
    show: opens("cookies"),
  },
  {
    name: "the cookies page after all cookies were accepted",
    sign: '[data-name="consent"][value="all"]',
    set: choosesCookies("all"),
    show: opens("cookies"),
  },
  {
    name: "the cookies page after consent was withdrawn",
    sign: '[data-name="consent"][value="disable"]',
    set: async (at) => {
      await choosesCookies("all")(at);
      await choosesCookies("disable")(at);
    },
    show: opens("cookies"),
  },
];
