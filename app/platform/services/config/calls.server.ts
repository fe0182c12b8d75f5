import { defineCall } from "../../define-call.server";
import { siteConfigWire } from "./site-config-wire.server";
import { configGroupsWire } from "./wire.server";

const lang = { "lang!": "language of its texts" };

export const configCalls = {
  site: defineCall({
    name: "config.site",
    method: "GET",
    path: "/bff-api/config/all.json",
    summary: "Site config",
    auth: "none",
    kind: "query",
    timeoutMs: 2_000,
    query: lang,
    headers: { "x-geoip-country": "the visitor's country" },
    reply: siteConfigWire,
    isSpecified: true,
  }),
  groups: defineCall({
    name: "config.groups",
    method: "GET",
    path: "/bff-api/config/group/get",
    summary: "Groups of site config",
    auth: "none",
    kind: "query",
    timeoutMs: 2_000,
    query: { "groups!": "comma-separated list of coupon, paths", ...lang },
    reply: configGroupsWire,
    isSpecified: true,
  }),
};
