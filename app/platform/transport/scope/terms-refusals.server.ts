import { memoKey } from "~/server/request-memo.server";
import type { PlatformScope } from "../scope.server";

/**
 * Records a call refused until changed terms are confirmed (PLT-05); `name` is the policy's: `coupons.place`.
 */
export function recordTermsRefusal(scope: PlatformScope, name: string) {
  scope.memo.set(refusedCalls, [...callsRefusedForTerms(scope), name]);
}

/**
 * Policy names of this request's calls that were refused until changed terms are confirmed
 * (PLT-05).
 */
export function callsRefusedForTerms(scope: PlatformScope): readonly string[] {
  return scope.memo.get(refusedCalls) ?? [];
}

const refusedCalls = memoKey<readonly string[]>("calls-refused-for-terms");
