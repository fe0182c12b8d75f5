import { expect, type Shop, test } from "./support/shop";

const sizes = [
  { name: "a phone", width: 360, height: 740 },
  { name: "a wide window", width: 1440, height: 900 },
] as const;

/** Counts presses as a hand makes them: of the mouse or finger; typing and Enter are none. */
async function counter(shop: Shop) {
  await shop.page.evaluate(() => {
    Object.assign(globalThis, { presses: 0 });
    const count = () => Object.assign(globalThis, { presses: presses() + 1 });
    const presses = () => (globalThis as unknown as { presses: number }).presses;
    addEventListener("pointerdown", count, { capture: true });
  });
  return () => shop.page.evaluate(() => (globalThis as unknown as { presses: number }).presses);
}

const foot = (shop: Shop) => shop.coupon().locator("[data-foot]");

/** A price in the middle of a list that is scrolled. */
async function scrolledPrice(shop: Shop) {
  const bets = await shop.offered(8);
  const bet = bets.at(-1);
  if (!bet) throw new Error("eight matches are needed");
  const price = shop.priceOf(bet);
  await price.scrollIntoViewIfNeeded();
  return price;
}

/** Where a price is in the window, px from the top. */
const topOf = async (price: Awaited<ReturnType<typeof scrolledPrice>>) =>
  Math.round((await price.boundingBox())?.y ?? Number.NaN);

for (const { name, ...size } of sizes) {
  test(`CPP-05 CPN-22 on ${name} a signed-in player is three presses from a price to a placed bet, and the list stays`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(size);
    await shop.openAs("demo@example.test", "/en/home/line");
    const price = await scrolledPrice(shop);
    await shop.markDocument();
    const presses = await counter(shop);
    const before = await topOf(price);
    await price.click();
    if (size.width < 1100) {
      await page.locator("[data-slip-bar]").click();
      // One bet wants its stake.
      await expect(foot(shop).getByRole("textbox").first()).toBeFocused();
    } else await foot(shop).getByRole("textbox").first().click();
    await page.keyboard.type("100");
    await foot(shop)
      .getByRole("button", { name: /^Place bet/ })
      .click();
    await expect(page.locator("#slip-receipt")).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(3);
    expect(page.url()).toMatch(/\/en\/home\/line$/);
    expect(await shop.isSameDocument()).toBe(true);
    expect(Math.abs((await topOf(price)) - before)).toBeLessThanOrEqual(1);
  });

  test(`SES-05 CPN-22 on ${name} a guest is six presses from a price to a placed bet, signing in over the list, which stays`, async ({
    shop,
  }) => {
    const { page } = shop;
    await page.setViewportSize(size);
    await shop.open("/en/home/line");
    const price = await scrolledPrice(shop);
    await shop.markDocument();
    const presses = await counter(shop);
    const before = await topOf(price);
    await price.click();
    if (size.width < 1100) await page.locator("[data-slip-bar]").click();
    else await foot(shop).getByRole("textbox").first().click();
    await expect(foot(shop).getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type("100");
    await foot(shop)
      .getByRole("button", { name: /^Sign in/ })
      .click();
    const dialog = page.locator("dialog");
    await expect(dialog.locator('input[name="login"]')).toBeFocused();
    await page.keyboard.type("demo@example.test");
    await dialog.locator('input[name="password"]').click();
    await page.keyboard.type("wrong");
    await page.keyboard.press("Enter");
    // A refusal is said where it can be mended.
    await expect(dialog.getByRole("alert")).toBeVisible();
    await dialog.locator('input[name="password"]').fill("demo");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(foot(shop).getByRole("textbox").first()).toHaveValue(/^100/);
    await foot(shop)
      .getByRole("button", { name: /^Place bet/ })
      .click();
    await expect(page.locator("#slip-receipt")).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(6);
    expect(page.url()).toMatch(/\/en\/home\/line$/);
    expect(await shop.isSameDocument()).toBe(true);
    // A signed-in page has the session's line above its list.
    expect(Math.abs((await topOf(price)) - before)).toBeLessThanOrEqual(40);
  });
}

test("CPN-22 a phone shows five of eight bets in its sheet in every type, and five matches of a list", async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open("/en/home/line");
  const nav = (await page.locator("nav").last().boundingBox())?.y ?? 0;
  const rows = await page
    .locator("main li.ev")
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(rows.filter((bottom) => bottom <= nav).length).toBeGreaterThanOrEqual(5);
  for (const bet of await shop.offered(8)) {
    await shop.priceOf(bet).click();
    await expect(shop.priceOf(bet)).toHaveAttribute("aria-pressed", "true");
  }
  await page.locator("[data-slip-bar]").click();
  for (const type of ["Accumulator", "System", "Singles", "Multi-bet"]) {
    const button = shop.coupon().getByRole("button", { name: type, exact: true });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await shop.answered();
    const top = (await foot(shop).boundingBox())?.y ?? 0;
    const bets = await shop
      .coupon()
      .locator("li[data-bet]")
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
    expect(bets.filter((bottom) => bottom <= top + 1).length, type).toBeGreaterThanOrEqual(5);
  }
});
