import { expect, test } from "./support/shop";

test("CPN-17 CPN-16 an unreadable coupon cookie is reported once, and the stored copy restores the coupon", async ({
  shop,
  context,
}) => {
  await shop.open("/en/");
  const [first, second] = await shop.choose(2);
  if (!first || !second) throw new Error("two matches are needed");
  const cookie = (await context.cookies()).find(({ name }) => name === "coupon");
  if (!cookie) throw new Error("no cookie");
  await context.addCookies([{ ...cookie, value: `x${cookie.value}` }]);

  await shop.open("/en/");
  const told = shop.refusal("coupon-dropped");
  await expect(told).toBeVisible();
  if (shop.hasScript) {
    await expect(shop.refusal("restored")).toBeVisible();
    for (const bet of [first, second]) await expect(shop.row(bet)).toBeVisible();
    await expect(told).toBeVisible();
  } else await expect.poll(() => shop.couponCount()).toBe(0);
  await shop.expectAccessible("a coupon that could not be read");

  await shop.page.reload();
  await shop.settled();
  await expect(told).toHaveCount(0);
  await expect.poll(() => shop.couponCount()).toBe(shop.hasScript ? 2 : 0);
});
