import type { z } from "zod";
import { call } from "../../transport/call.server";
import { effectPolicy, queryPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import {
  maxUnsubscribeTokenLength,
  newsletterDoneReplyWire,
  unsubscribableMessageKindWire,
  unsubscribePreviewReplyWire,
} from "./wire.server";

const path = "/web-api/subscriptions-api/v1";
const checkPolicy = queryPolicy("news.check", "none", { timeoutMs: 1500 });
const stopPolicy = effectPolicy("news.stop", "none", 5000);
const choicePolicy = effectPolicy("user.news", "bearer", 5000);

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
  const input = { method: "POST", path: `${path}/check`, json: { token } } as const;
  const reply = await call(scope, checkPolicy, input, unsubscribePreviewReplyWire);
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
  const input = { method: "POST", path: `${path}/stop`, json: { token } } as const;
  const reply = await call(scope, stopPolicy, input, newsletterDoneReplyWire);
  if (reply.ok) return "stopped";
  return reply.failure.kind === "refused" ? "unknown" : "unavailable";
}

/** Saves whether the signed-in player wants news. False = not saved. */
export async function saveNewsletterChoice(
  scope: PlatformScope,
  isWanted: boolean,
): Promise<boolean> {
  const input = { method: "POST", path: "/web-api/user/v1/news", json: { isWanted } } as const;
  return (await call(scope, choicePolicy, input, newsletterDoneReplyWire)).ok;
}
