import { decimal, winInCents } from "./support/oracle";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const settings = "/en/coupon/settings";
const save = (shop: Shop) => shop.page.locator("main form button:not([name])").last().click();
const sign = (shop: Shop) => shop.page.locator("[data-one-click]");

test("CPS-04 CPP-03 one-click betting is confirmed, places one bet per double click and can be turned off", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.openAs(login);
  const [kept] = await shop.choose(1);
  if (!kept) throw new Error("a bet");
  await shop.open(settings);
  await page.check('input[name="isActiveOneClick"]');
  await page.fill('input[name="oneClickAmount"]', "1,000.5x");
  await save(shop);
  await expect(page.locator("#oneClickAmount-error")).toHaveAttribute("data-code", "amount");
  await expect(page.locator('input[name="oneClickAmount"]')).toHaveValue("1,000.5x");
  await expect(page.locator('input[name="isActiveOneClick"]')).toBeChecked();
  await shop.expectAccessible("coupon settings with an error");

  await page.fill('input[name="oneClickAmount"]', "120");
  await save(shop);
  await expect(page.locator('[data-code="confirm"]')).toBeVisible();
  await shop.expectAccessible("the question before one-click");
  await page.locator('button[name="confirm"][value="0"]').click();
  await expect(page.locator('input[name="isActiveOneClick"]')).not.toBeChecked();
  await shop.open("/en/");
  await expect(shop.row(kept)).toBeVisible();
  await expect(sign(shop)).toHaveCount(0);

  await shop.open(settings);
  await page.check('input[name="isActiveOneClick"]');
  await save(shop);
  await page.locator('button[name="confirm"][value="1"]').click();
  await expect(sign(shop).locator('[data-name="one-click-stake"]')).toHaveAttribute(
    "value",
    "120.00",
  );
  await expect.poll(() => shop.couponCount()).toBe(0);

  await shop.open("/en/");
  await shop.expectAccessible("a page with one-click on");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("a bet");
  await shop.priceOf(bet).dblclick();
  const receipt = shop.hasScript ? sign(shop) : page.locator("[data-receipt]");
  await expect(receipt.locator('[data-name="receipt-stake"]')).toHaveAttribute("value", "120.00");
  if (shop.hasScript) expect(new URL(page.url()).pathname).toBe("/en/");
  else
    await expect(receipt.locator('[data-name="receipt-win"]')).toHaveAttribute(
      "value",
      decimal(winInCents(12_000n, [bet.coef])),
    );
  // It stands over the page, and what it covers half can be scrolled from under it.
  await shop.expectAccessible("what became of a press", "target-size");
  await expect(shop.value("balance")).toHaveAttribute("value", "9880.00");
  expect(await platform.bets(login)).toMatchObject([{ typeId: 0, stake: "120.00" }]);
  await expect.poll(() => shop.couponCount()).toBe(0);

  if (!shop.hasScript) {
    await page.locator("[data-receipt] footer a").first().click();
    await expect(page).toHaveURL(/\/en\/?#bet-/);
  }
  await sign(shop).locator("form button").last().click();
  await expect(sign(shop)).toHaveCount(0);
  await shop.settled();
  await shop.priceOf(bet).click();
  await expect(shop.row(bet)).toBeVisible();
  expect(await platform.bets(login)).toHaveLength(1);
});

test("CPS-04 CPP-11 a refused one-click bet can be added to the coupon, and a lost response gives one bet", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await platform.player(login, {
    settings: { isActiveOneClick: "1", oneClickAmount: "120.00", oneClickIso: "RUB" },
  });
  await shop.openAs(login);
  const [bet, other] = await shop.offered(2);
  if (!bet || !other) throw new Error("two bets");
  await platform.player(login, { balances: { RUB: "100" } });
  await shop.priceOf(bet).click();
  const told = page
    .locator('[data-kind="error"]')
    .filter({ has: page.locator('[data-name="bet-coef"]') });
  await expect(told.locator('[data-code="funds"]')).toBeVisible();
  await expect(told.locator('[data-name="bet-coef"]')).toHaveAttribute("value", bet.coef);
  await shop.expectAccessible("a refused press");
  await told.locator('form:has(input[name="bet"]) button').first().click();
  await expect(shop.row(bet)).toBeVisible();
  expect(await platform.bets(login)).toEqual([]);

  await platform.player(login, { balances: { RUB: "1000" } });
  await shop.open("/en/");
  await platform.fault({ path: "/coupon-api/v1/coupons", drop: "after", times: 1 });
  await shop.priceOf(other).click();
  const receipt = shop.hasScript ? sign(shop) : page.locator("[data-receipt]");
  await expect(receipt.locator('[data-name="receipt-stake"]')).toHaveAttribute("value", "120.00");
  expect(await platform.bets(login)).toHaveLength(1);
});

test("CPN-12 CPS-06 the stake with auto-max is the maximum, follows the balance and is placed in full", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.openAs(login, settings);
  await page.check('input[name="isAutoMax"]');
  await page.uncheck('input[name="isPossibleWinShown"]');
  await save(shop);
  await expect(page.locator('main [data-code="saved"]')).toBeVisible();
  await shop.open("/en/");
  await shop.choose(1);
  await expect(shop.coupon().locator('[data-name="possible-win"]')).toHaveCount(0);
  await shop.openMore();
  await shop.coupon().locator('button[name="isAutoMax"]').click();
  await expect(shop.stake()).toHaveValue("10000.00");
  await expect(shop.stake()).toHaveAttribute("readonly", "");
  await shop.answered();
  await shop.expectAccessible("a coupon at its maximum");

  await platform.player(login, { balances: { RUB: "4321.50" } });
  // Push tells a page with a script; without one the next page is what follows.
  if (!shop.hasScript) await shop.open("/en/");
  await expect(shop.stake()).toHaveValue("4321.50");
  await shop.coupon().locator('button[name="intent"][value="place"]').click();
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "4321.50");
  expect(await platform.balance(login)).toBe("0.00");
});

test("ODD-03 a moved price is marked by a line, an arrow or both, as the player has set", {
  tag: "@browser",
}, async ({ shop }) => {
  const { page } = shop;
  const look = async (way: "up" | "down") => {
    await shop.open("/en/");
    const [bet] = await shop.offered(1);
    if (!bet) throw new Error("a bet");
    return shop.priceOf(bet).evaluate((button: HTMLButtonElement, moved: string) => {
      button.style.transition = "none";
      button.dataset["moved"] = moved;
      const { boxShadow } = getComputedStyle(button);
      const { content } = getComputedStyle(button, "::after");
      // The line's side, above or below, is its second length.
      const side = boxShadow === "none" ? "" : / 0px (-?\d+)px/.exec(boxShadow)?.[1];
      return { side, arrow: /▲|▼/.exec(content)?.[0] ?? "" };
    }, way);
  };
  const choose = async (type: string) => {
    await shop.open(settings);
    await page.check(`input[name="coefIndicationType"][value="${type}"]`);
    await save(shop);
    await expect(page.locator('main [data-code="saved"]')).toBeVisible();
  };
  await expect.poll(() => look("up")).toEqual({ side: "3", arrow: "▲" });
  await expect.poll(() => look("down")).toEqual({ side: "-3", arrow: "▼" });
  await choose("0");
  await expect.poll(() => look("up")).toEqual({ side: "3", arrow: "" });
  await expect.poll(() => look("down")).toEqual({ side: "-3", arrow: "" });
  await choose("1");
  await expect.poll(() => look("up")).toEqual({ side: "", arrow: "▲" });
  await expect.poll(() => look("down")).toEqual({ side: "", arrow: "▼" });
});
