import {
  newsChoiceRequestWire,
  newsletterDoneReplyWire,
  unsubscribePreviewReplyWire,
  unsubscribeRequestWire,
} from "../../services/newsletter/wire.server";
import type { WireCall } from "../call.server";
import { defineCall } from "../define-call.server";
import { defineRefusal } from "../refusal.server";

const own = { proof: "bearer" } as const;
const user = "/web-api/user/v1";

export const newsletterCalls: readonly WireCall[] = [
  defineCall("POST", `${user}/news`, "Whether the player wants news by e-mail", {
    ...own,
    request: newsChoiceRequestWire,
    reply: newsletterDoneReplyWire,
    refusals: [defineRefusal(422, "no-email")],
  }),
  defineCall("POST", "/web-api/subscriptions-api/v1/check", "What the link of a mail would stop", {
    proof: "none",
    request: unsubscribeRequestWire,
    reply: unsubscribePreviewReplyWire,
  }),
  defineCall("POST", "/web-api/subscriptions-api/v1/stop", "Stops news by the link of a mail", {
    proof: "none",
    request: unsubscribeRequestWire,
    reply: newsletterDoneReplyWire,
    refusals: [defineRefusal(404, "unknown-token")],
  }),
];
