import { expect, test } from "./support/shop";

test("CPN-09 CPP-12 the receipt in the slip's place names the highest payout that cuts its return", async ({
  shop,
  platform,
}) => {
  await shop.openAs("demo@example.test");
  for (const bet of await shop.offered(2)) {
    await platform.market(bet.marketId, { coef: "1000" });
    await expect(shop.priceOf(bet).locator("data")).toHaveAttribute("value", "1000");
    await shop.priceOf(bet).click();
    await expect(shop.row(bet)).toBeVisible();
    await shop.answered();
  }
  // 20.00 × 1,000 × 1,000 is more than the 1,000,000.00 that are ever paid.
  await shop.place("20");
  const receipt = shop.page.locator("[data-receipt]");
  await expect(receipt.locator('[data-name="receipt-win"]')).toHaveAttribute("value", "1000000.00");
  await expect(receipt.locator('[data-name="max-payout"]')).toHaveAttribute("value", "1000000.00");
});
