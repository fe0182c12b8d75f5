import { Browser, type Fields, type Page } from "./browser";
import { limitsPage, saveLimits } from "./limits";
import type { CallName } from "./platform-calls";
import { betOn, type Site } from "./site";
import { add, receiptOf } from "./slip";

/** A page or a form that makes a call, ready to be asked for. */
interface Ready {
  readonly go: () => Promise<Page>;
  /** Where the player comes back to after the terms. */
  readonly back: string;
  /** Who asks, where it is not the player that was given. */
  readonly browser?: Browser;
}
export type Way = (player: Browser, site: Site) => Promise<Ready>;

const login = "demo@example.test";
const receipt = (id: string) => `/en/coupon/receipt/${id}`;

/** The named page. */
const page =
  (path: string): Way =>
  async (player) => ({ go: () => player.get(path), back: path });
/** The same with a bet in the coupon. */
const withBet =
  (path: string): Way =>
  async (player, site) => {
    await add(player, await united(site));
    return { go: () => player.get(path), back: path };
  };
/** A form that needs nothing before. */
const form =
  (path: string, fields: Fields, back = path): Way =>
  async (player, site) => {
    await site.player(login, {});
    return { go: () => player.post(path, fields), back };
  };
/** A form of a coupon with a bet. */
const couponForm =
  (fields: (player: Browser, site: Site) => Promise<Fields>): Way =>
  async (player, site) => {
    await add(player, await united(site));
    const sent = await fields(player, site);
    return { go: () => player.post("/en/coupon", sent), back: "/en/coupon" };
  };

const united = async (site: Site) => betOn(await site.gameOf("Man United"), "1");
const arsenal = async (site: Site) => betOn(await site.gameOf("Arsenal"), "1");
const order = (kind: string) => ({
  accountId: "11",
  method: "test-4242",
  amount: "250",
  key: `key-${kind}-001`,
});

/** A placed bet and its receipt's address. */
async function placed(player: Browser, site: Site) {
  await add(player, await united(site));
  const { id } = await receiptOf(player, "100");
  return { id, path: receipt(id) };
}
const ofReceipt =
  (path: (id: string) => string): Way =>
  async (player, site) => {
    const { id } = await placed(player, site);
    return { go: () => player.get(path(id)), back: path(id) };
  };

/** A press whose key has placed something before; singles by their fields. */
const repeatedPress =
  (fields: Fields): Way =>
  async (player, site) => {
    await add(player, await united(site));
    const { key } = (await player.get("/en/coupon")).coupon;
    await player.post("/en/coupon", { intent: "place", key, amount: "100" });
    await add(player, await arsenal(site));
    const sent = { intent: "place", key, ...fields };
    return { go: () => player.post("/en/coupon", sent), back: "/en/coupon" };
  };

const oneClick: Way = async (player, site) => {
  await site.player(login, {});
  await player.post("/en/coupon/settings", { isActiveOneClick: "1", oneClickAmount: "250" });
  const { bet } = await united(site);
  const sent = { intent: "one-click", bet, stake: "11:250.00", key: "key-of-a-press-1" };
  const referer = "http://shop.test/en/home/line";
  return { go: () => player.post("/en/coupon", sent, { referer }), back: "/en/home/line" };
};

const cashOut: Way = async (player, site) => {
  const { id, path } = await placed(player, site);
  const offered = (await player.get(path)).data("routes/receipt").cashOut;
  const quote = offered?.offer.kind === "quote" ? offered.offer.quote.id : "";
  const sent = { intent: "cash-out", coupon: id, quote, key: offered?.key ?? "" };
  return { go: () => player.post("/en/coupon", sent), back: path };
};

const autoCashOut =
  (intent: "auto-cash-out" | "cancel-auto-cash-out"): Way =>
  async (player, site) => {
    const { id, path } = await placed(player, site);
    const sent = { intent, coupon: id, amount: "120" };
    return { go: () => player.post("/en/coupon", sent), back: path };
  };

const cashier = (kind: "recharge" | "deduce"): Way => {
  const path = `/en/office/${kind}`;
  const back = `${path}?amount=250&accountId=11&method=test-4242`;
  return async (player) => ({ go: () => player.post(path, order(kind)), back });
};
const paymentPage =
  (kind: "recharge" | "deduce"): Way =>
  async (player) => {
    const path = (await player.post(`/en/office/${kind}`, order(kind))).location ?? "";
    return { go: () => player.get(path), back: path };
  };
