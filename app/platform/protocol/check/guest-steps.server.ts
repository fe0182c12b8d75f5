import { activationCalls } from "../../services/activation/calls.server";
import { analyticsCalls } from "../../services/analytics/calls.server";
import { authCalls, otherDeviceSignInCalls, socialCalls } from "../../services/auth/calls.server";
import { encodeBase64 } from "../../services/auth/encoded.server";
import { blockCalls } from "../../services/blocks/calls.server";
import { captchaCalls } from "../../services/captcha/calls.server";
import { casinoCalls } from "../../services/casino/calls.server";
import { changeCalls } from "../../services/changes/calls.server";
import { configCalls } from "../../services/config/calls.server";
import { type SiteConfigWire, siteConfigWire } from "../../services/config/site-config-wire.server";
import { toSiteConfig } from "../../services/config/translate.server";
import { couponCalls } from "../../services/coupons/calls.server";
import { deviceCalls } from "../../services/device/calls.server";
import { newsletterCalls } from "../../services/newsletter/calls.server";
import { recoveryCalls } from "../../services/recovery/calls.server";
import { redirectCalls } from "../../services/redirects/calls.server";
import { registrationCalls } from "../../services/registration/calls.server";
import {
  type RemoteOriginRules,
  remoteAddressAllowedBy,
} from "../../services/remotes/address.server";
import { sportCalls } from "../../services/sports/calls.server";
import { anonymousStep, type CheckStep } from "./step.server";

/** Steps that read what a page needs before it is drawn, and lists of the site. */
const pageStartUpSteps: readonly CheckStep[] = [
  anonymousStep(configCalls.site, {
    ask: () => ({ query: { lang: "en" } }),
    learn: (facts, data) => {
      facts.collector = siteConfigWire.parse(data).analyticsCollector.key;
    },
    compare: ({ rules }, data) => unusableSiteConfig(rules, siteConfigWire.parse(data)),
  }),
  anonymousStep(configCalls.groups, {
    ask: () => ({ query: { groups: "coupon,paths", lang: "en" } }),
  }),
  anonymousStep(redirectCalls.light, {
    ask: () => ({ json: { url: "/en/" } }),
  }),
  anonymousStep(blockCalls.block, {
    ask: () => ({ json: { auth: false, url: "/en/" } }),
  }),
  anonymousStep(sportCalls.list, {
    ask: () => ({ query: { lng: "en", nameEng: true } }),
  }),
  anonymousStep(deviceCalls.visitId),
  anonymousStep(deviceCalls.securityValues, { ask: ({ nobody }) => ({ query: { host: nobody } }) }),
  anonymousStep(deviceCalls.script),
  anonymousStep(deviceCalls.fingerprint, {
    ask: () => ({ json: { data: { screen: "1x1x24" } } }),
  }),
  anonymousStep(registrationCalls.countries),
  anonymousStep(registrationCalls.phoneMasks),
  anonymousStep(casinoCalls.partitions),
  anonymousStep(casinoCalls.games, {
    learn: (facts, { games }) => {
      const [game] = games;
      if (game) facts.game = game.route ?? String(game.id);
    },
  }),
];

/** The parts of site config that a shell with these origins would leave out, by its own rules; null = none. */
function unusableSiteConfig(rules: RemoteOriginRules, wire: SiteConfigWire): string | null {
  const faults: string[] = [];
  const { remotes } = toSiteConfig(wire, (field, says) => faults.push(`${field}: ${says}`));
  for (const [name, { url }] of Object.entries(remotes))
    if (remoteAddressAllowedBy(rules, url) === null)
      faults.push(
        `remotes.${name}: "${url}" is neither of the platform nor https at an origin of REMOTE_ORIGINS`,
      );
  return faults.length === 0 ? null : faults.join("; ");
}

/** Steps that load a captcha and answer it wrong. */
const captchaSteps: readonly CheckStep[] = [
  anonymousStep(captchaCalls.update, {
    ask: () => ({ query: { purpose: "sign-in" } }),
    learn: (facts, { captcha }) => {
      facts.captcha = captcha.id;
    },
  }),
  anonymousStep(captchaCalls.status, {
    ask: ({ captcha }) => (captcha === undefined ? null : { query: { id: captcha } }),
  }),
  anonymousStep(captchaCalls.validate, {
    ask: ({ nobody }) => ({ json: { captcha_id: nobody, captcha: "0" } }),
  }),
];

/** Steps that sign in as a player who does not exist, to be refused. */
const refusedSignInSteps: readonly CheckStep[] = [
  anonymousStep(authCalls.check),
  anonymousStep(authCalls.token, {
    ask: () => ({ query: { force_refresh: true } }),
    expected: [401],
  }),
  anonymousStep(authCalls.signOut, { ask: () => ({ json: { everywhere: false } }) }),
  anonymousStep(authCalls.signIn, {
    ask: ({ nobody }) => ({
      json: {
        login: encodeBase64(`${nobody}@example.test`),
        password: encodeBase64(nobody),
        ...signInOptions,
      },
    }),
    // A platform may ask who guesses for a captcha first.
    expected: [400, 401],
  }),
  anonymousStep(authCalls.signInBySms, {
    ask: (facts) => ({ json: { ...neverSentCodeBody(facts), ...signInOptions } }),
    expected: [401],
  }),
  anonymousStep(authCalls.secondStep, {
    ask: (facts) => ({ json: { ...neverSentCodeBody(facts), ...signInOptions } }),
    expected: [401],
  }),
];

