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
