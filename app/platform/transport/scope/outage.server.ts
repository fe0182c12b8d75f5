import type { PlatformScope } from "../scope.server";

/** Marks that a service failed during this request: the page may show stale data. */
export function markOutageOfRequest(scope: PlatformScope) {
  scope.memo.set(outageKey, true);
}

/** Whether a service failed during this request; its page is then marked (OPS-04). */
export function hadOutageInRequest(scope: PlatformScope): boolean {
  return scope.memo.has(outageKey);
}

const outageKey = "outage";
