import { expect, test } from "./support/shop";

test.use({ viewport: { width: 1366, height: 1024 } });

/** A tablet in desktop mode: its requests are those of a computer, and it has fingers. */
const tablet = () => {
  Object.defineProperty(navigator, "platform", { get: () => "MacIntel" });
  Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 });
};

test("SCR-15 a tablet in desktop mode is led to the mobile version once, which its next pages keep", async ({
  shop,
}) => {
  const { page } = shop;
  await page.addInitScript(tablet);
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).search);
  });
  await page.goto(`${shop.origin}/en/about?tab=1`);
  await expect(page).toHaveURL(/\/en\/about\?tab=1&platform_type=mobile$/);
  const navigation = page.getByRole("navigation", { name: "Quick navigation" });
  await expect(navigation).toBeVisible();
  await page.goto(`${shop.origin}/en/contacts`);
  await expect(navigation).toBeVisible();
  expect(opened).toEqual(["?tab=1", "?tab=1&platform_type=mobile", ""]);

  await page.getByRole("link", { name: "Go to the desktop site" }).click();
  await expect(page).toHaveURL(/platform_type=desktop$/);
  await expect(navigation).toBeHidden();
  await page.goto(`${shop.origin}/en/about`);
  await expect(navigation).toBeHidden();
  await expect(page).toHaveURL(/\/en\/about$/);
});

test("SCR-14 SCR-15 a computer and a crawler stay, and platform_type=mobile lays a wide window out as a phone", async ({
  shop,
  browser,
}) => {
  const { page } = shop;
  await shop.open("/en/about");
  await expect(page).toHaveURL(/\/en\/about$/);
  const navigation = page.getByRole("navigation", { name: "Quick navigation" });
  await expect(navigation).toBeHidden();
  await shop.open("/en/about?platform_type=mobile");
  await expect(navigation).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sports and leagues" })).toBeHidden();

  const crawler = await browser.newContext({
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) (Applebot/0.1)",
  });
  const crawled = await crawler.newPage();
  await crawled.addInitScript(tablet);
  await crawled.goto(`${shop.origin}/en/about`);
  await expect(crawled).toHaveURL(/\/en\/about$/);
  await crawler.close();
});
