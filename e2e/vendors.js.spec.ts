import { expect, type Shop, test } from "./support/shop";

test.use({ consent: null });

/** What each choice lets others' servers get, and the classes that may store. */
const choices = [
  {
    choice: "all",
    hasCounters: true,
    classes: ["Necessary", "Convenience", "Statistics and advertising"],
  },
  { choice: "marketing", hasCounters: true, classes: ["Necessary", "Statistics and advertising"] },
  { choice: "functionality", hasCounters: false, classes: ["Necessary", "Convenience"] },
  { choice: "disable", hasCounters: false, classes: ["Necessary"] },
] as const;

const vendors =
  /mc\.yandex\.ru|static\.ads-twitter\.com|localhost:\d+\/sandbox\/pages\/(?:chat|one-tap)/;

/** Names of everything that the browser keeps of the site. */
async function stored({ page }: Shop): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies, ...keys];
}

/** Names that the cookies page lists for some classes. */
async function listed(shop: Shop, classes: readonly string[]): Promise<string[]> {
  await shop.open("/en/cookies");
  const rows = await shop.page
    .locator("table tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector("bdi")?.textContent ?? "",
        row.querySelectorAll("td")[1]?.textContent ?? "",
      ]),
    );
  expect(rows.length).toBeGreaterThan(20);
  return rows.flatMap(([name = "", kind = ""]) => (classes.includes(kind) ? [name] : []));
}

for (const { choice, hasCounters, classes } of choices) {
  test(`CNS-03 ANA-01 POP-10 after the choice ${choice} vendors get what it allows, and the browser keeps what the cookies page says, now and later`, async ({
    shop,
    platform,
  }) => {
    const { page } = shop;
    await platform.config({
      counters: { 8: "12345678", 4: "o1abc" },
      chat: { en: { vendor: "livechat", id: "1520" } },
    });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (vendors.test(request.url())) asked.push(new URL(request.url()).hostname);
    });
    for (const vendor of ["https://mc.yandex.ru/**", "https://static.ads-twitter.com/**"])
      await page.route(vendor, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      );
    // Counters start at once on this page.
    await shop.open("/en/registration");
    await expect(page.locator("html[data-alive]")).toBeAttached();
    expect(asked).toEqual([]);
    expect((await platform.events()).length).toBe(0);
    // Answered on the page of cookies, where every choice has its own button.
    await page.evaluate(async (picked) => {
      const csrf = document.querySelector<HTMLInputElement>('input[name="csrf"]')?.value ?? "";
      await fetch("/en/cookies/consent", {
        method: "POST",
        body: new URLSearchParams({ csrf, choice: picked, returnUrl: "/en/about" }),
      });
    }, choice);
    const wanted = hasCounters ? ["mc.yandex.ru", "static.ads-twitter.com"] : [];
    for (const visit of ["first", "later"]) {
      asked.length = 0;
      await shop.open("/en/registration");
      await expect(page.locator("html[data-alive]")).toBeAttached();
      // Whatever starts by itself has started once the page has fetched its counters and the network is still.
      await page.waitForLoadState("networkidle");
      expect([...new Set(asked)].sort(), visit).toEqual(wanted);
      const own = await stored(shop);
      const allowed = await listed(shop, classes);
      expect(
        own.filter((name) => !allowed.includes(name)),
        visit,
      ).toEqual([]);
      expect((await platform.events()).length > 0, visit).toBe(hasCounters);
    }
  });
}
