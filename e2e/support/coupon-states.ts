import type { Cookie } from "@playwright/test";
import type { Desk } from "./desk";
import { marketOf } from "./platform";
import { expect, type Shop } from "./shop";
import { login, type State } from "./state";

const picks = [
  ["X", ""],
  ["over", "2.5"],
] as const;

/** A game whose draw and over 2.5 can be combined. */
async function combinable({ platform }: Desk) {
  const games = await platform.games("status=line&limit=100");
  const game = games.find(({ markets }) =>
    picks.every(([type, param]) =>
      markets.some((one) => one.type === type && one.param === param && !one.isBlocked),
    ),
  );
  if (!game) throw new Error("no game to combine");
  return game;
}

/** Opens the coupon's page. */
export const openCoupon = ({ shop }: Desk, lng: string) => shop.open(`/${lng}/coupon`);

/** A coupon of that many bets of a signed-in player. */
export const withBets = (count: number) => async (at: Desk) => {
  await at.signIn(login);
  return at.choose(count);
};

const ofType = (count: number, typeId: number) => async (at: Desk) => {
  const bets = await withBets(count)(at);
  await at.post({ intent: "type", typeId: String(typeId) });
  return bets;
};
const couponGroup = (at: Desk, values: Record<string, unknown>) =>
  at.platform.config({ groups: { coupon: values } });

const placeCall = "/coupon-api/v1/coupons";
/** "Place" is pressed, and the platform refuses by a code: at a bet, at the stake (a bound) or as a whole. */
const refused = (code: string, at: "bet" | "stake" | "whole"): State => ({
  name: `a coupon refused with code ${code}`,
  sign:
    at === "stake"
      ? "#amount-error"
      : `${at === "bet" ? "li[data-bet]" : "[role=alert]"} [data-code="${code}"]`,
  set: async (desk) => (await withBets(2)(desk))[0]?.marketId,
  show: async (desk, lng, marketId) => {
    const more =
      at === "bet" ? { bets: [{ marketId, code }] } : at === "stake" ? { bound: "50.00" } : {};
    await desk.platform.fault({ path: placeCall, status: 409, body: { code, ...more }, times: 1 });
    await openCoupon(desk, lng);
    await desk.shop.place("150");
    await expect(desk.shop.refusal(code)).toBeVisible();
    await desk.platform.clearFaults();
  },
});
/** Opens the disclosure that a field is in, where it is not open yet; answers the field. */
const opened = async (shop: Shop, name: string) => {
  const field = shop.coupon().locator(`input[name="${name}"]:not([type="hidden"])`);
  if (!(await field.isVisible())) await field.locator("xpath=ancestor::details/summary").click();
  return field;
};

const empty: State[] = [
  { name: "an empty coupon with the accumulators of the day", sign: "[data-express]" },
  {
    name: "a coupon whose cookie could not be read",
    sign: '[data-code="coupon-dropped"]',
    set: async (at) => {
      await at.choose(2);
      return (await at.page.context().cookies()).find(({ name }) => name === "coupon");
    },
    show: async (at, lng, made) => {
      const cookie = made as Cookie;
      await at.page.context().addCookies([{ ...cookie, value: `x${cookie.value}` }]);
      await openCoupon(at, lng);
    },
  },
];

