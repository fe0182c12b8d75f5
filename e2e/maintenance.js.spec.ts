import { expect, test } from "./support/shop";

const notice = '[data-code="maintenance"]';

for (const who of ["guest", "player"] as const) {
  test(`NTC-05 a ${who}'s open page says when maintenance begins and ends, and keeps what was typed`, async ({
    shop,
    platform,
  }) => {
    const { page } = shop;
    const field = who === "guest" ? 'main input[name="login"]' : 'main input[name="code"]';
    if (who === "guest") await shop.open("/en/user/login");
    else await shop.openAs("demo@example.test", "/en/office/promotion");
    await shop.markDocument();
    await page.locator(field).fill("half-typed");
    const now = Math.floor(Date.parse(await platform.now()) / 1000);
    await platform.config({
      maintenance: { isActive: true, started_at: now - 60, ended_at: now + 3600 },
    });
    await expect(page.locator(notice)).toContainText("Maintenance is under way until", {
      timeout: 20_000,
    });
    await expect(page.locator(field)).toHaveValue("half-typed");
    expect(await shop.isSameDocument()).toBe(true);

    await platform.config({ maintenance: { isActive: false } });
    await expect(page.locator(notice)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.locator(field)).toHaveValue("half-typed");
    expect(await shop.isSameDocument()).toBe(true);
  });
}

test("NTC-05 NTC-06 an open page says that maintenance is under way once its visitor has the cookie, without a date", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/user/login");
  await page.context().addCookies([{ name: "maintenance", value: "1", url: shop.origin }]);
  await expect(page.locator(notice)).toContainText("Maintenance is under way. You can't bet", {
    timeout: 20_000,
  });
  await expect(page.locator(notice)).not.toContainText("1970");
});
