import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import { expectNone, lookWith, violationsOf, violationsOfMarkup } from "./axe";
import { freshDatabase } from "./database";
import { expect } from "./expect";
import { HtmlContext } from "./html/page";
import { type FeedGame, type FeedMarket, Platform } from "./platform";
import { feedOfFew, type Running, startEmbedded } from "./server";
import { signIn } from "./sign-in";

/** A price on a page: `id` is its name on forms (`game:market:type:param`). */
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
    if (offered.length < count)
      throw new Error(`the page offers ${offered.length} matches, not ${count}`);
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

  /** Opens a page as a player. He signs in by requests: typing it is the subject of scenarios of its own. */
  async openAs(login: string, path = "/en/") {
    await signIn(this.page, this.origin, login);
    await this.open(path);
    await expect(this.page).toHaveURL(new URL(path, this.origin).href);
  }

  /** Signs out in another tab of this browser. */
  async signOutElsewhere() {
    const other = await this.page.context().newPage();
    await other.goto(`${this.origin}/en/user/logout`);
    await other.locator("main button[type=submit]").first().click();
    await expect(other.locator('a[href*="user/login"]').first()).toBeVisible();
    await other.close();
  }

  /** Marks this document, to tell later whether another was loaded. */
  async markDocument() {
    await this.page.locator("html").evaluate((root) => root.setAttribute("data-marked", ""));
  }

  isSameDocument(): Promise<boolean> {
    return this.page.locator("html").evaluate((root) => root.hasAttribute("data-marked"));
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

  /** Goes on to the receipt's own page, from the receipt that stands in the slip's place. */
  async openReceipt() {
    await expect(this.value("receipt-id")).toBeVisible();
    if (/\/receipt\//.test(this.page.url())) return;
    await this.coupon().locator('a[href*="/coupon/receipt/"]').first().click();
    await expect(this.page).toHaveURL(/\/receipt\//);
  }

  /** Unfolds what few bets need: account, promo code, auto-max, codes. */
  async openMore() {
    const more = this.coupon().locator("details", { has: this.page.locator('[name="code"]') });
    if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
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
    // Wherever a test has scrolled to, some target is half under what is stuck to the window's edge.
    if (this.hasScript) await this.page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const violations = this.hasScript
      ? await violationsOf(this.page)
      : await violationsOfMarkup(await this.page.content(), this.page.url());
    expectNone(violations, where, without);
  }
}

export interface Options {
  /** How the visitor comes: in a browser, or by plain requests (`html`). */
  mode: "browser" | "html";
}

interface Fixtures extends Options {
  shop: Shop;
  platform: Platform;
  /** What the visitor has answered for cookies before the test, by the cookie's text; null = not asked yet (CNS-01). */
  consent: string | null;
}

interface WorkerFixtures {
  /** The folder of the site's matches (`server.ts`). */
  feed: string;
  site: Running;
}

/** Everything refused: what is tested works without a consent. */
export const refused = "disable.1.t87v6t.AbCdEfGhIjKlMn-_";
/** Everything accepted: events are recorded. */
export const accepted = "all.1.t87v6t.AbCdEfGhIjKlMn-_";

/** One site per worker; its sandbox is as new for every test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  feed: [feedOfFew, { scope: "worker", option: true }],
  site: [
    async ({ feed }, use) => {
      const running = await startEmbedded({
        DATABASE_URL: await freshDatabase(),
        SANDBOX_FEED: feed,
      });
      await use(running);
      await running.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  consent: [refused, { option: true }],
  mode: ["browser", { option: true }],
  context: async ({ browser, context, consent, mode, site, locale }, use) => {
    lookWith(browser);
    // The same words, as far as a scenario without scripts needs them; the rest says that it needs a browser.
    const own =
      mode === "html" ? (new HtmlContext(locale ?? "en") as unknown as BrowserContext) : context;
    if (consent !== null)
      await own.addCookies([{ name: "cookie_consent", value: consent, url: site.origin }]);
    await use(own);
    if (own !== context) await own.close();
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
  platform: async ({ site }, use, info) => {
    const platform = new Platform(site.control);
    await platform.reset();
    await platform.giveRemotesTime();
    await use(platform);
    // What the processes said: a server that ended in the middle of a test tells why only here.
    if (info.status !== info.expectedStatus)
      await info.attach("servers", { body: site.output.join(""), contentType: "text/plain" });
  },
  shop: async ({ page, site, javaScriptEnabled, mode, platform: _fresh }, use) => {
    await use(new Shop(page, site.origin, mode === "browser" && javaScriptEnabled !== false));
  },
});

export { expect };
