import type { z } from "zod";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { newsletterCalls } from "./calls.server";
import {
  maxUnsubscribeTokenLength,
  unsubscribableMessageKindWire,
  type unsubscribePreviewReplyWire,
} from "./wire.server";

export { maxUnsubscribeTokenLength };

/**
 * The kind of messages that an unsubscribe token names in its first part; null = none that is
 * known.
 */
export function messageKindOfToken(
  token: string,
): z.output<typeof unsubscribableMessageKindWire> | null {
  return unsubscribableMessageKindWire.safeParse(token.split(".")[0]).data ?? null;
}

/**
 * Which messages an unsubscribe link stops, and whether they are sent now; state `unknown` = no
 * such link, null = the platform does not answer.
 */
export async function loadUnsubscribePreview(
  scope: PlatformScope,
  token: string,
): Promise<z.output<typeof unsubscribePreviewReplyWire> | null> {
  const reply = await call(scope, newsletterCalls.check, { json: { token } });
  return reply.ok ? reply.data : null;
}

/**
 * Stops the messages that an unsubscribe link is for, to its address (REG-08); `unknown` = no such
 * link.
 */
export async function unsubscribeByToken(
  scope: PlatformScope,
  token: string,
): Promise<"stopped" | "unknown" | "unavailable"> {
  const reply = await call(scope, newsletterCalls.stop, { json: { token } });
  if (reply.ok) return "stopped";
  return reply.failure.kind === "refused" ? "unknown" : "unavailable";
}

/** Saves whether the signed-in player wants news. False = not saved. */
export async function saveNewsletterChoice(
  scope: PlatformScope,
  isWanted: boolean,
): Promise<boolean> {
  return (await call(scope, newsletterCalls.choose, { json: { isWanted } })).ok;
}
