import { expect, test } from "./support/shop";

test("CPN-24 the accumulator of the day is added to the coupon as a whole and placed as one bet", async ({
  shop,
  platform,
}) => {
  const login = "demo@example.test";
  await shop.openAs(login);
  const form = shop.coupon().locator("form:has([data-express='line'])");
  const legs = await form
    .locator("input[name='bet']")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("value") ?? ""));
  expect(legs.length).toBeGreaterThanOrEqual(3);
  await shop.expectAccessible("an empty coupon with an accumulator of the day");
  await form.locator("button").click();
  const names = legs.map((leg) => leg.slice(0, leg.lastIndexOf(":")));
  await expect(shop.coupon().locator("li[data-bet]")).toHaveCount(legs.length);
  await shop.answered();
  const rows = await shop
    .coupon()
    .locator("li[data-bet]")
    .evaluateAll((all) => all.map((row) => row.getAttribute("data-bet")));
  expect(rows).toEqual(names);
  await expect(form).toHaveCount(0);

  await shop.place("100");
  await expect(shop.value("receipt-id")).toBeVisible();
  const [bet] = await platform.bets(login);
  expect(bet?.legs.map(({ marketId }) => String(marketId))).toEqual(
    names.map((name) => name.split(":")[1]),
  );
});
