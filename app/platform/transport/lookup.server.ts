import type { Failure } from "./failure.server";

/** Whether the service itself answered 404. A gateway's 404, JSON or not, says nothing about coupons or payments. */
export function isNotFoundByService(failure: Failure) {
  return failure.kind === "refused" && failure.status === 404 && failure.code === "not-found";
}

/** Whether the text can be an id or key; visitors type both into addresses. */
export function isIdOrKey(text: string) {
  return /^[\w-]{1,80}$/.test(text);
}
