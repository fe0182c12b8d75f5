import { expect, test } from "./support/shop";

const login = "demo@example.test";
const hour = 3_600_000;

test("LOT-01 LOT-02 a lotto ticket and a toto coupon are filled in, bought and settled after their draw", async ({
  shop,
  platform,
  page,
}) => {
  await shop.openAs(login, "/en/lotto/keno");
  await shop.expectAccessible("a lotto ticket");
  const mark = (number: number) => page.locator(`input[name="numbers-1"][value="A${number}"]`);
  for (let number = 1; number <= 10; number++) await mark(number).check();
  // A line of too many numbers is told at the line, with what was marked.
  await mark(11).check();
  await page.locator("form.ticket button.main").click();
  await expect(shop.refusal("numbers")).toBeVisible();
  await expect(mark(11)).toBeChecked();
  await mark(11).uncheck();
  await page.locator("form.ticket button.main").click();
  await expect(page).toHaveURL(/\?ticket=\d+$/);
  await shop.settled();
  await expect(shop.value("ticket-stake")).toHaveAttribute("value", "20.00");
  await expect(shop.value("balance")).toHaveAttribute("value", "9980.00");

  await shop.open("/en/toto/football");
  await shop.expectAccessible("a toto coupon");
  for (let match = 1; match <= 8; match++)
    await page.locator(`input[name="pick-${match}"][value="1"]`).check();
  await page.locator('input[name="pick-1"][value="X"]').check();
  await page.locator("#toto-amount").fill("3");
  await page.locator("form.ticket button.main").click();
  await expect(page).toHaveURL(/\?coupon=\d+$/);
  await expect(shop.value("balance")).toHaveAttribute("value", "9974.00");
  await shop.open("/en/toto/football/coupons");
  await expect(shop.value("lines")).toHaveAttribute("value", "2");

  await platform.advance(10 * 24 * hour);
  await shop.openAs(login, "/en/toto/football/coupons");
  await expect(shop.value("ticket-state")).toHaveAttribute("value", /won|lost/);
  await shop.open("/en/lotto/keno");
  await expect(shop.value("ticket-state")).toHaveAttribute("value", /won|lost/);
});
