import { openCoupon, withBets } from "./coupon-states";
import type { Desk } from "./desk";
import { expect, type OfferedBet } from "./shop";
import { inLanguage, login, type State, showPath } from "./state";

/** Places the coupon of that many bets at prices that stand still; answers its receipt's address. */
const placed =
  (count: number, typeId = 1) =>
  async (at: Desk) => {
    const bets = await withBets(count)(at);
    for (const { marketId, coef } of bets) await at.platform.market(marketId, { coef });
    if (count > 1) await at.post({ intent: "type", typeId: String(typeId) });
    return { bets, path: await at.place({ amount: "100" }) };
  };

const receipts: State[] = [
  {
    name: "the receipt of a single bet with a cash-out offer",
    sign: '#cash-out a[href*="sell=whole"]',
    set: async (at) => (await placed(1)(at)).path,
    show: showPath,
  },
  {
    name: "the confirmation of a cash-out",
    sign: "#cash-out-take",
    set: async (at) => `${(await placed(1)(at)).path}?sell=whole`,
    show: showPath,
  },
  {
    name: "a partly cashed-out bet with a zero amount for the next cash-out",
    sign: '[data-code="cashed-out-part"]',
    set: async (at) => {
      const { path } = await placed(1)(at);
      await at.shop.open(`${path}?sell=part&share=50`);
      await at.page.locator("#cash-out-take").click();
      await expect(at.page.locator('main [data-code="cashed-out-part"]').first()).toBeVisible();
      return `${path}?sell=part&stake=0`;
    },
    show: showPath,
  },
  {
    name: "the receipt of an accumulator with a bonus and a promo code",
    sign: "[data-receipt]",
    set: async (at) => {
      await at.platform.config({ groups: { coupon: { bonusFeature: true } } });
      await withBets(4)(at);
      await at.post({ intent: "promo", promoCode: "BOOST10" });
      return at.place({ amount: "100", bonusPercent: "4" });
    },
    show: showPath,
  },
  {
    name: "the receipt of a settled system",
    sign: '[data-name="receipt-settled"]',
    set: async (at) => {
      const { bets, path } = await placed(4, 2)(at);
      for (const [index, { gameId }] of bets.entries())
        await at.platform.game(gameId, { result: index === 3 ? "0:1" : "1:0" });
      return path;
    },
    show: showPath,
  },
  {
    name: "the receipt of a settled coupon of blocks",
    sign: '[data-name="receipt-settled"]',
    set: async (at) => {
      const [first, , third] = (await withBets(3)(at)) as [OfferedBet, OfferedBet, OfferedBet];
      await at.post({ intent: "type", typeId: "4" });
      await at.post({ intent: "block", bet: third.id, block: "2" });
      const path = await at.place({ "amount-1": "100", "amount-2": "50" });
      await at.platform.game(first.gameId, { result: "0:1" });
      await at.platform.game(third.gameId, { result: "1:0" });
      return path;
    },
    show: showPath,
  },
  {
    name: "the receipts of singles, one of which was refused",
    sign: 'main [data-code="not-placed"]',
    set: async (at) => {
      const bets = await withBets(3)(at);
      await at.post({ intent: "type", typeId: "9" });
      await at.platform.market(bets[1]?.marketId ?? 0, { isBlocked: true });
      return at.place(Object.fromEntries(bets.map(({ id }) => [`amount-${id}`, "100"])));
    },
    show: showPath,
  },
  {
    name: "the printable page of a bet",
    sign: "[data-print]",
    set: async (at) => (await placed(3)(at)).path.replace("coupon/receipt", "print-coupon"),
    show: showPath,
  },
];

const cashOuts: State[] = [
  {
    name: "a cash-out refused because its offer has expired",
    sign: '[role=alert] [data-code="quote-expired"]',
    set: async (at) => {
      const { bets, path } = await placed(1)(at);
      return { path, bet: bets[0] };
    },
    show: async (at, lng, made) => {
      const { path, bet } = made as { path: string; bet: OfferedBet };
      // A question by script that is under way already would bring a fresh offer.
      await at.page.route("**/remote/**", (route) =>
        route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
      );
      await at.platform.market(bet.marketId, { coef: bet.coef });
      await at.shop.open(inLanguage(`${path}?sell=whole`, lng));
      await at.platform.market(bet.marketId, { coef: (Number(bet.coef) * 2).toFixed(3) });
      await at.platform.advance(16_000);
      await at.page.locator("#cash-out-take").click();
    },
  },
  {
    name: "a receipt without a cash-out offer because the market is suspended",
    sign: '[data-code="none-suspended"]',
    set: async (at) => {
      const { bets, path } = await placed(1)(at);
      await at.platform.market(bets[0]?.marketId ?? 0, { isBlocked: true });
      return path;
    },
    show: showPath,
  },
  {
    name: "the receipt of a cashed-out bet",
    sign: 'main [data-code="cashed-out"]',
    set: async (at) => {
      const { path } = await placed(1)(at);
      await at.shop.open(`${path}?sell=whole`);
      await at.page.locator("#cash-out-take").click();
      await expect(at.page.locator('main [data-code="cashed-out"]')).toBeVisible();
      return path;
    },
    show: showPath,
  },
];

