/** States of a remote page (REM-02). */
export type RemoteState = "not-exist" | "loading" | "ready" | "error";

const moves: Readonly<Record<RemoteState, readonly RemoteState[]>> = {
  "not-exist": ["loading", "ready"],
  error: ["loading", "not-exist"],
  loading: ["error", "ready", "not-exist"],
  ready: ["not-exist"],
};

/** Whether a transition is allowed (REM-02). */
export function isTransitionAllowed(from: RemoteState, to: RemoteState): boolean {
  return moves[from].includes(to);
}

/** The state after a transition; an invalid one is refused and logged (REM-02). */
export function nextRemoteState(
  from: RemoteState,
  to: RemoteState,
  log: (message: string) => void,
): RemoteState {
  if (isTransitionAllowed(from, to)) return to;
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

/** Whether a manual reload is allowed, times in ms (REM-03: at most once a second). */
export function mayReloadRemote(lastAt: number | null, now: number): boolean {
  return lastAt === null || now - lastAt >= reloadThrottleMs;
}
