import type { Locator, Page } from "@playwright/test";
import { Desk } from "./support/desk";
import { expect, type Shop, test } from "./support/shop";
import { login } from "./support/state";

const sizes = [
  { name: "a phone", width: 360, height: 740, isSheet: true },
  { name: "a wide screen", width: 1440, height: 900, isSheet: false },
] as const;

/** The types and what each of them shows of money in its foot, besides the button. */
const types = [
  { typeId: 1, shows: ['input[name="amount"]', '[data-name="coupon-coef"]', "dl dd"] },
  { typeId: 2, shows: ['input[name="amount"]', '[data-name="lines"]'] },
  { typeId: 4, shows: ["dl dd"] },
  { typeId: 9, shows: ["dl dd"] },
] as const;

/** It is wholly in the window, and nothing lies over its middle. */
async function expectInView(page: Page, part: Locator, where: string) {
  const seen = await part.first().evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return { isWhole, isOnTop: at !== null && (node.contains(at) || at.contains(node)) };
  });
  expect.soft(seen, where).toEqual({ isWhole: true, isOnTop: true });
  expect.soft(await page.evaluate(() => scrollY), `${where}, unscrolled`).toBe(0);
}

async function expectFoot(shop: Shop, shows: readonly string[], where: string) {
  const { page } = shop;
  const foot = page.locator("[data-coupon] form#place-form").first();
  for (const part of shows) await expectInView(page, foot.locator(part), `${part} on ${where}`);
  await expectInView(page, foot.locator('button[value="place"]'), `the button on ${where}`);
}

test.describe("foot of a coupon with 20 bets", () => {
  for (const { name, width, height, isSheet } of sizes) {
    test(`CPN-22 ACS-05 the foot of a coupon with 20 bets is visible on ${name}, with and without JavaScript`, async ({
      shop,
      platform,
    }) => {
      const { page } = shop;
      await page.setViewportSize({ width, height });
      const desk = new Desk(shop, platform);
      await desk.signIn(login);
      await desk.choose(20);
      for (const { typeId, shows } of types) {
        await desk.post({ intent: "type", typeId: String(typeId) });
        await page.route("**/*.js", (route) => route.abort());
        await page.goto(`${shop.origin}${isSheet ? "/en/coupon" : "/en/"}`);
        await expectFoot(shop, shows, `${name}, type ${typeId}, without scripts`);
        await page.unroute("**/*.js");
        await shop.open("/en/");
        if (isSheet) await page.locator('nav a[href="/en/coupon"]').last().click();
        await expectFoot(shop, shows, `${name}, type ${typeId}`);
      }
      if (!isSheet) return;
      await page.getByRole("button", { name: "Close bet slip" }).click();
      await expect(page.locator("form#place-form")).toBeHidden();
    });
  }
});
