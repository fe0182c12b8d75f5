import { accepted, expect, test } from "./support/shop";

test.use({ consent: accepted });

test("REG-04 leaving a registration for another page is recorded, changing its type is not", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  const left = async () =>
    (await platform.events())
      .filter(({ name }) => name === "registration_left")
      .map(({ type }) => type);
  await shop.open("/en/registration/fast_reg");
  await page.locator('main a[href*="/registration/phone_reg"]').click();
  await expect(page.locator('main input[name="phone_number"]')).toBeVisible();
  await page.locator('header a[href="/en/"]').first().click();
  await expect(page.locator('main input[name="phone_number"]')).toHaveCount(0);
  await expect.poll(left).toEqual(["phone_reg"]);
});
