import type { Page } from "@playwright/test";
import { tabTo } from "./support/focus";
import { expect, type Shop, test } from "./support/shop";

const region = "[role=status][aria-live=polite]";

/** Keeps all that the page's live region says from now on, in this document. */
async function listen(page: Page) {
  await page.evaluate((selector) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const node = document.querySelector(selector);
    if (!node) throw new Error("no live region");
    new MutationObserver(() => heard.push((node.textContent ?? "").trim())).observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, region);
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

const focused = (page: Page) => page.locator("main h1:focus");
const mainLink = (shop: Shop, name: string) =>
  shop.page.locator("header").getByRole("link", { name, exact: true }).first();

test("ACS-07 SEO-02 a navigation to a remote's page puts the focus on its heading and announces its title once", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/");
  await shop.markDocument();
  const heard = await listen(page);
  await mainLink(shop, "Casino").click();
  await expect(page).toHaveURL(/\/en\/casino/);
  await expect(focused(page)).toBeVisible();
  await expect(page).toHaveTitle(/ – Touchline$/);
  const title = await page.title();
  expect(await heard()).toEqual([title]);
  // The heading's ring is for those who use the keyboard.
  expect(await focused(page).evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("none");

  await page.locator('main a[href="/en/games/dice"]').first().click();
  await expect(page).not.toHaveTitle(title);
  await expect(focused(page)).toBeVisible();
  await expect(page).toHaveTitle(/ – Touchline$/);
  await expect.poll(async () => (await heard()).length).toBe(2);
  expect((await heard())[1]).toBe(await page.title());

  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect(focused(page)).toBeVisible();
  await expect.poll(async () => (await heard()).slice(2)).toEqual([title]);
  expect(await shop.isSameDocument()).toBe(true);
});

test("ACS-07 a navigation to a page of the shell puts the focus on its heading, by keyboard with a ring", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/");
  await shop.markDocument();
  await tabTo(page, page.locator("header a[href*='/en/user/login']").first());
  const heard = await listen(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/user\/login/);
  await expect(focused(page)).toBeVisible();
  expect(await focused(page).evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
  expect(await heard()).toEqual([await page.title()]);
  expect(await shop.isSameDocument()).toBe(true);
});

test("ACS-02 ACS-07 “Sign in to place bet” puts the focus into the dialog's first field, and Escape back onto the slip", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/en/");
  await shop.choose(1);
  await shop.stake().fill("100");
  const place = shop.coupon().getByRole("button", { name: /Sign in to place/ });
  await place.click();
  await expect(page.getByRole("dialog").locator('input[name="login"]')).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(place).toBeFocused();
  await expect(shop.stake()).toHaveValue(/^100/);
});

test("ACS-07 a press on a price, a pushed price and a hash leave the focus and announce no title", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/");
  const heard = await listen(page);
  const [bet, other] = await shop.offered(2);
  if (!bet || !other) throw new Error("two matches are needed");
  await shop.priceOf(bet).click();
  await expect(shop.row(bet)).toBeVisible();
  await shop.answered();
  await expect(shop.priceOf(bet)).toBeFocused();
  await expect
    .poll(heard)
    .toEqual([expect.stringMatching(/^Added to your bet slip: .+\. Bets on the slip: 1\.$/)]);
  await platform.market(other.marketId, { coef: "8.125" });
  await expect(shop.priceOf(other).locator("data")).toHaveAttribute("value", "8.125");
  await expect(shop.priceOf(bet)).toBeFocused();
  await page.evaluate(() => location.assign("#content"));
  await expect(page).toHaveURL(/#content$/);
  expect((await heard()).length).toBe(1);
  await expect(focused(page)).toHaveCount(0);
});

test("ACS-07 a placed bet and a cash-out are announced once", async ({ shop }) => {
  const { page } = shop;
  await shop.openAs("demo@example.test");
  await shop.choose(1);
  const heard = await listen(page);
  await shop.place("100");
  await expect
    .poll(async () => (await heard()).filter((text) => text === "Bet placed"))
    .toHaveLength(1);
  // The page's data comes again, and its texts with it: no news.
  const reloaded = page.waitForResponse(/\/en\.data\?/);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await reloaded;
  await shop.answered();
  await page.locator("#slip-receipt").locator("xpath=..").getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/coupon\/receipt\//);
  await expect(focused(page)).toHaveText("Bet placed");
  await page
    .locator("#cash-out")
    .getByRole("link", { name: /^Cash out/ })
    .first()
    .click();
  await page
    .locator("#cash-out")
    .getByRole("button", { name: /^Cash out/ })
    .click();
  await expect(page.locator('[data-code="cashed-out"]')).toBeVisible();
  await expect
    .poll(async () => (await heard()).filter((text) => /You cashed out for/.test(text)))
    .toHaveLength(1);
  expect((await heard()).filter((text) => text === "Bet placed")).toHaveLength(1);
});

test("ACS-07 a refused stake's errors take the focus", async ({ shop }) => {
  const { page } = shop;
  await shop.openAs("demo@example.test");
  await shop.choose(1);
  await shop.place("0.01");
  await expect(shop.coupon().locator('[role="alert"]').first()).toBeFocused();
  await expect(page.locator('[role="alert"]')).toHaveCount(1);
});

test("ACS-07 the outcome of a round is announced once and the focus stays on its button", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.openAs("demo@example.test", "/en/games/dice");
  await page.getByRole("button", { name: "Play for real" }).click();
  await expect(page).toHaveURL(/games\/dice\?mode=real&account=\d+$/);
  const roll = page.getByRole("button", { name: "Roll" });
  await page.locator('main input[name="stake"]').fill("50");
  const heard = await listen(page);
  await roll.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/&round=\d+$/);
  const result = page.locator("main .result[role=status]");
  await expect(result).toBeVisible();
  const outcome = ((await result.textContent()) ?? "").replace(/\s+/g, " ").trim();
  expect(outcome).not.toBe("");
  await expect.poll(heard).toEqual([outcome]);
  await expect(roll).toBeFocused();
});

test("ACS-02 “Skip to bet slip” leads to the column, to the sheet on a phone, and to the slip's page where neither is", async ({
  shop,
}) => {
  const { page } = shop;
  const skip = page.getByRole("link", { name: "Skip to bet slip" });
  await page.setViewportSize({ width: 1400, height: 900 });
  await shop.open("/en/");
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#coupon-column")).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open("/en/about");
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#coupon-column[data-open]")).toBeFocused();
  await expect(page.locator("#coupon-column")).toBeVisible();
  await page.keyboard.press("Escape");

  await shop.open("/en/casino");
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await expect(focused(page)).toBeVisible();
  await expect(skip).toHaveCount(0);
});
