import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type FeedGame, type FeedMarket, Platform } from "./platform";
import { type Running, startEmbedded } from "./server";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A price on a page: `id` is its name in the contract (`game:market:type:param`). */
export interface OfferedBet {
  readonly id: string;
  readonly gameId: number;
  readonly marketId: number;
  readonly coef: string;
}

/** The shop's words: what a visitor does and sees, the same with and without JavaScript. */
export class Shop {
  constructor(
    readonly page: Page,
    readonly origin: string,
    readonly hasScript: boolean,
  ) {}

  async open(path: string) {
    await this.page.goto(`${this.origin}${path}`);
    await this.settled();
  }

  /** With JavaScript: until the page is alive. */
  async settled() {
    if (this.hasScript) await this.page.waitForSelector("html[data-alive]");
  }

  /** A price button of the page (not of the coupon). */
  price(game: FeedGame, market: FeedMarket): Locator {
    return this.page.locator(`button[name="bet"][data-bet^="${game.id}:${market.id}:"]`).first();
  }

  async add(game: FeedGame, market: FeedMarket) {
    const before = await this.couponCount();
    await this.price(game, market).click();
    await expect(this.countValue()).toHaveAttribute("value", String(before + 1));
    await this.answered();
  }

  /** Prices that the page offers for pressing, each of another match. */
  async offered(count: number): Promise<OfferedBet[]> {
    const prices = this.page.locator('button[name="bet"][data-bet]:not([disabled])');
    await expect(prices.first()).toBeVisible();
    const all = await prices.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute("value") ?? ""),
    );
    const seen = new Map<number, OfferedBet>();
    for (const value of all) {
      const [gameId = "", marketId = "", type = "", param = "", coef = ""] = value.split(":");
      if (seen.has(Number(gameId))) continue;
      const id = [gameId, marketId, type, param].join(":");
      seen.set(Number(gameId), { id, gameId: Number(gameId), marketId: Number(marketId), coef });
    }
    const offered = [...seen.values()].slice(0, count);
    if (offered.length < count) throw new Error(`the page offers ${offered.length} matches, not ${count}`);
    return offered;
  }

  /** The button of a price on the page. */
  priceOf(bet: OfferedBet): Locator {
    return this.page.locator(`button[name="bet"][data-bet="${bet.id}"]`).first();
  }

  /** The row of a bet in the coupon. */
  row(bet: OfferedBet): Locator {
    return this.coupon().locator(`li[data-bet="${bet.id}"]`);
  }

  /** Presses the first prices of that many matches, one after the other. */
  async choose(count: number): Promise<OfferedBet[]> {
    const bets = await this.offered(count);
    for (const bet of bets) {
      await this.priceOf(bet).click();
      await expect(this.row(bet)).toBeVisible();
      await this.answered();
    }
    return bets;
  }

  /** Signs in on the way to a page. */
  async openAs(login: string, path = "/en/") {
    await this.open(`/en/user/login?returnUrl=${encodeURIComponent(path)}`);
    await this.signIn(login);
    await expect(this.page).toHaveURL(new URL(path, this.origin).href);
    await this.settled();
  }

  /** Marks this document, to tell later whether another was loaded. */
  async markDocument() {
    await this.page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  }

  isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
  }

  /** Until every press of this page has its answer. */
  async answered() {
    await expect(this.coupon()).not.toHaveAttribute("data-pending");
  }

  /** Finds a team by the page's own search. */
  async search(team: string) {
    await this.page.locator('input[name="search"]').first().fill(team);
    await this.page.locator('input[name="search"]').first().press("Enter");
    await expect(this.page).toHaveURL(/search=/);
    await this.settled();
  }

  /** The coupon beside the page (wide screens), or the page that is the coupon. */
  coupon(): Locator {
    return this.page.locator("[data-coupon]").first();
  }

  private countValue() {
    return this.coupon().locator('data[data-name="coupon-count"]').first();
  }

  async couponCount(): Promise<number> {
    return Number(await this.countValue().getAttribute("value"));
  }

  stake() {
    return this.coupon().locator('input[name="amount"]');
  }

  async place(amount: string) {
    await this.stake().fill(amount);
    await this.coupon().locator('button[name="intent"][value="place"]').click();
  }

  value(name: string): Locator {
    return this.page.locator(`[data-name="${name}"]`).first();
  }

  async valueOf(name: string): Promise<string> {
    return (await this.value(name).getAttribute("value")) ?? "";
  }

  /** The page's summary of what went wrong. */
  alert(): Locator {
    return this.page.locator("[role=alert]").first();
  }

  refusal(code: string): Locator {
    return this.page.locator(`[data-code="${code}"]`).first();
  }

  async signIn(login: string, password = "demo") {
    await this.page.fill('form[action*="user/login"] input[name="login"]', login);
    await this.page.fill('form[action*="user/login"] input[name="password"]', password);
    await this.page.click('form[action*="user/login"] button[type="submit"]');
    await expect(this.value("balance")).toBeVisible();
  }

  /** No accessibility violation on what is shown (ACS-01), but for rules that it cannot be held to. */
  async expectAccessible(where: string, ...without: readonly string[]) {
    const violations = this.hasScript ? await violationsOf(this.page) : await this.violationsOfMarkup();
    expect(
      violations.filter(({ id }) => !without.includes(id)),
      `axe on ${where}`,
    ).toEqual([]);
  }

  /** axe needs timers, which a browser without JavaScript has none of: it looks at the same markup in one that has. */
  private async violationsOfMarkup() {
    const markup = (await this.page.content())
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replace(/<\/?noscript[^>]*>/g, "");
    const context = await this.page.context().browser()?.newContext({
      bypassCSP: true,
      javaScriptEnabled: true,
      viewport: this.page.viewportSize(),
    });
    if (!context) throw new Error("no browser");
    const copy = await context.newPage();
    const url = this.page.url().replace(/#.*$/, "");
    await copy.route(url, (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: markup }),
    );
    await copy.goto(url);
    const violations = await violationsOf(copy);
    await context.close();
    return violations;
  }
}

async function violationsOf(page: Page) {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe = (
      globalThis as unknown as {
        axe: {
          run(
            options: unknown,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
        };
      }
    ).axe;
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      resultTypes: ["violations"],
      // Of what is loaded before, no rule of these needs the sheets.
      preload: { assets: ["media"] },
    });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 200)} — ${node.failureSummary ?? ""}`),
    }));
  });
}

interface Fixtures {
  shop: Shop;
  platform: Platform;
  /** What the visitor has answered for cookies before the test, by the cookie's text; null = not asked yet (CNS-01). */
  consent: string | null;
}

/** Everything refused: what is tested works without a consent. */
export const refused = "disable.1.t87v6t.AbCdEfGhIjKlMn-_";

/** One site per worker; its sandbox is as new for every test. */
export const test = base.extend<Fixtures, { site: Running }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const running = await startEmbedded();
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  consent: [refused, { option: true }],
  context: async ({ context, consent, site }, use) => {
    if (consent !== null)
      await context.addCookies([{ name: "cookie_consent", value: consent, url: site.origin }]);
    await use(context);
  },
  platform: async ({ site }, use, info) => {
    const platform = new Platform(site.control);
    await platform.reset();
    await use(platform);
    // What the processes said: a server that ended in the middle of a test tells why only here.
    if (info.status !== info.expectedStatus)
      await info.attach("servers", { body: site.output.join(""), contentType: "text/plain" });
  },
  shop: async ({ page, site, javaScriptEnabled, platform: _fresh }, use) => {
    await use(new Shop(page, site.origin, javaScriptEnabled !== false));
  },
});

export { expect };
