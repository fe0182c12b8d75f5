import type { BrowserContext, Page } from "@playwright/test";
import type { Platform } from "./support/platform";
import { expect, Shop, test } from "./support/shop";

const login = "demo@example.test";
const minute = 60_000;
const everyFive = { limits: { "32": { limitType: 32, limitValue: 5, startedAt: 0 } } };
const dialog = (page: Page) => page.locator("dialog[open]");
const answer = (page: Page, action: string) =>
  dialog(page).locator(`button[name="action"][value="${action}"]`).click();

/** Counts how often the pages of a browser have opened a dialog. */
async function countOpenings(context: BrowserContext) {
  await context.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    Object.assign(globalThis, { openings: 0 });
    HTMLDialogElement.prototype.showModal = function () {
      (globalThis as unknown as { openings: number }).openings += 1;
      showModal.call(this);
    };
  });
}

const openingsOf = async (pages: readonly Page[]) => {
  const each = await Promise.all(
    pages.map((page) =>
      page.evaluate(() => (globalThis as unknown as { openings: number }).openings),
    ),
  );
  return each.reduce((sum, one) => sum + one, 0);
};

/** What a page that is looked at, or is not, tells its scripts. */
async function setSeen(page: Page, isSeen: boolean) {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isSeen ? "visible" : "hidden",
  );
}

/** Until so many pages of these show a dialog; each asks the server anew, as on coming back to it. */
const untilShown = (pages: readonly Page[], count: number) =>
  expect(async () => {
    for (const page of pages) await setSeen(page, true);
    await expect
      .poll(() => shownBy(pages).then((shown) => shown.length), { timeout: 3_000 })
      .toBe(count);
  }).toPass({ timeout: 30_000 });

async function shownBy(pages: readonly Page[]): Promise<readonly Page[]> {
  const counts = await Promise.all(pages.map((page) => dialog(page).count()));
  return pages.filter((_page, at) => counts[at] === 1);
}

/** A raise of a deposit limit that waits for the player's word now. */
async function raise(platform: Platform) {
  const now = Math.floor(Date.parse(await platform.now()) / 1000);
  const pending = { limitValue: 5_000, startedAt: now - 86_400 + 5 * 60 };
  await platform.player(login, {
    limits: { "20": { limitType: 20, limitValue: 1_000, startedAt: 0, pending } },
  });
}

test("RCK-01 RCK-02 the reality check dialog cannot be closed without an answer and keeps the typed stake", async ({
  shop,
  platform,
  page,
}) => {
  await platform.player(login, everyFive);
  await shop.openAs(login, "/en/about");
  // A page before this one, in the same document.
  await page.locator('header a[href="/en/"]').first().click();
  await expect(page).toHaveURL(`${shop.origin}/en/`);
  await shop.choose(1);
  await shop.stake().fill("123");
  await shop.markDocument();
  await platform.advance(5 * minute);
  await untilShown([page], 1);
  await expect(dialog(page)).toHaveAccessibleName("Time for a reality check");
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page).locator('[data-name="session-net"]')).toHaveAttribute("value", "0.00");
  await page.keyboard.press("Enter");
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(5, 300);
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 6 ? "Tab" : "Shift+Tab");
    const isInside = await dialog(page).evaluate(
      (node) => node.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await answer(page, "continue");
  await expect(dialog(page)).toHaveCount(0);
  await expect(shop.stake()).toHaveValue("123");
  expect(await shop.isSameDocument()).toBe(true);

  await platform.advance(5 * minute);
  await untilShown([page], 1);
  await dialog(page).locator('input[name="do_not_show_again"]').check();
  await answer(page, "nothing");
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("REALITY_CHECK"))).toBeNull();
});

test("RCK-01 RCK-03 the reality check appears in three windows and closes in all when one is answered", async ({
  shop,
  platform,
  context,
}) => {
  await countOpenings(context);
  await platform.player(login, everyFive);
  await shop.openAs(login, "/en/about");
  const tabs = [shop];
  for (const path of ["/en/contacts", "/en/results/live"]) {
    const tab = new Shop(await context.newPage(), shop.origin, true);
    await tab.open(path);
    tabs.push(tab);
  }
  const pages = tabs.map((tab) => tab.page);
  const next = () =>
    Promise.all(pages.map((one) => one.evaluate(() => localStorage.getItem("REALITY_CHECK"))));
  expect(new Set(await next()).size).toBe(1);
  await platform.advance(5 * minute);
  await untilShown(pages, 3);
  const before = (await next())[0];
  await answer(pages[1] ?? shop.page, "continue");
  await expect.poll(async () => (await shownBy(pages)).length).toBe(0);
  await expect.poll(async () => (await next()).includes(before ?? null)).toBe(false);
  for (const tab of tabs) await tab.page.bringToFront();
  await expect.poll(() => openingsOf(pages)).toBe(3);
  await platform.advance(5 * minute);
  await untilShown(pages, 3);
  await expect.poll(() => openingsOf(pages)).toBe(6);
  for (const { page } of tabs.slice(1)) await page.close();
});

test("APR-01 APR-02 a limit increase that is due is approved in a dialog, which closes in the other tab too", async ({
  shop,
  platform,
  page,
  context,
}) => {
  await raise(platform);
  await shop.openAs(login, "/en/about");
  const other = new Shop(await context.newPage(), shop.origin, true);
  await other.open("/en/contacts");
  await shop.markDocument();
  await platform.advance(5 * minute);
  await untilShown([page, other.page], 2);
  for (const key of ["Escape", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(5, 300);
  await expect(dialog(page).locator('[data-limit="20"]')).toContainText("5,000");
  await shop.expectAccessible("an approval over the page");
  await answer(page, "1");
  await expect(dialog(page).locator('[data-code="approved"]')).toBeVisible();
  await expect(dialog(other.page)).toHaveCount(0);
  await dialog(page).getByRole("button").click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await shop.isSameDocument()).toBe(true);
  await other.page.close();
});

test("SES-07 an open page reports activity to the server and signs the player out when idle", async ({
  shop,
  platform,
  page,
}) => {
  await platform.config({ playerSafety: { idleMinutes: 1 } });
  await page.clock.install();
  // Input is noticed from the first pulse on: its code loads after the page is alive.
  const first = page.waitForRequest(/remote\/pulse/);
  await shop.openAs(login, "/en/about");
  await shop.markDocument();
  await first;
  await page.clock.runFor(20_000);
  const beat = page.waitForRequest(/remote\/pulse\?.*active=1/);
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  await beat;
  await platform.advance(minute);
  await page.clock.runFor(60_000);
  await expect(shop.refusal("idle")).toBeVisible();
  await expect(shop.value("balance")).toHaveCount(0);
  expect(await shop.isSameDocument()).toBe(true);
});

test("RCK-01 a reality check due before its code has loaded appears when the code has loaded", async ({
  shop,
  platform,
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/pulse\.client-/, async (route) => {
    await held;
    await route.continue();
  });
  await platform.player(login, everyFive);
  await shop.openAs(login, "/en/about");
  await platform.advance(5 * minute);
  await page.clock.runFor(5 * minute);
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(dialog(page)).toBeVisible();
});
