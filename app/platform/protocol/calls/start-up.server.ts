import { blockReplyWire, blockRequestWire } from "../../services/blocks/wire.server";
import { siteConfigWire } from "../../services/config/site-config-wire.server";
import { configGroupsWire } from "../../services/config/wire.server";
import { redirectReplyWire, redirectRequestWire } from "../../services/redirects/wire.server";
import { sportsReplyWire } from "../../services/sports/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";

const open = { proof: "none" } as const;
const lang = { "lang!": "language of its texts" };

/** Descriptions of the calls that a page needs before it is drawn. */
export const pageStartUpCalls: readonly WireCall[] = [
  defineCall("GET", "/bff-api/config/all.json", "Site config", {
    ...open,
    query: lang,
    headers: { "x-geoip-country": "the visitor's country" },
    reply: siteConfigWire,
  }),
  defineCall("GET", "/bff-api/config/group/get", "Groups of site config", {
    ...open,
    query: { "groups!": "comma list of coupon, paths", ...lang },
    reply: configGroupsWire,
  }),
  defineCall("POST", "/redirects-api/api/v1/redirect-light", "Whether an address leads elsewhere", {
    proof: "service",
    request: redirectRequestWire,
    reply: redirectReplyWire,
  }),
  defineCall("POST", "/blocks-api/api/v2/block", "Whether the site is blocked for a visitor", {
    ...open,
    request: blockRequestWire,
    reply: blockReplyWire,
  }),
  defineCall("GET", "/line-api/v1/sports", "Every sport by its English name", {
    ...open,
    query: { "lng!": "en", "nameEng!": "true" },
    reply: sportsReplyWire,
  }),
];
