import { expect, test } from "./support/shop";

test("REM-13 a collapsed market group stays collapsed over a reload of the remote's body and on another game", async ({
  shop,
  platform,
}) => {
  const [one, other] = await platform.games("status=line&limit=2");
  if (!one || !other) throw new Error("two games are needed");
  const { page } = shop;
  await shop.open(`/en/${one.path}`);
  await shop.markDocument();
  const fold = page.locator("#mk-total");
  await fold.locator("summary").click();
  await expect(fold).not.toHaveAttribute("open");
  // A moved clock has the body loaded again behind what is shown.
  await platform.setClock(new Date(Date.parse(one.startsAt) + 20 * 60_000).toISOString());
  await expect(page.locator('main [data-now="score"]')).toBeVisible();
  await expect(fold).not.toHaveAttribute("open");
  await expect(page.locator("#mk-handicap")).toHaveAttribute("open");

  await page
    .getByRole("complementary")
    .getByRole("link", { name: /^Upcoming/ })
    .first()
    .click();
  await page.locator(`main li[data-game] a.tms`).last().click();
  await expect(page.locator("header.board")).toBeVisible();
  await expect(fold).not.toHaveAttribute("open");
  await fold.locator("summary").click();
  await expect(fold).toHaveAttribute("open");
  expect(await shop.isSameDocument()).toBe(true);
});

test("REM-13 the sports column keeps its node during navigation and marks the link of the current page", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/");
  await shop.markDocument();
  const column = page.getByRole("complementary", { name: "Sports and leagues" });
  await column.evaluate((element) => element.setAttribute("data-same", ""));
  const current = column.locator('[aria-current="page"]');
  await expect(current).toHaveCount(0);
  await column.getByRole("link", { name: /^Championships/ }).click();
  await expect(current).toHaveText("Championships");
  await page.goBack();
  await expect(current).toHaveCount(0);
  await expect(page.locator("aside[data-same]")).toBeVisible();
  expect(await shop.isSameDocument()).toBe(true);
  // A window that was narrow has no column; it comes where the window grows.
  await page.setViewportSize({ width: 800, height: 800 });
  await page.context().addCookies([{ name: "window_width", value: "800", url: shop.origin }]);
  await shop.open("/en/home/line");
  await expect(column.locator("a")).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(column.locator('[aria-current="page"]')).toHaveText(/^Upcoming/);
});
