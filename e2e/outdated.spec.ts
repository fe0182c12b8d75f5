import { expect, test } from "./support/shop";

test("CPP-06 CPP-07 a coupon left in a tab while another signs out is refused in its place, with what was typed", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.openAs("demo@example.test", "/en/");
  await shop.choose(1);
  await shop.open("/en/coupon");
  const other = await page.context().newPage();
  await other.goto(`${shop.origin}/en/user/logout`);
  await other.locator("main button[type=submit]").first().click();
  await expect(other.locator('a[href*="user/login"]').first()).toBeVisible();
  await other.close();

  await shop.place("123.45");
  await expect(page.locator('[role="alert"] [data-code="expired"]').first()).toBeVisible();
  await expect(page.locator("#amount")).toHaveValue("123.45");
  await expect(shop.value("coupon-count").first()).toHaveAttribute("value", "1");
  await expect(page.locator("header").first()).toBeVisible();
  await shop.expectAccessible("a coupon of a session before");
});

test("SEC-01 LIM-03 a page of players alone leads to signing in and says why", async ({ shop }) => {
  const { page } = shop;
  await shop.openAs("demo@example.test", "/en/office/responsible");
  const other = await page.context().newPage();
  await other.goto(`${shop.origin}/en/user/logout`);
  await other.locator("main button[type=submit]").first().click();
  await expect(other.locator('a[href*="user/login"]').first()).toBeVisible();
  await other.close();

  await page.fill('[name="limit-1"]', "700");
  await page.getByRole("button", { name: "Save limits" }).click();
  await expect(page).toHaveURL(/user\/login/);
  await expect(page.locator('[data-code="form-stale"]')).toBeVisible();
});
