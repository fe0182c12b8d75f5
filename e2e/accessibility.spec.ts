import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";

/** axe in each colour scheme; without JavaScript the light one is enough, since the markup is the same. */
async function expectAccessible(shop: Shop, where: string) {
  await shop.settled();
  for (const colorScheme of shop.hasScript ? (["light", "dark"] as const) : (["light"] as const)) {
    await shop.page.emulateMedia({ colorScheme });
    await shop.expectAccessible(`${where}, ${colorScheme}`);
  }
}

for (const lng of ["en", "ar"] as const) {
  test(`ACS-01 no page or state has an axe violation: ${lng}`, async ({
    shop,
    platform,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false && lng !== "en", "directions are told apart with JavaScript only");
    test.setTimeout(240_000);
    const { page } = shop;

    await shop.open(`/${lng}/coupon`);
    await expectAccessible(shop, "empty coupon");
    await shop.open(`/${lng}/no-such-page`);
    await expectAccessible(shop, "404");
    await shop.open(`/${lng}/user/login`);
    await expectAccessible(shop, "sign-in");
    await page.fill('main input[name="login"]', login);
    await page.fill('main input[name="password"]', "wrong");
    await page.click('main button[type="submit"]');
    await expect(shop.refusal("bad-credentials")).toBeVisible();
    await expectAccessible(shop, "refused sign-in");

    await shop.open(`/${lng}/`);
    await shop.choose(3);
    await expectAccessible(shop, "home with three bets");
    const [game] = await platform.games("limit=1");
    await shop.open(`/${lng}/${game?.path}`);
    await expectAccessible(shop, "game");
    await shop.openAs(login, `/${lng}/line/football`);
    await expectAccessible(shop, "line");
    await shop.open(`/${lng}/coupon`);
    await shop.place("19.99");
    await expect(shop.alert().locator('[data-code="below-minimum"]')).toBeVisible();
    await expectAccessible(shop, "refused coupon");
    await shop.place("150");
    await expect(shop.value("receipt-id")).toBeVisible();
    await expectAccessible(shop, "receipt");
    await shop.open(`/${lng}/office/history`);
    await expect(shop.value("bet-state")).toBeVisible();
    await expectAccessible(shop, "history");
  });
}

test("ACS-03 a failed sign-in says what is wrong first, leads to the fields and keeps what was typed", async ({
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
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.click('main button[type="submit"]');
  await expect(page.locator("#password-error")).toHaveAttribute("data-code", "required");
  for (const field of ["login", "password"]) {
    const words = await summary.locator(`a[href="#${field}"]`).textContent();
    await expect(page.locator(`#${field}-error`)).toContainText(words ?? "?");
  }
});
