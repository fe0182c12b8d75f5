import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop";

const login = "demo@example.test";
const terms = { status: 451, body: { code: "terms", exception_code: 1 } };

async function accept(page: Page) {
  await page.locator("#accept").check();
  await page.locator("main form button").click();
}

test("PLT-05 TRM-02 a bet refused by changed terms leads to them, and the coupon has its stake afterwards", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/home/line");
  await shop.choose(1);
  await platform.fault({ path: "/coupon-api/v1/coupons", ...terms, times: 1 });
  await shop.place("123.45");
  await expect(shop.page).toHaveURL(/\/en\/confirm\?required=1&returnUrl=%2Fen%2Fhome%2Fline$/);
  await shop.settled();
  await accept(shop.page);
  await expect(shop.page).toHaveURL(/\/en\/home\/line$/);
  await expect(shop.stake()).toHaveValue("123.45");
  expect(await platform.balance(login)).toBe("10000.00");
});

test("PLT-05 REM-07 a page whose remote answers 451 leads to the changed terms and back to that page", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/about");
  await platform.fault({ path: "/remotes/results", ...terms, times: 1000 });
  await shop.page.locator('header a[href="/en/results/live"]').first().click();
  await expect(shop.page).toHaveURL(/\/en\/confirm\?required=1&returnUrl=%2Fen%2Fresults%2Flive$/);
  await shop.settled();
  await platform.clearFaults();
  await accept(shop.page);
  await expect(shop.page).toHaveURL(/\/en\/results\/live$/);
  await expect(shop.page.locator("main h1").first()).toBeVisible();
});
