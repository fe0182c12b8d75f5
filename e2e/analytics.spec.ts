import { accepted, expect, refused, test } from "./support/shop";

test.describe("with consent", () => {
  test.use({ consent: accepted });

  test("ANA-03 ANA-06 a page, a page after it and a refused sign-in are one event each, with and without scripts", async ({
    shop,
    platform,
  }) => {
    const { page, hasScript } = shop;
    await shop.open("/en/about");
    await page.locator('footer a[href="/en/rules"], footer a[href^="/en/rules/"]').first().click();
    await expect(page).toHaveURL(/\/en\/rules/);
    await shop.open("/en/user/login");
    await page.locator('main input[name="login"]').fill("demo@example.test");
    await page.locator('main input[name="password"]').fill("wrong");
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.locator("main [role=alert]").first()).toBeVisible();
    const flow = async () =>
      (await platform.events())
        .filter(({ name }) => /^(page_view|login_)/.test(name))
        .map(({ name, screen, mode, code }) => [name, screen ?? null, mode ?? null, code ?? null])
        .sort();
    await expect.poll(flow).toEqual(
      [
        ["page_view", "info:about", "document", null],
        ["page_view", "info:rules", hasScript ? "navigation" : "document", null],
        ["login_page_call", null, "document", null],
        ["login_error", null, null, "bad-credentials"],
      ].sort(),
    );
  });
});

test.describe("without consent", () => {
  test.use({ consent: refused });

  test("CNS-03 ANA-06 nothing is sent, and nothing is kept in the browser", async ({
    shop,
    platform,
  }) => {
    const { page, hasScript } = shop;
    await shop.open("/en/about");
    await page.locator('footer a[href="/en/rules"], footer a[href^="/en/rules/"]').first().click();
    await expect(page).toHaveURL(/\/en\/rules/);
    await shop.open("/en/about");
    expect(await platform.events()).toEqual([]);
    if (hasScript) expect(await page.evaluate(() => localStorage.getItem("ANALYTICS"))).toBeNull();
  });
});