const types: State[] = [
  { name: "a guest's coupon with one bet", sign: "li[data-bet]", set: (at) => at.choose(1) },
  { name: "a player's coupon with one bet", sign: "#amount", set: withBets(1) },
  { name: "a coupon of singles", sign: 'input[name^="amount-"]', set: ofType(3, 9) },
  {
    name: "an accumulator coupon",
    sign: 'button[value="1"][aria-pressed="true"]',
    set: ofType(4, 1),
  },
  {
    name: "an accumulator with a bonus bet, a hyper-bonus and the price against it",
    sign: 'li[data-bet="0:0:bonus:"]',
    set: async (at) => {
      await couponGroup(at, { bonusFeature: true, hyperBonusPercent: 5, antiExpress: true });
      await ofType(4, 1)(at);
      await at.post({ intent: "amount", amount: "2000" });
    },
  },
  {
    name: "an accumulator whose bonus bet was removed",
    sign: 'button[value="1"][aria-pressed="true"]',
    set: async (at) => {
      await couponGroup(at, { bonusFeature: true });
      await ofType(4, 1)(at);
      await at.post({ intent: "remove", bet: "0:0:bonus:" });
    },
    show: async (at, lng) => {
      await openCoupon(at, lng);
      await expect(at.page.locator('li[data-bet="0:0:bonus:"]')).toHaveCount(0);
    },
  },
  {
    name: "a system with a banker",
    sign: 'li[data-bet] button[aria-pressed="true"]',
    set: async (at) => {
      const [banker] = await ofType(5, 2)(at);
      await at.post({ intent: "banker", bet: banker?.id ?? "" });
    },
  },
  {
    name: "a system with the list of its lines",
    sign: "#lines li",
    set: ofType(5, 2),
    show: ({ shop }, lng) => shop.open(`/${lng}/coupon?lines=1`),
  },
  {
    name: "a coupon of two blocks",
    sign: '[data-block="2"]',
    set: async (at) => {
      const [, , third] = await ofType(3, 4)(at);
      await at.post({ intent: "block", bet: third?.id ?? "", block: "2" });
    },
  },
];

const against: State[] = [
  {
    name: "a coupon with a moved price and a suspended market",
    sign: '[data-code="price-changed"]',
    set: async (at) => {
      const [moved, blocked] = await withBets(2)(at);
      await at.platform.market(moved?.marketId ?? 0, { coef: "1.111" });
      await at.platform.market(blocked?.marketId ?? 0, { isBlocked: true });
    },
  },
  {
    name: "a coupon with a finished event",
    sign: '[data-code="event-over"]',
    set: async (at) => {
      const [bet] = await withBets(2)(at);
      await at.platform.game(bet?.gameId ?? 0, { result: "1:0" });
    },
  },
  {
    name: "a coupon with an event that has started",
    sign: '[data-code="event-started"]',
    set: async (at) => {
      const [bet] = await withBets(1)(at);
      const game = (await at.platform.games("limit=500")).find(({ id }) => id === bet?.gameId);
      await at.platform.setClock(new Date(Date.parse(game?.startsAt ?? "") + 60_000).toISOString());
    },
  },
  {
    name: "a coupon with two dependent bets",
    sign: '[data-code="dependent"]',
    set: async (at) => {
      await at.signIn(login);
      const [game] = await at.platform.games("status=line&limit=1");
      for (const type of ["1", "1X"]) {
        const market = game && marketOf(game, type);
        await at.post({ intent: "add", bet: `${game?.id}:${market?.id}:${type}::${market?.coef}` });
      }
    },
  },
  {
    name: "a coupon with two bets on one game that can be combined",
    sign: '[data-code="combine"] button[name="bet"]',
    set: async (at) => {
      await at.signIn(login);
      const game = await combinable(at);
      for (const [type, param] of picks) {
        const market = game.markets.find((one) => one.type === type && one.param === param);
        const bet = `${game.id}:${market?.id}:${type}:${param}:${market?.coef}`;
        await at.post({ intent: "add", bet });
      }
    },
  },
  {
    name: "the bet builder of a game with a combined price",
    sign: '#builder button[name="bet"]',
    set: async (at) => {
      const { path } = await combinable(at);
      return `${path}?${picks.map(([type, param]) => `pick=${type}:${param}`).join("&")}`;
    },
    show: (at, lng, made) => at.shop.open(`/${lng}/${String(made)}`),
  },
];

