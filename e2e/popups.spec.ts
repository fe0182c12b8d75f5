import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/shop";

const second = 1_000;
const minute = 60_000;
const login = "new@example.test";

/** A popup as the visitor sees it: the band of a page without a script, or what comes over the page with one. */
function popup(page: Page, hasScript: boolean, kind: string): Locator {
  return page.locator(
    hasScript ? `[data-popup="${kind}"]:not(form)` : `form[data-popup="${kind}"]`,
  );
}

function anyPopup(page: Page, hasScript: boolean): Locator {
  return page.locator(hasScript ? "[data-popup]:not(form)" : "[data-popup]");
}

test("POP-03 the message about the new site comes once to a guest, and not to players", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({ popups: { hasNewSiteInfo: true } });
  const message = popup(page, shop.hasScript, "new-site");
  await shop.open("/en/about");
  await expect(message).toContainText("The site has been renewed");
  await shop.expectAccessible("the message about the new site");
  await message.getByRole("button", { name: "OK" }).click();
  await expect(message).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/about$/);
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === "new_site"))
    .toBe(true);
  await shop.open("/en/about");
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
  await page.context().clearCookies({ name: "new_site" });
  await shop.openAs("demo@example.test", "/en/about");
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
});

test("POP-02 POP-13 the registration reminder comes after its delay, leads to registration, and waits its interval", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({
    popups: { registrationReminder: { delay: 60, interval: 30 }, hasNewSiteInfo: true },
  });
  const reminder = popup(page, shop.hasScript, "registration-reminder");
  const message = popup(page, shop.hasScript, "new-site");
  await shop.open("/en/about");
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: "OK" }).click();
  await expect(message).toHaveCount(0);
  await expect(reminder).toHaveCount(0);
  await platform.advance(minute);
  // Beside a form to register, and on pages of player safety, it does not come.
  for (const path of ["/en/registration", "/en/responsiblegaming"]) {
    await shop.open(path);
    await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
  }
  await shop.open("/en/about");
  await expect(reminder).toContainText("Open an account to bet");
  await shop.expectAccessible("the registration reminder");
  await reminder.getByRole("button", { name: "Close" }).click();
  await expect(reminder).toHaveCount(0);
  await platform.advance(29 * minute);
  await shop.open("/en/about");
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
  await platform.advance(2 * minute);
  await shop.open("/en/about");
  await reminder.getByText("Register").click();
  await expect(page).toHaveURL(/\/en\/registration/);
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
});

test("POP-04 POP-13 the first deposit bonus comes once in a session, and is silent for a day after a limit was lowered", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({ popups: { hasFirstDepositBonus: true } });
  const bonus = popup(page, shop.hasScript, "first-deposit-bonus");
  await platform.player(login, { is_need_identification: false });
  await shop.openAs(login, "/en/about");
  await expect(bonus).toHaveCount(0);
  await platform.advance(15 * second);
  await shop.open("/en/about");
  await expect(bonus).toContainText("100% of the deposit");
  await shop.expectAccessible("the first deposit bonus");

  // A limit that begins now silences it.
  const now = Math.floor(Date.parse(await platform.now()) / 1000);
  await platform.player(login, {
    is_need_identification: false,
    limits: {
      20: { limitType: 20, limitValue: 1_000, startedAt: now, needApprove: false },
    },
  });
  await shop.open("/en/about");
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
  await platform.advance(23 * 60 * minute);
  await shop.open("/en/about");
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
  await platform.advance(60 * minute);
  await shop.open("/en/about");
  await expect(bonus).toBeVisible();
  await bonus.getByRole("button", { name: "Close" }).click();
  await expect(bonus).toHaveCount(0);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === "bonus_popup"))
    .toMatchObject({ value: "closed" });
  await platform.advance(minute);
  await shop.open("/en/about");
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
});

test("POP-14 a payment method out of service is named with those that work, and the form keeps what was typed", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({ paybills: { outOfService: ["test-3155"] } });
  await shop.openAs("demo@example.test", "/en/office/recharge?limit=none");
  const notice = shop.refusal("paybills");
  await expect(notice).toContainText("3155");
  await expect(notice).toContainText("4242");
  const modal = page.locator("dialog[data-popup='paybills']");
  if (shop.hasScript) {
    await expect(modal).toContainText("You can pay with:");
    await shop.expectAccessible("payment methods out of service");
    await modal.getByRole("button").click();
    await expect(modal).toHaveCount(0);
  }
  await page.locator('input[name="amount"]').fill("777");
  await page.locator('input[name="method"][value="test-3155"]').check();
  await page.locator('main form[action*="recharge"] button[type="submit"]').last().click();
  if (shop.hasScript) await modal.getByRole("button").click();
  await expect(shop.alert()).toContainText("out of service");
  await expect(page.locator('input[name="amount"]')).toHaveValue("777");
  await expect(page.locator('input[name="method"][value="test-3155"]')).toBeChecked();
  await shop.expectAccessible("a payment by a method out of service");
});

test("POP-13 POP-03 two popups that are due at once come one after the other, and typed text silences what sells", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({
    popups: { registrationReminder: { delay: 0, interval: 30 }, hasNewSiteInfo: true },
  });
  const reminder = popup(page, shop.hasScript, "registration-reminder");
  const message = popup(page, shop.hasScript, "new-site");
  await shop.open("/en/home/line");
  // The reminder is the stricter one.
  await expect(reminder).toBeVisible();
  await expect(message).toHaveCount(0);
  if (shop.hasScript) {
    // While a field has typed text, what does not sell comes in its place.
    await page.locator('input[name="search"]').first().fill("Arsenal");
    await expect(reminder).toHaveCount(0);
    await expect(message).toBeVisible();
    await message.getByRole("button", { name: "OK" }).click();
    await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
    await page.locator('input[name="search"]').first().fill("");
    await expect(reminder).toBeVisible();
    await reminder.getByRole("button", { name: "Close" }).click();
  } else {
    await reminder.getByRole("button", { name: "Close" }).click();
    await expect(reminder).toHaveCount(0);
    await expect(message).toBeVisible();
    await message.getByRole("button", { name: "OK" }).click();
  }
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
});

test("POP-13 ACC-05 the reminder of a conversion comes before the first deposit bonus, once on all devices", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({ popups: { hasFirstDepositBonus: true } });
  const patch = { is_need_identification: false };
  await platform.player(login, patch);
  const bonus = popup(page, shop.hasScript, "first-deposit-bonus");
  await shop.openAs(login, "/en/about");
  await platform.advance(minute);
  await platform.player(login, { ...patch, account_conversion_status: 1 });
  await shop.open("/en/about");
  const notice = shop.refusal("convert-account");
  await expect(notice).toBeVisible();
  await expect(anyPopup(page, shop.hasScript)).toHaveCount(0);
  await notice.getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/convert-account$/);
  await shop.open("/en/about");
  await expect(notice).toHaveCount(0);
  await expect(bonus).toBeVisible();
});
