import { expect, type Shop, test } from "./support/shop";

const login = "new@example.test";

/** Signs in on the way to the history. */
async function led(shop: Shop, as: string) {
  await shop.open(`/en/user/login?returnUrl=${encodeURIComponent("/en/office/history")}`);
  await shop.signIn(as);
  await expect(shop.page).not.toHaveURL(/user\/login/);
  await shop.settled();
}

test("BAN-03 BAN-05 a player who must identify himself is led to identification, then to the requested page", async ({
  shop,
  platform,
}) => {
  await platform.config({ access: { mustIdentify: true } });
  await led(shop, login);
  const { page } = shop;
  await expect(page).toHaveURL(/office\/identification\?required=1/);
  await expect(shop.refusal("identification-required")).toBeVisible();
  await page.locator("#name").fill("Anna");
  await page.locator("#date_birthday").fill("2020-01-01");
  await page.locator("main form button").click();
  await shop.settled();
  await expect(page.locator("#surname-error")).toBeVisible();
  await expect(
    page.locator('#date_birthday-error[data-code="age"], #date_birthday-error [data-code="age"]'),
  ).toBeVisible();
  await expect(page.locator("#name")).toHaveValue("Anna");
  await page.locator("#surname").fill("Petrova");
  await page.locator("#date_birthday").fill("1990-02-28");
  await page.locator("#passport").fill("4510 123456");
  await page.locator("main form button").click();
  await expect(page).toHaveURL(/office\/history$/);
});

test("TRM-02 TRM-03 TRM-04 changed terms are listed and must be accepted before the requested page opens", async ({
  shop,
}) => {
  await led(shop, "terms@example.test");
  const { page } = shop;
  await expect(page).toHaveURL(/en\/confirm\?returnUrl=/);
  await expect(page.locator("main")).toContainText("Who may bet");
  await page.locator("main form button").click();
  await shop.settled();
  await expect(page.locator("[role=alert]")).toBeVisible();
  await page.locator("#accept").check();
  await page.locator("main form button").click();
  await expect(page).toHaveURL(/office\/history$/);
});
