import type { Page } from "@playwright/test";
import { feedOfMany } from "./support/server";
import { expect, type OfferedBet, Shop, test } from "./support/shop";

const login = "demo@example.test";

test.use({ feed: feedOfMany });

/** Slows a page down like a phone: processor time by a factor, and the network (latency in ms, bytes per second). */
async function slowDown(page: Page, cpu: number, latency: number, bytes: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
}

/** From the first byte on: presses prices of different matches as fast as the page lets it, and keys between them. */
function pressAsSoonAsPossible(most: number) {
  const pressed: string[] = [];
  const games = new Set<string>();
  Object.assign(globalThis, { pressed });
  const timer = setInterval(() => {
    const prices = [
      ...document.querySelectorAll<HTMLButtonElement>('main button[name="bet"][data-bet]:enabled'),
    ];
    const next = prices.find(({ dataset }) => !games.has(dataset["bet"]?.split(":")[0] ?? ""));
    if (next) {
      games.add(next.dataset["bet"]?.split(":")[0] ?? "");
      pressed.push(next.dataset["bet"] ?? "");
      next.click();
    }
    document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
    if (pressed.length === most) clearInterval(timer);
  }, 15);
}

/** Names of the bets of the coupon that the site has for this browser, in their order. */
async function betsOfSite(shop: Shop): Promise<string[]> {
  const answer = await shop.page.context().request.get(`${shop.origin}/en/coupon`);
  return [...(await answer.text()).matchAll(/<li[^>]* data-bet="([^"]+)"/g)].map(
    ([, name = ""]) => name,
  );
}

