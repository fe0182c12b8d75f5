import type { Platform } from "./support/platform";
import { leaveAlone } from "./support/quiet";
import { expect, type OfferedBet, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const opening = "10000.00";

/** A signed-in player with one bet in the coupon. */
async function oneBet(shop: Shop): Promise<OfferedBet> {
  await shop.openAs(login);
  const [bet] = await shop.choose(1);
  if (!bet) throw new Error("nothing is offered");
  return bet;
}

/** A refusal has no effect but its words. */
async function expectNothingHappened(
  shop: Shop,
  platform: Platform,
  stake: string,
  balance = opening,
) {
  await expect(shop.stake()).toHaveValue(stake);
  await expect.poll(() => shop.couponCount()).toBe(1);
  expect(await platform.bets(login)).toEqual([]);
  expect(await platform.balance(login)).toBe(balance);
}

/** No return is promised for what cannot be placed. */
async function expectNoReturn(shop: Shop) {
  await expect(shop.coupon().locator('[data-name="possible-win"]')).toHaveCount(0);
}

test("CPP-06 CPS-02 a bet is refused after its price fell, and placed at the new price on the next submission", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  const bet = await oneBet(shop);
  await platform.market(bet.marketId, { coef: "1.111" });
  await shop.place("150");

  await expect(shop.row(bet).locator('[data-code="price-changed"]')).toBeVisible();
  await expect(shop.alert().locator('[data-code="price-changed"]')).toBeVisible();
  await expect(shop.row(bet).locator('[data-name="bet-coef"]')).toHaveAttribute("value", "1.111");
  await expect(shop.row(bet).locator("s")).toHaveText(bet.coef);
  // A price that may be accepted is what the return is counted with.
  await expect(shop.coupon().locator('[data-name="possible-win"]')).toHaveAttribute(
    "value",
    "166.65",
  );
  await expectNothingHappened(shop, platform, "150");

  await shop.coupon().locator('button[name="intent"][value="place"]').click();
  await expect(shop.value("receipt-coef")).toHaveAttribute("value", "1.111");
  expect(await platform.bets(login)).toMatchObject([{ coef: "1.111", stake: "150.00" }]);
  expect(await platform.balance(login)).toBe("9850.00");
});

test("CPP-06 CPN-22 a bet on a blocked market is refused at the bet and shows no possible win", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  const bet = await oneBet(shop);
  await platform.market(bet.marketId, { isBlocked: true });
  await shop.place("150");

  await expect(shop.row(bet).locator('[data-code="market-blocked"]')).toBeVisible();
  await expectNoReturn(shop);
  await expectNothingHappened(shop, platform, "150");
});

test("CPP-06 CPN-22 a bet on a match that has started is refused at the bet and shows no possible win", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  const bet = await oneBet(shop);
  const game = (await platform.games("limit=500")).find(({ id }) => id === bet.gameId);
  await platform.setClock(new Date(Date.parse(game?.startsAt ?? "") + 60_000).toISOString());
  await shop.place("150");

  await expect(shop.row(bet).locator('[data-code="event-started"]')).toBeVisible();
  await expectNoReturn(shop);
  await expectNothingHappened(shop, platform, "150");
});

const stakes = [
  { code: "funds", stake: "10000.01", bound: "10,000.00" },
  { code: "below-minimum", stake: "19.99", bound: "20.00" },
  { code: "amount", stake: "ten", bound: "150" },
];
for (const { code, stake, bound } of stakes) {
  test(`CPP-06 CPN-09 an invalid stake is refused at its field with code ${code}`, async ({
    shop,
    platform,
  }) => {
    await oneBet(shop);
    await shop.place(stake);

    await expect(shop.alert().locator(`[data-code="${code}"]`)).toBeVisible();
    await expect(shop.page.locator("#amount-error")).toHaveAttribute("data-code", code);
    await expect(shop.page.locator("#amount-error")).toContainText(bound);
    await expectNothingHappened(shop, platform, stake);
  });
}

test("CPP-06 CPN-09 a stake above the maximum shown in the coupon is refused at its field", async ({
  shop,
  platform,
}) => {
  await platform.player(login, { balances: { "11": "2000000.00" } });
  await oneBet(shop);
  const most = await shop.valueOf("max-bet");
  const cents = BigInt(most.replace(".", "")) + 1n;
  const stake = `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
  await shop.place(stake);

  await expect(shop.alert().locator('[data-code="above-maximum"]')).toBeVisible();
  await expect(shop.page.locator("#amount-error")).toHaveAttribute("data-code", "above-maximum");
  await expectNothingHappened(shop, platform, stake, "2000000.00");
});

test("CPP-07 a guest who places a coupon signs in and returns to the same coupon and stake", async ({
  shop,
  platform,
}) => {
  await shop.open("/en/");
  const bets = await shop.choose(2);
  await shop.place("175.50");

  // With a script sign-in is a dialog over the page, which stays.
  await expect(shop.page).toHaveURL(
    shop.hasScript ? /\/en\/\?modal=login$/ : /\/en\/user\/login\?returnUrl=/,
  );
  expect(await platform.bets(login)).toEqual([]);
  await shop.settled();
  await shop.signIn(login);

  await expect(shop.page).toHaveURL(shop.hasScript ? /\/en\/$/ : /\/en\/coupon$/);
  await shop.settled();
  for (const bet of bets) await expect(shop.row(bet)).toBeVisible();
  await expect(shop.stake()).toHaveValue("175.50");
  await shop.coupon().locator('button[name="intent"][value="place"]').click();
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "175.50");
  expect(await platform.bets(login)).toHaveLength(1);
  expect(await platform.balance(login)).toBe("9824.50");
});

test("CPP-06 CPN-10 a stake is refused after the active account changed its currency, then placed in the new one", async ({
  shop,
  platform,
}) => {
  // With a script a page hears of the other account by itself: here it does not.
  if (shop.hasScript) await shop.page.route(/\/remote\/(push|pulse)/, (route) => route.abort());
  await oneBet(shop);
  const other = await shop.page.context().newPage();
  await other.goto(`${shop.origin}/en/office/account`);
  await other.locator('[data-account="13"] form:has(input[value="activate"]) button').click();
  await expect(other.locator('[data-code="account-activate"]')).toBeVisible();
  await other.close();
  await shop.place("40");
  await expect(shop.alert().locator('[data-code="account-changed"]')).toBeVisible();
  await expect(shop.stake()).toHaveValue("40");
  expect(await platform.bets(login)).toEqual([]);

  // With a script the message is there before the dinars: what is placed until then is still of the roubles shown.
  await expect(
    shop.coupon().locator('input[type="hidden"][name="accountId"]').first(),
  ).toHaveAttribute("value", "13");
  await shop.place("1.5");
  await expect(shop.value("receipt-id")).toBeVisible();
  expect(await platform.bets(login)).toMatchObject([{ stake: "1.500", accountId: 13 }]);
});
