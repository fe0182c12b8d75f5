import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./support/expect";
import {
  firstBuild,
  makeSecondBuild,
  openReplaceableSite,
  type ReplaceableSite,
} from "./support/second-build";
import { refused, test } from "./support/shop";

const login = "demo@example.test";
const pastFirstMinuteMs = 70_000;

/** What a test reads of the worker's global scope. */
interface InWorker {
  shown: { readonly title: string }[];
  opened: string;
  readonly clients: { openWindow(address: string): Promise<null> };
}

/** Opens a page and lets its first minute pass; resolves when the service worker is active. */
async function openInstalled(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await page.waitForSelector("html[data-alive]");
  await expect
    .poll(async () => {
      await page.clock.runFor(pastFirstMinuteMs);
      return page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration("/");
        return found?.active?.state;
      });
    })
    .toBe("activated");
  await page.clock.resume();
}

/** Until the page's scripts are those of the second build; it may be reloaded meanwhile. */
const untilSecondBuild = (page: Page) =>
  expect(page.locator('link[rel="modulepreload"][href$="-second.js"]').first()).toBeAttached();

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

test("POP-09 POP-12 the service worker is registered a minute after the start, and no request of a page, its data or a form is kept", async ({
  shop,
}) => {
  const { page, origin } = shop;
  await page.clock.install();
  await page.goto(`${origin}/en/`);
  await page.waitForSelector("html[data-alive]");
  await page.clock.runFor(50_000);
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistration("/").then(Boolean)),
  ).toBe(false);
  await openInstalled(page, `${origin}/en/home/line`);
  await page.goto(`${origin}/en/office/history`);
  const kept = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
  expect(kept.length).toBeGreaterThan(10);
  for (const path of kept) expect(path).toMatch(/^\/(?:assets\/|domain\/offline\/[a-z]{2}$)/);
});

test("POP-09 Chromium finds nothing that keeps it from installing the site", async ({ shop }) => {
  const { page, origin } = shop;
  await openInstalled(page, `${origin}/ru/`);
  await page.goto(`${origin}/ru/`);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A test's profile is like a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  expect([errors, url]).toEqual([[], `${origin}/manifest.json?lng=ru`]);
});

test("POP-12 a worker that is installed goes with its caches where the site is no app any more", async ({
  shop,
  platform,
}) => {
  const { page, origin } = shop;
  await openInstalled(page, `${origin}/en/`);
  expect(await cachesOf(page)).not.toEqual([]);
  await platform.config({ isPwa: false });
  // The first page may come while the worker's address still has the config of before.
  await expect(async () => {
    await page.goto(`${origin}/en/home/line`);
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration("/").then(Boolean)), {
        timeout: 5_000,
      })
      .toBe(false);
  }).toPass();
  expect(await cachesOf(page)).toEqual([]);
});

test("POP-09 the held install prompt is shown by the button of the apps page, once", async ({
  shop,
}) => {
  const { page, origin } = shop;
  await page.goto(`${origin}/en/mobile`);
  await page.waitForSelector("html[data-alive]");
  await expect(page.locator("[data-show-install]")).toBeVisible();
  const isPrevented = () =>
    page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      Object.assign(event, {
        prompt: async () => {
          document.title += " prompted";
        },
      });
      dispatchEvent(event);
      return event.defaultPrevented;
    });
  await expect.poll(isPrevented).toBe(true);
  expect(await page.title()).not.toContain("prompted");
  await page.locator("[data-show-install]").click();
  await expect(page).toHaveTitle(/ prompted$/);
  expect(page.url()).not.toContain("#");
  await page.locator("[data-show-install]").click();
  await expect(page).toHaveURL(/#android$/);
  await expect(page).not.toHaveTitle(/prompted prompted/);
});