const lists: State[] = [
  {
    name: "the list of open bets in the coupon",
    sign: "[data-coupon] a[href*='receipt']",
    set: placed(3),
    show: ({ shop }, lng) => shop.open(`/${lng}/coupon?slip=bets`),
  },
  {
    name: "the bet history with totals",
    sign: '[data-name="history-net"]',
    set: async (at) => {
      const { bets } = await placed(3, 2)(at);
      for (const { gameId } of bets) await at.platform.game(gameId, { result: "1:0" });
      await at.choose(2);
      await at.place({ amount: "50" });
    },
    show: ({ shop }, lng) => shop.open(`/${lng}/office/history`),
  },
  {
    name: "the bet history with a filter that matches nothing",
    sign: 'main select[name="state"]',
    set: withBets(0),
    show: ({ shop }, lng) => shop.open(`/${lng}/office/history?state=won&period=week`),
  },
];

const oneClick: State[] = [
  {
    name: "the coupon settings",
    sign: 'main input[name="isActiveOneClick"]',
    set: withBets(0),
    show: openSettings,
  },
  {
    name: "the coupon settings with an invalid one-click amount",
    sign: "#oneClickAmount-error",
    set: withBets(0),
    show: async (at, lng) => {
      await openSettings(at, lng);
      await at.page.fill('input[name="oneClickAmount"]', "1,000.5x");
      await at.page.locator("main form button:not([name])").last().click();
    },
  },
  {
    name: "the confirmation before one-click betting is turned on",
    sign: '[data-code="confirm"]',
    set: withBets(1),
    show: async (at, lng) => {
      await openSettings(at, lng);
      await at.page.check('input[name="isActiveOneClick"]');
      await at.page.fill('input[name="oneClickAmount"]', "120");
      await at.page.locator("main form button:not([name])").last().click();
    },
  },
  {
    name: "a one-click bet refused for lack of money",
    floats: true,
    sign: '[data-kind="error"] [data-code="funds"], [data-kind="error"][data-code="funds"]',
    set: async (at) => {
      const values = { isActiveOneClick: "1", oneClickAmount: "120.00", oneClickIso: "RUB" };
      await at.platform.player(login, { settings: values, balances: { RUB: "100" } });
      await at.signIn(login);
    },
    show: async (at, lng) => {
      await at.shop.open(`/${lng}/home/line`);
      const [bet] = await at.shop.offered(1);
      if (bet) await at.shop.priceOf(bet).click();
    },
  },
];

/** States that only a script brings. */
export const scriptStates: readonly State[] = [
  {
    name: "the coupon sheet over a page on a phone",
    sign: "aside[data-open] [data-coupon]",
    set: withBets(3),
    show: async ({ shop, page }, lng) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await shop.open(`/${lng}/home/line`);
      await page.locator(`nav a[href="/${lng}/coupon"]`).last().click();
    },
  },
  {
    name: "the reminder of an unplaced coupon",
    floats: true,
    sign: "[data-popup='coupon-reminder']",
    set: async (at) => {
      await at.page.clock.install();
      await at.choose(1);
    },
    show: async (at, lng) => {
      // Where the coupon itself is in sight, nobody is reminded of it.
      await at.page.setViewportSize({ width: 360, height: 740 });
      // The site's storage, which no other page can clear, without a page that would remind at once.
      await at.page.goto(`${at.shop.origin}/robots.txt`);
      await at.page.evaluate(() => sessionStorage.clear());
      await at.shop.open(`/${lng}/results/live`);
      await expect
        .poll(() => at.page.evaluate(() => sessionStorage.getItem("COUPON_NOTIFY")))
        .toContain('"isShown":false');
      // It is looked every ten seconds.
      await at.page.clock.runFor(5 * 60_000 + 10_000);
    },
  },
];

async function openSettings({ shop }: Desk, lng: string) {
  await shop.open(`/${lng}/coupon/settings`);
}

/** Every state of what is placed, and of the pages around a coupon. */
export const placedStates: readonly State[] = [
  ...receipts,
  ...cashOuts,
  ...lists,
  ...oneClick,
  {
    name: "the empty coupon after a placed bet",
    sign: "[data-express]",
    set: placed(1),
    show: openCoupon,
  },
];
