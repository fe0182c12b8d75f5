import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";

/** Opens the header's disclosure of that name; a press without JavaScript too. */
async function openMenu(shop: Shop, name: RegExp) {
  await shop.page.locator("header summary").filter({ hasText: name }).first().click();
}

test("LNG-06 LNG-08 switching to Arabic keeps path and query, mirrors the page and is remembered", {
  tag: "@browser",
}, async ({ shop }) => {
  await shop.open("/en/?search=a");
  await openMenu(shop, /^Language/);
  await shop.page.locator('header button[name="lng"][value="ar"]').first().click();

  await expect(shop.page).toHaveURL(`${shop.origin}/ar/?search=a`);
  const html = shop.page.locator("html");
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(html).toHaveAttribute("dir", "rtl");
  const brand = await shop.page.locator("header a").first().boundingBox();
  expect(brand?.x ?? 0).toBeGreaterThan(720);

  await shop.open("/");
  await expect(shop.page).toHaveURL(/\/ar\/?$/);
  await shop.open("/results/live?day=1");
  await expect(shop.page).toHaveURL(`${shop.origin}/ar/results/live?day=1`);
});

test("SCR-11 SCR-10 an unknown page is a 404 with a text, and every link of its header and footer works", async ({
  shop,
}) => {
  const answer = await shop.page.goto(`${shop.origin}/en/no/such/page`);
  await shop.settled();
  expect(answer?.status()).toBe(404);
  await expect(shop.page).toHaveTitle("404");
  await expect(shop.page.getByRole("heading", { level: 1 })).toHaveText(
    "This page could not be found",
  );

  const hrefs = await shop.page
    .locator("header a[href], footer a[href]")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  expect(hrefs.length).toBeGreaterThan(4);
  for (const href of hrefs) {
    const there = await shop.page.request.get(new URL(href, shop.page.url()).href);
    expect(there.status(), href).toBe(200);
  }
});

test("LAY-10 the theme chosen in the settings form is in the server's HTML", async ({ shop }) => {
  await shop.openAs(login, "/en/office/settings");
  await shop.page.getByLabel("Dark").check();
  await shop.page.getByLabel("12 hours").check();
  await shop.page.getByRole("button", { name: "Save settings" }).click();

  await expect(shop.page.getByText("Settings saved")).toBeVisible();
  await expect(shop.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(shop.page.getByLabel("Dark")).toBeChecked();
  const raw = await (await shop.page.request.get(`${shop.origin}/en/`)).text();
  expect(raw).toMatch(/<html[^>]*data-theme="dark"/);
});

test("SES-02 after signing out the office asks for a sign-in", async ({ shop }) => {
  await shop.openAs(login);
  await openMenu(shop, /^Your account/);
  await shop.page.getByRole("button", { name: "Sign out", exact: true }).click();

  await expect(shop.value("balance")).toHaveCount(0);
  await expect(shop.page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await shop.open("/en/office/history");
  await expect(shop.page).toHaveURL(/\/en\/user\/login\?returnUrl=%2Fen%2Foffice%2Fhistory/);
});

test("NTC-02 NTC-05 a block and a maintenance each replace the page by a notice", async ({
  shop,
  platform,
}) => {
  await platform.block({ displayTypeId: 1, templateTypeId: 16 });
  await shop.open("/en/");
  await expect(shop.page.locator('[data-notice="suspension"]')).toBeVisible();
  await expect(shop.page.locator('button[name="bet"]')).toHaveCount(0);
  await platform.unblock();

  const now = Math.floor(Date.parse(await platform.now()) / 1000);
  await platform.config({
    maintenance: { isActive: true, started_at: now - 60, ended_at: now + 3600 },
  });
  const answer = await shop.page.goto(`${shop.origin}/en/results/live`);
  await shop.settled();
  expect(answer?.status()).toBe(503);
  const seconds = Number(answer?.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  await expect(shop.page.locator('[data-notice="maintenance"]')).toBeVisible();

  await platform.config({ maintenance: { isActive: false } });
  await shop.open("/en/results/live");
  await expect(shop.page.locator("header a").first()).toBeVisible();
});

test("SCR-03 pages of top events have a theme of their own, and other pages have the site's", {
  tag: "@browser",
}, async ({ shop }) => {
  const accentOf = async (path: string) => {
    await shop.open(path);
    return shop.page
      .locator("main h1")
      .first()
      .evaluate((heading) => getComputedStyle(heading).getPropertyValue("--accent").trim());
  };
  const [site, top] = [await accentOf("/en/home/line"), await accentOf("/en/top-events/line")];
  expect(site).not.toBe("");
  expect(top).not.toBe(site);
});
