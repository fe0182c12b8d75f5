import { expect, test } from "./support/shop";

test("POP-08 POP-01 the notice of changed terms is shown until the visitor closes it, without leaving the page", async ({
  shop,
  platform,
}) => {
  const today = Math.floor(Date.parse(await platform.now()) / 1000);
  await platform.config({ termsNotice: { updated_at: today - 86_400 } });
  await shop.open("/en/results/live?x=1");
  await expect(shop.refusal("terms-updated")).toBeVisible();
  await shop.expectAccessible("a change of terms is told");
  await shop.refusal("terms-updated").getByRole("link").click();
  await expect(shop.page).toHaveURL(/\/en\/rules\/general$/);
  await shop.open("/en/results/live?x=1");
  await shop.refusal("terms-updated").getByRole("button").click();
  await expect(shop.refusal("terms-updated")).toHaveCount(0);
  await expect(shop.page).toHaveURL(/\/en\/results\/live\?x=1$/);
  await shop.openAs("demo@example.test", "/ar/");
  await expect(shop.refusal("terms-updated")).toHaveCount(0);
});
