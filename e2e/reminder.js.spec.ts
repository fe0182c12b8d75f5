import { expect, test } from "./support/shop";

test.use({ viewport: { width: 360, height: 740 } });

const minute = 60_000;

test("CPR-02 no coupon reminder appears while the coupon sheet is open", async ({ shop, page }) => {
  await page.clock.install();
  const note = page.locator("[data-popup='coupon-reminder']");
  await shop.open("/en/");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("nothing is offered");
  await shop.priceOf(bet).click();
  await expect(page.locator("nav a[href='/en/coupon']").last()).toContainText("1");
  await page.locator("nav a[href='/en/coupon']").last().click();
  await expect(shop.row(bet)).toBeVisible();
  // Its code comes behind the page: the minutes count from when it is there.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("COUPON_NOTIFY")))
    .not.toBeNull();
  await page.clock.runFor(6 * minute);
  await expect(note).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("aside[data-open]")).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(note).toBeVisible();
});
