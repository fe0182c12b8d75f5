import type { Page } from "@playwright/test";
import { expect, Shop, test } from "./support/shop";

/** Another visitor of the shop, with a browser of the same kind. */
async function anotherVisitor(shop: Shop): Promise<Shop> {
  const browser = shop.page.context().browser();
  if (!browser) throw new Error("no browser");
  const context = await browser.newContext({
    javaScriptEnabled: shop.hasScript,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
  });
  return new Shop(await context.newPage(), shop.origin, shop.hasScript);
}

const rowsOf = (shop: Shop) =>
  shop
    .coupon()
    .locator("li[data-bet]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-bet")));
const codesOf = (shop: Shop) => shop.coupon().locator("details:has(input[name='code'])");
const open = (shop: Shop) => codesOf(shop).locator("summary").click();
const typeCode = async (shop: Shop, code: string) => {
  await codesOf(shop).locator("input[name='code']").fill(code);
  await codesOf(shop).locator("form:has(input[name='code']) button").click();
};
const errorOf = (page: Page) => page.locator("#code-error");

test("CPN-21 another visitor loads a coupon by its code after confirming that it replaces their bets", async ({
  shop,
  platform,
}) => {
  await shop.open("/en/");
  const [first, second, third] = await shop.offered(3);
  if (!first || !second || !third) throw new Error("three matches are needed");
  for (const bet of [first, second]) {
    await shop.priceOf(bet).click();
    await expect(shop.row(bet)).toBeVisible();
    await shop.answered();
  }
  await open(shop);
  await codesOf(shop).locator("form").first().locator("button").click();
  await expect(shop.page).toHaveURL(/\/en\/coupon\?saved=[0-9A-Z]{8}$/);
  const code = await shop.valueOf("share-code");
  await expect(shop.page.locator("input[name='share-link']")).toHaveValue(
    `${shop.origin}/en/coupon?code=${code}`,
  );
  await shop.expectAccessible("a saved coupon's code");

  const friend = await anotherVisitor(shop);
  await friend.open("/en/");
  await friend.priceOf(third).click();
  await expect(friend.row(third)).toBeVisible();
  await friend.answered();
  await open(friend);
  await typeCode(friend, "ABCD 1234");
  await expect(errorOf(friend.page)).toHaveAttribute("data-code", "unknown-code");
  await expect(codesOf(friend).locator("input[name='code']")).toHaveValue("ABCD 1234");
  await expect.poll(() => rowsOf(friend)).toEqual([third.id]);
  await friend.expectAccessible("a wrong code");

  await platform.market(first.marketId, { coef: "7.5" });
  await friend.settled();
  await typeCode(friend, `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
  await expect(friend.page).toHaveURL(new RegExp(`/en/coupon\\?code=${code}$`));
  await expect(friend.page.locator("[data-offered]")).toHaveCount(2);
  await expect(friend.refusal("replace")).toBeVisible();
  await expect.poll(() => rowsOf(friend)).toEqual([third.id]);
  await friend.expectAccessible("an offered coupon");

  await friend.settled();
  await friend.page.locator("[data-code-news='offer'] button").click();
  await expect(friend.page).toHaveURL(new RegExp(`/en/coupon\\?loaded=${code}$`));
  await expect(friend.refusal("code-loaded")).toBeVisible();
  await expect.poll(() => rowsOf(friend)).toEqual([first.id, second.id]);
  await expect(friend.row(first).locator('[data-name="bet-coef"]')).toHaveAttribute("value", "7.5");
  await friend.page.context().close();
});

test("CPN-21 a shared link offers its coupon without the finished events, which it names", async ({
  shop,
  platform,
}) => {
  await shop.open("/en/");
  const [kept, over] = await shop.choose(2);
  if (!kept || !over) throw new Error("two matches are needed");
  const game = (await platform.games("limit=500")).find(({ id }) => id === over.gameId);
  await open(shop);
  await codesOf(shop).locator("form").first().locator("button").click();
  await expect(shop.value("share-code")).toBeVisible();
  const link = await shop.page.locator("input[name='share-link']").inputValue();
  await platform.game(over.gameId, { result: "1:0" });

  const friend = await anotherVisitor(shop);
  await friend.open(link.slice(shop.origin.length));
  await expect(friend.page.locator(`[data-offered="${kept.id}"]`)).toBeVisible();
  await expect(friend.refusal("event-over")).toContainText(game?.home ?? "");
  await expect.poll(() => friend.couponCount()).toBe(0);
  await friend.page.locator("[data-code-news='offer'] button").click();
  await expect(friend.refusal("code-loaded")).toContainText(game?.home ?? "");
  await expect.poll(() => rowsOf(friend)).toEqual([kept.id]);
  await friend.page.context().close();
});
