import type { Page } from "@playwright/test";
import { marketOf } from "./support/platform";
import { expect, Shop, test } from "./support/shop";

/** Counts the streams that a page opens and has open. */
async function countStreams(page: Page) {
  await page.addInitScript(() => {
    const Native = EventSource;
    const open = new Set<EventSource>();
    Object.assign(globalThis, { openStreams: open });
    globalThis.EventSource = class extends Native {
      constructor(url: string | URL) {
        super(url);
        open.add(this);
      }
      override close() {
        super.close();
        open.delete(this);
      }
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { openStreams: Set<unknown> }).openStreams.size);
}

/** Keeps all that the page's live region says from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const region = document.querySelector("[role=status][aria-live=polite]");
    if (!region) throw new Error("no live region");
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** Until the page's line to the server is open: what happens before it needs no push. */
async function untilLive(page: Page, streams: () => Promise<number>) {
  await expect.poll(streams).toBe(1);
  await expect(page.locator("html[data-alive]")).toBeVisible();
}

test("CPN-19 ACS-04 a moved price is updated on the page and in the coupon without a reload and announced once", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  const streams = await countStreams(page);
  await shop.open("/en/");
  const [bet, other] = await shop.offered(2);
  if (!bet || !other) throw new Error("two matches are needed");
  await shop.priceOf(bet).click();
  await expect(shop.row(bet)).toBeVisible();
  await shop.answered();
  await untilLive(page, streams);
  await shop.markDocument();
  const heard = await listen(page);
  const before = await shop.priceOf(bet).boundingBox();

  await platform.market(other.marketId, { coef: "8.125" });
  await expect(shop.priceOf(other).locator("data")).toHaveAttribute("value", "8.125");
  await expect(shop.priceOf(other)).toHaveAttribute("value", `${other.id}:8.125`);
  await expect(shop.priceOf(other)).toHaveAttribute("aria-label", /: 8\.125$/);
  expect(await heard()).toEqual([]);

  await shop.priceOf(bet).focus();
  await platform.market(bet.marketId, { coef: "9.5" });
  await expect(shop.priceOf(bet).locator("data")).toHaveText("9.50");
  await expect(shop.priceOf(bet)).toHaveAttribute(
    "data-moved",
    Number(bet.coef) < 9.5 ? "up" : "down",
  );
  await expect(shop.priceOf(bet)).toBeFocused();
  await expect(shop.row(bet).locator('[data-name="bet-coef"]')).toHaveAttribute("value", "9.5");
  await expect(shop.row(bet).locator("s")).toContainText(bet.coef);
  await expect.poll(heard).toEqual(["Odds have changed for 1 bet on your slip."]);
  expect(await shop.priceOf(bet).boundingBox()).toEqual(before);
  expect(await shop.isSameDocument()).toBe(true);
  await expect(shop.priceOf(bet)).not.toHaveAttribute("data-moved");
});

test("CPN-19 a blocked market is marked on the page and in the coupon, and a finished event in the coupon", async ({
  shop,
  platform,
}) => {
  const streams = await countStreams(shop.page);
  await shop.open("/en/");
  const [bet, lost] = await shop.choose(2);
  if (!bet || !lost) throw new Error("two matches are needed");
  await untilLive(shop.page, streams);
  await shop.markDocument();
  await shop.priceOf(bet).focus();
  await platform.market(bet.marketId, { isBlocked: true });
  await expect(shop.priceOf(bet)).toHaveAttribute("aria-disabled", "true");
  await expect(shop.priceOf(bet)).toBeFocused();
  await expect(shop.priceOf(bet)).toHaveAttribute("aria-label", /, suspended$/);
  await expect(shop.priceOf(bet).locator("svg")).toBeVisible();
  await expect(shop.row(bet).locator('[data-code="market-blocked"]')).toBeVisible();
  await shop.priceOf(lost).focus();
  await expect(shop.priceOf(bet)).toBeDisabled();
  await platform.market(bet.marketId, { isBlocked: false });
  await expect(shop.priceOf(bet)).toBeEnabled();
  await expect(shop.priceOf(bet)).toHaveAttribute("aria-label", /: [\d.]+$/);
  await expect(shop.priceOf(bet).locator("svg")).toHaveCount(0);
  await expect(shop.row(bet).locator('[data-code="market-blocked"]')).toHaveCount(0);

  await platform.game(lost.gameId, { result: "2:1" });
  await expect(shop.row(lost).locator('[data-code="event-over"]')).toBeVisible();
  expect(await shop.isSameDocument()).toBe(true);
});

