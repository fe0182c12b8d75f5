import type { Failure } from "~/platform/transport/failure.server";
import { limitRefusalStatusAndTitle, mayHaveTakenEffect } from "./refusal-message.server";
import type { FailedLimitsReply } from "./reply";

/** Typed texts by the code of their limit. */
export type TypedLimitTexts = Extract<FailedLimitsReply, { kind: "refused" }>["typed"];

/** A failed save as a reply for its form (LIM-03). */
export function refusedLimitsReply(
  failure: Failure,
  typed: TypedLimitTexts,
): { readonly status: number; readonly data: FailedLimitsReply } {
  const words = limitRefusalStatusAndTitle(failure);
  if (words === null)
    return {
      status: 503,
      data: { kind: mayHaveTakenEffect(failure) ? "unanswered" : "unavailable", typed },
    };
  const status = [400, 401].includes(words.status) ? words.status : 403;
  return { status: words.status, data: { kind: "refused", status, title: words.title, typed } };
}
