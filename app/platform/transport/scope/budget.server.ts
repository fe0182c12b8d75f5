import type { PlatformScope } from "../scope.server";

/** Upstream budget of one page load, ms (architecture, "Platform"). */
export const pageBudgetMs = 2500;

/** Remaining page budget, ms, never negative. */
export function pageBudgetLeftMs(scope: PlatformScope): number {
  return Math.max(0, scope.deadline - performance.now());
}

/**
 * Gives the page back the time that an effect has taken: `left` is the budget that remained when
 * the effect began, ms.
 */
export function restorePageBudget(scope: PlatformScope, left: number): void {
  scope.deadline = Math.max(scope.deadline, performance.now() + left);
}

/** A copy of the scope that may use at most `ms` of the page's budget, for optional content. */
export function scopeWithBudgetShare(scope: PlatformScope, ms: number): PlatformScope {
  return { ...scope, deadline: Math.min(scope.deadline, performance.now() + ms) };
}
