import { call } from "../../transport/call.server";
import { type Answer, mapReply, type Reply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { limitCalls } from "./calls.server";
import {
  failureIfBodyRefuses,
  forgetMemoisedLimits,
  type LimitChangeReplyStatus,
} from "./change.server";

/**
 * Approves (1) or rejects (0) all raises of limits that are due (APR-01). Returns the title of the
 * platform's reply; null = it has none.
 */
export async function approveOrRejectDueLimits(
  scope: PlatformScope,
  action: 0 | 1,
): Promise<Answer<string | null>> {
  return titled(scope, await call(scope, limitCalls.decide, { json: { action } }));
}

/** Cancels pending deposit limits (LIM-05). Returns the server's title. */
export async function cancelPendingDepositLimits(
  scope: PlatformScope,
): Promise<Answer<string | null>> {
  return titled(scope, await call(scope, limitCalls.cancelPending));
}

function titled(scope: PlatformScope, reply: Reply<LimitChangeReplyStatus>): Answer<string | null> {
  forgetMemoisedLimits(scope);
  return mapReply(failureIfBodyRefuses(scope, reply), ({ title }) => title ?? null);
}
