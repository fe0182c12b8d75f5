import { expectNone, violationsOf } from "./axe";
import type { Platform } from "./platform";
import { expect, type Shop } from "./shop";

const login = "demo@example.test";

/** axe, and once more in dark colours for what they decide; without JavaScript once, since they are the same. */
export async function expectAccessible(shop: Shop, where: string) {
  await shop.settled();
  await expect(shop.page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (!shop.hasScript) return shop.expectAccessible(where);
  await shop.page.emulateMedia({ colorScheme: "light" });
  await shop.expectAccessible(`${where}, light`);
  await shop.page.emulateMedia({ colorScheme: "dark" });
  expectNone(await violationsOf(shop.page, "contrast"), `${where}, dark`);
}

/** Walks through every page and state of the main job in a language; none has an axe violation (ACS-01). */
export async function walkAccessible(shop: Shop, platform: Platform, lng: string) {
  const { page } = shop;

  await shop.open(`/${lng}/coupon`);
  await expectAccessible(shop, "empty coupon");
  await shop.open(`/${lng}/no-such-page`);
  await expectAccessible(shop, "404");
  await shop.open(`/${lng}/user/login`);
  await expectAccessible(shop, "sign-in");
  await page.fill('main input[name="login"]', login);
  await page.fill('main input[name="password"]', "wrong");
  await page.click('main button[type="submit"]');
  await expect(shop.refusal("bad-credentials")).toBeVisible();
  await expectAccessible(shop, "refused sign-in");

  await shop.open(`/${lng}/`);
  await shop.choose(3);
  await expectAccessible(shop, "home with three bets");
  const [game] = await platform.games("limit=1");
  await shop.open(`/${lng}/${game?.path}`);
  await expectAccessible(shop, "game");
  await shop.openAs(login, `/${lng}/home/line`);
  await expectAccessible(shop, "line");
  await shop.open(`/${lng}/coupon`);
  await shop.place("19.99");
  await expect(shop.alert().locator('[data-code="below-minimum"]')).toBeVisible();
  await expectAccessible(shop, "refused coupon");
  await shop.place("150");
  await expect(shop.value("receipt-id")).toBeVisible();
  await expectAccessible(shop, "receipt");
  await shop.open(`/${lng}/office/history`);
  await expect(shop.value("bet-state")).toBeVisible();
  await expectAccessible(shop, "history");
}
