import type { Failure } from "~/platform/transport/failure.server";

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
