import { cents, decimal, winInCents } from "./support/oracle";
import { askedByScript, leaveAlone } from "./support/quiet";
import { expect, type OfferedBet, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const take = (shop: Shop) => shop.page.locator("#cash-out-take");
const ask = (shop: Shop) => shop.page.locator('#cash-out a[href*="sell=whole"]');
const offer = (shop: Shop) => shop.page.locator('#cash-out [data-name="cash-out"]');

/** A bet of 100.00 of a signed-in player, at a price that stands still; its receipt is shown. */
async function placed(shop: Shop, pin: (bet: OfferedBet) => Promise<unknown>): Promise<OfferedBet> {
  await shop.openAs(login);
  const [bet] = await shop.choose(1);
  if (!bet) throw new Error("a bet");
  await pin(bet);
  await shop.place("100");
  await shop.openReceipt();
  await shop.settled();
  return bet;
}

test("CPN-23 an expired cash-out offer is refused beside a new offer, and accepting the new one pays once", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  const bet = await placed(shop, ({ marketId, coef }) => platform.market(marketId, { coef }));
  await expect(offer(shop)).toHaveAttribute("value", "95.00");
  await expect(shop.value("cash-out-until")).toBeVisible();
  await shop.expectAccessible("a receipt with an offer");
  await expect(take(shop)).toHaveCount(0);
  await ask(shop).click();
  await expect(shop.value("cash-out-given-up")).toBeVisible();
  await shop.expectAccessible("the question before a cash-out");

  // At a longer price the bet is worth less: 100 · placed / now · 0.95.
  const now = (Number(bet.coef) * 2).toFixed(3);
  await platform.market(bet.marketId, { coef: now });
  await platform.advance(16_000);
  await take(shop).click();

  await expect(shop.alert().locator('[data-code="quote-expired"]')).toBeVisible();
  await expect(shop.page.locator('#cash-out s [data-name="cash-out-asked"]')).toHaveAttribute(
    "value",
    "95.00",
  );
  await expect(offer(shop)).toHaveAttribute("value", "47.50");
  expect(await platform.bets(login)).toMatchObject([{ state: "placed", return: null }]);
  expect(await platform.balance(login)).toBe("9900.00");
  await shop.expectAccessible("an offer that ran out");

  await take(shop).click();
  await expect(shop.page).toHaveURL(/\/en\/coupon\/receipt\/\d+$/);
  await expect(shop.page.locator('main [data-code="cashed-out"]')).toBeVisible();
  await expect(shop.value("receipt-win")).toHaveAttribute("value", "47.50");
  await expect(take(shop)).toHaveCount(0);
  expect(await platform.bets(login)).toMatchObject([{ state: "cashed-out", return: "47.50" }]);
  expect(await platform.balance(login)).toBe("9947.50");
  await shop.page.reload();
  await expect(shop.value("receipt-win")).toHaveAttribute("value", "47.50");
});

test("CPN-23 a cash-out is refused after its price moved, and not offered while the market is suspended", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  const bet = await placed(shop, ({ marketId, coef }) => platform.market(marketId, { coef }));
  await ask(shop).click();
  await expect(take(shop)).toBeVisible();
  await platform.market(bet.marketId, { coef: (Number(bet.coef) * 4).toFixed(3) });
  await take(shop).click();
  await expect(shop.alert().locator('[data-code="quote-changed"]')).toBeVisible();
  await expect(offer(shop)).toHaveAttribute("value", "23.75");
  // The page is asked for once more after the answer; from then on it hears of nothing.
  await expect(take(shop)).toBeEnabled();

  await platform.market(bet.marketId, { isBlocked: true });
  await take(shop).click();
  await expect(shop.alert().locator('[data-code="cash-out-unavailable"]')).toBeVisible();
  await expect(shop.page.locator('[data-code="none-suspended"]')).toBeVisible();
  await expect(take(shop)).toHaveCount(0);
  expect(await platform.balance(login)).toBe("9900.00");
});

