/** The last sign of a player that the server knows of. */
export interface Seen {
  /** ms since epoch. */
  readonly at: number;
  /** Whether the platform was told that the player is idle (SES-07). */
  readonly isIdle: boolean;
}

/** Signs that follow each other within so long are one, ms: a page and what it loads write one cookie. */
const sameSignMs = 1_000;

/** After how long without a sign of the player a session ends, ms; null = never (SES-07). */
export function idleMsOf({ idleMinutes }: { readonly idleMinutes: number }): number | null {
  return idleMinutes > 0 ? idleMinutes * 60_000 : null;
}

/** What is left of a session without another sign, ms; 0 = it is over. Nothing known of a player counts as a sign. */
export function idleLeft(seen: Seen | null, idleMs: number, now: number): number {
  return seen === null ? idleMs : Math.max(0, Math.min(idleMs, seen.at + idleMs - now));
}

/** Whether the platform is to be told that a player has become idle: once, after half of the time (SES-07). */
export function isIdleNews(seen: Seen | null, idleMs: number, now: number): boolean {
  return seen !== null && !seen.isIdle && now - seen.at >= idleMs / 2;
}

/** What is to be kept of a sign at `now`; null where what is kept says enough. */
export function seenAgain(seen: Seen | null, now: number): Seen | null {
  if (seen && !seen.isIdle && now >= seen.at && now - seen.at < sameSignMs) return null;
  return { at: now, isIdle: false };
}
