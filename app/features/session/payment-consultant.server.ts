import { readPlainCookie } from "~/server/cookies/read-plain.server";
import { writePlainCookie } from "~/server/cookies/write-plain.server";
import type { RequestScope } from "~/server/request-scope.server";

/** Whether the visitor was sent to the payment consultant, by this address or an earlier one of the browser's session (SES-14). */
export function isPaymentConsultantAsked(request: Request): boolean {
  return isAskedByAddress(request) || readPlainCookie(request, "payment_consultant") === "1";
}

/** Stores in a cookie, if the address says so, that the visitor was sent to the payment consultant. */
export function rememberPaymentConsultant(scope: RequestScope, request: Request): void {
  if (isAskedByAddress(request) && readPlainCookie(request, "payment_consultant") !== "1")
    scope.cookies.push(writePlainCookie(request, "payment_consultant", "1"));
}

const isAskedByAddress = (request: Request) =>
  new URL(request.url).searchParams.get("payment_consultant") === "1";
