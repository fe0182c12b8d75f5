import { lookingShop } from "./support/looking-shop";
import { startEmbedded } from "./support/server";
import { expect, test } from "./support/shop";

test("SET-01 a video that is scrolled past stays visible as a small window unless the setting is off", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  // The built-in feed has streams; that of the other scenarios has football alone.
  const running = await startEmbedded({ SANDBOX_FEED: "" });
  const shop = await lookingShop(browser, running.origin, {
    viewport: { width: 360, height: 740 },
  });
  const { page } = shop;
  await shop.open("/en/cyber/stream");
  const game = page.locator('main a[href*="/cyber/stream/"]').filter({ hasText: /\S/ });
  const paths = await game.evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  const path = paths.find((href) => /\/\d+\/\d+$/.test(href)) ?? "";
  await shop.open(path);
  const video = page.locator('[data-name="video-slot"]');
  await expect(video).toHaveAttribute("data-follow", "whole");
  const { height } = (await video.boundingBox()) ?? { height: 0 };
  const market = page.locator("main button[data-bet]").last();
  await market.scrollIntoViewIfNeeded();
  await expect(video).toHaveAttribute("data-follow", "small");
  await expect(video).toBeInViewport({ ratio: 1 });
  expect((await video.boundingBox())?.height).toBeLessThan(height);
  await shop.expectAccessible("a small video over the markets");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(video).toHaveAttribute("data-follow", "whole");

  await shop.open("/en/settings");
  await page.locator('main input[name="isVideoMoved"]').uncheck();
  await page.locator("main form button[type=submit]").last().click();
  await expect(page).toHaveURL(/saved=1/);
  await shop.open(path);
  await market.scrollIntoViewIfNeeded();
  await expect(video).not.toHaveAttribute("data-follow");
  await expect(video).not.toBeInViewport();
  await page.context().close();
  await running.stop();
});
