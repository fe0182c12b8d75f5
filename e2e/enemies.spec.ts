// A remote on the allow-list that means harm: what it says is shown, and the shop around it stays a shop.
import { attacks, type Hostile, openHostile, sign } from "../tests/support/hostile";
import { marketOf } from "./support/platform";
import { type Running, startEmbedded } from "./support/server";
import { expect, type Shop, test as shopTest } from "./support/shop";

const test = shopTest.extend<object, { hostile: Hostile; site: Running }>({
  hostile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const hostile = await openHostile();
      await use(hostile);
      await hostile.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ hostile }, use) => {
      const running = await startEmbedded({ APP_ENV: "staging", REMOTE_ORIGINS: hostile.origin });
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** What a page says on its console that is not of the attack's own making. */
function listen({ page }: Shop): string[] {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("console", (message) => {
    // A remote's broken code and pictures are reported, as they should be.
    const isReport = /remote's script|missing\.png|remote-code-/.test(
      `${message.text()} ${message.location().url}`,
    );
    if (message.type() === "error" && !isReport) said.push(message.text());
  });
  return said;
}

/** Nothing of the outlet lies over the shell, and what it holds is to be seen. */
async function expectWhole(shop: Shop, name: string) {
  const { page } = shop;
  await expect(page.getByText(sign).first(), name).toBeAttached();
  for (const part of [
    page.locator("header").first(),
    page.locator("footer").first(),
    shop.coupon(),
  ]) {
    await expect(part, name).toBeVisible();
  }
  expect(await page.locator("html[data-taken]").count(), name).toBe(0);
  // A real press on the shell's own link must find the link and not what a remote has laid over it.
  await page.locator("header a[href]").first().click({ trial: true });
  expect(
    await page
      .locator("header")
      .first()
      .evaluate((header) => getComputedStyle(header).opacity),
  ).toBe("1");
  expect(
    await page
      .locator("[id=coupon], [id=main]")
      .evaluateAll((all) => all.filter((one) => one.closest("[data-remote]")).length),
  ).toBe(0);
}

test("REM-09 REM-11 REM-15 no page of a hostile remote breaks, covers or takes over the shell", {
  tag: "@browser",
}, async ({ shop, platform, hostile }) => {
  test.setTimeout(240_000);
  await platform.config({ remotes: { information: { url: hostile.origin, budgetMs: 2_000 } } });
  const said = listen(shop);
  for (const [number, [name, reply]] of Object.entries(attacks).entries()) {
    await test.step(name, async () => {
      hostile.say(reply);
      await shop.open(`/en/about?attack=${number}`);
      await expectWhole(shop, name);
      const pressed = shop.page.locator("#pressed, #opener").first();
      if (shop.hasScript && (await pressed.count()) > 0) {
        await pressed.hover();
        await pressed.focus();
        await expectWhole(shop, `${name}, touched`);
      }
      expect(said, name).toEqual([]);
    });
  }
});

test("REM-11 LAY-01 a bet can be added after a page of a hostile remote that combines all attacks", {
  tag: "@browser",
}, async ({ shop, platform, hostile }) => {
  await platform.config({ remotes: { information: { url: hostile.origin, budgetMs: 2_000 } } });
  const parts = Object.values(attacks);
  hostile.say({
    body: parts.map(({ body }) => body).join(""),
    style: parts.map(({ style }) => style ?? "").join(""),
    cssToLoad: ["/enemy.css"],
    title: parts.map(({ title }) => title ?? "").join(""),
    codeToEval: "throw new Error('from the remote')",
  });
  await shop.open("/en/about?worst=1");
  await expectWhole(shop, "all at once");
  await shop.page.locator('header a[href="/en/"], header a[href^="/en/"]').first().click();
  const [game] = await platform.games("limit=1");
  if (!game) throw new Error("no game on the line");
  await shop.open(`/en/${game.path}`);
  await shop.add(game, marketOf(game, "1"));
  await expect.poll(() => shop.couponCount()).toBe(1);
});
