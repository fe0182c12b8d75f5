import { expect, test } from "./support/shop";

test("SET-01 a click on a star adds the favourite at once to the list and the sports column, and an error undoes it", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open("/en/home/line");
  const list = page.locator('[data-remote="betting"]');
  const menu = page.locator('[data-remote="sports-menu"]');
  const star = list.locator('button[data-favourite^="c"]').first();
  const name = await star.getAttribute("data-favourite");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(menu.locator('a[href="/en/favourites"]')).toBeVisible();
  await expect(menu.locator(`button[data-favourite="${name}"][aria-pressed="true"]`)).toHaveCount(
    2,
  );
  await page.reload();
  await shop.settled();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await expect(menu.locator('a[href="/en/favourites"]')).toHaveCount(0);

  // A mark that was not kept is shown no more, and the page says so.
  await shop.openAs("demo@example.test", "/en/home/line");
  await platform.fault({ path: "/web-api/user/v1/favourites", status: 503, times: 5 });
  const answer = page.waitForResponse(
    (response) => response.request().method() === "POST" && /favourites/.test(response.url()),
  );
  await star.click();
  await answer;
  await expect(star).toHaveAttribute("aria-pressed", "false");
  const told = page.locator('[data-code="post-refused"]');
  await expect(told).toContainText("Nothing was sent; try again");
  await platform.clearFaults();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(told).toHaveCount(0);
});

test("SEC-01 SET-01 a star clicked after a sign-out in another tab shows an error and works on the next click", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.openAs("demo@example.test", "/en/home/line");
  // A pulse in between would tell the page first.
  await page.route("**/remote/**", (route) => route.abort());
  await shop.signOutElsewhere();

  const star = page.locator('[data-remote="betting"] button[data-favourite^="c"]').first();
  const told = page.locator('[data-code="form-stale"]');
  await star.click();
  await expect(told).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(told).toHaveCount(0);
  await expect(star).toHaveAttribute("aria-pressed", "true");
});
