import type { FormResult } from "~/features/forms/declare.server";
import type { Failure } from "~/platform/transport/failure.server";

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

/** Whether a failed change may have taken effect: it was sent, but no response of the service arrived. */
export function mayHaveTakenEffect(failure: Failure): boolean {
  if (failure.kind === "network" || failure.kind === "timeout") return failure.isSent;
  return failure.kind === "server" || failure.kind === "malformed";
}

/** Status and title of a refusal by the limit service (LIM-03); null without a response. */
export function limitRefusalStatusAndTitle(
  failure: Failure,
): { readonly status: number; readonly title: string | null } | null {
  if (failure.kind === "refused") return { status: failure.status, title: failure.title };
  return failure.kind === "unauthorized" ? { status: 401, title: failure.title } : null;
}
