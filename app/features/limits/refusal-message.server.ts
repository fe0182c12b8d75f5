import type { Failure } from "~/platform/failure.server";

/** Whether a change that failed may have been made: it was sent, and no word of the service came back. */
export function isUnanswered(failure: Failure): boolean {
  if (failure.kind === "network" || failure.kind === "timeout") return failure.isSent;
  return failure.kind === "server" || failure.kind === "malformed";
}

/** What the limit service says of a refusal: its status and title (LIM-03); null where nobody answered. */
export function refusalMessageOf(
  failure: Failure,
): { readonly status: number; readonly title: string | null } | null {
  if (failure.kind === "refused") return { status: failure.status, title: failure.title };
  return failure.kind === "unauthorized" ? { status: 401, title: failure.title } : null;
}
