import { expect, test } from "./support/shop";

test("CFG-12 a page on an address that no longer serves the site names the one that does and leads to the same page there", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  const { port } = new URL(shop.origin);
  // The same server by another name.
  const mirror = `http://${new URL(shop.origin).hostname === "localhost" ? "127.0.0.1" : "localhost"}:${port}`;
  await platform.config({ domains: ["https://away.invalid", mirror] });
  await page.clock.install();
  await shop.open("/en/about?tab=1");
  const notice = page.locator('[data-code="domain-moved"]');
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(70_000);
  await expect(notice).toContainText(new URL(mirror).host);
  await expect(notice.getByRole("link")).toHaveAttribute("href", `${mirror}/en/about?tab=1`);
});
