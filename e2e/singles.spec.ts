import { cents, decimal, winInCents } from "./support/oracle";
import { leaveAlone } from "./support/quiet";
import { expect, type OfferedBet, type Shop, test } from "./support/shop";

const login = "demo@example.test";

/** The field of a bet's own stake. */
const stakeOf = (shop: Shop, bet: OfferedBet) =>
  shop.coupon().locator(`input[name="amount-${bet.id}"]`);
const place = (shop: Shop) => shop.coupon().locator('button[name="intent"][value="place"]').click();

/** Three bets of a signed-in player as singles. */
async function threeSingles(shop: Shop) {
  await shop.openAs(login);
  const [first, second, third] = await shop.choose(3);
  if (!first || !second || !third) throw new Error("three bets");
  await shop.coupon().locator('button[name="typeId"][value="9"]').click();
  await expect(stakeOf(shop, first)).toBeVisible();
  await shop.answered();
  return { first, second, third };
}

test("CPP-04 CPN-02 of three singles two are placed, and the one on a blocked market stays with its reason", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  const { first, second, third } = await threeSingles(shop);
  await stakeOf(shop, first).fill("100");
  await stakeOf(shop, second).fill("200");
  await stakeOf(shop, third).fill("300.50");
  if (shop.hasScript) {
    const wins = [
      winInCents(10_000n, [first.coef]),
      winInCents(20_000n, [second.coef]),
      winInCents(30_050n, [third.coef]),
    ];
    const win = decimal(wins.reduce((sum, one) => sum + one, 0n));
    await expect(shop.coupon().locator('[data-name="possible-win"]')).toHaveAttribute("value", win);
  }
  await shop.expectAccessible("a coupon of singles");
  await platform.market(second.marketId, { isBlocked: true });
  await place(shop);

  await shop.openReceipt();
  const receipts = shop.page.locator("[data-receipt]");
  await expect(receipts).toHaveCount(2);
  await expect(receipts.nth(0).locator('[data-name="receipt-stake"]')).toHaveAttribute(
    "value",
    "100.00",
  );
  await expect(receipts.nth(1).locator('[data-name="receipt-stake"]')).toHaveAttribute(
    "value",
    "300.50",
  );
  await expect(receipts.nth(1).locator('[data-name="receipt-win"]')).toHaveAttribute(
    "value",
    decimal(winInCents(cents("300.50"), [third.coef])),
  );
  await expect(shop.row(second).locator('[data-code="market-blocked"]')).toBeVisible();
  await expect(
    shop.page.locator('main [data-code="not-placed"] [data-code="market-blocked"]'),
  ).toBeVisible();
  await expect.poll(() => shop.couponCount()).toBe(1);
  await expect(shop.stake()).toHaveValue("200.00");
  await shop.expectAccessible("the receipts of singles");

  const address = shop.page.url();
  await shop.page.reload();
  await expect(receipts).toHaveCount(2);
  await receipts.nth(0).locator("a").first().click();
  await expect(shop.page).toHaveURL(/receipt\/\d+$/);
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "100.00");
  await shop.page.goBack();
  await expect(shop.page).toHaveURL(address);
  await expect(receipts).toHaveCount(2);

  expect(await platform.bets(login)).toMatchObject([
    { typeId: 0, stake: "100.00" },
    { typeId: 0, stake: "300.50" },
  ]);
  expect(await platform.balance(login)).toBe("9599.50");
});

test("CPP-04 CPN-02 an invalid stake of a single is refused at its field, and one button sets all stakes", async ({
  shop,
  platform,
}) => {
  const { first, second, third } = await threeSingles(shop);
  await stakeOf(shop, first).fill("100");
  await stakeOf(shop, second).fill("ten");
  await place(shop);

  await expect(shop.alert().locator('[data-code="amount"]')).toBeVisible();
  await expect(shop.page.locator(`[id="amount-${second.id}-error"]`)).toHaveAttribute(
    "data-code",
    "amount",
  );
  await expect(stakeOf(shop, first)).toHaveValue("100");
  await expect(stakeOf(shop, second)).toHaveValue("ten");
  expect(await platform.bets(login)).toEqual([]);

  await shop.settled();
  await shop.openMore();
  await shop.stake().fill("70");
  await shop
    .coupon()
    .locator('form:has(input[name="amount"][type="text"]) button[type="submit"]')
    .click();
  for (const bet of [first, second, third]) await expect(stakeOf(shop, bet)).toHaveValue("70.00");
  await shop.answered();
  await shop.coupon().locator('button[name="intent"][value="place"]').dblclick();
  await expect(shop.page.locator("[data-receipt]")).toHaveCount(3);
  expect(await platform.bets(login)).toHaveLength(3);
  expect(await platform.balance(login)).toBe("9790.00");
  await expect.poll(() => shop.couponCount()).toBe(0);
});

test("CPP-11 CPP-04 three singles are each placed once with a receipt when the second response is lost", async ({
  shop,
  platform,
}) => {
  const { first, second, third } = await threeSingles(shop);
  for (const bet of [first, second, third]) await stakeOf(shop, bet).fill("150");
  await platform.fault({ path: "/coupon-api/v1/coupons", delayMs: 1, times: 1 });
  await platform.fault({ path: "/coupon-api/v1/coupons", drop: "after", times: 1 });
  await place(shop);
  await expect(shop.page.locator("[data-receipt]")).toHaveCount(3);
  expect(await platform.bets(login)).toHaveLength(3);
  expect(await platform.balance(login)).toBe("9550.00");
});
