import { cents, decimal, exactProduct, winInCents } from "./support/oracle";
import { expect, type OfferedBet, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const shown = (shop: Shop, name: string) => shop.coupon().locator(`[data-name="${name}"]`);
const bonus = (shop: Shop) => shop.coupon().locator('li[data-bet="0:0:bonus:"]');

async function express(shop: Shop): Promise<OfferedBet[]> {
  await shop.openAs(login);
  return shop.choose(3);
}

test("CPN-03 CPN-06 CPN-08 the bonus bet of an express multiplies its price and can be removed for good", async ({
  shop,
  platform,
}) => {
  await platform.config({ groups: { coupon: { bonusFeature: true } } });
  const bets = await express(shop);
  const prices = bets.map(({ coef }) => coef);
  await expect(bonus(shop)).toBeVisible();
  await expect(shown(shop, "coupon-coef")).toHaveAttribute(
    "value",
    exactProduct([...prices, "1.03"]),
  );
  await shop.expectAccessible("a coupon with a bonus");
  await shop.place("100");
  const win = decimal(winInCents(cents("100"), [...prices, "1.03"]));
  await expect(shop.value("receipt-win")).toHaveAttribute("value", win);
  expect(await platform.bets(login)).toMatchObject([{ stake: "100.00" }]);

  await shop.open("/en/");
  await shop.choose(3);
  await bonus(shop).locator("form button[title]").click();
  await expect(bonus(shop)).toHaveCount(0);
  await shop.answered();
  await expect(shown(shop, "coupon-coef")).toHaveAttribute("value", exactProduct(prices));
  await shop.page.reload();
  await shop.settled();
  await expect(bonus(shop)).toHaveCount(0);
});

test("CPN-06 CPP-06 an express is refused with its stake unchanged if its bonus is no longer offered", async ({
  shop,
  platform,
}) => {
  await platform.config({ groups: { coupon: { bonusFeature: true } } });
  await express(shop);
  await platform.config({ groups: { coupon: { bonusFeature: false } } });
  await shop.place("100");
  await expect(shop.refusal("bonus-changed")).toBeVisible();
  expect(await platform.bets(login)).toEqual([]);
  await expect(shop.stake()).toHaveValue(/^100(\.00)?$/);
});

test("CPN-14 CPP-06 an unknown promo code is refused at its field, and a valid one raises the win once", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const [bet] = (await shop.choose(1)) as [OfferedBet];
  const details = shop
    .coupon()
    .locator("details", { has: shop.page.locator('input[name="promoCode"]') });
  const field = details.locator('input[name="promoCode"]:not([type="hidden"])');
  await details.locator("summary").click();
  await field.fill("nope");
  await details.getByRole("button", { name: "Apply" }).click();
  await expect(shop.coupon().locator("#promoCode-error")).toHaveAttribute(
    "data-code",
    "promo-unknown",
  );
  await expect(field).toHaveValue("nope");
  await expect(shop.row(bet)).toBeVisible();
  await shop.expectAccessible("a coupon with a bad promo code");

  await field.fill("boost10");
  await details.getByRole("button", { name: "Apply" }).click();
  await expect(shop.coupon().locator('[data-promo="BOOST10"]')).toContainText("+10%");
  await shop.answered();
  await shop.expectAccessible("a coupon with a promo code");
  await shop.place("100");
  const win = winInCents(cents("100") * 1000n, [bet.coef, "1.1"]) / 1000n;
  await expect(shop.value("receipt-win")).toHaveAttribute("value", decimal(win));

  await shop.open("/en/");
  await shop.choose(1);
  await details.locator("summary").click();
  await expect(shop.coupon().locator('button[name="promoCode"]')).toHaveCount(0);
  await field.fill("BOOST10");
  await details.getByRole("button", { name: "Apply" }).click();
  await expect(shop.coupon().locator("#promoCode-error")).toHaveAttribute(
    "data-code",
    "promo-used",
  );
  expect(await platform.bets(login)).toHaveLength(1);
});
