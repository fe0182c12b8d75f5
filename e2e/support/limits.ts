import type { Desk } from "./desk";
import { expect, type Shop } from "./shop";
import { login } from "./state";

/** The page of limits, in English. */
export const limitsPage = "/en/office/responsible";

/** The field of a type of limit. */
export const fieldOf = (shop: Shop, code: number) => shop.page.locator(`#limit-${code}`);

/** Presses a button of the page's own form. */
export const press = (shop: Shop, intent: string) =>
  shop.page.locator(`main button[name="intent"][value="${intent}"]`).click();

/**
 * Posts a form of the page and waits for the page that answers it. With JavaScript the shell sends
 * the form after the press, so that the press alone proves nothing.
 */
export async function postAndAwaitPage(shop: Shop, post: () => Promise<void>) {
  const reply = shop.hasScript ? shop.page.waitForEvent("framenavigated") : null;
  await post();
  await reply;
  await shop.settled();
}

const right = [
  "Over many bets, you can expect to lose",
  "As likely as if you had not lost before",
  "Money that you can afford to lose",
  "Stop and take a break",
  "It keeps your deposits over a period below an amount you choose",
];

/** Answers each question of the test as an informed player would. */
export async function answerTest(shop: Shop) {
  const questions = shop.page.locator("main fieldset");
  await expect(questions.first()).toBeVisible();
  for (let n = 0; n < (await questions.count()); n += 1) {
    const option = questions
      .nth(n)
      .locator("label")
      .filter({ hasText: new RegExp(right.join("|")) });
    await option.locator("input").check();
  }
  await postAndAwaitPage(shop, () => shop.page.locator('main button:text("Send answers")').click());
}

const limitService = "/limit-service-api";
/** Calls of the limit service, as faults name them. */
export const calls = {
  all: limitService,
  limits: `${limitService}/api/external/web/v3/limits`,
  decide: `${limitService}/api/external/web/v3/limitaction`,
  block: `${limitService}/limit/external/web/api/v1/BlockUser`,
} as const;

/** A limit as the sandbox keeps it; it began now where nothing is said. Times are s since epoch. */
export interface Kept {
  readonly limitType: number;
  readonly limitValue: number;
  readonly startedAt?: number;
  readonly endsAt?: number;
  readonly limitState?: "INACTIVE";
  readonly pending?: {
    readonly limitValue: number;
    readonly startedAt: number;
    readonly needApprove?: boolean;
  };
}
/** A player's limits; `now` is the sandbox's, s since epoch. */
export type AllKept = (now: number) => readonly Kept[];

/** Gives the player limits. */
export async function give({ platform }: Desk, all: AllKept) {
  const now = Math.floor(Date.parse(await platform.now()) / 1000);
  const limits = all(now).map((kept) => [kept.limitType, { startedAt: now, ...kept }]);
  await platform.player(login, { limits: Object.fromEntries(limits) });
}

/** A signed-in player who has those limits. */
export const withLimits = (all: AllKept) => async (at: Desk) => {
  await give(at, all);
  await at.signIn(login);
};

/** A self-exclusion of seven days that has begun. */
export const exclusion: AllKept = (now) => [
  { limitType: 30, limitValue: 7, endsAt: now + 7 * 86_400 },
];

/** Saves limits by a plain request; answers where that leads. */
export const saved = (at: Desk, lng: string, fields: Record<string, string>) =>
  at.post({ intent: "save", key: "k", ...fields }, limitsPage.replace("en", lng));

/** The next change by a call fails. Limits are read by the same path as they are saved, whenever a page loads. */
export const failing = ({ platform }: Pick<Desk, "platform">, path: string, fault: Fault) =>
  platform.fault({ path, method: "POST", times: 1, ...fault });
type Fault = Partial<Parameters<Desk["platform"]["fault"]>[0]>;
