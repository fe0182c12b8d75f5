import type { Page } from "@playwright/test";
import { expect, type Shop, test } from "./support/shop";

const back = "/en/about";

/** The sign-in form's own button: the others of the page have names. */
function send(page: Page) {
  return page.locator("main form button[type=submit]:not([name])").first().click();
}

async function typeNumber(page: Page, number: string) {
  await page.locator('main select[name="phone_code"]').selectOption("+7");
  await page.fill('main input[name="phone_number"]', number);
}

async function typeCode(shop: Shop, code: string) {
  await shop.page.fill('main input[name="code"]', code);
  await send(shop.page);
}

async function expectSignedIn(shop: Shop) {
  await expect(shop.value("balance")).toBeVisible();
  await expect(shop.page).toHaveURL(shop.origin + back);
}

test("SES-03 SES-05 ACS-01 a player signs in by telephone number and password after a refused number", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(`/en/user/login?returnUrl=${encodeURIComponent(back)}`);
  await page.getByRole("link", { name: "Phone" }).click();
  await expect(page.locator('main input[name="phone_number"]')).toBeVisible();
  await shop.expectAccessible("sign-in by phone");

  await typeNumber(page, "900 00");
  await page.fill('main input[name="password"]', "demo");
  await send(page);
  await expect(page.locator("#phone_number-error")).toHaveAttribute("data-code", "phone");
  await expect(page.locator('main input[name="phone_number"]')).toHaveValue("900 00");
  await expect(page.locator('main select[name="phone_code"]')).toHaveValue("+7");
  await shop.alert().getByRole("link").first().click();
  await expect(page.locator('main input[name="phone_number"]')).toBeFocused();
  await expect(page.locator("#phone_number-error")).toBeVisible();
  await shop.expectAccessible("refused sign-in by phone");

  await typeNumber(page, "8 (900) 000-00-01");
  await page.fill('main input[name="password"]', "demo");
  await send(page);
  await expectSignedIn(shop);
});

test("SES-03 SES-05 ACS-01 a player signs in by an SMS code and a second step, and the coupon is unchanged", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/");
  await shop.choose(1);
  await shop.open(`/en/user/login?type=sms&returnUrl=${encodeURIComponent(back)}`);
  await shop.expectAccessible("sign-in by SMS");
  await typeNumber(page, "9000000005");
  await send(page);

  const code = page.locator('main input[name="code"]');
  await expect(code).toBeVisible();
  await expect(page.locator("main")).toContainText("+7 900 000 00 05");
  await expect(page.locator("main")).toContainText(/another code in \d+ s/);
  await page.reload();
  await shop.settled();
  await shop.expectAccessible("code by SMS");
  await typeCode(shop, "123456");
  await expect(page.locator("#code-error")).toHaveAttribute("data-code", "bad-code");
  await expect(code).toHaveValue(shop.hasScript ? "123456" : "");
  await shop.expectAccessible("wrong code");

  await page.locator('button[value="resend"]').click();
  await expect(shop.refusal("too-soon")).toBeVisible();
  await platform.advance(60_000);
  await page.locator('button[value="resend"]').click();
  await expect(
    page.locator("main").getByRole("status").filter({ hasText: "A new code has been sent" }),
  ).toBeVisible();
  await typeCode(shop, "000000");

  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await shop.expectAccessible("second step");
  await typeCode(shop, "000000");
  await expectSignedIn(shop);
  await expect.poll(() => shop.couponCount()).toBe(1);
});

test("SES-03 SES-05 the second step of a sign-in survives a reload and can be cancelled", async ({
  shop,
}) => {
  const { page } = shop;
  const enter = async () => {
    await page.fill('main input[name="login"]', "twostep@example.test");
    await page.fill('main input[name="password"]', "demo");
    await send(page);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  };
  await shop.open(`/en/user/login?returnUrl=${encodeURIComponent(back)}`);
  await enter();
  await page.reload();
  await shop.settled();
  await page.locator('button[value="cancel"]').click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await enter();
  await typeCode(shop, "000000");
  await expectSignedIn(shop);
});
