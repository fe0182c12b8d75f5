import type { RequestScope } from "./request-scope.server";

const key = "answer-instead";

/** Notes a file that the renderer sends as the response to this request, in place of the page. */
export function replacePageByFile(scope: RequestScope, file: Response): void {
  scope.memo.set(key, file);
}

/** The file noted by `replacePageByFile` for this request; null = the page itself is sent. */
export function findReplacementFile(scope: RequestScope): Response | null {
  // Only `replacePageByFile` writes this key.
  return (scope.memo.get(key) as Response | undefined) ?? null;
}
