import type { PlatformScope } from "../scope.server";

/**
 * Records a call refused until changed terms are confirmed (PLT-05); `name` is the policy's: `coupons.place`.
 */
export function recordTermsRefusal(scope: PlatformScope, name: string) {
  scope.memo.set(termsKey, [...callsRefusedForTerms(scope), name]);
}

/**
 * Policy names of this request's calls that were refused until changed terms are confirmed
 * (PLT-05).
 */
export function callsRefusedForTerms(scope: PlatformScope): readonly string[] {
  // The key is private to this file.
  return (scope.memo.get(termsKey) as readonly string[] | undefined) ?? [];
}

const termsKey = "terms-asked";