test("CPN-23 the page of a refused cash-out has the receipt's styles without JavaScript @browser", async ({
  shop,
  platform,
  page,
}) => {
  await leaveAlone(shop);
  const bet = await placed(shop, ({ marketId, coef }) => platform.market(marketId, { coef }));
  const border = () =>
    page.locator("main article").evaluate((node) => getComputedStyle(node).borderTopWidth);
  const dressed = await border();
  expect(Number.parseFloat(dressed)).toBeGreaterThan(0);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await ask(shop).click();
  await platform.market(bet.marketId, { coef: (Number(bet.coef) * 4).toFixed(3) });
  await take(shop).click();
  await expect(shop.alert().locator('[data-code="quote-changed"]')).toBeVisible();
  await expect.poll(() => border()).toBe(dressed);
});

test("CPP-11 CPN-23 a cash-out whose response is lost ends in the receipt of the cashed-out bet", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  await placed(shop, ({ marketId, coef }) => platform.market(marketId, { coef }));
  const id = await shop.valueOf("receipt-id");
  await ask(shop).click();
  await expect(take(shop)).toBeVisible();
  await platform.fault({ path: `/coupon-api/v1/coupons/${id}/cash-out`, drop: "after", times: 1 });
  await take(shop).click();
  await expect(shop.page.locator('main [data-code="cashed-out"]')).toBeVisible();
  expect(await platform.bets(login)).toMatchObject([{ state: "cashed-out", return: "95.00" }]);
  expect(await platform.balance(login)).toBe("9995.00");
});

test("CPP-11 CPN-23 a cash-out that never reached the platform is being checked until its offer has expired", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  // A fresh offer that script asks for would take the fault.
  await leaveAlone(shop);
  await placed(shop, ({ marketId, coef }) => platform.market(marketId, { coef }));
  const id = await shop.valueOf("receipt-id");
  await ask(shop).click();
  await expect(take(shop)).toBeVisible();
  await platform.fault({ path: `/coupon-api/v1/coupons/${id}/cash-out`, drop: "before", times: 1 });
  await take(shop).click();
  await expect(shop.alert().locator('[data-code="checking"]')).toBeVisible();
  await page.unroute(askedByScript);
  await expect(take(shop)).toHaveCount(0);
  await shop.expectAccessible("a sale that is being checked");
  await shop.open(`/en/coupon/receipt/${id}`);
  await expect(shop.alert().locator('[data-code="checking"]')).toBeVisible();

  await platform.advance(25_000);
  if (!shop.hasScript) await page.locator("#cash-out a").click();
  await expect(shop.alert().locator('[data-code="not-taken"]')).toBeVisible();
  await expect(ask(shop).or(take(shop))).toBeVisible();
  expect(await platform.bets(login)).toMatchObject([{ state: "placed" }]);
});

test("CPN-23 a partial cash-out asks for confirmation, and declining it changes nothing", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  await placed(shop, ({ marketId, coef }) => platform.market(marketId, { coef }));
  await shop.page.locator("#cash-out summary").first().click();
  await shop.page.locator('#cash-out button[name="share"][value="50"]').click();
  await expect(offer(shop)).toHaveAttribute("value", "47.50");
  await expect(shop.value("cash-out-rest")).toHaveAttribute("value", "50.00");
  await shop.expectAccessible("the question before a part is cashed out");
  await shop.page.locator('[data-code="cash-out-question"] a').click();
  await expect(take(shop)).toHaveCount(0);
  expect(await platform.balance(login)).toBe("9900.00");

  await shop.page.locator("#cash-out summary").first().click();
  await shop.page.locator("#cash-out-stake").fill("40");
  await shop.page.locator("#cash-out-stake").press("Enter");
  await expect(offer(shop)).toHaveAttribute("value", "38.00");
  await take(shop).click();
  await expect(shop.page.locator('main [data-code="cashed-out-part"]').first()).toBeVisible();
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "60.00");
  expect(await platform.balance(login)).toBe("9938.00");
});

