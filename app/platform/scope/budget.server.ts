import type { PlatformScope } from "../scope.server";

/** Upstream budget of one page load, ms (architecture, "Platform"). */
export const pageBudgetMs = 2500;

/** Remaining page budget, ms, never negative. */
export function budgetLeft(scope: PlatformScope): number {
  return Math.max(0, scope.deadline - performance.now());
}

/** Restores the budget spent on an effect: `left` is the remaining budget when it began, ms. */
export function restoreBudget(scope: PlatformScope, left: number): void {
  scope.deadline = Math.max(scope.deadline, performance.now() + left);
}

/** The same request with a share of its budget, for optional content. */
export function scopeWithBudgetShare(scope: PlatformScope, ms: number): PlatformScope {
  return { ...scope, deadline: Math.min(scope.deadline, performance.now() + ms) };
}