test("a player asks for push messages on a receipt; one that arrives is shown in her language and opens the bet", async ({
  shop,
  platform,
}) => {
  const { page, origin } = shop;
  const context = page.context();
  await context.grantPermissions(["notifications"], { origin });
  await openInstalled(page, `${origin}/en/`);
  // No browser of a test has a push service.
  await page.addInitScript(() => {
    const bytes = (length: number) =>
      btoa(String.fromCharCode(4, ...Array.from({ length: length - 1 }, (_, index) => index)))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")
        .replace(/=+$/, "");
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: "https://fcm.googleapis.com/fcm/send/of-a-test",
          keys: { p256dh: bytes(65), auth: bytes(16) },
        }),
      }) as unknown as PushSubscription;
  });
  await shop.openAs(login, "/en/home/line");
  const [bet] = await shop.choose(1);
  await shop.place("100");
  await shop.openReceipt();
  const [{ id } = { id: "" }] = await platform.bets(login);
  await page.locator('[data-push="bets"]').click();
  await expect(page.locator("[data-push-said]")).toHaveText(/are on for this device/);
  await shop.open("/en/office/settings");
  await expect(page.locator('input[name="enable_push_bets"]')).toBeChecked();
  await expect(page.locator('input[name="enable_push_goals"]')).not.toBeChecked();

  await platform.game(bet?.gameId ?? 0, { status: "finished", scores: "1:0" });
  await platform.advance(1_000);
  const path = `/en/coupon/receipt/${id}`;
  const sent = (await platform.outbox(login)).find(({ kind }) => kind === "push");
  expect(sent).toMatchObject({
    subject: `Bet ${id} is settled`,
    link: expect.stringContaining(path),
  });

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker");
  // The system's own window is nothing that a test sees: what the worker asks the browser for is.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as InWorker;
    scope.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options });
    };
    scope.clients.openWindow = async (address) => {
      scope.opened = address;
      return null;
    };
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registered,
    data: JSON.stringify({
      title: sent?.subject,
      body: sent?.text,
      path,
      tag: `bet:${id}`,
      lng: "en",
    }),
  });
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as InWorker).shown))
    .toMatchObject([{ title: sent?.subject, body: sent?.text, lang: "en" }]);
  await worker.evaluate(() => {
    const [notification] = (globalThis as unknown as InWorker).shown;
    const press = new Event("notificationclick");
    dispatchEvent(
      Object.assign(press, {
        notification: { ...notification, close: () => undefined },
        waitUntil: () => undefined,
      }),
    );
  });
  // The page that shows the bet would be used instead of a new one.
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as InWorker).opened))
    .toBe(`${origin}${path}`);
});

test.describe("releases", () => {
  let site: ReplaceableSite;
  let second: ReturnType<typeof makeSecondBuild>;
  let context: BrowserContext;
  test.beforeAll(async () => {
    second = makeSecondBuild();
    site = await openReplaceableSite();
  });
  test.beforeEach(async ({ browser }) => {
    await site.serve(firstBuild);
    context = await browser.newContext({ locale: "en-GB" });
    // The question for consent comes before a notice of a new version (POP-13).
    await context.addCookies([{ name: "cookie_consent", value: refused, url: site.origin }]);
  });
  test.afterEach(() => context.close());
  test.afterAll(async () => {
    await site.close();
    second.remove();
  });

  test("POP-09 without a network a page is the offline page in its language, with no balance, and comes back by its link", async () => {
    const page = await context.newPage();
    await openInstalled(page, `${site.origin}/en/`);
    await page.goto(`${site.origin}/en/home/line`);
    await site.end();
    for (const [lng, title] of [
      ["ru", "Нет подключения к интернету"],
      ["ar", "أنت غير متصل بالإنترنت"],
      ["en", "You are offline"],
    ]) {
      const answer = await page.goto(`${site.origin}/${lng}/office/history?page=2`);
      expect(answer?.status()).toBe(503);
      await expect(page.locator("h1")).toHaveText(title ?? "");
      await expect(page.locator("html")).toHaveAttribute("lang", lng ?? "");
      await expect(page.locator("body")).not.toContainText(/\d[.,]\d\d/);
      // The styles came from the worker.
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
      await expect(page.locator("body")).toHaveCSS("margin-top", "0px");
    }
    // Machines' addresses get no page.
    const other = await context.newPage();
    await expect(other.goto(`${site.origin}/remote/pulse`)).rejects.toThrow(/ERR_CONNECTION/);
    await page.goto(`${site.origin}/en/home/live`);
    await site.serve(firstBuild);
    await page.getByRole("link", { name: "Try again" }).click();
    await page.waitForSelector("html[data-alive]");
    await expect(page).toHaveURL(`${site.origin}/en/home/live`);
  });

  test("POP-07 POP-09 an old page and an old worker go on against a new build, whose reload notice brings it and ends the old files", async () => {
    const page = await context.newPage();
    // Where data is saved, code of linked pages is not loaded ahead (POP-11).
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await openInstalled(page, `${site.origin}/en/home/line`);
    await page.goto(`${site.origin}/en/home/line`);
    await page.waitForSelector("html[data-alive]");
    const [oldCache] = (await cachesOf(page)).filter((name) => name.includes("assets"));
    await site.serve(second.folder);
    // Code that the old page never loaded: its file is gone, the page is reloaded, once, and goes on.
    const link = page.locator('a[href="/en/cookies"]').first();
    await link.click();
    await untilSecondBuild(page);
    await page.waitForSelector("html[data-alive]");
    await link.click();
    await expect(page).toHaveURL(`${site.origin}/en/cookies`);
    await expect(page.locator("h1")).toBeVisible();
    await page.goto(`${site.origin}/en/home/line`);
    await page.waitForSelector("html[data-alive]");
    const note = page.locator('[data-popup="app-update"]');
    await expect(note).toBeVisible();
    await page.locator('[data-popup="app-update"] button').first().click();
    await page.waitForSelector("html[data-alive]");
    await expect(note).toHaveCount(0);
    await expect.poll(async () => (await cachesOf(page)).includes(oldCache ?? "")).toBe(false);
    await untilSecondBuild(page);
  });
});