test("CPN-23 the amount of an automatic cash-out is shown in My bets and can be cancelled there", async ({
  shop,
  platform,
}) => {
  await leaveAlone(shop);
  await placed(shop, ({ marketId, coef }) => platform.market(marketId, { coef }));
  await shop.page.locator("#cash-out summary").last().click();
  await shop.page.locator("#cash-out-auto").fill("1");
  await shop.page.locator("#cash-out-auto").press("Enter");
  await expect(shop.alert().locator('[data-code="auto-below-offer"]')).toBeVisible();
  await expect(shop.page.locator("#cash-out-auto")).toHaveValue("1");
  // A form that is on its way takes no second press.
  await expect(
    shop.page.locator('form:has(input[value="auto-cash-out"]) button').last(),
  ).toBeEnabled();
  await shop.page.locator("#cash-out-auto").fill("100");
  await shop.page.locator("#cash-out-auto").press("Enter");
  await expect(shop.value("auto-cash-out")).toHaveAttribute("value", "100.00");
  await shop.open("/en/coupon?slip=bets");
  const mine = shop.page.locator('main [data-name="auto-cash-out"]');
  await expect(mine).toHaveAttribute("value", "100.00");
  const cancel = 'form:has(input[value="cancel-auto-cash-out"]) button';
  await shop.page.locator(`main ${cancel}`).click();
  await expect(mine).toHaveCount(0);

  const [bet] = await platform.bets(login);
  await shop.open(`/en/coupon/receipt/${bet?.id}`);
  await shop.page.locator("#cash-out summary").last().click();
  await shop.page.locator("#cash-out-auto").fill("100");
  await shop.page.locator("#cash-out-auto").press("Enter");
  await expect(shop.value("auto-cash-out")).toBeVisible();
  await shop.open(`/en/print-coupon/${bet?.id}`);
  await expect(shop.value("auto-cash-out")).toHaveAttribute("value", "100.00");
  await shop.page.locator(cancel).click();
  await expect(shop.page.locator('[data-print] [data-name="auto-cash-out"]')).toHaveCount(0);
});

test("CPN-20 CPP-01 the receipt of a bet leads to a printable page with its stake and win in black text", {
  tag: "@browser",
}, async ({ shop, platform }) => {
  await shop.openAs(login);
  const [first, second] = await shop.choose(2);
  if (!first || !second) throw new Error("two bets");
  for (const { marketId, coef } of [first, second]) await platform.market(marketId, { coef });
  await shop.place("150.50");
  await shop.openReceipt();
  const id = await shop.valueOf("receipt-id");
  await shop.page.locator(`main a[href="/en/print-coupon/${id}"]`).click();
  await expect(shop.page).toHaveURL(`${shop.origin}/en/print-coupon/${id}`);

  const slip = shop.page.locator("[data-print]");
  const value = (name: string) => slip.locator(`[data-name="${name}"]`).first();
  await expect(value("receipt-id")).toHaveAttribute("value", id);
  await expect(value("receipt-stake")).toHaveAttribute("value", "150.50");
  const win = winInCents(cents("150.50"), [first.coef, second.coef]);
  await expect(value("receipt-win")).toHaveAttribute("value", decimal(win));
  await expect(value("bet-state")).toHaveAttribute("value", "placed");
  await expect(slip.locator('[data-name="leg-coef"]')).toHaveCount(2);
  await shop.settled();
  await shop.expectAccessible("a bet to print");
  const button = shop.page.getByRole("button", { name: "Print this page" });
  if (shop.hasScript) {
    await shop.page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await button.click();
    await expect(shop.page.locator("html")).toHaveAttribute("data-printed", "");
  } else {
    await expect(button).toBeHidden();
  }
  await shop.page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(
    shop.page.getByText("To print, use your browser's menu", { exact: false }),
  ).toBeHidden();
  await expect(slip).toHaveCSS("color", "rgb(0, 0, 0)");
});
