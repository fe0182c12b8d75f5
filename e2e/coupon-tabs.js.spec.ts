import type { BrowserContext, Page } from "@playwright/test";
import { tabTo } from "./support/focus";
import { expect, Shop, test } from "./support/shop";

const login = "demo@example.test";

/** What a page shows of its coupon: bets in their order with their prices, and the placement key. */
async function couponOf(shop: Shop) {
  const rows = await shop
    .coupon()
    .locator("li[data-bet]")
    .evaluateAll((all) =>
      all.map((row) => [
        row.getAttribute("data-bet"),
        row.querySelector('[data-name="bet-coef"]')?.getAttribute("value"),
      ]),
    );
  const key = await shop
    .coupon()
    .locator('form:has([value="place"]) input[name="key"]')
    .inputValue();
  return { rows, key, coef: await shop.valueOf("coupon-coef") };
}

async function withoutScript(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (!browser) throw new Error("no browser");
  return browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
}

/** Keeps every number of bets that the page shows from now on. */
async function watchCount(page: Page) {
  await page.evaluate(() => {
    const shown: number[] = [];
    Object.assign(globalThis, { shown });
    const count = () =>
      Number(document.querySelector('[data-name="coupon-count"]')?.getAttribute("value"));
    new MutationObserver(() => {
      if (count() !== shown.at(-1)) shown.push(count());
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);
}

test("CPN-17 ten prices clicked within 100 ms in two tabs give ten bets in both tabs", async ({
  shop,
  context,
}) => {
  await shop.open("/en/");
  const second = new Shop(await context.newPage(), shop.origin, true);
  await second.open("/en/");
  const bets = (await shop.offered(10)).map(({ id }) => id);
  const counts = [await watchCount(shop.page), await watchCount(second.page)];
  const pressAll = (page: Page, ids: string[]) =>
    page.evaluate((names) => {
      for (const name of names) {
        document.querySelector<HTMLElement>(`button[data-bet="${name}"]`)?.click();
      }
    }, ids);
  // One task of the page each: no answer can come between two presses.
  await Promise.all([pressAll(shop.page, bets.slice(0, 5)), pressAll(second.page, bets.slice(5))]);

  for (const tab of [shop, second]) {
    await expect(tab.coupon().locator("li[data-bet]")).toHaveCount(10);
    await tab.answered();
    const { rows } = await couponOf(tab);
    expect(new Set(rows.map(([id]) => id))).toEqual(new Set(bets));
    await expect(tab.page.locator('button[name="bet"][aria-pressed="true"]')).toHaveCount(10);
  }
  // What was pressed stays shown: no answer takes it back until the next one comes.
  for (const shown of counts) {
    const steps = await shown();
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBe(10);
  }
  await second.page.close();
});

test("CPN-17 a coupon built without JavaScript is the same with JavaScript, and the reverse", async ({
  shop,
  context,
}) => {
  const plain = await withoutScript(context);
  const before = new Shop(await plain.newPage(), shop.origin, false);
  await before.open("/en/");
  await before.choose(3);
  const built = await couponOf(before);
  expect(built.rows).toHaveLength(3);

  await context.addCookies(await plain.cookies());
  await shop.open("/en/");
  await expect.poll(() => couponOf(shop)).toEqual(built);
  const [, , , fourth] = await shop.offered(4);
  if (!fourth) throw new Error("no fourth match");
  await shop.priceOf(fourth).click();
  await expect(shop.row(fourth)).toBeVisible();
  await shop.answered();
  const grown = await couponOf(shop);
  expect(grown.rows).toHaveLength(4);
  expect(grown.key).not.toBe(built.key);

  await plain.addCookies(await context.cookies());
  await before.open("/en/");
  await expect.poll(() => couponOf(before)).toEqual(grown);
  await plain.close();

  // A second press takes the bet out again.
  await shop.priceOf(fourth).click();
  await expect(shop.row(fourth)).toHaveCount(0);
  await shop.answered();
  expect((await couponOf(shop)).rows).toEqual(built.rows);
  await expect(shop.priceOf(fourth)).not.toHaveAttribute("aria-pressed", "true");
});

test("CPN-16 the stored coupon is restored without its cookie at current prices, and finished events are named", async ({
  shop,
  platform,
  context,
}) => {
  await shop.open("/en/");
  const [moved, over, kept] = await shop.choose(3);
  if (!moved || !over || !kept) throw new Error("three matches are needed");
  const saved = await shop.page.evaluate(() => localStorage.getItem("COUPON"));
  expect(JSON.parse(saved ?? "{}")).toMatchObject({ typeId: 1, bets: { length: 3 } });
  const game = (await platform.games("limit=500")).find(({ id }) => id === over.gameId);
  await platform.market(moved.marketId, { coef: "9.5" });
  await platform.game(over.gameId, { result: "1:0" });
  await context.clearCookies({ name: "coupon" });

  await shop.page.reload();
  await expect(shop.refusal("restored")).toContainText(game?.home ?? "");
  await shop.answered();
  // The code of a slip with bets may still be loading.
  await expect(shop.row(kept)).toBeVisible();
  const { rows } = await couponOf(shop);
  expect(rows).toEqual([
    [moved.id, "9.5"],
    [kept.id, kept.coef],
  ]);

  // Cleared is cleared: nothing comes back by itself.
  await shop.coupon().getByRole("button", { name: "Clear bet slip" }).click();
  await expect(shop.coupon().locator("li[data-bet]")).toHaveCount(0);
  await shop.answered();
  await shop.page.reload();
  await shop.settled();
  await expect.poll(() => shop.couponCount()).toBe(0);
});

test("ACS-02 a guest adds a bet, signs in and places it by keyboard alone", async ({
  shop,
  platform,
}) => {
  await shop.open("/en/");
  const { page } = shop;
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("nothing is offered");
  await tabTo(page, shop.priceOf(bet));
  await page.keyboard.press("Enter");
  await expect(shop.row(bet)).toBeVisible();
  await shop.answered();
  await expect(shop.priceOf(bet)).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Skip to bet slip" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, shop.stake());
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("120");
  await tabTo(page, shop.coupon().getByRole("button", { name: "Sign in to place bet" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("dialog").locator('input[name="login"]')).toBeFocused();
  await page.keyboard.type(login);
  await tabTo(page, page.locator('input[name="password"]'));
  await page.keyboard.type("demo");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(shop.stake()).toHaveValue("120.00");
  await tabTo(page, shop.coupon().getByRole("button", { name: /^Place/ }));
  await page.keyboard.press("Enter");
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "120.00");
  expect(await platform.bets(login)).toHaveLength(1);
});

test("CPP-03 CPP-06 a refused coupon can be placed again only when the page has received a new key", async ({
  shop,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  const { key } = await couponOf(shop);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await shop.page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === "GET") await isLetGo;
    await route.continue();
  });
  await shop.place("0.01");
  await expect(shop.page.locator("#amount-error")).toHaveAttribute("data-code", "below-minimum");
  const button = shop.coupon().locator('button[name="intent"][value="place"]');
  expect((await couponOf(shop)).key).toBe(key);
  await expect(button).toBeDisabled();
  letGo();
  await expect(button).toBeEnabled();
  expect((await couponOf(shop)).key).not.toBe(key);
  await shop.place("50");
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "50.00");
});

test("CPP-06 a stake typed while a bet is being placed stays when the bet is refused", async ({
  shop,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await shop.page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === "POST") await isLetGo;
    await route.continue();
  });
  await shop.place("0.01");
  await shop.stake().fill("60");
  letGo();
  await expect(shop.alert().locator('[data-code="below-minimum"]')).toBeVisible();
  await shop.answered();
  await expect(shop.stake()).toHaveValue("60");
  await shop.coupon().locator('button[name="intent"][value="place"]').click();
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "60.00");
});
