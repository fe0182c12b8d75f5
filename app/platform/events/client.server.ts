import { z } from "zod";
import { effect } from "../policy.server";
import { detachedScope, type PlatformScope } from "../scope.server";
import { call } from "../transport.server";

const policy = effect("events.send", "none", 2000);
const replyWire = z.object({ success: z.boolean() });

/** Sends analytics events to the collector; a failure is logged by the transport and changes nothing. */
export async function sendEvents(
  scope: PlatformScope,
  key: string,
  events: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const behind = detachedScope(scope, 2000);
  const input = {
    method: "POST",
    path: "/fatman-api/{key}",
    params: { key },
    query: { whence: 1, lang: scope.lng },
    json: events,
  } as const;
  await call(behind, policy, input, replyWire);
}
