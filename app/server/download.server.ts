import { memoKey } from "./request-memo.server";
import type { RequestScope } from "./request-scope.server";

const key = memoKey<Response>("file-instead-of-page");

/** Notes a file that the renderer sends as the response to this request, in place of the page. */
export function sendFileInsteadOfPage(scope: RequestScope, file: Response): void {
  scope.memo.set(key, file);
}

/** The file noted by `sendFileInsteadOfPage` for this request; null = the page itself is sent. */
export function findFileInsteadOfPage(scope: RequestScope): Response | null {
  return scope.memo.get(key) ?? null;
}
