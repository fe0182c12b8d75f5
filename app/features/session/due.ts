import { nextApprovalAt } from "../limits/approval";
import type { Limit } from "../limits/limit";
import { sessionLeft } from "../limits/session";

/** What the platform's clock has in store for an open page; lengths in ms from when the server said so. */
export interface Due {
  /** Whether the session has a limit, so that the limit service is told that it goes on (LIM-10). */
  readonly isPinging: boolean;
  /** When the server will have something else to say: a session's end, an approval, a reality check (SSL-01, APR-01, RCK-01). */
  readonly inMs: number | null;
  /** The session's end where the player gives no sign, and how long that is in all; null = never (SES-07). */
  readonly idle: { readonly inMs: number; readonly ofMs: number } | null;
  /** What all tabs of the browser must agree on, as it stands in local storage (RCK-01); null = nothing is to come. */
  readonly agreed: string | null;
  /** Whether the page was sent to somebody whose terms had changed already: it is no news to it (TRM-02). */
  readonly areTermsChanged: boolean;
}

interface DueFacts {
  readonly limits: readonly Limit[];
  /** How long a raise waits (LIM-16), ms. */
  readonly delayMs: number;
  /** ms since epoch; null = none. */
  readonly checkAt: number | null;
  readonly idle: Due["idle"];
  readonly areTermsChanged: boolean;
  readonly now: number;
}

/** Gathers what is to come, by the platform's clock. */
export function dueOf({ limits, delayMs, checkAt, idle, areTermsChanged, now }: DueFacts): Due {
  const left = sessionLeft(limits, now);
  const moments = [left === null ? null : now + left, nextApprovalAt(limits, delayMs, now), checkAt];
  const waits = moments.flatMap((at) => (at !== null && at > now ? [at - now] : []));
  const approvalAt = nextApprovalAt(limits, delayMs, Number.NEGATIVE_INFINITY);
  return {
    isPinging: left !== null,
    inMs: waits.length > 0 ? Math.min(...waits) : null,
    idle,
    agreed: checkAt === null && approvalAt === null ? null : JSON.stringify({ nextAt: checkAt, approvalAt }),
    areTermsChanged,
  };
}
