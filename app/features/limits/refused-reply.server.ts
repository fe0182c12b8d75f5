import type { FormResult } from "~/features/forms/declare.server";
import type { Failure } from "~/platform/transport/failure.server";
import { limitRefusalStatusAndTitle, mayHaveTakenEffect } from "./refusal-message.server";

/** A failed save as the result of its form (LIM-03): the service's own words, or that it did not answer. */
export function refusedLimits(failure: Failure): FormResult {
  const said = limitRefusalStatusAndTitle(failure);
  if (said === null) return notSaved(mayHaveTakenEffect(failure) ? "unanswered" : "unavailable");
  const { status, title } = said;
  const code = `limits-${[400, 401].includes(status) ? status : 403}`;
  return { ok: false, status, errors: [{ field: null, code, title }] };
}

/** The result of a form about which the service was not asked, or has not answered. */
export function notSaved(code: "unanswered" | "unavailable"): FormResult {
  return { ok: false, status: 503, errors: [{ field: null, code }] };
}
