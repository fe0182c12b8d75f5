import { expect, Shop, test } from "./support/shop";

const rowsOf = (shop: Shop) => shop.coupon().locator("li[data-bet]");

test("CPN-16 CPN-17 after the coupon cookie is lost, the next added bet restores the coupon in both open tabs", async ({
  shop,
  context,
}) => {
  await shop.open("/en/");
  const [first, second, third] = await shop.offered(3);
  if (!first || !second || !third) throw new Error("three matches are needed");
  for (const bet of [first, second]) {
    await shop.priceOf(bet).click();
    await expect(shop.row(bet)).toBeVisible();
    await shop.answered();
  }
  const other = new Shop(await context.newPage(), shop.origin, true);
  await other.open("/en/");
  await expect(rowsOf(other)).toHaveCount(2);
  await context.clearCookies({ name: "coupon" });

  await other.priceOf(third).click();
  for (const tab of [other, shop]) {
    for (const bet of [first, second, third]) await expect(tab.row(bet)).toBeVisible();
    await tab.answered();
  }
  // Whichever tab noticed first has mended it, and says so.
  const told = async () =>
    (await other.page.locator('[data-code="restored"]').count()) +
    (await shop.page.locator('[data-code="restored"]').count());
  await expect.poll(told).toBe(1);
  // Mended once: what is taken out after that stays out, in both.
  await other
    .row(first)
    .getByRole("button", { name: /^Remove/ })
    .click();
  for (const tab of [other, shop]) await expect(rowsOf(tab)).toHaveCount(2);
  await shop.page.reload();
  await shop.settled();
  await expect(rowsOf(shop)).toHaveCount(2);
  await other.page.close();
});

test("CPN-16 CPN-17 a bet added offline shows an error in each of two tabs, and the coupon stays unchanged", async ({
  shop,
  context,
}) => {
  await shop.open("/en/");
  const [first, second, third] = await shop.offered(3);
  if (!first || !second || !third) throw new Error("three matches are needed");
  await shop.priceOf(first).click();
  await expect(shop.row(first)).toBeVisible();
  await shop.answered();
  const other = new Shop(await context.newPage(), shop.origin, true);
  await other.open("/en/");
  await expect(other.row(first)).toBeVisible();

  await context.setOffline(true);
  await shop.priceOf(second).click();
  await other.priceOf(third).click();
  for (const tab of [shop, other]) {
    await expect(tab.alert().locator('[data-code="unavailable"]')).toBeVisible();
    await expect(tab.row(first)).toBeVisible();
    await expect(rowsOf(tab)).toHaveCount(1);
  }
  await expect(shop.priceOf(second)).not.toHaveAttribute("aria-pressed", "true");

  await context.setOffline(false);
  await shop.priceOf(second).click();
  for (const tab of [shop, other])
    for (const bet of [first, second]) await expect(tab.row(bet)).toBeVisible();
  const saved = await other.page.evaluate(() => localStorage.getItem("COUPON"));
  expect(JSON.parse(saved ?? "{}")).toMatchObject({ bets: { length: 2 } });
  await other.page.close();
});

test("CPN-17 CPN-19 data requested before a bet was added and received after it removes nothing from the coupon", async ({
  shop,
  context,
  page,
}) => {
  await shop.open("/en/");
  const [first, second, third] = await shop.offered(3);
  if (!first || !second || !third) throw new Error("three matches are needed");
  await shop.priceOf(first).click();
  await expect(shop.row(first)).toBeVisible();
  await shop.answered();
  await context.setOffline(true);
  await shop.priceOf(third).click();
  await expect(shop.alert().locator('[data-code="unavailable"]')).toBeVisible();
  // Back online the page asks for its data; the answer is ready before the press and comes after it.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    const late = new Promise<void>((go) => {
      release = go;
    });
    let isFirst = true;
    void page.route(/\.data/, async (route) => {
      if (!isFirst || route.request().method() !== "GET") return route.continue();
      isFirst = false;
      const response = await route.fetch();
      resolve();
      await late;
      // Nobody waits for it where a newer answer has come.
      await route.fulfill({ response }).catch(() => undefined);
    });
  });
  await context.setOffline(false);
  await held;
  await shop.priceOf(second).click();
  await expect(shop.row(second)).toBeVisible();
  await shop.answered();
  const row = await shop.row(second).elementHandle();
  release();
  await page.unrouteAll({ behavior: "wait" });
  await shop.priceOf(third).click();
  for (const bet of [first, second, third]) await expect(shop.row(bet)).toBeVisible();
  await shop.answered();
  // The row has not gone and come again meanwhile.
  expect(await row?.evaluate((one) => one.isConnected)).toBe(true);
});

test("CPN-16 CPN-17 a malformed stored coupon does not break the page, and a 413 shows an error on the same page", async ({
  shop,
  page,
}) => {
  await shop.open("/en/");
  const [first, second] = await shop.offered(2);
  if (!first || !second) throw new Error("two matches are needed");
  await shop.priceOf(first).click();
  await expect(shop.row(first)).toBeVisible();
  await shop.answered();
  const good = await page.evaluate(() => localStorage.getItem("COUPON"));
  const copies = [
    JSON.stringify({ ...JSON.parse(good ?? "{}"), other: "x".repeat(2_000_000) }),
    JSON.stringify(Array(1000).fill(JSON.parse(good ?? "{}"))),
    '{"bets":{"length":1e9}}',
    "{".repeat(100_000),
  ];
  for (const copy of copies) {
    await page.context().clearCookies({ name: "coupon" });
    await page.evaluate((text) => localStorage.setItem("COUPON", text), copy);
    await shop.open("/en/");
    await shop.priceOf(second).click();
    await expect(shop.row(second)).toBeVisible();
    await shop.answered();
  }
  await shop.markDocument();
  await page.route(/coupon\.data/, (route) =>
    route.fulfill({
      status: 413,
      headers: { "content-type": "text/plain", "x-touchline-answer": "1" },
      body: "413 Content Too Large\n",
    }),
  );
  await shop.priceOf(first).click();
  await expect(shop.alert().locator('[data-code="expired"]')).toBeVisible();
  await expect(shop.row(second)).toBeVisible();
  expect(await shop.isSameDocument()).toBe(true);
});

for (const arrived of [false, true])
  test(`CPN-17 prices clicked just before a reload are in the coupon after it, the first ${arrived ? "received" : "not received"} by the server`, async ({
    shop,
    page,
  }) => {
    await shop.open("/en/");
    const bets = await shop.offered(5);
    const isHeld = new Set<string>();
    await page.route(/coupon\.data/, async (route) => {
      if (isHeld.size > 0) return;
      isHeld.add(route.request().url());
      // The site does it; its answer does not come to the page.
      if (arrived) await route.fetch();
    });
    for (const bet of bets) await shop.priceOf(bet).click();
    await expect.poll(() => isHeld.size).toBe(1);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    for (const bet of bets) await expect(shop.row(bet)).toBeVisible();
    await shop.answered();
    await page.reload();
    await expect(rowsOf(shop)).toHaveCount(5);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("COUPON_POSTS"))).toBeNull();
  });