/** A deposit whose answer is lost, so that its key is asked for. */
const lostDeposit: Way = async (player, site) => {
  await site.fault("/web-api/officeapi/v1/payments/deposit", { drop: "after" }, 1);
  const path = "/en/office/recharge";
  return { go: () => player.post(path, order("lost")), back: path };
};

/** A lotto ticket whose answer is lost, so that its key is asked for. */
const lostTicket: Way = async (player, site) => {
  await site.player(login, {});
  await site.fault("/lottery-api/v1/lotto", { drop: "after" }, 1);
  const path = "/en/lotto/keno";
  const key = "key-lotto-002";
  // Its page has the key, under which nothing is bought twice.
  const back = `${path}?checking=1&key=${key}`;
  return { go: () => player.post(path, { ...ticket, key }), back };
};

/** Raises of the limit of deposits that were asked for so long ago, s. */
const raised =
  (ago: number, path: string, fields: Fields): Way =>
  async (player, site) => {
    const { now } = await site.control<{ now: string }>("GET", "feed?limit=1");
    const startedAt = Math.floor(Date.parse(now) / 1000) - ago;
    const pending = { limitValue: 3_000, startedAt };
    await site.player(login, {
      limits: { 20: { limitType: 20, limitValue: 1_000, startedAt, pending } },
    });
    return { go: () => player.post(path, { key: "k", ...fields }), back: path };
  };
const test: Way = async (player, site) => {
  await site.player(login, {});
  await saveLimits(player, { "limit-20": "400" });
  const path = (await saveLimits(player, { "limit-20": "5000" })).location ?? "";
  return { go: () => player.post(path, { tokenGuid: "any", "answer-1": "1" }), back: path };
};
const exclusion: Way = async (player, site) => {
  await site.player(login, {});
  await saveLimits(player, { "limit-33": "7" });
  const path = `${limitsPage}?confirm=1`;
  const key = (await player.get(path)).data("routes/responsible").page.chosen?.key ?? "";
  return { go: () => player.post(path, { intent: "exclude-confirm", key }), back: path };
};
const realityCheck: Way = async (player, site) => {
  await site.player(login, { limits: { 32: { limitType: 32, limitValue: 5, startedAt: 0 } } });
  await site.advance(6 * 60_000);
  const sent = { action: "continue", returnUrl: "/en/about" };
  return { go: () => player.post("/en/reality-check", sent), back: "/en/about" };
};
/** A player who was told to be idle, and comes back. */
const presence: Way = async (player, site) => {
  await site.config({ playerSafety: { idleMinutes: 10 } });
  await player.get("/en/about");
  await site.advance(6 * 60_000);
  await player.fetch("/remote/pulse");
  return { go: () => player.get("/en/about"), back: "/en/about" };
};
const identification: Way = async (_player, site) => {
  await site.player("new@example.test", {});
  const browser = new Browser();
  await browser.signIn("new@example.test");
  const path = "/en/office/identification";
  const papers = {
    name: "Anna",
    surname: "Petrova",
    date_birthday: "1990-02-28",
    passport: "4510 123456",
  };
  return { go: () => browser.post(path, papers), back: path, browser };
};
const firstToken: Way = async () => {
  const browser = new Browser();
  await browser.get("/en/user/login");
  await browser.post("/en/user/login", { login, password: "demo", save: "1" });
  return { go: () => browser.get("/en/about"), back: "/en/about", browser };
};
const express: Way = async (player) => {
  const expressId = String((await player.get("/en/home/line")).shell.expresses[0]?.id);
  return {
    go: () => player.post("/en/coupon", { intent: "express", expressId }),
    back: "/en/coupon",
  };
};
const sharedCode: Way = async (player, site) => {
  await add(player, await united(site));
  const saved = (await player.post("/en/coupon", { intent: "save-code" })).location ?? "";
  const code = new URLSearchParams(saved.split("?")[1]).get("saved") ?? "";
  return { go: () => player.post("/en/coupon", { intent: "load-code", code }), back: "/en/coupon" };
};
const addBet: Way = async (player, site) => {
  const { bet, marketId } = await united(site);
  const go = () => player.post("/en/coupon", { intent: "add", bet });
  return { go, back: `/en/coupon#bet-${marketId}` };
};

