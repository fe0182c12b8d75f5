import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { expectNone, violationsOf } from "./axe";
import { Desk } from "./desk";
import { expect } from "./expect";
import { expectWhole, expectWholeWhenNarrow } from "./look";
import { shellParts } from "./look-in-page";
import type { Platform } from "./platform";
import { Shop, test } from "./shop";
import type { State } from "./state";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** A test for each state of a list. */
export function walkStates(
  states: readonly State[],
  options: { readonly isOfScript?: boolean } = {},
) {
  for (const state of states) {
    test(`ACS-01 ACS-02 ACS-05 accessible in every layout: ${state.name}`, async ({
      shop,
      platform,
    }) => {
      await walkState({ ...state, ...options }, shop, platform);
      // Nothing that came in the meantime has taken it away.
      await expect(shop.page.locator(state.sign).first()).toBeVisible();
    });
  }
}

/**
 * Brings a state about once and looks at it in every way: by axe in both colour schemes, from the left and from
 * the right, wide, narrow, at 400 %, by keyboard; and again as a browser without JavaScript shows it, but for the
 * colours, which are the same.
 */
async function walkState(state: State, shop: Shop, platform: Platform) {
  const at = new Desk(shop, platform);
  const made = await state.set?.(at);
  await walk(at, state, made);
  if (!state.isOfScript)
    await walk(new Desk(new Shop(shop.page, shop.origin, false), platform), state, made);
}

async function walk(at: Desk, state: State, made: unknown) {
  const { shop, page } = at;
  const how = shop.hasScript ? state.name : `${state.name}, without JavaScript`;
  const without = state.floats ? ["target-size"] : [];

  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(wide);
  await show(at, state, "en", made);
  await passBySeen(shop, "light");
  expectNone(await violationsOf(page, shop.hasScript ? "all" : "markup"), `${how}, light`, without);
  await expectWhole(shop, how);
  await picture(at, state, "en-light-wide");
  await expectWholeWhenNarrow(shop, how);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(phone);
  await show(at, state, "ar", made);
  await passBySeen(shop, "dark");
  if (shop.hasScript)
    expectNone(await violationsOf(page, "contrast"), `${how}, dark, from the right`, without);
  await expectWhole(shop, `${how}, from the right`);
  await picture(at, state, "ar-dark-phone");
}

/** Folder of pictures to be looked at (`npm run screens -- states`); without it none is taken. */
const pictures = process.env["PICTURES"];

async function picture({ shop }: Desk, { name }: State, look: string) {
  if (!pictures || !shop.hasScript) return;
  const file = `${name.replace(/[^a-z0-9]+/gi, "-")}-${look}.png`;
  await shop.page.screenshot({ path: join(pictures, file) });
}

/** The state in a language, in the window and colours that were set. */
async function show(at: Desk, state: State, lng: string, made: unknown) {
  const { shop, page } = at;
  // The page of the look before would answer to what is changed for this one.
  await page.goto("about:blank");
  if (!shop.hasScript) await runScripts(page, false);
  if (state.show) await state.show(at, lng, made);
  else await shop.open(`/${lng}/coupon`);
  await expect(page.locator(state.sign).first()).toBeVisible();
  await shop.settled();
  if (shop.hasScript) return;
  // A script element that is still to be parsed would run once scripts may.
  await page.waitForLoadState("load");
  expect(await page.locator("html[data-alive]").count(), "no script of the page runs").toBe(0);
  // Those that look at it may.
  await runScripts(page, true);
}

/** The browser's developer tools of a page; what they switched off is on again when they are closed. */
const devtoolsOf = new WeakMap<Page, Promise<CDPSession>>();

/** Whether documents that are loaded from now on run their scripts. */
async function runScripts(page: Page, isOn: boolean) {
  const devtools = devtoolsOf.get(page) ?? page.context().newCDPSession(page);
  devtoolsOf.set(page, devtools);
  await (await devtools).send("Emulation.setScriptExecutionDisabled", { value: !isOn });
}

/** What this worker has looked at of the shell around its pages, by mode and look. */
const seenParts = new Map<string, Set<string>>();

/** A state whose header, footer or menu is that of one before is looked at without them. */
async function passBySeen({ page, hasScript }: Shop, look: string) {
  const key = `${hasScript} ${look}`;
  const seen = seenParts.get(key) ?? new Set();
  seenParts.set(key, seen);
  for (const part of await page.evaluate(shellParts, [...seen])) seen.add(part);
}
