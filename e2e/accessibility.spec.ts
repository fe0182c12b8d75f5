import { walkAccessible } from "./support/accessible";
import { expect, test } from "./support/shop";

test("ACS-01 axe finds no violation on the pages of the main betting flow in English", async ({
  shop,
  platform,
}) => {
  test.setTimeout(240_000);
  await walkAccessible(shop, platform, "en");
});

test("ACS-03 a failed sign-in shows an error summary with focus and links to the fields, and keeps the login", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/user/login");
  const title = await page.title();
  await page.fill('main input[name="login"]', "somebody@example.test");
  await page.fill('main input[name="password"]', "wrong");
  await page.click('main button[type="submit"]');

  const summary = shop.alert();
  await expect(summary.locator('[data-code="bad-credentials"]')).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(page.locator('main input[name="login"]')).toHaveValue("somebody@example.test");
  expect(await page.content()).not.toContain('value="wrong"');
  if (shop.hasScript) await expect(page).toHaveTitle(`Error: ${title}`);
  await summary.getByRole("link").first().click();
  await expect(page).toHaveURL(/#login$/);
  await expect(page.locator('main input[name="login"]')).toBeFocused();

  // Nothing typed at all: the same words at each field and in the summary.
  await page.fill('main input[name="login"]', "");
  await page.fill('main input[name="password"]', "");
  await page
    .locator("main form")
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.click('main button[type="submit"]');
  await expect(page.locator("#password-error")).toHaveAttribute("data-code", "required");
  for (const field of ["login", "password"]) {
    const words = await summary.locator(`a[href="#${field}"]`).textContent();
    await expect(page.locator(`#${field}-error`)).toContainText(words ?? "?");
  }
});