const history = page("/en/office/history?state=open");
const limitsForm = (intent: string, fields: Fields = {}) =>
  form(limitsPage, { intent, key: "k", ...fields });
const consent = form("/en/cookies/consent", { choice: "all", returnUrl: "/en/about" }, "/en/about");
const limit = "/limit-service-api/api/external/web/v3/";
const payments = "/web-api/officeapi/v1/payments";
const ticket = { intent: "buy", "numbers-1": "7", draws: "1" };
const place = couponForm(async (player) => {
  const { key } = (await player.get("/en/coupon")).coupon;
  return { intent: "place", key, amount: "100" };
});
const promo = couponForm(async () => ({ intent: "promo", promoCode: "BOOST10" }));

/** The pages and forms that make each call which the platform may refuse until changed terms are confirmed. */
export const refusedWays: Readonly<Record<CallName, Readonly<Record<string, Way>>>> = {
  "GET /web-api/authapi/v1/check": { page: history },
  "GET /web-api/authapi/v1/device/code": { page: page("/en/office/security/device") },
  "POST /web-api/authapi/v1/device/code": {
    form: form("/en/office/security/device", { intent: "show" }),
  },
  "POST /web-api/authapi/v1/device/answer": {
    form: form("/en/office/security/device", { intent: "refuse", request: "x" }),
  },
  "GET /web-api/gettoken/user": { "first page": firstToken },
  "GET /web-api/user/v1/config": {
    page: history,
    depositing: cashier("recharge"),
    withdrawing: cashier("deduce"),
  },
  "GET /web-api/user/v1/settings": {
    page: history,
    form: form("/en/office/settings", { theme: "1" }),
  },
  "POST /web-api/user/v1/favourites": {
    form: form("/en/favourites", { toggle: "c1", on: "1" }),
  },
  "PUT /web-api/user/v1/settings": {
    look: form("/en/office/settings", { theme: "1" }),
    coupon: form("/en/coupon/settings", { isVipBet: "1" }),
  },
  "GET /web-api/officeapi/v1/accounts": {
    page: page("/en/about"),
    deposits: page("/en/office/recharge"),
    withdrawals: page("/en/office/deduce"),
    withdrawing: cashier("deduce"),
    placing: place,
  },
  "GET /web-api/api-v3/v2/user/agreement-rules/status": { page: history, placing: place },
  "GET /web-api/authapi/v1/rights": { page: page("/en/office/security") },
  "GET /web-api/user/v1/security": { page: page("/en/office/security") },
  "POST /web-api/user/v1/security/password": {
    form: form("/en/office/security", {
      intent: "password",
      password_old: "demo",
      password: "Winter2026",
      password_again: "Winter2026",
    }),
  },
  "POST /web-api/user/v1/security/networks/start": {
    form: form("/en/office/security", { intent: "network", provider: "google" }),
  },
  "POST /web-api/user/v1/security/two-step/start": {
    form: form("/en/office/security", { intent: "two-step-start" }),
  },
  "POST /web-api/user/v1/security/question": {
    form: form("/en/office/security", { intent: "question", question: "school", answer: "First" }),
  },
  "POST /web-api/user/v1/identification": { papers: identification },
  "POST /web-api/user/v1/cookies-agreement": { consent },
  "POST /web-api/user/v1/cookies-receipts": { consent },
  [`GET ${limit}availablelimits`]: {
    page: page(limitsPage),
    saving: limitsForm("save", { "limit-20": "400" }),
  },
  [`GET ${limit}limits`]: { page: history, limits: page(limitsPage), placing: place },
  [`POST ${limit}limits`]: {
    saving: limitsForm("save", { "limit-20": "400" }),
    stricter: limitsForm("stricter", { "stricter-20": "400" }),
    exclusion,
  },
  [`POST ${limit}testanswers`]: { test },
  [`POST ${limit}limitaction`]: {
    approval: raised(86_400, `${limitsPage}/approval`, { action: "1" }),
  },
  [`DELETE ${limit}limit`]: { cancelling: raised(60, limitsPage, { intent: "cancel" }) },
  [`GET ${limit}reasons/selfexclude`]: { page: page(limitsPage) },
  "POST /limit-service-api/limit/external/web/api/v1/BlockUser": { break: limitsForm("break") },
  "GET /web-api/api/web/user/v1/session-summary": { page: history },
  "POST /web-api/api/web/user/v1/reality-check": { answer: realityCheck },
  "POST /web-api/user/v1/presence": { "next page": presence },
  [`GET ${payments}/methods`]: {
    deposits: page("/en/office/recharge"),
    withdrawals: page("/en/office/deduce"),
    depositing: cashier("recharge"),
    withdrawing: cashier("deduce"),
  },
  [`POST ${payments}/deposit`]: { depositing: cashier("recharge") },
  [`POST ${payments}/withdrawal`]: { withdrawing: cashier("deduce") },
  [`GET ${payments}`]: {
    deposits: page("/en/office/recharge"),
    withdrawals: page("/en/office/deduce"),
  },
  [`GET ${payments}/{id}`]: { deposit: paymentPage("recharge"), withdrawal: paymentPage("deduce") },
  [`GET ${payments}/by-key/{key}`]: { "lost answer": lostDeposit },
  [`POST ${payments}/{id}/take-back`]: {
    "taking back": form("/en/office/historypay", {
      intent: "take-back",
      payment: "1",
      key: "key-back-0001",
    }),
  },
  "GET /web-api/user/v1/support": { questions: page("/en/about?modal=support-history") },
  "POST /web-api/officeapi/v1/accounts/currency": {
    adding: form("/en/office/account", { intent: "add", iso: "USD" }),
  },
  "POST /web-api/user/v1/support": {
    asking: form("/en/office/support", {
      topic: "bets",
      subject: "A question",
      text: "How is a void leg settled?",
      key: "key-support-001",
    }),
  },
  "POST /lottery-api/v1/lotto/{section}/tickets": {
    buying: form("/en/lotto/keno", { ...ticket, key: "key-lotto-001" }),
  },
  "POST /lottery-api/v1/toto/{section}/coupons": {
    placing: form("/en/toto/football", {
      intent: "place",
      amount: "1",
      key: "key-toto-001",
      ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`pick-${at + 1}`, "X"])),
    }),
  },
  "GET /lottery-api/v1/tickets/by-key/{key}": { "lost answer": lostTicket },
  "POST /redirects-api/api/v1/redirect-light": { page: history },
  "POST /blocks-api/api/v2/block": { page: history },
  "POST /coupon-api/v1/resolve": { page: withBet("/en/about"), adding: addBet, placing: oneClick },
  "POST /coupon-api/v1/combine": {
    page: async (player, site) => {
      const game = await site.gameOf("Arsenal");
      await add(player, betOn(game, "1"), betOn(game, "over", "2.5"));
      return { go: () => player.get("/en/coupon"), back: "/en/coupon" };
    },
  },
  "POST /coupon-api/v1/coupons": { placing: place, "one-click": oneClick },
  "GET /coupon-api/v1/promo-codes": { page: withBet("/en/coupon"), form: promo },
  "GET /coupon-api/v1/coupons": { "open bets": page("/en/about?slip=bets") },
  "GET /coupon-api/v1/coupons/{id}": {
    receipt: ofReceipt(receipt),
    print: ofReceipt((id) => `/en/print-coupon/${id}`),
    selling: cashOut,
  },
  "GET /coupon-api/v1/coupons/by-key/{key}": { "same key": repeatedPress({ amount: "100" }) },
  "GET /coupon-api/v1/coupons/by-keys": { "same key": repeatedPress({ "amount-1:2:1:": "100" }) },
  "GET /coupon-api/v1/coupons/{id}/cash-out": { receipt: ofReceipt(receipt) },
  "POST /coupon-api/v1/coupons/{id}/cash-out": { selling: cashOut },
  "PUT /coupon-api/v1/coupons/{id}/auto-cash-out": { setting: autoCashOut("auto-cash-out") },
  "DELETE /coupon-api/v1/coupons/{id}/auto-cash-out": {
    cancelling: autoCashOut("cancel-auto-cash-out"),
  },
  "GET /coupon-api/v1/advance": {
    page: async (player, site) => {
      await placed(player, site);
      await add(player, await arsenal(site));
      return { go: () => player.get("/en/coupon"), back: "/en/coupon" };
    },
  },
  "POST /coupon-api/v1/shared": { saving: couponForm(async () => ({ intent: "save-code" })) },
  "GET /coupon-api/v1/shared/{code}": { loading: sharedCode },
  "GET /coupon-api/v1/expresses": { page: page("/en/about"), taking: express },
  "remote betting": { page: page("/en/home/line") },
  "remote office": { page: history },
  "remote information": { page: page("/en/about") },
  "remote footer": { page: page("/en/coupon") },
};

