import type { z } from "zod";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { webPushCalls } from "./calls.server";
import type { pushSubscribeRequestWire } from "./wire.server";

/** The platform's public key for subscriptions; null = it cannot be asked now. */
export async function loadPushKey(scope: PlatformScope): Promise<string | null> {
  const reply = await call(scope, webPushCalls.key);
  return reply.ok ? reply.data.key : null;
}

/** Stores this browser's subscription and switches a kind of messages on; false = that is not certain. */
export async function subscribeToPush(
  scope: PlatformScope,
  json: z.input<typeof pushSubscribeRequestWire>,
): Promise<boolean> {
  return (await call(scope, webPushCalls.subscribe, { json })).ok;
}

/** Forgets this browser's subscription; false = that is not certain. */
export async function unsubscribeFromPush(
  scope: PlatformScope,
  endpoint: string,
): Promise<boolean> {
  return (await call(scope, webPushCalls.unsubscribe, { json: { endpoint } })).ok;
}
