import { expect, test } from "./support/shop";

const login = "demo@example.test";

test("CPN-15 an advance on open bets pays part of a stake, is refused above its maximum, and is repaid from returns", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const [first, second] = await shop.offered(2);
  if (!first || !second) throw new Error("two bets");
  await shop.priceOf(first).click();
  await expect(shop.row(first)).toBeVisible();
  await shop.answered();
  await expect(shop.coupon().locator('[data-name="available-prepaid"]')).toHaveCount(0);
  await shop.place("200");
  await expect(shop.value("receipt-id")).toBeVisible();

  await shop.open("/en/");
  await shop.priceOf(second).click();
  await expect(shop.row(second)).toBeVisible();
  await shop.answered();
  const available = shop.coupon().locator('[data-name="available-prepaid"]');
  await expect(available).toHaveAttribute("value", "100.00");
  await shop.openMore();
  const field = shop.coupon().locator('input[name="prepaidAmount"]');
  await shop.expectAccessible("a coupon with an advance");
  await field.fill("100.50");
  await shop.place("150");
  await expect(shop.page.locator("#prepaidAmount-error")).toHaveAttribute(
    "data-code",
    "above-maximum",
  );
  await expect(shop.alert().locator('[data-code="above-maximum"]')).toBeVisible();
  await expect(field).toHaveValue(/^100\.50?$/);
  expect(await platform.balance(login)).toBe("9800.00");

  await shop.settled();
  await field.fill("100");
  await shop.place("150");
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "150.00");
  await expect(shop.value("receipt-prepaid")).toHaveAttribute("value", "100.00");
  expect(await platform.balance(login)).toBe("9750.00");

  // The second game is postponed: its stake comes back, and the advance is repaid of it.
  await platform.game(second.gameId, { status: "finished", scores: null });
  await shop.open("/en/");
  await expect(shop.value("balance")).toHaveAttribute("value", "9800.00");
});
