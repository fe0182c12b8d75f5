import type { BreakerId, BreakerVerdict } from "../breaker/breaker-id.server";
import { isBreakerOpen } from "../breaker/breakers.server";
import type { Reply } from "../failure.server";
import { breakerNameOfPolicy, type CallPolicy } from "../policy.server";
import { platformOrigin } from "../upstream.server";
import { notJsonField } from "./read-reply.server";

/**
 * Whether another attempt of a call would be sent at all: false while its service's breaker is
 * open.
 */
export function isRetryAllowedByBreaker(policy: CallPolicy): boolean {
  return !isBreakerOpen(breakerIdOf(policy));
}

/** Which breaker guards a call: that of the call's service. */
export function breakerIdOf(policy: CallPolicy): BreakerId {
  return { service: breakerNameOfPolicy(policy), origin: platformOrigin() };
}

/**
 * Breaker verdict for a finished call. A refusal counts as up; a wait cut short by the page's budget is not
 * counted.
 */
export function breakerVerdictOfReply(reply: Reply<unknown>, policy: CallPolicy): BreakerVerdict {
  if (reply.ok) return "up";
  const { failure } = reply;
  switch (failure.kind) {
    case "network":
    case "server":
      return "down";
    case "timeout":
      return failure.afterMs >= policy.timeoutMs ? "down" : "unsure";
    case "malformed":
      // A reply that is not JSON comes from a proxy or gateway, not from the service.
      return failure.field === notJsonField ? "down" : "up";
    case "closed":
      return "unsure";
    default:
      return "up";
  }
}