/** Calls that lead nowhere when they are refused so, and why. */
export const refusedElsewhere: Readonly<Record<CallName, string>> = {
  "POST /third-party/api/v1/favourites": "another declared form, by the same handler",
  "POST /third-party/api/v1/launch": "another declared form, by the same handler",
  "POST /third-party/api/v1/play": "another declared form, by the same handler",
  "POST /third-party/api/v1/seeds": "another declared form, by the same handler",
  "POST /web-api/officeapi/v1/accounts/conversion": "another declared form, by the same handler",
  "POST /web-api/officeapi/v1/accounts/currency/remove":
    "another declared form, by the same handler",
  "GET /web-api/officeapi/v2/accounts": "the other shape of the accounts, read by the same handler",
  "POST /web-api/officeapi/v1/bonuses/take": "another declared form, by the same handler",
  "POST /web-api/officeapi/v1/bonuses/refuse": "another declared form, by the same handler",
  "POST /web-api/officeapi/v1/cashback": "another declared form, by the same handler",
  "POST /web-api/officeapi/v1/promo-codes": "another declared form, by the same handler",
  "POST /web-api/user/v1/documents": "another declared form, by the same handler",
  "POST /web-api/user/v1/profile": "another declared form, by the same handler",
  "POST /web-api/user/v1/support/files": "another declared form, by the same handler",
  "POST /web-api/user/v1/support/{id}/messages": "another declared form, by the same handler",
  "GET /third-party/api/games-preview-light":
    "an old name of a game is a page that is not there without it",
  "GET /third-party/api/list-available-partitions": "it names no player",
  "GET /web-api/officeapi/v1/movements": "a file that is downloaded, and no page",
  "GET /web-api/user/v1/documents/{id}": "a file that is downloaded, and no page",
  "GET /web-api/officeapi/v1/bonus-popup-information":
    "a page is complete without its popup, and the gate asks for the terms by itself",
  "GET /web-api/officeapi/v1/bonuses":
    "the page of withdrawals stays open under changed terms, and stands without it",
  "POST /wallet-api/v1/authenticate": "a game's server makes it, not the shell",
  "POST /wallet-api/v1/balance": "a game's server makes it, not the shell",
  "POST /wallet-api/v1/debit": "a game's server makes it, not the shell",
  "POST /wallet-api/v1/credit": "a game's server makes it, not the shell",
  "POST /wallet-api/v1/rollback": "a game's server makes it, not the shell",
  "POST /web-api/user/v1/conversion-reminder": "it only notes that the player was reminded",
  "POST /web-api/authapi/v1/login": "nobody is signed in yet",
  "POST /web-api/authapi/v1/send-sms": "nobody is signed in yet",
  "POST /web-api/authapi/v1/sms": "nobody is signed in yet",
  "POST /web-api/authapi/v1/two-step": "nobody is signed in yet",
  "POST /web-api/authapi/v1/disconnect": "the browser forgets its session all the same",
  "POST /web-api/officeapi/v1/accounts/active": "the shell does not make it",
  "GET /web-api/api-v3/v2/user/agreement-rules": "the page of the terms links to them instead",
  "POST /web-api/api-v3/v2/user/agreement-rules/confirm": "the page of the terms says so itself",
  [`POST ${limit}ping`]: "an open page makes it, and its next navigation asks the gate",
  "GET /bff-api/config/all.json": "it names no player; copies stand in",
  "GET /bff-api/config/group/get": "it names no player; defaults stand in",
  "POST /web-api/authapi/v1/device/claim": "nobody is signed in yet",
  "POST /web-api/authapi/v1/device/state": "nobody is signed in yet",
  "POST /web-api/authapi/v1/device/collect": "nobody is signed in yet",
  "POST /web-api/user/v1/security/networks":
    "after a network's answer; tests/routes/social.test.ts",
  "POST /web-api/user/v1/security/networks/off":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/two-step":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/two-step/saved":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/two-step/off":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/phone":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/email":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/phone/code":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/email/code":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/security/sessions/end":
    "another form of the page of security, by the same handler",
  "POST /web-api/user/v1/news": "another form of the page of security, by the same handler",
  "POST /web-api/authapi/v1/recovery": "nobody is signed in yet",
  "POST /web-api/authapi/v1/recovery/code": "nobody is signed in yet",
  "POST /web-api/authapi/v1/recovery/link": "nobody is signed in yet",
  "POST /web-api/authapi/v1/recovery/password": "nobody is signed in yet",
  "POST /web-api/authapi/v1/oauth": "nobody is signed in yet",
  "POST /web-api/authapi/v1/social": "nobody is signed in yet",
  "POST /web-api/authapi/v1/token": "nobody is signed in yet",
  "GET /social-api/oauth/google-one-tap/clientId": "nobody is signed in yet",
  "POST /social-api/oauth/google-one-tap": "nobody is signed in yet",
  "POST /web-api/authapi/v1/activation/code": "it names no session: a mail may be opened anywhere",
  "POST /web-api/authapi/v1/activation/link": "it names no session: a mail may be opened anywhere",
  "POST /web-api/authapi/v1/activation/confirm":
    "it names no session: a mail may be opened anywhere",
  "POST /web-api/user/v1/activation": "the page says that nothing was sent",
  "GET /web-api/registration/v1/phone-countries": "it names no player",
  "GET /web-api/registration/v1/phone-masks": "it names no player",
  "POST /web-api/registration/v1/register": "nobody is signed in yet",
  "POST /web-api/registration/v1/resend": "nobody is signed in yet",
  "POST /web-api/registration/v1/confirm": "nobody is signed in yet",
  "POST /web-api/registration/v1/credentials": "the page says that nothing was sent",
  "POST /web-api/subscriptions-api/v1/check": "it names no session: a mail may be opened anywhere",
  "POST /web-api/subscriptions-api/v1/subscribe": "nobody is signed in: an address subscribes",
  "POST /web-api/subscriptions-api/v1/subscription":
    "it names no session: a mail may be opened anywhere",
  "POST /web-api/subscriptions-api/v1/confirm":
    "it names no session: a mail may be opened anywhere",
  "POST /web-api/subscriptions-api/v1/stop": "it names no session: a mail may be opened anywhere",
  "POST /captcha/validate": "it names no player",
  "GET /captcha/update": "it names no player",
  "GET /captcha/gettime": "it names no player",
  "GET /web-api/push/v1/key": "it names no player; the page says that it failed",
  "POST /web-api/user/v1/push/subscribe": "another declared form, by the same handler",
  "POST /web-api/user/v1/push/unsubscribe": "another declared form, by the same handler",
  "GET /line-api/v1/sports": "it names no player; the sitemap does without it",
  "GET /seo-api/v1/content": "it names no player; the page does without it",
  "GET /seo-api/v1/page-visual": "it names no player; the page does without it",
  "GET /seo-api/v1/page-data": "it names no player; the page does without it",
  "GET /seo-api/v1/languages": "it names no player; the page does without it",
  "GET /sitemap-api/v1/contents": "it names no player; a crawler asks",
  "GET /sitemap-api/v1/pages": "it names no player; a crawler asks",
  "GET /web-api/session": "it names no player, and no page waits for it",
  "GET /web-api/secure-data": "it names no player, and no page waits for it",
  "GET /web-api/fingerprint.js": "it names no player, and no page waits for it",
  "POST /web-api/fingerprint": "nobody is signed in yet",
  "POST /web-api/registration/v1/landings": "it names no player, and no page waits for it",
  "GET /web-api/api/web/analytics/v1/counters": "it names no player, and no page waits for it",
  "POST /fatman-api/{key}": "it names no player, and no page waits for it",
  "POST /push-api/v1/changes": "it is one for all players of a node",
};
