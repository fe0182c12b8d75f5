import { expect, test } from "./support/shop";

test("LAY-01 LAY-02 a page has links to the site's sections and to the support below it, and a screen that hides them has none", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/home/line");
  const links = page.getByRole("navigation", { name: "Sections of the site" });
  await expect(links.getByRole("link", { name: "Results", exact: true })).toHaveAttribute(
    "href",
    "/en/results/live",
  );
  await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute(
    "href",
    "/en/contacts",
  );
  await shop.open("/en/settings");
  await expect(links).toHaveCount(0);
});
