import { expect, test } from "./support/shop";

test("CPP-06 CPP-07 a coupon placed after a sign-out in another tab is refused, with its bets and stake unchanged", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.openAs("demo@example.test", "/en/");
  await shop.choose(1);
  await shop.open("/en/coupon");
  // A pulse in between would tell the page first: placing then leads to signing in.
  await page.route("**/remote/**", (route) => route.abort());
  await shop.signOutElsewhere();

  await shop.place("123.45");
  await expect(page.locator('[role="alert"] [data-code="expired"]').first()).toBeVisible();
  await expect(page.locator("#amount")).toHaveValue("123.45");
  await expect(shop.value("coupon-count").first()).toHaveAttribute("value", "1");
  await expect(page.locator("header").first()).toBeVisible();
  await shop.expectAccessible("a coupon of a session before");
});

test("SEC-01 a form sent after a sign-out in another tab is refused as outdated and works when sent again", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.openAs("demo@example.test", "/en/cookies");
  await page.route("**/remote/**", (route) => route.abort());
  await shop.signOutElsewhere();

  await page.locator('main button[name="choice"][value="disable"]').click();
  const said = shop.hasScript
    ? page.locator('[data-status="403"]')
    : page.locator('[data-code="form-stale"]');
  await expect(said).toBeVisible();
  if (shop.hasScript) await page.getByRole("button", { name: "Reload the page" }).click();
  await page.locator('main button[name="choice"][value="disable"]').click();
  await expect(said).toHaveCount(0);
});
