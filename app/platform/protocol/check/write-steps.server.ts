import { randomBytes } from "node:crypto";
import { deviceClaimReplyWire, deviceCodeReplyWire } from "../../auth/device-wire.server";
import { launchReplyWire } from "../../casino/wire.server";
import { cashOutReplyWire } from "../../coupons/cash-out-wire.server";
import { savedCodeWire } from "../../coupons/shared-wire.server";
import { placedCouponWire, resolveReplyWire } from "../../coupons/wire.server";
import { paymentWire } from "../../payments/wire.server";
import type { CheckRequest } from "./ask.server";
import {
  anonymousStep,
  type CheckState,
  type CheckStep,
  learnFromReply,
  testPlayerStep,
} from "./step.server";

const limits = "/limit-service-api/api/external/web/v3";
const office = "/web-api/officeapi/v1";
const user = "/web-api/user/v1";
const coupons = "/coupon-api/v1/coupons";
const casino = "/third-party/api/v1";

/** The player's own standing: what is written is what he has, or is refused. */
const standing: readonly CheckStep[] = [
  testPlayerStep(`PUT ${user}/settings`, {
    ask: ({ settings }) => (settings ? { json: settings } : null),
  }),
  testPlayerStep(`POST ${office}/accounts/active`, {
    ask: ({ account }) => (account ? { json: { id: account.id } } : null),
  }),
  testPlayerStep(`POST ${user}/cookies-agreement`, {
    ask: ({ now }) => ({ json: { cookiesAgreeTime: new Date(now).toISOString() } }),
  }),
  testPlayerStep(`POST ${user}/cookies-receipts`, {
    ask: ({ now }) => ({
      json: {
        id: randomBytes(12).toString("base64url"),
        choice: "disable",
        revision: 1,
        agreedAt: new Date(now).toISOString(),
      },
    }),
  }),
  testPlayerStep("POST /web-api/api/web/user/v1/reality-check", {
    ask: ({ now }) => {
      const popup_show_at = new Date(now).toISOString();
      const attributes = { action: "continue", do_not_show_again: false, popup_show_at };
      return { json: { data: { attributes } } };
    },
  }),
  testPlayerStep(`POST ${user}/presence`, { ask: () => ({ json: { state: "active" } }) }),
  testPlayerStep(`POST ${user}/conversion-reminder`),
  testPlayerStep(`POST ${user}/profile`, { ask: () => ({ json: {} }) }),
  testPlayerStep(`POST ${user}/news`, {
    ask: ({ wantsNews }) => (wantsNews === undefined ? null : { json: { isWanted: wantsNews } }),
  }),
  testPlayerStep(`POST ${office}/accounts/currency`, {
    ask: () => ({ json: { currency_id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(`POST ${office}/accounts/currency/remove`, {
    ask: () => ({ json: { id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(`POST ${user}/documents`, {
    ask: () => ({ query: { type: "passport", name: "check.png" }, bytes: new Uint8Array() }),
    expected: [422],
  }),
  testPlayerStep(`POST ${user}/support`, {
    ask: ({ nobody }) => ({
      json: {
        kind: "payment",
        topic: "payment",
        subject: "check",
        text: "check",
        payment: nobody,
        email: null,
        key: nobody,
      },
    }),
    expected: [422],
  }),
  testPlayerStep(`POST ${limits}/limits`, {
    ask: () => ({ json: { limits: [{ limitType: 0, limitValue: 0 }] } }),
    expected: [400],
  }),
  testPlayerStep(`POST ${limits}/testanswers`, {
    ask: ({ nobody }) => ({ json: { tokenGuid: nobody, answers: [] } }),
    expected: [400],
  }),
  testPlayerStep(`POST ${office}/bonuses/take`, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
  testPlayerStep(`POST ${office}/bonuses/refuse`, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
];

/** Another device signs in by the player's code; nobody agrees to it. */
const device: readonly CheckStep[] = [
  testPlayerStep("POST /web-api/authapi/v1/device/code"),
  testPlayerStep("GET /web-api/authapi/v1/device/code", {
    learn: learnFromReply(deviceCodeReplyWire, (facts, { code }) => {
      if (code !== null) facts.deviceCode = code;
    }),
  }),
  anonymousStep("POST /web-api/authapi/v1/device/claim", {
    ask: ({ deviceCode }) =>
      deviceCode === undefined ? null : { json: { code: deviceCode, name: "check", device: {} } },
    learn: learnFromReply(deviceClaimReplyWire, (facts, { token }) => {
      facts.claim = token;
    }),
  }),
  anonymousStep("POST /web-api/authapi/v1/device/state", {
    ask: ({ claim }) => (claim === undefined ? null : { json: { token: claim } }),
  }),
  testPlayerStep("POST /web-api/authapi/v1/device/answer", {
    ask: ({ nobody }) => ({ json: { id: nobody, isConfirmed: false } }),
  }),
];

const paid = (kind: "deposit" | "withdrawal"): CheckStep =>
  testPlayerStep(`POST ${office}/payments/${kind}`, {
    ask: ({ account, method, keys }) => {
      const way = method?.[kind];
      if (!account || !way) return null;
      const json = { accountId: account.id, methodId: way.id, amount: way.least };
      return { json, headers: { "idempotency-key": keys[kind] } };
    },
    learn: learnFromReply(paymentWire, (facts, { id }) => {
      facts.payment = id;
    }),
  });

/** The least that can be paid in is paid in, and the least that can be paid out is paid out; each is sent twice. */
const payments: readonly CheckStep[] = [
  paid("deposit"),
  paid("deposit"),
  paid("withdrawal"),
  testPlayerStep(`GET ${office}/payments/by-key/{key}`, {
    ask: ({ keys }) => ({ params: { key: keys.deposit } }),
  }),
  testPlayerStep(`POST ${office}/payments/{id}/take-back`, {
    ask: ({ payment, nobody }) =>
      payment === undefined
        ? null
        : { params: { id: payment }, headers: { "idempotency-key": nobody } },
    // What was paid at once cannot be taken back.
    expected: [200, 409],
  }),
];

const ofCoupon =
  (more: CheckRequest = {}) =>
  ({ coupon }: CheckState): CheckRequest | null =>
    coupon === undefined ? null : { params: { id: coupon }, ...more };

function placing({
  bets: [bet],
  account,
  player,
  leastStake,
  keys,
  now,
}: CheckState): CheckRequest | null {
  if (!bet || !account || !player || leastStake === undefined) return null;
  const json = {
    userId: player.id,
    accountId: account.id,
    typeId: 0,
    amount: leastStake,
    amountByBlockId: {},
    bets: [{ ...bet, scores: null, blockId: 0 }],
    changeCoefAction: 1,
    coef: bet.coef,
    coefByView: bet.coef,
    coefViewId: 0,
    exactCoef: 0,
    isDropOnScoreChange: false,
    prepaidAmount: "0",
    refId: 0,
    systemValue: 0,
    hyperBonusPercent: 0,
    lng: "en",
    validUntil: new Date(now + 60_000).toISOString(),
  };
  return { json, headers: { "idempotency-key": keys.bet } };
}

const placed = learnFromReply(placedCouponWire, (facts, { id }) => {
  facts.coupon = id;
});

/** The least stake is placed on a bet of the day, twice under one key, and cashed out. */
const betting: readonly CheckStep[] = [
  anonymousStep("POST /coupon-api/v1/resolve", {
    ask: ({ bets: [bet], account }) => {
      if (!bet || !account) return null;
      const { coef: _, ...ref } = bet;
      return { json: { lng: "en", typeId: 0, currency: account.iso, bets: [ref] } };
    },
    learn: learnFromReply(resolveReplyWire, (facts, { minBetAmount }) => {
      facts.leastStake = minBetAmount;
    }),
  }),
  testPlayerStep(`POST ${coupons}`, { ask: placing, learn: placed }),
  testPlayerStep(`POST ${coupons}`, { ask: placing, learn: placed }),
  testPlayerStep(`GET ${coupons}/by-key/{key}`, {
    ask: ({ keys }) => ({ params: { key: keys.bet } }),
  }),
  testPlayerStep(`GET ${coupons}/{id}`, { ask: ofCoupon() }),
  testPlayerStep(`PUT ${coupons}/{id}/auto-cash-out`, {
    ask: ofCoupon({ json: { amount: "0" } }),
    expected: [409, 422],
  }),
  testPlayerStep(`DELETE ${coupons}/{id}/auto-cash-out`, { ask: ofCoupon() }),
  testPlayerStep(`GET ${coupons}/{id}/cash-out`, {
    ask: ofCoupon(),
    learn: learnFromReply(cashOutReplyWire, (facts, { quote }) => {
      if (quote) facts.quote = quote.id;
    }),
  }),
  testPlayerStep(`POST ${coupons}/{id}/cash-out`, {
    ask: ({ coupon, quote, nobody }) =>
      coupon === undefined || quote === undefined
        ? null
        : {
            params: { id: coupon },
            json: { quote },
            headers: { "idempotency-key": nobody },
          },
  }),
  anonymousStep("POST /coupon-api/v1/shared", {
    ask: ({ bets: [bet] }) => {
      if (!bet) return null;
      const { coef: _, ...ref } = bet;
      return {
        json: { typeId: 0, systemValue: 2, bets: [{ ...ref, blockId: 0, isBanker: false }] },
      };
    },
    learn: learnFromReply(savedCodeWire, (facts, { code }) => {
      facts.shareCode = code;
    }),
  }),
  anonymousStep("GET /coupon-api/v1/shared/{code}", {
    ask: ({ shareCode }) => (shareCode === undefined ? null : { params: { code: shareCode } }),
  }),
];

/** A game is opened for fun, and left: its forms are the game's own. */
const playing: readonly CheckStep[] = [
  anonymousStep(`POST ${casino}/launch`, {
    ask: ({ game }) =>
      game === undefined ? null : { json: { game, mode: "fun", accountId: null } },
    learn: learnFromReply(launchReplyWire, (facts, { token }) => {
      if (token !== null) facts.funToken = token;
    }),
  }),
  anonymousStep(`POST ${casino}/seeds`, {
    ask: ({ funToken }) =>
      funToken === undefined ? null : { json: { clientSeed: null, token: funToken } },
  }),
  ...[true, false].map((isFavourite) =>
    testPlayerStep(`POST ${casino}/favourites`, {
      ask: ({ game }) => (game === undefined ? null : { json: { game, isFavourite } }),
    }),
  ),
  anonymousStep("POST /fatman-api/{key}", {
    ask: () => ({
      params: { key: "check" },
      query: { whence: 55, lang: "en" },
      json: { name: "check" },
    }),
  }),
];

/**
 * Writes of the test player: small amounts, and changes that can be repeated. None of them excludes
 * the player.
 */
export const writeSteps: readonly CheckStep[] = [
  ...standing,
  ...device,
  ...payments,
  ...betting,
  ...playing,
];
