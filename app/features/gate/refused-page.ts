import type { AddressDecision } from "./guard-input";

/** What the error boundary shows: an HTTP error, or a notice in place of the page. */
export type RefusedPage =
  | { readonly kind: "status"; readonly text: string }
  | { readonly kind: "notice"; readonly reason: string; readonly title: string };

/** The response that a page throws when it cannot be shown; `titleOf` gives a notice's title. */
export async function refusedPageResponse(
  decision: Extract<AddressDecision, { kind: "status" | "notice" }>,
  titleOf: (notice: Extract<AddressDecision, { kind: "notice" }>) => Promise<string>,
): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const { status } = decision;
  if (decision.kind === "status") {
    const body: RefusedPage = { kind: "status", text: decision.text };
    return Response.json(body, { status, headers });
  }
  if (decision.retryAfter !== null) headers.set("Retry-After", String(decision.retryAfter));
  const title = await titleOf(decision);
  const body: RefusedPage = { kind: "notice", reason: decision.reason, title };
  return Response.json(body, { status, headers });
}

/** The response of a page that the platform's outage prevents; `retryAfter` in seconds. */
export function unavailablePageResponse(text: string, retryAfter: number): Response {
  const body: RefusedPage = { kind: "status", text };
  const headers = { "Cache-Control": "no-store", "Retry-After": String(retryAfter) };
  return Response.json(body, { status: 503, headers });
}
