/**
 * When the server last saw the player do something, and whether the platform was told that he is
 * idle.
 */
export interface LastActivity {
  /** ms since epoch. */
  readonly at: number;
  /** Whether the platform was notified that the player is idle (SES-07). */
  readonly isIdle: boolean;
}

/** Activity within this time counts as one, ms: a page and its data requests write one cookie. */
const sameSignMs = 1_000;

/** The idle limit of a session, ms; null = none (SES-07). */
export function idleLimitMs({ idleMinutes }: { readonly idleMinutes: number }): number | null {
  return idleMinutes > 0 ? idleMinutes * 60_000 : null;
}

/** Time left of a session without further activity, ms; 0 = over. Unknown activity counts as activity now. */
export function idleTimeLeftMs(seen: LastActivity | null, idleMs: number, now: number): number {
  return seen === null ? idleMs : Math.max(0, Math.min(idleMs, seen.at + idleMs - now));
}

/** Whether to notify the platform that a player became idle: once, after half of the idle limit (SES-07). */
export function isHalfOfIdleLimitOver(
  seen: LastActivity | null,
  idleMs: number,
  now: number,
): boolean {
  return seen !== null && !seen.isIdle && now - seen.at >= idleMs / 2;
}

/** The activity to store for `now`; null where the stored one is accurate enough. */
export function activityToStore(seen: LastActivity | null, now: number): LastActivity | null {
  if (seen && !seen.isIdle && now >= seen.at && now - seen.at < sameSignMs) return null;
  return { at: now, isIdle: false };
}
