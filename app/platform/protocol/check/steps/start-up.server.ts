import { blockCalls } from "../../../services/blocks/calls.server";
import { casinoCalls } from "../../../services/casino/calls.server";
import { configCalls } from "../../../services/config/calls.server";
import {
  type SiteConfigWire,
  siteConfigWire,
} from "../../../services/config/site-config-wire.server";
import { toSiteConfig } from "../../../services/config/translate.server";
import { deviceCalls } from "../../../services/device/calls.server";
import { redirectCalls } from "../../../services/redirects/calls.server";
import { registrationCalls } from "../../../services/registration/calls.server";
import {
  type RemoteOriginRules,
  remoteAddressAllowedBy,
} from "../../../services/remotes/address.server";
import { sportCalls } from "../../../services/sports/calls.server";
import { anonymousStep, type CheckStep } from "../step.server";

/** Steps that read what a page needs before it is drawn, and lists of the site. */
export const pageStartUpSteps: readonly CheckStep[] = [
  anonymousStep(configCalls.site, {
    ask: () => ({ query: { lang: "en" } }),
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
