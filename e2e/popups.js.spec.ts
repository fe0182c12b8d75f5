import { expect, test } from "./support/shop";

const second = 1_000;

test("POP-06 the notice about an ad blocker appears where one hides the bait, blocks nothing, and stays closed", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({ popups: { hasAdBlockerNotice: true } });
  const notice = page.locator("[data-popup='ad-blocker']");
  await page.clock.install();
  await shop.open("/en/about");
  await page.clock.runFor(10 * second);
  await expect(page.locator("[data-popup]:not(form)")).toHaveCount(0);
  // What a blocker does to elements of such names.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".adsbox { display: none !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  await shop.open("/en/about");
  await expect(async () => {
    await page.clock.runFor(second);
    await expect(notice).toBeVisible({ timeout: second });
  }).toPass();
  await expect(notice).toContainText("An ad blocker is hiding parts of this site");
  await shop.expectAccessible("the notice about an ad blocker");
  await notice.getByRole("button").click();
  await expect(notice).toHaveCount(0);
  await shop.open("/en/");
  await page.clock.runFor(10 * second);
  await expect(page.locator("[data-popup]:not(form)")).toHaveCount(0);
  await expect(page.locator('button[name="bet"]').first()).toBeEnabled();
});

test("POP-01 POP-03 what needs no answer closes after 10 s, but not under the pointer or the focus", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({
    popups: { registrationReminder: { delay: 0, interval: 30 }, hasNewSiteInfo: true },
  });
  const reminder = page.locator("section[data-popup='registration-reminder']");
  await page.clock.install();
  await shop.open("/en/about");
  await expect(async () => {
    await page.clock.runFor(second);
    await expect(reminder).toBeVisible({ timeout: second });
  }).toPass();
  await reminder.hover();
  await page.clock.runFor(30 * second);
  await expect(reminder).toBeVisible();
  await reminder.getByRole("button").focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30 * second);
  await expect(reminder).toBeVisible();
  // The focus is where it was, and Escape closes.
  await reminder.getByRole("button").blur();
  await page.clock.runFor(9 * second);
  await expect(reminder).toBeVisible();
  await page.clock.runFor(2 * second);
  await expect(reminder).toHaveCount(0);
  // The next one has waited for it, and takes its turn.
  const message = page.locator("dialog[data-popup='new-site']");
  await expect(message).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-popup]:not(form)")).toHaveCount(0);
});

test("POP-13 a reality check takes the place of an open popup, which comes back after the answer", async ({
  shop,
  page,
  platform,
}) => {
  await platform.config({ popups: { hasFirstDepositBonus: true } });
  const login = "new@example.test";
  const limits = { "32": { limitType: 32, limitValue: 30, startedAt: 0 } };
  await platform.player(login, { is_need_identification: false });
  await shop.openAs(login, "/en/about");
  await platform.advance(16 * second);
  await shop.open("/en/about");
  const bonus = page.locator("section[data-popup='first-deposit-bonus']");
  await expect(bonus).toBeVisible();
  await platform.player(login, { is_need_identification: false, limits });
  await platform.advance(31 * 60 * second);
  await page.locator('footer a[href$="/en/about"], a[href$="/en/cookies"]').first().click();
  const check = page.locator("dialog[open]");
  await expect(check).toBeVisible();
  await expect(bonus).toHaveCount(0);
  await check.locator('button[name="action"][value="continue"]').click();
  await expect(check).toHaveCount(0);
  await expect(bonus).toBeVisible();
});
