import type { RequestScope } from "./request-scope.server";

const key = "answer-instead";

/** Sends a file as the response to a document request, in place of the page. */
export function replacePageByFile(scope: RequestScope, file: Response): void {
  scope.memo.set(key, file);
}

/** The file to send in place of this request's page; null = the page itself. */
export function findReplacementFile(scope: RequestScope): Response | null {
  // Only `replacePageByFile` writes this key.
  return (scope.memo.get(key) as Response | undefined) ?? null;
}
