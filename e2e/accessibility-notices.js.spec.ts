import { expectAccessible } from "./support/accessible";
import type { Platform } from "./support/platform";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";

/** Each template of a block with the notice that it shows (NTC-02). */
const blocks = [
  [1, "block"],
  [4, "site-updates"],
  [8, "coming-soon"],
  [13, "block-ua"],
  [16, "suspension"],
  [17, "block-ie"],
] as const;

async function walkErrors(shop: Shop, platform: Platform, lng: string) {
  const { page } = shop;
  const open = async (path: string, where: string, shown: string) => {
    await shop.open(`/${lng}/${path}`);
    await expect(page.locator(shown).first()).toBeVisible();
    await expectAccessible(shop, where);
  };
  await open("no-such-page", "404", '[data-status="404"]');
  await open("500", "500", '[data-status="500"]');
  await open("oldbrowser", "unsupported browser", '[data-notice="oldbrowser"]');
  await open("responsiblegaming", "responsible gambling", ".terms a");

  await platform.fault({ path: "/remotes/results", status: 503, times: 1000 });
  await open("results/zone?date=2024-07-01", "a page whose remote is away", "[data-status]");
  await platform.clearFaults();

  await shop.open(`/${lng}/`);
  await page.route(/\.data(\?|$)/, (route) => route.abort("connectionreset"));
  await page.locator(`footer a[href="/${lng}/contacts"]`).last().click();
  await expect(page.locator('[data-status="no-answer"]')).toBeVisible();
  await expectAccessible(shop, "no answer");
  await page.unroute(/\.data(\?|$)/);
}

async function walkNotices(shop: Shop, platform: Platform, lng: string) {
  const { page } = shop;
  const notice = (name: string) => page.locator(`[data-notice="${name}"]`);
  for (const [templateTypeId, name] of blocks) {
    await platform.block({ displayTypeId: 1, templateTypeId });
    await shop.open(`/${lng}/`);
    await expect(notice(name)).toBeVisible();
    await expectAccessible(shop, name);
  }
  await platform.unblock();

  const now = Math.floor(Date.parse(await platform.now()) / 1000);
  const maintenance = { isActive: true, started_at: now - 60, ended_at: now + 3600 };
  await platform.config({ maintenance });
  await shop.open(`/${lng}/`);
  await expect(notice("maintenance")).toBeVisible();
  await expectAccessible(shop, "maintenance");
  await platform.config({ maintenance: { isActive: false } });

  await platform.config({ ageGate: { isOn: true } });
  await shop.open(`/${lng}/`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(shop, "age gate");
  await platform.config({ ageGate: { isOn: false } });
}

async function walkPlayersNotices(shop: Shop, platform: Platform, lng: string) {
  const { page } = shop;
  await shop.openAs(login, `/${lng}/`);
  await platform.fault({
    ...{ path: "/remotes/results", times: 1000 },
    ...{ status: 451, body: { code: "terms", exception_code: 1 } },
  });
  await shop.open(`/${lng}/results/live`);
  await expect(page.locator("#accept")).toBeVisible();
  await expectAccessible(shop, "changed terms");
  await platform.clearFaults();

  await page.context().setOffline(true);
  await expectAccessible(shop, "offline");
  await page.context().setOffline(false);

  await platform.player(login, { ban: { level: 1, version: 1 } });
  await shop.open(`/${lng}/`);
  await expect(page.locator('[data-notice="banned"]')).toBeVisible();
  await expectAccessible(shop, "ban");
  await platform.player(login, { ban: null });

  // The session is gone at the platform, and the page leads to sign-in with a message.
  await page.context().clearCookies();
  await shop.open(`/${lng}/office/history`);
  await expect(page.locator('main input[name="login"]')).toBeVisible();
  await expectAccessible(shop, "signed out");
}

for (const lng of ["en", "ar"]) {
  test(`ACS-01 axe finds no violation on error pages in both themes in the language ${lng}`, async ({
    shop,
    platform,
  }) => {
    test.setTimeout(240_000);
    await walkErrors(shop, platform, lng);
  });

  test(`ACS-01 axe finds no violation on notices and the age gate in both themes in the language ${lng}`, async ({
    shop,
    platform,
  }) => {
    test.setTimeout(240_000);
    await walkNotices(shop, platform, lng);
  });

  test(`ACS-01 axe finds no violation on the notices of a player in both themes in the language ${lng}`, async ({
    shop,
    platform,
  }) => {
    test.setTimeout(240_000);
    await walkPlayersNotices(shop, platform, lng);
  });
}
