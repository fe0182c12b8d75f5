import { defineCall } from "../../define-call.server";
import {
  pushDoneReplyWire,
  pushKeyReplyWire,
  pushSubscribeRequestWire,
  pushUnsubscribeRequestWire,
} from "./wire.server";

export const webPushCalls = {
  key: defineCall({
    name: "web-push.key",
    method: "GET",
    path: "/web-api/push/v1/key",
    summary: "Public key of the platform's notifications",
    auth: "none",
    kind: "query",
    timeoutMs: 1_500,
    retries: 1,
    retryDelayMs: 100,
    reply: pushKeyReplyWire,
  }),
  subscribe: defineCall({
    name: "web-push.subscribe",
    method: "POST",
    path: "/web-api/user/v1/push/subscribe",
    summary: "Notifications on this device, and one kind of them switched on",
    auth: "bearer",
    kind: "save",
    timeoutMs: 2_500,
    retries: 1,
    retryDelayMs: 100,
    request: pushSubscribeRequestWire,
    reply: pushDoneReplyWire,
  }),
  unsubscribe: defineCall({
    name: "web-push.unsubscribe",
    method: "POST",
    path: "/web-api/user/v1/push/unsubscribe",
    summary: "No more notifications on this device",
    auth: "bearer",
    kind: "save",
    timeoutMs: 2_500,
    retries: 1,
    retryDelayMs: 100,
    request: pushUnsubscribeRequestWire,
    reply: pushDoneReplyWire,
  }),
};
