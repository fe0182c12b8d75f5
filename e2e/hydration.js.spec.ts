import type { BrowserContext, Page } from "@playwright/test";
import { expect, type Shop, test } from "./support/shop";

/** Notes what moved by itself, from the first paint on, and whether it moved within a box that stays. */
function watchShifts() {
  const shifts: { at: number; value: number; stays: boolean; what: string[] }[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, sources = [] } = entry as PerformanceEntry & {
        value?: number;
        sources?: {
          node?: Node | null;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[];
      };
      const stays =
        sources.length > 0 &&
        sources.every(
          ({ previousRect: from, currentRect: to }) => JSON.stringify(from) === JSON.stringify(to),
        );
      const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const tag = node instanceof Element ? node.outerHTML.slice(0, 100) : String(node);
        return `${tag} from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`;
      });
      shifts.push({ at: entry.startTime, value, stays, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * What moved, but for text within its own box before the document was parsed: a busy browser paints a frame in the
 * middle of a line that it has not read to its end, and the rest then pushes what is aligned to the right.
 */
function movedAfterParsing() {
  const { shifts } = globalThis as unknown as {
    shifts: { readonly at: number; readonly stays: boolean }[];
  };
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const parsedAt = document?.domContentLoadedEventStart ?? 0;
  return shifts.filter(({ at, stays }) => !stays || at > parsedAt);
}

const picture = (page: Page) =>
  page.screenshot({ animations: "disabled", caret: "hide", fullPage: true });

/** The page as it stands while its scripts are still on their way. */
async function pictureBefore(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.route("**/*", (route) =>
    /\.js(\?|$)/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator("html[data-alive]").count()).toBe(0);
  const before = await picture(page);
  await page.close();
  return before;
}

/** The page alive, with what it said on the console and how much it moved. */
async function pictureAfter(shop: Shop, context: BrowserContext, path: string) {
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  await page.addInitScript(watchShifts);
  // A slow line: the remotes' styles come after the first paint.
  await page.route("**/remote/css/**", async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ response: answer });
  });
  await page.goto(`${shop.origin}${path}`);
  await page.waitForSelector("html[data-alive]");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  // First the shifts: a picture of the whole page makes some of its own.
  const shifts = await page.evaluate(movedAfterParsing);
  const after = await picture(page);
  await page.close();
  return { after, said, shifts };
}

for (const where of ["home", "game", "coupon"] as const) {
  test(`ACS-06 LAY-10 hydration of the ${where} page changes no pixel and moves nothing`, async ({
    shop,
    platform,
    context,
  }, info) => {
    await shop.open("/en/");
    await shop.choose(3);
    const [game] = await platform.games("limit=1");
    const path = { home: "/en/", game: `/en/${game?.path}`, coupon: "/en/coupon" }[where];
    await shop.page.goto("about:blank");

    const before = await pictureBefore(context, `${shop.origin}${path}`);
    const { after, said, shifts } = await pictureAfter(shop, context, path);
    if (!before.equals(after)) {
      await info.attach("before", { body: before, contentType: "image/png" });
      await info.attach("after", { body: after, contentType: "image/png" });
    }
    expect(said).toEqual([]);
    expect(shifts).toEqual([]);
    expect(before.equals(after), "the same picture before and after hydration").toBe(true);
  });
}

for (const lng of ["kk", "uz", "az"] as const) {
  test(`LNG-09 pages in ${lng}, a language that browsers have no data for, hydrate without console errors`, async ({
    shop,
  }) => {
    const said: string[] = [];
    shop.page.on("console", (message) => {
      if (message.type() === "error") said.push(message.text());
    });
    shop.page.on("pageerror", (error) => said.push(String(error)));
    await shop.openAs("demo@example.test", `/${lng}/`);
    await shop.choose(1);
    for (const path of ["coupon", "coupon/settings", "office/responsible", "office/recharge"])
      await shop.open(`/${lng}/${path}`);
    expect(said).toEqual([]);
  });
}
