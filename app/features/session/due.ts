import { nextLimitApprovalAt } from "~/domain/limits/approval";
import type { Limit } from "~/domain/limits/limit";
import { sessionLeftMs } from "~/domain/limits/session-limit";

/** What an open page waits for, by the platform's clock; times in ms from the server's response. */
export interface SessionWaits {
  /** Whether the session has a limit, so that the limit service is pinged (LIM-10). */
  readonly isPinging: boolean;
  /**
   * Time until the next event, ms: end by the session limit, approval of a raised limit, or reality
   * check (SSL-01, APR-01, RCK-01); null = none is planned.
   */
  readonly inMs: number | null;
  /**
   * ms until the idle limit ends the session, and the limit itself, ms; null = no idle limit
   * (SES-07).
   */
  readonly idle: { readonly inMs: number; readonly ofMs: number } | null;
  /**
   * The next reality check and limit approval as JSON; all tabs compare it in local storage
   * (RCK-01). null = neither is planned.
   */
  readonly agreed: string | null;
  /**
   * Whether the terms had already changed when the page was loaded, so that the page does not reload for it
   * (TRM-02).
   */
  readonly areTermsChanged: boolean;
}

interface DueFacts {
  readonly limits: readonly Limit[];
  /** Delay until a raise is due for approval (LIM-16), ms. */
  readonly delayMs: number;
  /** When the next reality check is due (RCK-01), ms since epoch; null = none. */
  readonly checkAt: number | null;
  readonly idle: SessionWaits["idle"];
  readonly areTermsChanged: boolean;
  readonly now: number;
}

/** Collects what an open page waits for, by the platform's clock. */
export function toSessionWaits({
  limits,
  delayMs,
  checkAt,
  idle,
  areTermsChanged,
  now,
}: DueFacts): SessionWaits {
  const left = sessionLeftMs(limits, now);
  const moments = [
    left === null ? null : now + left,
    nextLimitApprovalAt(limits, delayMs, now),
    checkAt,
  ];
  const waits = moments.flatMap((at) => (at !== null && at > now ? [at - now] : []));
  const approvalAt = nextLimitApprovalAt(limits, delayMs, Number.NEGATIVE_INFINITY);
  return {
    isPinging: left !== null,
    inMs: waits.length > 0 ? Math.min(...waits) : null,
    idle,
    agreed:
      checkAt === null && approvalAt === null
        ? null
        : JSON.stringify({ nextAt: checkAt, approvalAt }),
    areTermsChanged,
  };
}
