import { allGamesReplyWire } from "../../../casino/wire.server";
import { anonymousStep, type CheckStep, learnFromReply } from "../step.server";

/** Steps that read what a page needs before it is drawn, and lists of the site. */
export const pageStartUpSteps: readonly CheckStep[] = [
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
    learn: learnFromReply(allGamesReplyWire, (facts, { games }) => {
      const [game] = games;
      if (game) facts.game = game.route ?? String(game.id);
    }),
  }),
];
