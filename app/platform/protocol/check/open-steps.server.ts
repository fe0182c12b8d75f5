import { encodeBase64 } from "../../auth/encoded.server";
import { captchaUpdateReplyWire } from "../../captcha/wire.server";
import { gamesPreviewWire } from "../../casino/wire.server";
import { expressesReplyWire } from "../../coupons/expresses-wire.server";
import { anonymousStep, type CheckStep, learnFromReply } from "./step.server";

const auth = "POST /web-api/authapi/v1";
const visit = { save: false, lng: "en", device: {} };
const code = ({ nobody }: { nobody: string }) => ({ token: nobody, code: "000000" });

/**
 * Requests that need no player. Reads must be answered; writes name an unknown token, key or
 * player, and must be refused.
 */
export const anonymousSteps: readonly CheckStep[] = [
  anonymousStep("GET /bff-api/config/all.json", { ask: () => ({ query: { lang: "en" } }) }),
  anonymousStep("GET /bff-api/config/group/get", {
    ask: () => ({ query: { groups: "coupon,paths", lang: "en" } }),
  }),
  anonymousStep("POST /redirects-api/api/v1/redirect-light", {
    ask: () => ({ json: { url: "/en/" } }),
  }),
  anonymousStep("POST /blocks-api/api/v2/block", {
    ask: () => ({ json: { auth: false, url: "/en/" } }),
  }),
  anonymousStep("GET /line-api/v1/sports", {
    ask: () => ({ query: { lng: "en", nameEng: true } }),
  }),
  anonymousStep("GET /web-api/session"),
  anonymousStep("GET /web-api/secure-data", { ask: ({ nobody }) => ({ query: { host: nobody } }) }),
  anonymousStep("GET /web-api/fingerprint.js"),
  anonymousStep("POST /web-api/fingerprint", {
    ask: () => ({ json: { data: { screen: "1x1x24" } } }),
  }),
  anonymousStep("GET /web-api/registration/v1/phone-countries"),
  anonymousStep("GET /web-api/registration/v1/phone-masks"),
  anonymousStep("GET /third-party/api/list-available-partitions"),
  anonymousStep("GET /third-party/api/games-preview-light", {
    learn: learnFromReply(gamesPreviewWire, (facts, { games }) => {
      const [game] = games;
      if (game) facts.game = game.route ?? String(game.id);
    }),
  }),

  anonymousStep("GET /captcha/update", {
    ask: () => ({ query: { purpose: "sign-in" } }),
    learn: learnFromReply(captchaUpdateReplyWire, (facts, { captcha }) => {
      facts.captcha = captcha.id;
    }),
  }),
  anonymousStep("GET /captcha/gettime", {
    ask: ({ captcha }) => (captcha === undefined ? null : { query: { id: captcha } }),
  }),
  anonymousStep("POST /captcha/validate", {
    ask: ({ nobody }) => ({ json: { captcha_id: nobody, captcha: "0" } }),
  }),

  anonymousStep("GET /web-api/authapi/v1/check"),
  anonymousStep("GET /web-api/gettoken/user", {
    ask: () => ({ query: { force_refresh: true } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/disconnect`, { ask: () => ({ json: { everywhere: false } }) }),
  anonymousStep(`${auth}/login`, {
    ask: ({ nobody }) => ({
      json: {
        login: encodeBase64(`${nobody}@example.test`),
        password: encodeBase64(nobody),
        ...visit,
      },
    }),
    // A platform may ask who guesses for a captcha first.
    expected: [400, 401],
  }),
  anonymousStep(`${auth}/sms`, {
    ask: (facts) => ({ json: { ...code(facts), ...visit } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/two-step`, {
    ask: (facts) => ({ json: { ...code(facts), ...visit } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/oauth`, {
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
  anonymousStep(`${auth}/social`, {
    ask: ({ nobody }) => ({ json: { login: "check", pass: nobody, ...visit } }),
    expected: [403],
  }),
  anonymousStep(`${auth}/token`, {
    ask: ({ nobody }) => ({ json: { method_id: "check", token: nobody, sign: nobody, ...visit } }),
    expected: [403],
  }),
  anonymousStep("GET /social-api/oauth/google-one-tap/clientId", { expected: [200, 404] }),

  anonymousStep("POST /social-api/oauth/google-one-tap", {
    ask: () => ({ multipart: {} }),
    expected: [400, 403, 404],
  }),
  // No event at all.
  anonymousStep("POST /fatman-api/{key}", {
    ask: () => ({ params: { key: "check" }, query: { whence: 55, lang: "en" }, json: [] }),
    expected: [400],
  }),

  anonymousStep(`${auth}/device/claim`, {
    ask: () => ({ json: { code: "00000000", name: "check", device: {} } }),
    expected: [400, 401],
  }),
  anonymousStep(`${auth}/device/state`, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(`${auth}/device/collect`, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/recovery/code`, {
    ask: (facts) => ({ json: code(facts) }),
    expected: [401],
  }),
  anonymousStep(`${auth}/recovery/link`, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(`${auth}/recovery/password`, {
    ask: ({ nobody }) => ({ json: { token: nobody, password: encodeBase64(`${nobody}A1!`) } }),
    expected: [401],
  }),
  anonymousStep(`${auth}/activation/code`, {
    ask: (facts) => ({ json: code(facts) }),
    expected: [401],
  }),
  anonymousStep(`${auth}/activation/link`, { ask: ({ nobody }) => ({ json: { token: nobody } }) }),
  anonymousStep(`${auth}/activation/confirm`, {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [401],
  }),
  anonymousStep("POST /web-api/registration/v1/resend", {
    ask: ({ nobody }) => ({ json: { token: nobody, lng: "en" } }),
    expected: [401],
  }),
  anonymousStep("POST /web-api/registration/v1/confirm", {
    ask: (facts) => ({ json: code(facts) }),
    expected: [401],
  }),
  anonymousStep("POST /web-api/subscriptions-api/v1/check", {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
  }),
  anonymousStep("POST /web-api/subscriptions-api/v1/stop", {
    ask: ({ nobody }) => ({ json: { token: nobody } }),
    expected: [404],
  }),

  anonymousStep("GET /coupon-api/v1/expresses", {
    learn: learnFromReply(expressesReplyWire, (facts, { expresses }) => {
      facts.bets = expresses
        .filter(({ isLive }) => !isLive)
        .flatMap(({ bets }) => bets)
        .map(({ gameId, marketId, type, param, market }) => ({
          gameId,
          marketId,
          type,
          param,
          coef: market.coef,
        }));
    }),
  }),
  anonymousStep("POST /coupon-api/v1/resolve", {
    ask: ({ bets }) => ({
      json: {
        lng: "en",
        typeId: 0,
        currency: "EUR",
        bets: bets.slice(0, 1).map(({ coef: _, ...bet }) => bet),
      },
    }),
  }),
  anonymousStep("POST /coupon-api/v1/combine", {
    ask: ({ bets: [bet] }) => {
      const { coef: _, ...ref } = bet ?? { coef: "", gameId: 1, marketId: 1, type: "1", param: "" };
      return { json: { lng: "en", bets: [ref, ref] } };
    },
  }),
  anonymousStep("GET /coupon-api/v1/shared/{code}", {
    ask: () => ({ params: { code: "00000000" } }),
    expected: [404],
  }),
  anonymousStep("POST /push-api/v1/changes", {
    ask: ({ bets: [bet], nobody }) => ({
      json: {
        games: [{ id: bet?.gameId ?? 1, version: null }],
        sessions: [{ id: nobody, version: "check" }],
      },
    }),
  }),
];
