import { collectorReplyWire, collectorRequestWire } from "../analytics/wire.server";
import { blockReplyWire, blockRequestWire } from "../blocks/wire.server";
import { changesReplyWire, changesRequestWire } from "../changes/wire.server";
import { configGroupsWire, siteConfigWire } from "../config/wire.server";
import {
  fingerprintReplyWire,
  fingerprintRequestWire,
  secureDataReplyWire,
} from "../device/wire.server";
import { redirectReplyWire, redirectRequestWire } from "../redirects/wire.server";
import { sportsWire } from "../sports/wire.server";
import { type CallGroup, defineCall, refusal } from "./call.server";

const open = { proof: "none" } as const;
const lang = { "lang!": "language of its texts" };

const startUp: CallGroup = {
  name: "Start-up",
  calls: [
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
    defineCall(
      "POST",
      "/redirects-api/api/v1/redirect-light",
      "Whether an address leads elsewhere",
      {
        proof: "service",
        request: redirectRequestWire,
        reply: redirectReplyWire,
      },
    ),
    defineCall("POST", "/blocks-api/api/v2/block", "Whether the site is blocked for a visitor", {
      ...open,
      request: blockRequestWire,
      reply: blockReplyWire,
    }),
    defineCall("GET", "/line-api/v1/sports", "Every sport by its English name", {
      ...open,
      query: { "lng!": "en", "nameEng!": "true" },
      reply: sportsWire,
    }),
    defineCall("GET", "/web-api/session", "The id of a visit", {
      ...open,
      reply: { type: "text/plain" },
    }),
    defineCall("GET", "/web-api/secure-data", "Security values of a visit", {
      ...open,
      query: { "host!": "the id in the host cookie" },
      reply: secureDataReplyWire,
    }),
    defineCall("GET", "/web-api/fingerprint.js", "The script that takes a device's fingerprint", {
      ...open,
      reply: { type: "text/javascript" },
    }),
    defineCall("POST", "/web-api/fingerprint", "Another token for the same device", {
      ...open,
      request: fingerprintRequestWire,
      reply: fingerprintReplyWire,
    }),
    defineCall("POST", "/fatman-api/{key}", "Takes events", {
      ...open,
      query: { "whence!": "55", ...lang },
      request: collectorRequestWire,
      reply: collectorReplyWire,
      refusals: [refusal(404, "not-found")],
    }),
  ],
};

const moved: CallGroup = {
  name: "What moved",
  calls: [
    defineCall("POST", "/push-api/v1/changes", "Games and sessions whose version is another", {
      ...open,
      request: changesRequestWire,
      reply: changesReplyWire,
    }),
  ],
};

/** What every page needs. */
export const startGroups: readonly CallGroup[] = [startUp, moved];
