/**
 * States of an outlet that shows a remote page (REM-02): `not-exist` = no page is in it, not requested yet or removed;
 * a remote's 404 is `error`.
 */
export type RemoteState = "not-exist" | "loading" | "ready" | "error";

const moves: Readonly<Record<RemoteState, readonly RemoteState[]>> = {
  "not-exist": ["loading", "ready"],
  error: ["loading", "not-exist"],
  loading: ["error", "ready", "not-exist"],
  ready: ["not-exist"],
};

/** Whether a remote page may go from one state to the other (REM-02). */
function isRemoteTransitionAllowed(from: RemoteState, to: RemoteState): boolean {
  return moves[from].includes(to);
}

/**
 * The state after a transition from `from` to `to`; `from` itself where the transition is not
 * allowed, which is logged (REM-02).
 */
export function nextRemoteState(
  from: RemoteState,
  to: RemoteState,
  log: (message: string) => void,
): RemoteState {
  if (isRemoteTransitionAllowed(from, to)) return to;
  log(`remote page: no move from ${from} to ${to}`);
  return from;
}

const firstRetryMs = 1000;
const retries = 3;
const reloadThrottleMs = 1000;

/** Delay of automatic retry number `done + 1`, ms; null when no retry is left (REM-03). */
export function retryDelayMs(done: number): number | null {
  return done < retries ? firstRetryMs * 2 ** done : null;
}

/**
 * Whether the retry button may reload now: at most once a second (REM-03). `lastAt` = the last
 * manual reload, ms; null = none.
 */
export function mayRetryRemoteManually(lastAt: number | null, now: number): boolean {
  return lastAt === null || now - lastAt >= reloadThrottleMs;
}

/**
 * Shortest time after which a body is loaded again, ms; a shorter wish becomes this. A wish for
 * longer than `most` is ignored.
 */
const least = 500;
const most = 3_600_000;

/**
 * Delay until a body is to be loaded again, ms, read from the texts of `data-refresh-in` on its elements, for
 * example on a draw that all players share (CAS-07). The shortest delay counts; null = the body is not loaded
 * again.
 */
export function refreshDelayMs(texts: readonly (string | undefined)[]): number | null {
  const waits = texts
    .filter((text) => text !== undefined && /^\d{1,7}$/.test(text))
    .map(Number)
    .filter((wait) => wait <= most);
  return waits.length > 0 ? Math.max(least, Math.min(...waits)) : null;
}
