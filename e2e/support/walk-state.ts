import { expect } from "@playwright/test";
import { Desk } from "./desk";
import { expectWhole, expectWholeWhenNarrow } from "./look";
import type { Platform } from "./platform";
import type { Shop } from "./shop";
import type { State } from "./state";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** The state in a language and a colour scheme, in a window of that size. */
async function show(at: Desk, state: State, lng: string, made: unknown) {
  if (state.show) await state.show(at, lng, made);
  else await at.shop.open(`/${lng}/coupon`);
  await expect(at.page.locator(state.sign).first()).toBeVisible();
  await at.shop.settled();
}

/** Brings a state about and looks at it: light and dark, both directions, wide, narrow, at 400 %, by keyboard. */
export async function walkState(state: State, shop: Shop, platform: Platform) {
  const { page } = shop;
  const at = new Desk(shop, platform);
  const made = await state.set?.(at);

  await page.setViewportSize(wide);
  await show(at, state, "en", made);
  const without = state.floats ? ["target-size"] : [];
  await shop.expectAccessible(`${state.name}, light`, ...without);
  await expectWhole(shop, state.name);
  await expectWholeWhenNarrow(shop, state.name);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(phone);
  await show(at, state, "ar", made);
  await shop.expectAccessible(`${state.name}, dark, from the right`, ...without);
  await expectWhole(shop, `${state.name}, from the right`);
}
