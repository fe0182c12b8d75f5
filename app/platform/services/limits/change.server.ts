import type { Reply } from "../../transport/failure.server";
import { recordTermsRefusal } from "../../transport/scope/terms-refusals.server";
import type { PlatformScope } from "../../transport/scope.server";
import { dropMemoised, memoised } from "../memo.server";
import { limitCalls } from "./calls.server";

/**
 * The status and the title that the platform puts in the body of its reply to a change of limits.
 */
export interface LimitChangeReplyStatus {
  readonly status: number;
  readonly title?: string | undefined;
}

/**
 * The reply to a change of limits, as a failure where the status in its body is one: a 2xx reply
 * may be a refusal (LIM-03). Records that changed terms are to be confirmed first.
 */
export function failureIfBodyRefuses<T extends LimitChangeReplyStatus>(
  scope: PlatformScope,
  reply: Reply<T>,
): Reply<T> {
  if (!reply.ok || reply.data.status < 400) return reply;
  const { status, title = null } = reply.data;
  if (status >= 500) return { ok: false, failure: { kind: "server", status } };
  if (status === 401) return { ok: false, failure: { kind: "unauthorized", title } };
  if (status === 451) {
    recordTermsRefusal(scope, limitCalls.save.name);
    return { ok: false, failure: { kind: "terms", title } };
  }
  return { ok: false, failure: { kind: "refused", status, title, code: null, body: reply.data } };
}

/** Forgets the limits that this request has read, so that they are read again after a change. */
export function forgetMemoisedLimits(scope: PlatformScope): void {
  dropMemoised(scope, memoised.limits);
}
