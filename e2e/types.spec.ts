import { cents, decimal, winInCents } from "./support/oracle";
import { expect, type OfferedBet, type Shop, test } from "./support/shop";

const login = "demo@example.test";

const chooseType = async (shop: Shop, typeId: number) => {
  await shop.coupon().locator(`button[name="typeId"][value="${typeId}"]`).click();
  await expect(shop.coupon().locator(`button[name="typeId"][value="${typeId}"]`)).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await shop.answered();
};
/** Chooses in a list that applies itself with JavaScript, and by its button without. */
const pick = async (shop: Shop, list: string, value: string) => {
  const field = shop.coupon().locator(list);
  await field.selectOption(value);
  if (!shop.hasScript) await field.locator("xpath=ancestor::form").locator("button").click();
  await shop.answered();
};
const placeButton = (shop: Shop) => shop.coupon().locator('button[name="intent"][value="place"]');
const shown = (shop: Shop, name: string) => shop.coupon().locator(`[data-name="${name}"]`);

/** What lines pay, in cents: the stake's share of each, summed before anything is cut. */
function linesInCents(stake: bigint, lines: readonly (readonly string[])[]): bigint {
  const scale = 10n ** 12n;
  const sum = lines.reduce((total, prices) => total + winInCents(scale, [...prices]), 0n);
  return (stake * sum) / (scale * BigInt(lines.length));
}

test("CPN-02 CPN-07 CPN-22 a system with a banker shows its lines and returns, is placed and settled exactly", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const bets = await shop.choose(4);
  const [banker, first, second, third] = bets as [OfferedBet, OfferedBet, OfferedBet, OfferedBet];
  await chooseType(shop, 2);
  // 2 of 4 have 6 lines, 3 of 4 have 4.
  await expect(shown(shop, "lines")).toHaveAttribute("value", "6");
  await pick(shop, 'select[name="systemValue"]', "3");
  await expect(shown(shop, "lines")).toHaveAttribute("value", "4");

  // With a banker three events are left: of them lines of two, since three of three would be an express.
  await shop.row(banker).locator('button[aria-pressed="false"]').click();
  await expect(shop.row(banker).locator('button[aria-pressed="true"]')).toBeVisible();
  await shop.answered();
  await expect(shown(shop, "lines")).toHaveAttribute("value", "3");
  await shop.stake().fill("30");
  const events = [first.coef, second.coef, third.coef];
  const lines = [
    [banker.coef, first.coef, second.coef],
    [banker.coef, first.coef, third.coef],
    [banker.coef, second.coef, third.coef],
  ];
  const most = decimal(linesInCents(cents("30"), lines));
  if (shop.hasScript) {
    const least = [...events].sort((a, b) => Number(a) - Number(b)).slice(0, 2);
    await expect(shown(shop, "possible-win")).toHaveAttribute("value", most);
    await expect(shown(shop, "line-stake")).toHaveAttribute("value", "10");
    await expect(shown(shop, "least-win")).toHaveAttribute(
      "value",
      decimal(winInCents(cents("10"), [banker.coef, ...least])),
    );
  }
  await shop.expectAccessible("a coupon of a system");
  await shop.coupon().locator('a[href*="lines="]').click();
  await expect(shop.page.locator("#lines li")).toHaveCount(3);
  await shop.expectAccessible("the lines of a system");

  await shop.settled();
  await shop.place("30");
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "30.00");
  await expect(shop.value("receipt-win")).toHaveAttribute("value", most);
  const [placed] = await platform.bets(login);
  expect(placed).toMatchObject({ typeId: 2, systemValue: 2 });

  // The banker and two events win, the third loses: one line of 10.00.
  for (const bet of bets) {
    const type = bet.id.split(":")[2];
    const won = type === "1" ? "1:0" : type === "2" ? "0:1" : "1:1";
    const lost = type === "1" ? "0:1" : "1:0";
    await platform.game(bet.gameId, { result: bet === third ? lost : won });
  }
  const paid = decimal(winInCents(cents("10"), [banker.coef, first.coef, second.coef]));
  expect(await platform.bets(login)).toMatchObject([{ state: "won", return: paid }]);
  expect(await platform.balance(login)).toBe(decimal(cents("9970") + cents(paid)));
});

test("CPN-02 CPP-06 each block has its own stake with its own error, and all blocks are placed as one bet", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login);
  const [first, second, third] = (await shop.choose(3)) as [OfferedBet, OfferedBet, OfferedBet];
  await chooseType(shop, 4);
  const block = (bet: OfferedBet) => `li[data-bet="${bet.id}"] select[name="block"]`;
  await pick(shop, block(third), "2");
  await expect(shop.coupon().locator("[data-block]")).toHaveCount(2);
  const stakeOf = (id: number) => shop.coupon().locator(`input[name="amount-${id}"]`);
  await stakeOf(1).fill("20");
  await stakeOf(2).fill("0.5");
  await placeButton(shop).click();
  await expect(shop.coupon().locator("#amount-2-error")).toHaveAttribute(
    "data-code",
    "below-minimum",
  );
  await expect(shop.coupon().locator("#amount-1-error")).toHaveCount(0);
  await expect(stakeOf(2)).toHaveValue("0.5");
  expect(await platform.bets(login)).toEqual([]);
  await shop.settled();
  await stakeOf(2).fill("30");
  await shop.expectAccessible("a coupon of blocks");
  await placeButton(shop).click();

  const most =
    winInCents(cents("20") * 1000n, [first.coef, second.coef]) +
    winInCents(cents("30") * 1000n, [third.coef]);
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "50.00");
  await expect(shop.value("receipt-win")).toHaveAttribute("value", decimal(most / 1000n));
  expect(await platform.bets(login)).toMatchObject([{ typeId: 4, stake: "50.00" }]);
  expect(await platform.balance(login)).toBe("9950.00");
});
