import { findLimitInForce } from "./in-force";
import type { Limit, Limits } from "./limit";
import { findLongestPlayLock } from "./play-lock";

/**
 * Delay from the request of a raise until it is due for approval, by market, ms; 24 hours by default (APR-01,
 * LIM-16).
 */
export function limitRaiseApprovalDelayMs({
  raiseDelayHours,
}: {
  readonly raiseDelayHours: number;
}): number {
  return raiseDelayHours * 3_600_000;
}

/**
 * When a pending limit becomes due for approval, ms since epoch; null for one that needs none (APR-01), and
 * for one of unknown age: nothing is loosened before its time.
 */
export function limitApprovalDueAt(limit: Limit, delayMs: number): number | null {
  const { state, needsApproval, startedAt } = limit;
  return state === "PENDING" && needsApproval && startedAt !== null ? startedAt + delayMs : null;
}

/**
 * The pending limits that must be approved or rejected now, before anything else (APR-01, APR-03). While play
 * is locked nothing is loosened: they wait until the lock ends (LIM-12).
 */
export function findDueLimitApprovals(
  limits: readonly Limit[],
  delayMs: number,
  now: number,
): readonly Limit[] {
  if (findLongestPlayLock(limits, now)) return [];
  return limits.filter((limit) => {
    const at = limitApprovalDueAt(limit, delayMs);
    return at !== null && at <= now;
  });
}

/** When the next approval falls due, ms since epoch; null where there is none. */
export function nextLimitApprovalAt(
  limits: readonly Limit[],
  delayMs: number,
  now: number,
): number | null {
  const lock = findLongestPlayLock(limits, now);
  const openAt = lock ? (lock.endsAt ?? Number.POSITIVE_INFINITY) : Number.NEGATIVE_INFINITY;
  const moments = limits
    .map((limit) => limitApprovalDueAt(limit, delayMs))
    .flatMap((at) => (at === null ? [] : [Math.max(at, openAt)]))
    .filter((at) => at > now && at < Number.POSITIVE_INFINITY);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/**
 * The raises that a question is about as text, `code:value`, the same in any order of theirs, by which
 * an answer is held to the question that was shown (APR-01).
 */
export function limitApprovalText(due: readonly Limit[]): string {
  return due
    .map(({ code, value }) => `${code}:${value ?? "none"}`)
    .sort()
    .join(",");
}

/** A pending change and the limit of its type in force until then. */
interface Waiting {
  readonly pending: Limit;
  readonly held: Limit | null;
}

/** What the player is asked to approve, as shown on the page and in the dialog (APR-01). */
export interface LimitApprovalView {
  readonly due: readonly Waiting[];
  /** Other pending changes: a "no" cancels them as well, a "yes" leaves them until they are due (APR-02). */
  readonly later: readonly Waiting[];
  readonly iso: string | null;
}

/** The raises due now and everything else that the decision affects, beside the values in force. */
export function buildLimitApprovalView(
  limits: Limits | null,
  delayMs: number,
  now: number,
): LimitApprovalView {
  const all = limits?.all ?? [];
  const due = findDueLimitApprovals(all, delayMs, now);
  const beside = (pending: Limit): Waiting => ({
    pending,
    held: findLimitInForce(all, pending.code, now),
  });
  const later = all.filter((limit) => limit.state === "PENDING" && !due.includes(limit));
  return { due: due.map(beside), later: later.map(beside), iso: limits?.iso ?? null };
}
