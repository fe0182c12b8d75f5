import { defineCall } from "../../define-call.server";
import {
  fingerprintReplyWire,
  fingerprintRequestWire,
  visitSecurityValuesReplyWire,
} from "./wire.server";

export const deviceCalls = {
  visitId: defineCall({
    name: "device.visit",
    method: "GET",
    path: "/web-api/session",
    summary: "The id of a visit",
    auth: "none",
    kind: "query",
    reply: { type: "text/plain" },
    isSpecified: true,
  }),
  securityValues: defineCall({
    name: "device.secure-data",
    method: "GET",
    path: "/web-api/secure-data",
    summary: "Security values of a visit",
    auth: "none",
    kind: "query",
    timeoutMs: 2_000,
    query: { "host!": "the id in the host cookie" },
    reply: visitSecurityValuesReplyWire,
  }),
  script: defineCall({
    name: "device.script",
    method: "GET",
    path: "/web-api/fingerprint.js",
    summary: "The script that takes a device's fingerprint",
    auth: "none",
    kind: "query",
    reply: { type: "text/javascript" },
  }),
  fingerprint: defineCall({
    name: "device.fingerprint",
    method: "POST",
    path: "/web-api/fingerprint",
    summary: "Another token for the same device",
    auth: "none",
    kind: "effect",
    timeoutMs: 2_000,
    request: fingerprintRequestWire,
    reply: fingerprintReplyWire,
  }),
};
