import { memoKey } from "~/server/request-memo.server";
import type { PlatformScope } from "../scope.server";

/** Marks that a service failed during this request: the page may show stale data. */
export function markOutageOfRequest(scope: PlatformScope) {
  scope.memo.set(outage, true);
}

/** Whether a service failed during this request; its page is then marked (OPS-04). */
export function hadOutageInRequest(scope: PlatformScope): boolean {
  return scope.memo.get(outage) === true;
}

const outage = memoKey<true>("outage");
