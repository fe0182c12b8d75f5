import { randomBytes, randomUUID } from "node:crypto";
import { accountCalls } from "../../services/accounts/calls.server";
import { analyticsCalls } from "../../services/analytics/calls.server";
import { otherDeviceSignInCalls } from "../../services/auth/calls.server";
import { bonusCalls } from "../../services/bonuses/calls.server";
import { casinoCalls } from "../../services/casino/calls.server";
import { consentCalls } from "../../services/consents/calls.server";
import { couponCalls } from "../../services/coupons/calls.server";
import { documentCalls } from "../../services/documents/calls.server";
import { limitCalls } from "../../services/limits/calls.server";
import { newsletterCalls } from "../../services/newsletter/calls.server";
import { paymentCalls } from "../../services/payments/calls.server";
import { registrationCalls } from "../../services/registration/calls.server";
import { supportCalls } from "../../services/support/calls.server";
import { userCalls } from "../../services/user/calls.server";
import type { CheckRequest } from "./ask.server";
import {
  anonymousStep,
  type CheckState,
  type CheckStep,
  expectSameId,
  testPlayerStep,
} from "./step.server";

/**
 * Makes the `ask` of a step about the coupon that the check has placed; the step is skipped where
 * it placed none.
 */
const askAboutPlacedCoupon =
  (more: CheckRequest = {}) =>
  ({ coupon }: CheckState): CheckRequest | null =>
    coupon === undefined ? null : { params: { id: coupon }, ...more };

/**
 * Steps that write for the test player what changes nothing of value: his own settings, consents,
 * reports.
 */
const harmlessWriteSteps: readonly CheckStep[] = [
  testPlayerStep(userCalls.saveSettings, {
    ask: ({ settings }) => (settings ? { json: settings } : null),
  }),
  testPlayerStep(accountCalls.activate, {
    ask: ({ account }) => (account ? { json: { id: account.id } } : null),
  }),
  testPlayerStep(consentCalls.agreement, {
    ask: ({ now }) => ({ json: { cookiesAgreeTime: new Date(now).toISOString() } }),
  }),
  testPlayerStep(consentCalls.receipt, {
    ask: ({ now }) => ({
      json: {
        id: randomBytes(12).toString("base64url"),
        choice: "disable",
        revision: 1,
        agreedAt: new Date(now).toISOString(),
      },
    }),
  }),
  testPlayerStep(userCalls.answerRealityCheck, {
    ask: ({ now }) => {
      const popup_show_at = new Date(now).toISOString();
      const attributes = { action: "continue", do_not_show_again: false, popup_show_at };
      return { json: { data: { attributes } } };
    },
  }),
  testPlayerStep(userCalls.presence, { ask: () => ({ json: { state: "active" } }) }),
  testPlayerStep(userCalls.conversionReminder),
  testPlayerStep(documentCalls.fillProfile, { ask: () => ({ json: {} }) }),
  testPlayerStep(newsletterCalls.choose, {
    ask: ({ wantsNews }) => (wantsNews === undefined ? null : { json: { isWanted: wantsNews } }),
  }),
];

/**
 * Steps in which the test player posts what must be refused: about accounts, documents, support, limits and bonuses;
 * no bets.
 */
