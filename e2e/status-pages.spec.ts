import { expect, test } from "./support/shop";

test("REM-07 a page whose remote answers 404 keeps its address and shows the error page of technical-pages", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await platform.fault({ path: "/remotes/information/en/contacts", status: 404, times: 9 });
  await shop.open("/en/contacts");
  await expect(page.locator('main [data-status="404"] h1')).toHaveText(
    "This page could not be found",
  );
  await expect(page).toHaveURL(/\/en\/contacts$/);
  await expect(page).toHaveTitle("404");
  await page.locator("main").getByRole("link", { name: "To the home page" }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
});
