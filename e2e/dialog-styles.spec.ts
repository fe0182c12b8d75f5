import { expect, test } from "./support/shop";

// A guest is led to these addresses by a site that signs in and registers over the page; without a script, and until it
// runs, the dialog's code has not brought its styles.
for (const [query, field] of [
  ["modal=login", "password"],
  ["showForgotPasswordModal=true", "login"],
  ["modal=registration", "currency"],
] as const)
  test(`the dialog at ?${query} has the styles of its form without JavaScript @browser`, async ({
    shop,
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${shop.origin}/en/?${query}`);
    const form = page.locator(`form:has([name="${field}"])`);
    await expect(form).toBeVisible();
    const { display, rowGap } = await form.evaluate((node) => {
      const { display, rowGap } = getComputedStyle(node);
      return { display, rowGap };
    });
    expect(display).toMatch(/^(?:flex|grid)$/);
    expect(Number.parseFloat(rowGap)).toBeGreaterThanOrEqual(8);
    await expect(page.getByRole("button", { name: /^show/i })).toHaveCount(0);
  });
