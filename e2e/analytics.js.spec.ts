import { accepted, expect, test } from "./support/shop";

test.use({ consent: accepted });

test("ANA-04 an event that the network does not take is kept, and goes with the next page", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await page.route("**/fatman-api/**", (route) => route.abort());
  await shop.open("/en/about");
  await page.locator('footer a[href="/en/rules"], footer a[href^="/en/rules/"]').first().click();
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("ANALYTICS") ?? "[]").length);
  await expect.poll(kept).toBe(1);
  await page.unroute("**/fatman-api/**");
  await shop.open("/en/contacts");
  const views = async () =>
    (await platform.events()).filter(({ screen }) => screen === "info:rules").length;
  await expect.poll(views).toBe(1);
  await expect.poll(kept).toBe(0);
});

test("ANA-01 CFG-11 the counters' scripts load with consent, and an unknown type is logged only", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await platform.config({ counters: { 8: "12345678", 4: "o1abc", 99: "x" } });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  for (const vendor of ["https://mc.yandex.ru/**", "https://static.ads-twitter.com/**"])
    await page.route(vendor, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "globalThis.loaded = (globalThis.loaded ?? 0) + 1",
      }),
    );
  // At once on this page, elsewhere after 10 s.
  await shop.open("/en/registration");
  await expect
    .poll(() => page.evaluate(() => (globalThis as { loaded?: number }).loaded ?? 0))
    .toBe(2);
  const calls = await page.evaluate(() => {
    const { ym, twq } = globalThis as unknown as {
      ym: { a: unknown[][] };
      twq: { queue: unknown[][] };
    };
    return [ym.a[0]?.slice(0, 2), twq.queue[0]];
  });
  expect(calls).toEqual([
    [12345678, "init"],
    ["config", "o1abc"],
  ]);
  expect(logged.filter((text) => text.includes("unknown type 99"))).toHaveLength(1);
});

test("ANA-08 ten errors of a page are recorded by their class, and no more", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await shop.open("/en/about");
  // Once a page reached by a script is recorded, errors are too.
  await page.locator('footer a[href="/en/rules"], footer a[href^="/en/rules/"]').first().click();
  await expect
    .poll(async () => (await platform.events()).some(({ screen }) => screen === "info:rules"))
    .toBe(true);
  await page.evaluate(() => {
    for (let n = 0; n < 12; n++)
      setTimeout(() => {
        throw new RangeError(`card 4242 of demo@example.test ${n}`);
      });
  });
  const errors = async () => (await platform.events()).filter(({ name }) => name === "error");
  await expect.poll(async () => (await errors()).length).toBe(10);
  for (const event of await errors())
    expect(event).toMatchObject({ kind: "script", code: "RangeError", request: null });
  expect(JSON.stringify(await errors())).not.toMatch(/4242|example/);
});

test("ANA-04 a page that was quiet for ten seconds reports its vitals once", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await page.clock.install();
  await shop.open("/en/about");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const vitals = async () =>
    (await platform.events())
      .filter(({ name }) => name === "web_vital")
      .map(({ metric }) => metric);
  await expect(async () => {
    await page.clock.runFor(11_000);
    expect(await vitals()).toContain("FCP");
  }).toPass();
  await page.clock.runFor(60_000);
  const metrics = await vitals();
  expect(new Set(metrics).size).toBe(metrics.length);
});

test("ANA-03 SES-07 doing nothing for half of the idle time, and being back, are recorded", async ({
  shop,
  platform,
}) => {
  const { page } = shop;
  await platform.config({ playerSafety: { idleMinutes: 10 } });
  await page.clock.install();
  await shop.openAs("demo@example.test", "/en/about");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const seen = async () =>
    (await platform.events())
      .map(({ name }) => name)
      .filter((name) => name === "user_idle" || name === "user_active");
  await expect(async () => {
    await page.clock.runFor(301_000);
    expect(await seen()).toEqual(["user_idle"]);
  }).toPass();
  await page.keyboard.press("Shift");
  await expect(async () => {
    await page.clock.runFor(3_000);
    expect(await seen()).toEqual(["user_idle", "user_active"]);
  }).toPass();
});

test("ANA-03 POP-09 POP-10 the install prompt with its answer and a chat that fails are recorded", async ({
  shop,
  platform,
}) => {
  const { page, origin } = shop;
  const scriptUrl = `${origin.replace("127.0.0.1", "localhost")}/sandbox/pages/chat/none.js`;
  await platform.config({ chat: { en: { vendor: "supphelper-v3", id: "1", scriptUrl } } });
  await shop.open("/en/mobile");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const isHeld = () =>
    page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      const userChoice = Promise.resolve({ outcome: "dismissed" });
      dispatchEvent(Object.assign(event, { prompt: async () => undefined, userChoice }));
      return event.defaultPrevented;
    });
  await expect.poll(isHeld).toBe(true);
  await page.locator("[data-show-install]").click();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  const dialog = page.locator("dialog[data-chat]");
  await expect(async () => {
    await shop.open("/en/mobile");
    await page.locator("footer a[data-support-chat]").click();
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(dialog).toHaveAttribute("data-chat", "failed");
  const seen = async () =>
    (await platform.events())
      .filter(({ name }) => /^(app_|chat_)/.test(name))
      .map(({ name, outcome, vendor }) => [name, outcome ?? vendor ?? null])
      .sort();
  await expect.poll(seen).toEqual([
    ["app_install_answered", "dismissed"],
    ["app_install_offered", null],
    ["app_installed", null],
    ["chat_failed", "supphelper-v3"],
  ]);
});

test("ANA-03 POP-10 a chat that opens is recorded with its vendor", async ({ shop, platform }) => {
  const { page, origin } = shop;
  const scriptUrl = `${origin.replace("127.0.0.1", "localhost")}/sandbox/pages/chat/livechat.js`;
  await platform.config({ chat: { en: { vendor: "livechat", id: "1520", scriptUrl } } });
  await expect(async () => {
    await shop.open("/en/contacts");
    await page.locator("main a[data-support-chat]").click();
    await expect(page.locator("iframe[title='Support chat']")).toBeVisible({ timeout: 5000 });
  }).toPass();
  const opened = async () =>
    (await platform.events())
      .filter(({ name }) => name === "chat_opened")
      .map(({ vendor }) => vendor);
  await expect.poll(opened).toEqual(["livechat"]);
});
