import { cents, decimal, winInCents } from "./support/oracle";
import { expect, test } from "./support/shop";

const login = "demo@example.test";

test("CPN-11 a player with VIP bets on can stake above the maximum, up to the VIP maximum", async ({
  shop,
  platform,
}) => {
  await platform.player(login, { settings: { isVipBet: "1" }, balances: { RUB: "2000000.00" } });
  await shop.openAs(login);
  const [bet] = await shop.choose(1);
  if (!bet) throw new Error("a bet");
  const most = await shop.valueOf("vip-max-bet");
  expect(Number(most)).toBeGreaterThan(Number(await shop.valueOf("max-bet")));
  await shop.expectAccessible("a coupon that may be a VIP bet");

  await shop.place(decimal(cents(most) + 1n));
  await expect(shop.page.locator("#amount-error")).toHaveAttribute("data-code", "above-maximum");
  expect(await platform.bets(login)).toEqual([]);

  await shop.settled();
  await shop.place(most);
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", most);
  await expect(shop.value("receipt-win")).toHaveAttribute(
    "value",
    decimal(winInCents(cents(most), [bet.coef])),
  );
  expect(await platform.bets(login)).toMatchObject([{ stake: most }]);
});