const refusedRequestSteps: readonly CheckStep[] = [
  testPlayerStep(accountCalls.open, {
    ask: () => ({ json: { currency_id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(accountCalls.remove, {
    ask: () => ({ json: { id: 0 } }),
    expected: [422],
  }),
  testPlayerStep(documentCalls.send, {
    ask: () => ({ query: { type: "passport", name: "check.png" }, bytes: new Uint8Array() }),
    expected: [422],
  }),
  testPlayerStep(supportCalls.ask, {
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
  testPlayerStep(limitCalls.save, {
    ask: () => ({ json: { limits: [{ limitType: 0, limitValue: 0 }] } }),
    expected: [400],
  }),
  testPlayerStep(limitCalls.answerTest, {
    ask: ({ nobody }) => ({ json: { tokenGuid: nobody, answers: [] } }),
    expected: [400],
  }),
  testPlayerStep(bonusCalls.take, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
  testPlayerStep(bonusCalls.refuse, {
    ask: ({ nobody }) => ({ json: { offer: nobody }, headers: { "idempotency-key": nobody } }),
    expected: [422],
  }),
];

/** Steps that sign in another device by the player's code; nobody agrees to it. */
const otherDeviceSignInSteps: readonly CheckStep[] = [
  testPlayerStep(otherDeviceSignInCalls.newCode),
  testPlayerStep(otherDeviceSignInCalls.code, {
    learn: (facts, { code }) => {
      if (code !== null) facts.deviceCode = code;
    },
  }),
  anonymousStep(otherDeviceSignInCalls.claim, {
    ask: ({ deviceCode }) =>
      deviceCode === undefined ? null : { json: { code: deviceCode, name: "check", device: {} } },
    learn: (facts, { token }) => {
      facts.claim = token;
    },
  }),
  anonymousStep(otherDeviceSignInCalls.state, {
    ask: ({ claim }) => (claim === undefined ? null : { json: { token: claim } }),
  }),
  testPlayerStep(otherDeviceSignInCalls.answer, {
    ask: ({ nobody }) => ({ json: { id: nobody, isConfirmed: false } }),
  }),
];

const isSameDeposit = expectSameId(({ deposit }) => deposit);

const pay = (kind: "deposit" | "withdrawal", isRepeat = false) =>
  testPlayerStep(kind === "deposit" ? paymentCalls.deposit : paymentCalls.withdraw, {
    ask: ({ account, method, keys }) => {
      const way = method?.[kind];
      if (!account || !way) return null;
      const json = { accountId: account.id, methodId: way.id, amount: way.least };
      return { json, headers: { "idempotency-key": keys[kind] } };
    },
    unasked: "nothing paid: no method for the player's currency is known",
    ...(isRepeat
      ? { compare: isSameDeposit }
      : {
          learn: (facts, { id }) => {
            facts[kind] = id;
          },
        }),
  });

/**
 * Steps that pay in and out the least possible amounts. The deposit is sent again under its key: the
 * repeat, and the look-up by the key, must name the one payment.
 */
const paymentSteps: readonly CheckStep[] = [
  pay("deposit"),
  pay("deposit", true),
  testPlayerStep(paymentCalls.byKey, {
    ask: ({ keys, deposit }) => (deposit === undefined ? null : { params: { key: keys.deposit } }),
    compare: isSameDeposit,
  }),
  pay("withdrawal"),
  testPlayerStep(paymentCalls.takeBack, {
    ask: ({ withdrawal, nobody }) =>
      withdrawal === undefined
        ? null
        : { params: { id: withdrawal }, headers: { "idempotency-key": nobody } },
    // What was paid at once cannot be taken back.
    expected: [200, 409],
  }),
];

const isSameCoupon = expectSameId(({ coupon }) => coupon);

/**
 * Steps that place the least stake on a bet of the day and send the same order again under its key:
 * the repeat, and the look-up by the key, must name the one coupon.
 */
const bettingSteps: readonly CheckStep[] = [
  anonymousStep(couponCalls.resolve, {
    ask: ({ bets: [bet], account }) => {
      if (!bet || !account) return null;
      const { coef: _, ...ref } = bet;
      return { json: { lng: "en", typeId: 0, currency: account.iso, bets: [ref] } };
    },
    learn: (facts, { minBetAmount }) => {
      facts.leastStake = minBetAmount;
    },
  }),
  testPlayerStep(couponCalls.place, {
    ask: smallestBetRequest,
    unasked: "nothing placed: no bet of the day is open, or its least stake is not known",
    learn: (facts, { id }) => {
      facts.coupon = id;
    },
  }),
  testPlayerStep(couponCalls.place, { ask: smallestBetRequest, compare: isSameCoupon }),
  testPlayerStep(couponCalls.byKey, {
    ask: ({ keys, coupon }) => (coupon === undefined ? null : { params: { key: keys.bet } }),
    compare: isSameCoupon,
  }),
  testPlayerStep(couponCalls.one, { ask: askAboutPlacedCoupon() }),
];

/**
 * The request that places the smallest allowed stake on a bet of the day; null while the bet, the
 * account, the player or the stake is unknown.
 */
export function smallestBetRequest({
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

/** Steps that cash out the coupon which the check has placed. */
const cashOutSteps: readonly CheckStep[] = [
  testPlayerStep(couponCalls.setAutoCashOut, {
    ask: askAboutPlacedCoupon({ json: { amount: "0" } }),
    expected: [409, 422],
  }),
  testPlayerStep(couponCalls.cancelAutoCashOut, { ask: askAboutPlacedCoupon() }),
  testPlayerStep(couponCalls.cashOutOffer, {
    ask: askAboutPlacedCoupon(),
    learn: (facts, { quote }) => {
      if (quote) facts.quote = quote.id;
    },
  }),
  testPlayerStep(couponCalls.cashOut, {
    ask: ({ coupon, quote, nobody }) =>
      coupon === undefined || quote === undefined
        ? null
        : {
            params: { id: coupon },
            json: { quote },
            headers: { "idempotency-key": nobody },
          },
  }),
];

/** Steps that store a bet of the day under a share code, and read it by the code. */
const sharingSteps: readonly CheckStep[] = [
  anonymousStep(couponCalls.share, {
    ask: ({ bets: [bet] }) => {
      if (!bet) return null;
      const { coef: _, ...ref } = bet;
      return {
        json: { typeId: 0, systemValue: 2, bets: [{ ...ref, blockId: 0, isBanker: false }] },
      };
    },
    learn: (facts, { code }) => {
      facts.shareCode = code;
    },
  }),
  anonymousStep(couponCalls.shared, {
    ask: ({ shareCode }) => (shareCode === undefined ? null : { params: { code: shareCode } }),
  }),
];

/**
 * Steps that open a game for fun, change its seeds and mark it as a favourite. No round is played,
 * because each game has its own form.
 */
const funGameLaunchAndSeedSteps: readonly CheckStep[] = [
  anonymousStep(casinoCalls.launch, {
    ask: ({ game }) =>
      game === undefined ? null : { json: { game, mode: "fun", accountId: null } },
    learn: (facts, { token }) => {
      if (token !== null) facts.funToken = token;
    },
  }),
  anonymousStep(casinoCalls.seeds, {
    ask: ({ funToken }) =>
      funToken === undefined ? null : { json: { clientSeed: null, token: funToken } },
  }),
  ...[true, false].map((isFavourite) =>
    testPlayerStep(casinoCalls.favourite, {
      ask: ({ game }) => (game === undefined ? null : { json: { game, isFavourite } }),
    }),
  ),
  anonymousStep(registrationCalls.landing, {
    ask: ({ nobody }) => ({ json: { bf: nobody.slice(0, 64) } }),
  }),
  anonymousStep(analyticsCalls.events, {
    ask: ({ collector, now }) =>
      collector === undefined
        ? null
        : {
            params: { key: collector },
            query: { whence: 55, lang: "en" },
            json: [{ uid: randomUUID(), at: Math.trunc(now), name: "check" }],
          },
  }),
];

/**
 * Writes of the test player: small amounts, and changes that can be repeated. None of them excludes
 * the player.
 */
export const writeSteps: readonly CheckStep[] = [
  ...harmlessWriteSteps,
  ...refusedRequestSteps,
  ...otherDeviceSignInSteps,
  ...paymentSteps,
  ...bettingSteps,
  ...cashOutSteps,
  ...sharingSteps,
  ...funGameLaunchAndSeedSteps,
];
