/*
 * The time window of a placement (CPP-11): the request says until when it may be accepted, and the platform
 * places nothing after that. After a lost response, "not placed" is therefore final once the window is over.
 */

/**
 * How long after a placement was sent the platform may accept it, ms: less than the call's timeout
 * (`coupons.place`), so that a waiting client still receives "late".
 */
const judgedWithinMs = 8_000;

/** Longest lock wait of a placement accepted in time, ms (docs/platform.md, "Placing"). */
const lockWaitMs = 3_000;

/** Largest clock difference of nodes and platform, ms: a node follows the platform within a second. */
const clocksApartMs = 2_000;

/** How long after a placement was sent the platform's reply "not placed" becomes final, ms. */
const graceMs = judgedWithinMs + lockWaitMs + clocksApartMs;

/**
 * Until when a placement sent at `sentAt` may be accepted; both ms since epoch, the platform's
 * clock.
 */
export function placementDeadline(sentAt: number): number {
  return sentAt + judgedWithinMs;
}

/** Whether a placement sent at `sentAt` can no longer be placed; both ms since epoch. */
export function isPlacementWindowOver(sentAt: number, now: number): boolean {
  return now >= sentAt + graceMs;
}
