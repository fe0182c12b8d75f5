import { expect, Shop, test } from "./support/shop";

test.use({ viewport: { width: 360, height: 740 } });

const minute = 60_000;

test("CPR-01 CPR-02 the coupon reminder appears once when it is due, and its button leads to the coupon", async ({
  shop,
  page,
  context,
}) => {
  // Without a script nothing comes by itself: the bottom bar's count stands on every page and leads to the coupon.
  if (shop.hasScript) await page.clock.install();
  const note = page.locator("[data-popup='coupon-reminder']");
  const inBar = page.locator("nav a[href='/en/coupon']").last();
  await shop.open("/en/");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("nothing is offered");
  const isLive = (await page.locator("#top-live").locator(`[data-bet="${bet.id}"]`).count()) > 0;
  await shop.priceOf(bet).click();
  await expect(inBar).toContainText("1");
  if (!shop.hasScript) {
    await expect(note).toHaveCount(0);
    await inBar.click();
    await expect(shop.row(bet)).toBeVisible();
    return;
  }
  const delay = isLive ? minute / 2 : 5 * minute;
  const kept = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem("COUPON_NOTIFY") ?? "null"));
  await expect.poll(kept).toMatchObject({ id: bet.marketId, isShown: false });
  await page.clock.runFor(delay - 11_000);
  await expect(note).toHaveCount(0);
  // It is looked every ten seconds.
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  await page.clock.runFor(21_000);
  await expect(note).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  await expect.poll(() => kept()).toMatchObject({ id: bet.marketId, isShown: true });
  await shop.expectAccessible("the coupon's reminder");
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await page.clock.runFor(10 * minute);
  await expect(note).toHaveCount(0);

  // Another tab of the same browser reminds for itself.
  const other = new Shop(await context.newPage(), shop.origin, true);
  await other.open("/en/");
  await expect
    .poll(() => other.page.evaluate(() => sessionStorage.getItem("COUPON_NOTIFY")))
    .toContain('"isShown":false');
  await other.page.clock.runFor(delay + 21_000);
  const otherNote = other.page.locator("[data-popup='coupon-reminder']");
  await otherNote.getByRole("link").click();
  await expect(other.page).toHaveURL(/\/en\/coupon$/);
  await expect(other.row(bet)).toBeVisible();
  await expect(otherNote).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await other.page.close();
});
