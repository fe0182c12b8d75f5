import { expect, test } from "./support/shop";

test("LAY-01 LAY-02 SEO-10 a list has text and links about it below, and a screen that hides the block has none", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/home/line");
  await expect(page.getByRole("heading", { name: "Betting on sports" })).toBeVisible();
  await expect(page.getByRole("link", { name: "How bets are settled" })).toHaveAttribute(
    "href",
    "/en/rules/general",
  );
  await shop.open("/en/settings");
  await expect(page.getByRole("link", { name: "How bets are settled" })).toHaveCount(0);
});
