import { memoKey } from "~/server/request-memo.server";
import type { RequestScope } from "~/server/request-scope.server";

const staleCauseKey = memoKey<StaleFormCause>("stale-form-cause");
const wayBackKey = memoKey<() => Promise<string>>("refused-form-way-back");

/**
 * Stores the typed values of the refused form that this page shows again, and returns the path that
 * leads back to it; null where the page shows none.
 */
export function storeRefusedFormReturningPath(scope: RequestScope): Promise<string> | null {
  return scope.memo.get(wayBackKey)?.() ?? null;
}

/**
 * Why a form's token is not the session's: the session has changed since, or the browser sends no cookies, so that each
 * request has a new one.
 */
export type StaleFormCause = "session" | "no-cookies";

/** Why the form that this page responds to was refused unread; null = it was not. */
export function staleFormCause(scope: RequestScope): StaleFormCause | null {
  return scope.memo.get(staleCauseKey) ?? null;
}

/** Marks the page of this request as the reply to a form whose token is not the session's. */
export function markFormStale(scope: RequestScope, cause: StaleFormCause): void {
  scope.memo.set(staleCauseKey, cause);
}

const refusedKey = memoKey<true>("form-refused");

/** Marks the page of this request as the reply to a form that was refused. */
export function markFormRefused(scope: RequestScope): void {
  scope.memo.set(refusedKey, true);
}

/** Whether the page of this request shows a refused form again. */
export function hasRefusedForm(scope: RequestScope): boolean {
  return scope.memo.get(refusedKey) === true;
}

/** Remembers how to store the typed values of the form that this request refuses. */
export function setRefusedFormStorage(scope: RequestScope, keep: () => Promise<string>): void {
  scope.memo.set(wayBackKey, keep);
}
