import type { RequestScope } from "./request-scope.server";

const key = "answer-instead";

/** Answers a request for a document with a file, in place of its page. */
export function sendInstead(scope: RequestScope, file: Response): void {
  scope.memo.set(key, file);
}

/** The file that answers this request; null = its page does. */
export function insteadOf(scope: RequestScope): Response | null {
  // Only `sendInstead` writes this key.
  return (scope.memo.get(key) as Response | undefined) ?? null;
}
