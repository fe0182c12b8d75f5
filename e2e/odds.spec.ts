import { marketOf } from "./support/platform";
import { expect, test } from "./support/shop";

test("ODD-01 ODD-02 prices are shown in the chosen American format on a game page and in the coupon", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  const [game] = await platform.games("limit=1");
  if (!game) throw new Error("a game is needed");
  const market = marketOf(game, "1");
  await platform.market(market.id, { coef: "1.91" });
  await shop.openAs("demo@example.test", "/en/coupon/settings");
  await page.selectOption('select[name="coefViewId"]', "2");
  await page.locator("main form button[type=submit], main form button:not([type])").last().click();
  await expect(
    page.locator('main [role="status"], main [data-kind="success"]').first(),
  ).toBeVisible();
  await expect(page.locator('select[name="coefViewId"]')).toHaveValue("2");
  await shop.expectAccessible("the settings of the coupon");

  await shop.open(`/en/${game.path}`);
  const price = shop.price(game, market);
  await expect(price).toContainText("−110");
  await expect(price).toHaveAttribute("aria-label", /: −110$/);
  await shop.add(game, market);
  await expect(shop.coupon().locator('data[data-name="bet-coef"]').first()).toHaveText("−110");
  await expect(shop.coupon().locator('data[data-name="bet-coef"]').first()).toHaveAttribute(
    "value",
    "1.91",
  );

  // The price moves: it is told in the reader's way, and lived through without a reload where there is a script.
  await platform.market(market.id, { coef: "2.2" });
  await expect(async () => {
    // A page is up to a second old: without a script it is opened until it is not.
    if (!shop.hasScript) await shop.open(`/en/${game.path}`);
    await expect(shop.price(game, market)).toContainText("+120", { timeout: 1_000 });
  }).toPass();
  await expect(shop.price(game, market)).toHaveAttribute("aria-label", /: \+120$/);
  await expect(shop.coupon().getByText("−110").first()).toBeVisible();
  await expect(shop.coupon().getByText("+120").first()).toBeVisible();
});
