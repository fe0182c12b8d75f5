import { expect, test } from "./support/shop";

test("CAS-07 a page of a shared casino round shows the draw by itself and keeps the typed stake", async ({
  shop,
  platform,
}) => {
  await shop.openAs("demo@example.test", "/en/casino/game/303/studio-wheel");
  await shop.page.getByRole("button", { name: "Play for real" }).click();
  await expect(shop.page).toHaveURL(/mode=real/);
  await expect(shop.page.locator('main input[name="bet-1"]')).toBeVisible();
  const closes = shop.page.locator('main [data-name="round-closes"]');
  await expect(closes).toBeVisible();
  // Ten seconds before no more bets are taken: time to type, on a slow machine too.
  const at = Number(await closes.getAttribute("value"));
  await platform.advance(at - Date.parse(await platform.now()) - 10_000);
  await shop.page.reload();
  await shop.settled();
  const before = await closes.getAttribute("value");
  await shop.page.locator('main input[name="bet-1"]').fill("40");
  // At the draw, and again when the next round begins: a slow machine may see the second alone.
  const drawn = shop.page.locator("main .shared-status", { hasText: "Drawn." });
  const next = shop.page.locator(`main [data-name="round-closes"]:not([value="${before}"])`);
  await expect(drawn.or(next).first()).toBeAttached({ timeout: 60_000 });
  await expect(shop.page.locator('main input[name="bet-1"]')).toHaveValue("40");
  expect(Number(before)).toBeGreaterThan(0);
});
