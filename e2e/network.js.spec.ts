import type { Route } from "@playwright/test";
import { expect, type Shop, test } from "./support/shop";

const login = "demo@example.test";
const data = /\.data(\?|$)/;

/** What may become of an answer between the site and the browser. */
const damages: readonly (readonly [name: string, damage: (route: Route) => Promise<void>])[] = [
  [
    "is replaced by a proxy's 502",
    (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  ],
  [
    "is replaced by another site's page",
    (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Hello</h1>" }),
  ],
  [
    "ends half-way",
    async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      await route.fulfill({
        response: answer,
        body: body.subarray(0, Math.floor(body.length / 2)),
      });
    },
  ],
  ["is lost", (route) => route.abort("connectionreset")],
];

const behind = (shop: Shop) => shop.page.locator('[data-code="site-stale"]').first();

for (const [name, damage] of damages)
  test(`CPN-19 OPS-04 a data response that ${name} leaves the page unchanged and is requested again`, async ({
    shop,
    platform,
    page,
  }) => {
    await shop.openAs(login);
    const [bet] = await shop.choose(1);
    if (!bet) throw new Error("nothing is offered");
    await shop.stake().fill("77");
    await shop.stake().focus();
    await shop.markDocument();
    let isBroken = true;
    let broken = 0;
    await page.route(data, async (route) => {
      if (!isBroken) return route.continue();
      broken += 1;
      await damage(route);
    });
    // A bet that is lost or suspended has the coupon loaded again.
    await platform.market(bet.marketId, { isBlocked: true });
    await expect(behind(shop)).toBeVisible();
    await expect.poll(() => broken).toBeGreaterThan(1);
    await expect(shop.stake()).toHaveValue("77");
    await expect(shop.stake()).toBeFocused();
    await expect(page.locator("main h1").first()).not.toHaveText(/wrong|No answer/);

    isBroken = false;
    await expect(behind(shop)).toHaveCount(0, { timeout: 15_000 });
    await expect(shop.row(bet).locator('[data-code="market-blocked"]').first()).toBeVisible();
    await expect(shop.stake()).toHaveValue("77");
    expect(await shop.isSameDocument()).toBe(true);
  });

test("CPP-11 a bet placed offline is not sent and shows an error, and can be placed when online again", async ({
  shop,
  platform,
  page,
}) => {
  await shop.openAs(login);
  await shop.choose(1);
  await page.context().setOffline(true);
  await shop.place("60");
  await expect(shop.alert().locator('[data-code="offline"]')).toBeVisible();
  await expect(shop.stake()).toHaveValue("60");
  expect(await platform.bets(login)).toEqual([]);
  await page.context().setOffline(false);
  await shop.coupon().locator('button[name="intent"][value="place"]').click();
  await expect(shop.value("receipt-stake")).toHaveAttribute("value", "60.00");
  expect(await platform.bets(login)).toHaveLength(1);
});

test("CPN-19 a page whose data request fails shows an error and opens by itself when the network recovers", async ({
  shop,
  page,
}) => {
  await shop.open("/en/");
  let isBroken = true;
  await page.route(data, (route) => (isBroken ? route.abort("connectionreset") : route.continue()));
  await page.locator('footer a[href="/en/responsiblegaming"]').last().click();
  await expect(page.locator('[data-status="no-answer"]')).toBeVisible();
  isBroken = false;
  await expect(page.locator('[data-status="no-answer"]')).toHaveCount(0, { timeout: 15_000 });
  await expect(page).toHaveURL(/\/en\/responsiblegaming$/);
});

test("the Link header of a page lists the styles before the scripts, and the page requests each once", async ({
  shop,
}) => {
  const answer = await shop.page.request.get(`${shop.origin}/en/`);
  const named = [...(answer.headers()["link"] ?? "").matchAll(/<([^>]+)>; rel=(\w+)/g)];
  const ways = named.map(([, , way]) => way);
  expect(ways.lastIndexOf("preload")).toBeLessThan(ways.indexOf("modulepreload"));
  const asked: string[] = [];
  shop.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shop.open("/en/");
  for (const [, path = ""] of named) expect(asked.filter((each) => each === path)).toEqual([path]);
});
