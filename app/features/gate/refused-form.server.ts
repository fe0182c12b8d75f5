import type { RequestScope } from "~/server/request-scope.server";

const outdatedKey = "form-outdated";
const wayBackKey = "form-way-back";

/**
 * Stores the typed values of the refused form that this page shows again, and returns the path that
 * leads back to it; null where the page shows none.
 */
export function storeRefusedFormReturningPath(scope: RequestScope): Promise<string> | null {
  // Only this file uses the key.
  const keep = scope.memo.get(wayBackKey) as (() => Promise<string>) | undefined;
  return keep?.() ?? null;
}

/** Whether the page responds to a form of an earlier session. */
export function isStaleForm(scope: RequestScope): boolean {
  return scope.memo.has(outdatedKey);
}

/** Marks the page of this request as the reply to a form of an earlier session. */
export function markFormStale(scope: RequestScope): void {
  scope.memo.set(outdatedKey, true);
}

/** Remembers how to store the typed values of the form that this request refuses. */
export function setRefusedFormStorage(scope: RequestScope, keep: () => Promise<string>): void {
  scope.memo.set(wayBackKey, keep);
}