test("CPN-19 two tabs share one push stream, which the second tab takes over when the first closes", async ({
  shop,
  platform,
  context,
}) => {
  const streams = [await countStreams(shop.page)];
  await shop.open("/en/");
  const second = new Shop(await context.newPage(), shop.origin, true);
  streams.push(await countStreams(second.page));
  await second.open("/en/");
  const open = async () =>
    (await Promise.all(streams.map((count) => count()))).reduce((sum, one) => sum + one, 0);
  await expect.poll(open).toBe(1);
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("nothing is offered");
  await platform.market(bet.marketId, { coef: "7.5" });
  for (const tab of [shop, second])
    await expect(tab.priceOf(bet).locator("data")).toHaveAttribute("value", "7.5");
  await expect.poll(() => open()).toBe(1);

  await shop.page.close();
  streams.shift();
  await expect.poll(open).toBe(1);
  await platform.market(bet.marketId, { coef: "6.25" });
  await expect(second.priceOf(bet).locator("data")).toHaveAttribute("value", "6.25");
  await second.page.close();
});

test("CPN-19 CPP-09 an open page shows the start of an event, its score and the paid bet without a reload", async ({
  shop,
  platform,
}) => {
  const streams = await countStreams(shop.page);
  await shop.openAs("demo@example.test");
  const [bet] = await shop.offered(1);
  const game = (await platform.games("limit=500")).find(({ id }) => id === bet?.gameId);
  if (!bet || !game) throw new Error("nothing is offered");
  await shop.priceOf(bet).click();
  await expect(shop.row(bet)).toBeVisible();
  await shop.answered();
  await shop.place("100");
  await expect(shop.value("receipt-id")).toBeVisible();
  await shop.page.locator("header").getByRole("link").first().click();
  await shop.settled();
  await expect(shop.priceOf(bet)).toBeVisible();
  await untilLive(shop.page, streams);
  await shop.markDocument();
  const balance = await shop.valueOf("balance");

  const kickOff = Date.parse(game.startsAt);
  await platform.setClock(new Date(kickOff + 20 * 60_000).toISOString());
  await expect(
    shop.page.locator(`[data-game="${game.id}"] [data-now="minute"]`).first(),
  ).toContainText(/^\d+′$/);
  await platform.game(game.id, { scores: "4:2" });
  await expect(shop.page.locator(`[data-game="${game.id}"] [data-now="home"]`).first()).toHaveText(
    "4",
  );
  const winner = marketOf(game, "1").id === bet.marketId ? "3:0" : "0:3";
  await platform.game(game.id, { result: winner });
  const [placed] = await platform.bets("demo@example.test");
  const paid = await platform.balance("demo@example.test");
  expect([placed?.state === "placed", paid === balance]).toEqual([false, placed?.state !== "won"]);
  await expect(shop.value("balance")).toHaveAttribute("value", paid);
  expect(await shop.isSameDocument()).toBe(true);
});

test("CPN-19 CPN-24 an offered accumulator changes its price when the price of a leg changes", async ({
  shop,
  platform,
}) => {
  const streams = await countStreams(shop.page);
  await shop.open("/en/");
  await untilLive(shop.page, streams);
  const leg = shop.coupon().locator("li[data-leg]").first();
  const [, market] = ((await leg.getAttribute("data-leg")) ?? "").split(":");
  const price = leg.locator("data");
  const before = await price.getAttribute("value");
  const coef = before === "1.95" ? "1.96" : "1.95";
  const add = shop
    .coupon()
    .getByRole("button", { name: /^Add to bet slip at/ })
    .first();
  const total = await add.textContent();
  await platform.market(Number(market), { coef });
  await expect(price).toHaveAttribute("value", coef);
  await expect(add).not.toHaveText(total ?? "");
});

