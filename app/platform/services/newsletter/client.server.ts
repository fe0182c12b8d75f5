import type { z } from "zod";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { toCodeRefusal } from "../auth/code-answers.server";
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

/**
 * Has the platform send the mail that confirms an address for news (REG-08). The answer is the same for any address,
 * also where a mail went to it a moment ago.
 */
export async function requestSubscription(
  scope: PlatformScope,
  email: string,
): Promise<"sent" | "captcha" | "unavailable"> {
  const reply = await call(scope, newsletterCalls.subscribe, { json: { email, lng: scope.lng } });
  if (reply.ok) return "sent";
  return toCodeRefusal(reply.failure).kind === "captcha" ? "captcha" : "unavailable";
}

/** Whether the link of such a mail is still valid; null = the platform does not answer. */
export async function isSubscriptionLinkOpen(
  scope: PlatformScope,
  token: string,
): Promise<boolean | null> {
  const reply = await call(scope, newsletterCalls.subscription, { json: { token } });
  return reply.ok ? reply.data.isOpen : null;
}

/** Begins news to the address of the mail's link; `unknown` = the link is over or none of ours. */
export async function confirmSubscription(
  scope: PlatformScope,
  token: string,
): Promise<"confirmed" | "unknown" | "unavailable"> {
  const reply = await call(scope, newsletterCalls.confirm, { json: { token } });
  if (reply.ok) return "confirmed";
  return reply.failure.kind === "refused" ? "unknown" : "unavailable";
}