/** Steps that sign in by networks with invented proofs, to be refused. */
const refusedSocialSignInSteps: readonly CheckStep[] = [
  anonymousStep(socialCalls.exchangeCode, {
    ask: ({ nobody }) => ({
      json: {
        provider: "check",
        code: nobody,
        code_verifier: nobody.repeat(3).slice(0, 64),
        redirect_uri: "https://example.test/",
      },
    }),
    expected: [403],
  }),
  anonymousStep(socialCalls.signIn, {
    ask: ({ nobody }) => ({ json: { login: "check", pass: nobody, ...signInOptions } }),
    expected: [403],
  }),
  anonymousStep(socialCalls.signInByToken, {
    ask: ({ nobody }) => ({
      json: { method_id: "check", token: nobody, sign: nobody, ...signInOptions },
    }),
    expected: [403],
  }),
  anonymousStep(socialCalls.oneTapClient, { expected: [200, 404] }),
  anonymousStep(socialCalls.oneTap, {
    ask: () => ({ multipart: {} }),
    expected: [400, 403, 404],
  }),
];

/** Steps that submit codes and links which were never sent, to be refused. */
const unknownTokenSteps: readonly CheckStep[] = [
  anonymousStep(otherDeviceSignInCalls.claim, {
    ask: () => ({ json: { code: "00000000", name: "check", device: {} } }),
    expected: [400, 401],
  }),
  anonymousStep(otherDeviceSignInCalls.state, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
  }),
  anonymousStep(otherDeviceSignInCalls.collect, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep(recoveryCalls.code, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(recoveryCalls.link, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(recoveryCalls.password, {
    ask: ({ nobody }) => ({ json: { token: nobody, password: encodeBase64(`${nobody}A1!`) } }),
    expected: [401],
  }),
  anonymousStep(activationCalls.code, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(activationCalls.link, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(activationCalls.confirm, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep(registrationCalls.resend, {
    ask: ({ nobody }) => ({ json: { token: nobody, lng: "en" } }),
    expected: [401],
  }),
  anonymousStep(registrationCalls.confirm, {
    ask: (facts) => ({ json: neverSentCodeBody(facts) }),
    expected: [401],
  }),
  anonymousStep(newsletterCalls.subscription, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
  }),
  anonymousStep(newsletterCalls.confirm, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [404],
  }),
  anonymousStep(newsletterCalls.check, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
  }),
  anonymousStep(newsletterCalls.stop, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [404],
  }),
];

/**
 * Steps of a visitor who is not signed in: learns bets from the bets of the day, then resolves and
 * combines one, asks for an unknown shared coupon (404), and for changes of the bet's match.
 */
const anonymousCouponReadSteps: readonly CheckStep[] = [
  anonymousStep(couponCalls.expresses, {
    learn: (facts, { expresses }) => {
      facts.bets = expresses
        .filter(({ isLive }) => !isLive)
        .flatMap(({ bets }) => bets)
        .filter(({ isBlocked, isFinished }) => !isBlocked && !isFinished)
        // The latest kick-off first: a match that begins during the check takes no bet any more.
        .sort((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))
        .map(({ gameId, marketId, type, param, market }) => ({
          gameId,
          marketId,
          type,
          param,
          coef: market.coef,
        }));
    },
  }),
  anonymousStep(couponCalls.resolve, {
    ask: ({ bets }) => ({
      json: {
        lng: "en",
        typeId: 0,
        currency: "EUR",
        bets: bets.slice(0, 1).map(({ coef: _, ...bet }) => bet),
      },
    }),
  }),
  anonymousStep(couponCalls.combine, {
    ask: ({ bets: [bet] }) => {
      const { coef: _, ...ref } = bet ?? { coef: "", gameId: 1, marketId: 1, type: "1", param: "" };
      return { json: { lng: "en", bets: [ref, ref] } };
    },
  }),
  anonymousStep(couponCalls.shared, {
    ask: () => ({ params: { code: "00000000" } }),
    expected: [404],
  }),
  anonymousStep(changeCalls.poll, {
    ask: ({ bets: [bet], nobody }) => ({
      json: {
        games: [{ id: bet?.gameId ?? 1, version: null }],
        sessions: [{ id: nobody, version: "check" }],
      },
    }),
  }),
];

/** Body of a request that submits a code which was never sent, to be refused. */
export const neverSentCodeBody = ({ nobody }: { nobody: string }) => ({
  token: nobody,
  code: "000000",
});

/** Fields that the body of every sign-in has besides the credentials. */
export const signInOptions = { save: false, lng: "en", device: {} };

const noEvent = anonymousStep(analyticsCalls.events, {
  ask: () => ({ params: { key: "check" }, query: { whence: 55, lang: "en" }, json: [] }),
  expected: [400],
});

/**
 * Requests that need no player. Reads must be answered; writes name an unknown token, key or
 * player, and must be refused.
 */
export const anonymousSteps: readonly CheckStep[] = [
  ...pageStartUpSteps,
  ...captchaSteps,
  ...refusedSignInSteps,
  ...refusedSocialSignInSteps,
  noEvent,
  anonymousStep(analyticsCalls.counters, {
    ask: () => ({ query: { domain: "check.invalid", projectId: 0 } }),
  }),
  ...unknownTokenSteps,
  ...anonymousCouponReadSteps,
];
