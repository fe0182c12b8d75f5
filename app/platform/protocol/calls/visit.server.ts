import { collectorReplyWire, collectorRequestWire } from "../../services/analytics/wire.server";
import {
  fingerprintReplyWire,
  fingerprintRequestWire,
  visitSecurityValuesReplyWire,
} from "../../services/device/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const open = { proof: "none" } as const;
const lang = { "lang!": "language of its texts" };

/** Descriptions of the calls about a visit, its device and its events. */
export const visitCalls: readonly WireCall[] = [
  defineCall("GET", "/web-api/session", "The id of a visit", {
    ...open,
    reply: { type: "text/plain" },
  }),
  defineCall("GET", "/web-api/secure-data", "Security values of a visit", {
    ...open,
    query: { "host!": "the id in the host cookie" },
    reply: visitSecurityValuesReplyWire,
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
    refusals: [defineRefusal(404, "not-found")],
  }),
];
