import { defineCall, defineRefusal } from "../../define-call.server";
import {
  newsChoiceRequestWire,
  newsletterDoneReplyWire,
  unsubscribePreviewReplyWire,
  unsubscribeRequestWire,
} from "./wire.server";

export const newsletterCalls = {
  choose: defineCall({
    name: "user.news",
    method: "POST",
    path: "/web-api/user/v1/news",
    summary: "Turns news by e-mail on or off",
    auth: "bearer",
    kind: "effect",
    timeoutMs: 5_000,
    request: newsChoiceRequestWire,
    reply: newsletterDoneReplyWire,
    refusals: [defineRefusal(422, "no-email")],
  }),
  check: defineCall({
    name: "news.check",
    method: "POST",
    path: "/web-api/subscriptions-api/v1/check",
    summary: "What the link of a mail would stop",
    auth: "none",
    kind: "query",
    timeoutMs: 1_500,
    request: unsubscribeRequestWire,
    reply: unsubscribePreviewReplyWire,
  }),
  stop: defineCall({
    name: "news.stop",
    method: "POST",
    path: "/web-api/subscriptions-api/v1/stop",
    summary: "Stops news by the link of a mail",
    auth: "none",
    kind: "effect",
    timeoutMs: 5_000,
    request: unsubscribeRequestWire,
    reply: newsletterDoneReplyWire,
    refusals: [defineRefusal(404, "unknown-token")],
  }),
};