const stakes: State[] = [
  ...["ten", "0.005", "19.99", "10000.01"].map((stake) => ({
    name: `a coupon with the invalid stake ${stake}`,
    sign: '[role=alert] a[href="#amount"]',
    set: withBets(1),
    show: async (at: Desk, lng: string) => {
      await openCoupon(at, lng);
      await at.shop.place(stake);
    },
  })),
  {
    name: "a coupon with a stake above the maximum of a VIP bet",
    sign: '[role=alert] a[href="#amount"]',
    set: async (at) => {
      await at.platform.player(login, {
        settings: { isVipBet: "1" },
        balances: { RUB: "90000000.00" },
      });
      await withBets(1)(at);
    },
    show: async (at, lng) => {
      await openCoupon(at, lng);
      await at.shop.place("89999999");
    },
  },
  {
    name: "a coupon with auto-max turned on",
    sign: 'input[name="amount"][readonly]',
    set: async (at) => {
      await at.platform.player(login, { settings: { isAutoMax: "1" } });
      await withBets(1)(at);
      await at.post({ intent: "auto-max", isAutoMax: "1" });
    },
  },
  {
    name: "a coupon with an advance offered and too high an advance typed",
    sign: '[role=alert] a[href="#prepaidAmount"]',
    set: async (at) => {
      await withBets(1)(at);
      await at.place({ amount: "200" });
      await at.choose(2);
      await at.post({ intent: "amount", amount: "150" });
    },
    show: async (at, lng) => {
      await openCoupon(at, lng);
      await (await opened(at.shop, "prepaidAmount")).fill("100.50");
      await at.shop.place("150");
    },
  },
  {
    name: "a coupon with an invalid promo code",
    sign: "#promoCode-error",
    set: withBets(1),
    show: async (at, lng) => {
      await openCoupon(at, lng);
      const field = await opened(at.shop, "promoCode");
      await field.fill("nope");
      await field.press("Enter");
    },
  },
  {
    name: "a coupon with a valid promo code",
    sign: '[data-promo="BOOST10"]',
    set: async (at) => {
      await withBets(2)(at);
      await at.post({ intent: "promo", promoCode: "BOOST10" });
    },
  },
];

const placeRefused: State[] = [
  refused("score-changed", "bet"),
  refused("locked", "bet"),
  refused("limit", "stake"),
  refused("account-frozen", "whole"),
  {
    name: "a placed coupon whose outcome is being checked",
    sign: '[data-code="checking"]',
    set: async (at) => {
      await withBets(2)(at);
      await at.platform.fault({ path: placeCall, drop: "after", times: 1 });
      await at.platform.fault({ path: `${placeCall}/by-key`, status: 503, times: 1000 });
      await at.place({ amount: "100" });
    },
  },
];

const codes: State[] = [
  {
    name: "a coupon saved under a code",
    sign: '[data-code-news="saved"]',
    set: (at) => at.choose(2),
    show: async (at, lng) => at.shop.open(await at.post({ intent: "save-code" }, `/${lng}/coupon`)),
  },
  {
    name: "a coupon with an unknown share code typed",
    sign: "#code-error",
    show: async (at, lng) => {
      await openCoupon(at, lng);
      const field = await opened(at.shop, "code");
      await field.fill("ABCD 1234");
      await field.press("Enter");
    },
  },
  {
    name: "a shared coupon with a finished event, offered to a visitor with bets",
    sign: '[data-code-news="offer"] [data-code="event-over"]',
    set: async (at) => {
      const [over] = await at.choose(3);
      const saved = await at.post({ intent: "save-code" });
      await at.post({ intent: "remove", bet: over?.id ?? "" });
      await at.platform.game(over?.gameId ?? 0, { result: "1:0" });
      return new URL(saved, at.shop.origin).searchParams.get("saved");
    },
    show: ({ shop }, lng, code) => shop.open(`/${lng}/coupon?code=${code}`),
  },
];

/** Every state of a coupon that is not placed yet. */
export const unplacedStates: readonly State[] = [
  ...empty,
  ...types,
  ...against,
  ...stakes,
  ...placeRefused,
  ...codes,
];

/** A coupon as long as it may get; it needs a match for each bet. */
export const longStates: readonly State[] = [
  { name: "a coupon of 50 bets", sign: "li[data-bet] >> nth=49", set: withBets(50) },
];
