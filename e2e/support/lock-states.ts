import { openCoupon } from "./coupon-states";
import type { Desk } from "./desk";
import { openLimits, signedIn } from "./limit-states";
import {
  type AllKept,
  calls,
  exclusion,
  failing,
  limitsPage,
  press,
  saved,
  withLimits,
} from "./limits";
import { expect } from "./shop";
import { login, type State, showPath } from "./state";

const minute = 60_000;
const day = 86_400;

/** A short page. */
const openAbout = ({ shop }: Desk, lng: string) => shop.open(`/${lng}/about`);

/** Presses the break's button in the footer, which asks before it begins. */
const askForBreak = async ({ page }: Desk) => {
  await page.locator('footer button[name="intent"][value="break"]').click();
  await expect(page.locator('[data-confirm="break"]')).toBeVisible();
};

const exclusions: State[] = [
  {
    name: "the confirmation of a self-exclusion chosen together with a time-out",
    sign: '[data-code="exclusions-both"]',
    set: signedIn,
    show: async (at, lng) =>
      at.shop.open(await saved(at, lng, { "limit-30": "3650", "limit-33": "90" })),
  },
  {
    name: "a self-exclusion changed before it was confirmed",
    sign: 'main [role=alert] [data-code="changed"]',
    set: signedIn,
    show: async (at, lng) => {
      await at.shop.open(await saved(at, lng, { "limit-30": "1" }));
      await saved(at, lng, { "limit-30": "3650" });
      await press(at.shop, "exclude-confirm");
    },
  },
  {
    name: "a self-exclusion whose confirmation was refused",
    sign: 'main [role=alert] [data-code="limits-403"]',
    set: signedIn,
    show: async (at, lng) => {
      await at.shop.open(await saved(at, lng, { "limit-30": "3650" }));
      await failing(at, calls.limits, { status: 403, body: { title: "" } });
      await press(at.shop, "exclude-confirm");
    },
  },
  {
    name: "the message that a self-exclusion has begun",
    sign: '[data-code="excluded"]',
    show: async (at, lng) => {
      await at.platform.player(login, { limits: { "30": null } });
      await at.signIn(login);
      await at.shop.open(await saved(at, lng, { "limit-30": "7" }));
      await press(at.shop, "exclude-confirm");
    },
  },
  {
    name: "the limits page during a self-exclusion",
    sign: '[data-limit="30"] [data-disabled="active"]',
    set: withLimits(exclusion),
    show: openLimits,
  },
  {
    name: "a page during a time-out",
    sign: '[data-code="excluded"]',
    set: withLimits((now) => [{ limitType: 33, limitValue: 30, endsAt: now + 30 * day }]),
    show: openAbout,
  },
  {
    name: "a self-exclusion that has not started, with the list of reasons",
    sign: '[data-code="exclusion-to-come"]',
    set: async (at) => {
      await at.platform.config({ playerSafety: { hasExclusionReasons: true } });
      await withLimits((now) => [
        {
          ...{ limitType: 30, limitValue: -1, limitState: "INACTIVE" },
          pending: { limitValue: 30, startedAt: now, needApprove: false },
        },
      ])(at);
    },
    show: openLimits,
  },
  {
    name: "the confirmation of a break",
    sign: '[data-confirm="break"]',
    set: signedIn,
    show: async (at, lng) => {
      await openAbout(at, lng);
      await askForBreak(at);
    },
  },
  {
    name: "the message that a break has begun",
    sign: '[data-code="break_set"]',
    set: signedIn,
    show: async (at, lng) =>
      showPath(at, lng, await at.post({ intent: "break", key: "k" }, limitsPage)),
  },
  {
    name: "a break whose response was lost",
    sign: 'main [role=alert] [data-code="unanswered"]',
    set: signedIn,
    show: async (at, lng) => {
      await openAbout(at, lng);
      await askForBreak(at);
      await failing(at, calls.block, { status: 503 });
      await at.page.locator('main button[name="intent"][value="break"]').click();
    },
  },
];

/** A stake that is refused by what the player has asked for. */
const notPlaced = (name: string, sign: string, all: AllKept): State => ({
  ...{ name: `a coupon refused by ${name}`, sign },
  set: async (at) => {
    await withLimits(all)(at);
    await at.choose(2);
  },
  show: async (at, lng) => {
    await openCoupon(at, lng);
    await at.shop.place("5000");
    await expect(at.shop.alert()).toBeVisible();
  },
});
const atStake = '#amount-error[data-code="limit"]';

const ends: State[] = [
  notPlaced("a stake limit", atStake, () => [{ limitType: 2, limitValue: 300 }]),
  notPlaced("a loss limit", atStake, () => [{ limitType: 12, limitValue: 300 }]),
  {
    name: "a coupon during a self-exclusion",
    sign: '[data-coupon] [data-code="excluded"]',
    set: async (at) => {
      await at.choose(2);
      await withLimits(exclusion)(at);
    },
    show: openCoupon,
  },
  {
    name: "the message that the session limit is used up",
    sign: '[data-code="session-limit"]',
    show: async (at, lng) => {
      // Each look is on the next day and ends at the same hour, before the day does.
      await at.platform.advance(23 * 60 * minute);
      await withLimits(() => [{ limitType: 31, limitValue: 1 }])(at);
      await openAbout(at, lng);
      await at.platform.advance(60 * minute);
      await openAbout(at, lng);
    },
  },
  {
    name: "the message that the session ended because of inactivity",
    sign: '[data-code="idle"]',
    set: (at) => at.platform.config({ playerSafety: { idleMinutes: 10 } }),
    show: async (at, lng) => {
      await at.signIn(login);
      await openAbout(at, lng);
      await at.platform.advance(10 * minute);
      await openAbout(at, lng);
    },
  },
];

/** Every state of what locks a player out, and of a session's end. */
export const lockStates: readonly State[] = [...exclusions, ...ends];