test("CPN-17 CPN-19 a price held down while its list is replaced is still added on release", async ({
  shop,
  platform,
}) => {
  const streams = await countStreams(shop.page);
  await shop.open("/en/home/line");
  await untilLive(shop.page, streams);
  const [first, second] = await shop.offered(2);
  const game = (await platform.games("limit=500")).find(({ id }) => id === first?.gameId);
  if (!first || !second || !game) throw new Error("nothing is offered");
  const isNew = () => shop.priceOf(second).evaluate((button) => !button.hasAttribute("data-old"));
  await shop.priceOf(second).evaluate((button) => button.setAttribute("data-old", ""));

  await shop.priceOf(second).hover();
  await shop.page.mouse.down();
  const answer = shop.page.waitForResponse(/\/remote\/betting/);
  await platform.setClock(new Date(Date.parse(game.startsAt) + 60_000).toISOString());
  await (await answer).finished();
  await shop.page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await isNew()).toBe(false);
  await shop.page.mouse.up();
  await expect(shop.row(second)).toBeVisible();
  await expect.poll(isNew).toBe(true);
});

test("CPN-19 an event that starts before the push stream opens is shown with its current minute", async ({
  shop,
  platform,
}) => {
  let letThrough = () => {};
  const told = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await shop.page.route("**/remote/push?**", async (route) => {
    await told;
    await route.continue();
  });
  await shop.open("/en/");
  const [bet] = await shop.offered(1);
  const game = (await platform.games("limit=500")).find(({ id }) => id === bet?.gameId);
  if (!game) throw new Error("nothing is offered");
  await shop.markDocument();

  await platform.setClock(new Date(Date.parse(game.startsAt) + 20 * 60_000).toISOString());
  letThrough();
  const minute = shop.page.locator(`[data-game="${game.id}"] [data-now="minute"]`).first();
  await expect(minute).toContainText(/^\d+′$/);
  expect(await shop.isSameDocument()).toBe(true);
});

test("CPN-19 a page polls for prices if push streams fail", async ({ shop, platform, page }) => {
  let polls = 0;
  await page.route("**/remote/push?**", (route) => {
    if (!route.request().headers()["accept"]?.includes("application/json"))
      return route.fulfill({ status: 204 });
    polls += 1;
    return route.continue();
  });
  await shop.open("/en/");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("nothing is offered");
  await expect.poll(() => polls).toBeGreaterThan(0);
  await platform.market(bet.marketId, { coef: "5.125" });
  await expect(shop.priceOf(bet).locator("data")).toHaveAttribute("value", "5.125", {
    timeout: 20_000,
  });
});

test("SES-08 a hidden page closes its push stream after 30 s and updates when it is visible again", async ({
  shop,
  platform,
  page,
}) => {
  const streams = await countStreams(page);
  await page.clock.install();
  await shop.open("/en/");
  const [bet] = await shop.offered(1);
  if (!bet) throw new Error("nothing is offered");
  const show = (state: "visible" | "hidden") =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await untilLive(page, streams);
  // A line that has been heard from is not given up as dead.
  await platform.market(bet.marketId, { coef: "2.125" });
  await expect(shop.priceOf(bet).locator("data")).toHaveAttribute("value", "2.125");
  // From here on the page's time stands, but for what it is moved by.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await show("hidden");
  await page.clock.fastForward(29_000);
  await expect.poll(() => streams()).toBe(1);
  await page.clock.fastForward(2_000);
  await expect.poll(() => streams()).toBe(0);
  await platform.market(bet.marketId, { coef: "3.125" });
  await page.clock.resume();
  await show("visible");
  await expect(shop.priceOf(bet).locator("data")).toHaveAttribute("value", "3.125");
  // The page's data bring the price too, and may be faster than the stream is opened again.
  await expect.poll(streams).toBe(1);
});

test("CPN-19 a filter value chosen by the reader stays when the page's data is reloaded", async ({
  shop,
  platform,
}) => {
  const streams = await countStreams(shop.page);
  await shop.openAs("demo@example.test", "/en/office/history");
  await untilLive(shop.page, streams);
  const state = shop.page.locator('select[name="state"]');
  await state.selectOption("open");
  let answered = 0;
  shop.page.on("requestfinished", (request) => {
    if (request.url().includes("/remote/office/")) answered += 1;
  });
  // A page hears of a moved clock once it knows what the clock was, by the line's first message.
  await expect
    .poll(async () => {
      await platform.advance(60_000);
      return answered;
    })
    .toBeGreaterThan(0);
  await expect(state).toHaveValue("open");
  await shop.page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(shop.page).toHaveURL(/state=open/);
});
