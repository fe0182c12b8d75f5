import { expect, type Shop, test } from "./support/shop";

const back = "/en/about";

async function ask({ page }: Shop) {
  await page.fill('main input[name="login"]', "demo@example.test");
  await page.fill('main input[name="password"]', "demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await expect(page.locator('main img[data-name="captcha"]')).toBeVisible();
}

const idOn = ({ page }: Shop) => page.locator('main input[name="captcha_id"]').inputValue();

test("PLT-04 SES-11 ACS-01 sign-in asks for a captcha, keeps the typed login and accepts the right answer", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await platform.config({ captcha: { mode: "always" } });
  await shop.open(`/en/user/login?returnUrl=${encodeURIComponent(back)}`);
  await ask(shop);
  await expect(page.locator("#captcha-error")).toHaveAttribute("data-code", "captcha");
  await expect(page.locator('main input[name="login"]')).toHaveValue("demo@example.test");
  await expect(page.locator("main")).toContainText("Type these letters in order");
  await shop.expectAccessible("captcha");

  await page.fill('main input[name="captcha"]', "111111");
  await page.fill('main input[name="password"]', "demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await expect(page.locator("#captcha-error")).toHaveAttribute("data-code", "captcha-wrong");

  const before = await idOn(shop);
  await page.getByRole("button", { name: "Show another picture" }).click();
  await expect(page.locator('main input[name="captcha_id"]')).not.toHaveValue(before);
  await expect(page.locator('main input[name="login"]')).toHaveValue("demo@example.test");
  await expect(page.locator("#captcha-error")).toHaveCount(0);
  await shop.expectAccessible("another captcha");

  await page.fill('main input[name="captcha"]', await platform.captcha(await idOn(shop)));
  await page.fill('main input[name="password"]', "demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).last().click();
  await expect(shop.value("balance")).toBeVisible();
  await expect(page).toHaveURL(shop.origin + back);
});
