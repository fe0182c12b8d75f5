import { allGamesReplyWire } from "../../../services/casino/wire.server";
import {
  type SiteConfigWire,
  siteConfigWire,
} from "../../../services/config/site-config-wire.server";
import { toSiteConfig } from "../../../services/config/translate.server";
import {
  type RemoteOriginRules,
  remoteAddressAllowedBy,
} from "../../../services/remotes/address.server";
import { anonymousStep, type CheckStep, learnFromReply } from "../step.server";

/** Steps that read what a page needs before it is drawn, and lists of the site. */
export const pageStartUpSteps: readonly CheckStep[] = [
  anonymousStep("GET /bff-api/config/all.json", {
    ask: () => ({ query: { lang: "en" } }),
    compare: ({ rules }, data) => unusableSiteConfig(rules, siteConfigWire.parse(data)),
  }),
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
