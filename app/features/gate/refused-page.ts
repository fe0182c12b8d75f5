import type { AddressDecision } from "./guard-input";

/** What the error boundary shows: an HTTP error, or a notice in place of the page. */
export type RefusedPage =
  | { readonly kind: "status"; readonly text: string }
  | { readonly kind: "notice"; readonly reason: string };

/** The response that a page throws when it cannot be shown. */
export function refusedPageResponse(
  decision: Extract<AddressDecision, { kind: "status" | "notice" }>,
): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const { status } = decision;
  if (decision.kind === "status") {
    const body: RefusedPage = { kind: "status", text: decision.text };
    return Response.json(body, { status, headers });
  }
  if (decision.retryAfter !== null) headers.set("Retry-After", String(decision.retryAfter));
  const body: RefusedPage = { kind: "notice", reason: decision.reason };
  return Response.json(body, { status, headers });
}