/** Keeps the page's scripts back until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the visitor posts to the coupon, by intent. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    const body = new URLSearchParams(request.postData() ?? "");
    if (request.method() === "POST" && /\/coupon(?:\.data)?$/.test(new URL(request.url()).pathname))
      posts.push(body.get("intent") ?? "");
  });
  return posts;
}

const idsOf = (bets: readonly OfferedBet[]) => bets.map(({ id }) => id);

for (const [name, cpu, latency, bytes] of [
  ["a processor 6 times slower and a fast 3G network", 6, 150, 200_000],
  ["a processor 4 times slower and a slow 3G network", 4, 400, 50_000],
] as const)
  test(`CPN-17 50 presses in a page's first seconds are in the coupon in their order, on ${name}`, async ({
    shop,
  }) => {
    await shop.page.addInitScript(pressAsSoonAsPossible, 50);
    await slowDown(shop.page, cpu, latency, bytes);
    await shop.open("/en/");
    const pressed = () =>
      shop.page.evaluate(() => (globalThis as unknown as { pressed: string[] }).pressed);
    await expect.poll(async () => (await pressed()).length).toBe(50);
    await expect.poll(() => betsOfSite(shop)).toEqual(await pressed());
    await expect(shop.value("coupon-count").first()).toHaveAttribute("value", "50");
  });

test("CPN-17 presses before the page's code has loaded are shown at once and sent together when it has", async ({
  shop,
}) => {
  const posts = postsOf(shop.page);
  const release = await holdScripts(shop.page);
  await shop.page.goto(`${shop.origin}/en/`, { waitUntil: "commit" });
  const [first, second, third] = await shop.offered(3);
  if (!first || !second || !third) throw new Error("three matches are needed");
  for (const bet of [first, second, third, second]) await shop.priceOf(bet).click();
  await expect(shop.priceOf(first)).toHaveAttribute("aria-pressed", "true");
  await expect(shop.priceOf(second)).not.toHaveAttribute("aria-pressed");
  await expect(shop.priceOf(third)).toHaveAttribute("aria-pressed", "true");
  expect(posts).toEqual([]);
  release();
  await shop.settled();
  await expect(shop.row(first)).toBeVisible();
  await expect(shop.row(third)).toBeVisible();
  await expect(shop.row(second)).toHaveCount(0);
  await shop.answered();
  expect(posts).toEqual(["changes"]);
  expect(await betsOfSite(shop)).toEqual(idsOf([first, third]));
});

test("CPN-17 presses before a page is left are sent by the next page, where its code did not load in time", async ({
  shop,
}) => {
  const release = await holdScripts(shop.page);
  await shop.page.goto(`${shop.origin}/en/`, { waitUntil: "commit" });
  const bets = await shop.offered(3);
  for (const bet of bets) await shop.priceOf(bet).click();
  await shop.page.goto(`${shop.origin}/en/coupon/settings`, { waitUntil: "commit" });
  release();
  await shop.settled();
  await expect.poll(async () => (await betsOfSite(shop)).sort()).toEqual(idsOf(bets).sort());
});

test("CPN-17 REM-08 presses on a page whose code cannot load are posted as HTML", async ({
  shop,
}) => {
  await shop.page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await shop.page.goto(`${shop.origin}/en/`, { waitUntil: "commit" });
  const bets = await shop.offered(2);
  for (const bet of bets) {
    await shop.priceOf(bet).click();
    await expect(shop.row(bet)).toBeVisible();
  }
  expect(await betsOfSite(shop)).toEqual(idsOf(bets));
});

test("CPN-17 presses that wait when the tab is closed reach the site, and another tab shows as many", async ({
  shop,
  context,
}) => {
  await shop.open("/en/");
  const bets = await shop.offered(5);
  const other = new Shop(await context.newPage(), shop.origin, true);
  await other.open("/en/");
  await shop.page.bringToFront();
  await slowDown(shop.page, 1, 600, 100_000);
  for (const bet of bets) await shop.priceOf(bet).click();
  await shop.page.close();
  await expect.poll(async () => (await betsOfSite(other)).sort()).toEqual(idsOf(bets).sort());
  await expect(other.coupon().locator("li[data-bet]")).toHaveCount(5);
  await other.answered();
});

test("CPN-17 presses that wait when another document is opened reach the site", async ({
  shop,
}) => {
  await shop.open("/en/");
  const bets = await shop.offered(5);
  await slowDown(shop.page, 1, 400, 100_000);
  for (const bet of bets) await shop.priceOf(bet).click();
  await shop.page.goto("about:blank");
  await expect.poll(async () => (await betsOfSite(shop)).sort()).toEqual(idsOf(bets).sort());
});

test("REM-08 CPN-17 a press whose code is gone reloads the page at most once, then posts as HTML", async ({
  shop,
}) => {
  await shop.page.route(/\/assets\/coupon-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  shop.page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === shop.page.mainFrame()) documents += 1;
  });
  await shop.open("/en/");
  const [first, second] = await shop.offered(2);
  if (!first || !second) throw new Error("two matches are needed");
  await shop.priceOf(first).click();
  await expect(shop.row(first)).toBeVisible();
  await shop.settled();
  // The page itself, one reload, and the form with the page it leads to.
  expect(documents).toBeLessThanOrEqual(4);
  const before = documents;
  await shop.priceOf(second).click();
  await expect(shop.row(second)).toBeVisible();
  expect(documents - before).toBeLessThanOrEqual(2);
  expect(await betsOfSite(shop)).toEqual(idsOf([first, second]));
});

test("CPN-17 a key that is held down on a price is one press", async ({ shop }) => {
  await shop.open("/en/");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("a match is needed");
  await shop.priceOf(bet).focus();
  for (let times = 0; times < 6; times += 1) await shop.page.keyboard.down("Enter");
  await shop.page.keyboard.up("Enter");
  await expect(shop.row(bet)).toBeVisible();
  await shop.answered();
  await expect(shop.row(bet)).toBeVisible();
  expect(await betsOfSite(shop)).toEqual([bet.id]);
});

test("ACS-06 CPN-17 a browser that the page's code does not support gets the page as HTML", async ({
  shop,
}) => {
  // Older browsers ignore the second argument: the form then lacks the pressed button.
  await shop.page.addInitScript(() => {
    const Native = FormData;
    Reflect.set(
      globalThis,
      "FormData",
      class extends Native {
        constructor(form?: HTMLFormElement) {
          super(form);
        }
      },
    );
  });
  await shop.page.goto(`${shop.origin}/en/`);
  for (const bet of await shop.offered(3)) {
    await shop.priceOf(bet).click();
    await expect(shop.row(bet)).toBeVisible();
  }
  expect(await shop.page.locator("html[data-alive]").count()).toBe(0);
  await shop.coupon().locator('button[name="typeId"][value="2"]').click();
  // Buttons that only a page without a script needs.
  await expect(shop.page.locator("[data-without-script] button").first()).toBeVisible();
});

test("CPN-17 SEC-01 a browser that refuses cookies is told that the site needs them", async ({
  shop,
}) => {
  // What the page asks for when it is idle would bring cookies again.
  await shop.page.route("**/remote/visit", (route) => route.abort());
  await shop.open("/en/");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("a match is needed");
  // As if none had been accepted.
  await shop.page.context().clearCookies();
  await shop.priceOf(bet).click();
  await expect(shop.refusal("no-cookies")).toBeVisible();
  await expect(shop.value("coupon-count").first()).toHaveAttribute("value", "0");
});

test("CPN-17 a page works in a browser without channels between tabs", async ({ shop }) => {
  await shop.page.addInitScript(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));
  await shop.open("/en/");
  const [bet] = await shop.choose(1);
  expect(await betsOfSite(shop)).toEqual([bet?.id]);
});

test("CPS-04 CPP-03 two presses on a one-click price before the page's code has loaded place one bet", async ({
  shop,
  platform,
}) => {
  await shop.openAs(login, "/en/coupon/settings");
  await shop.page.check('input[name="isActiveOneClick"]');
  await shop.page.fill('input[name="oneClickAmount"]', "120");
  await shop.page.locator("form:has([name=oneClickAmount]) button:not([name])").last().click();
  await expect(shop.page.locator("[data-one-click]")).toBeVisible();
  const release = await holdScripts(shop.page);
  await shop.page.goto(`${shop.origin}/en/`, { waitUntil: "commit" });
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("a match is needed");
  await shop.priceOf(bet).click();
  await shop.priceOf(bet).click();
  await expect(shop.priceOf(bet)).toHaveAttribute("aria-busy", "true");
  release();
  await shop.settled();
  await expect.poll(async () => (await platform.bets(login)).length).toBe(1);
  await shop.answered();
  expect(await platform.bets(login)).toMatchObject([{ typeId: 0, stake: "120.00" }]);
});
