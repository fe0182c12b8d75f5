/*
 * What makes the answer to a placement certain (CPP-11): it says until when it may be judged, and the platform places
 * nothing after that. Whoever has lost the answer therefore knows when "there is nothing" will stay true.
 */

/**
 * How long after it is sent a placement may be judged, ms: less than its call may take (`coupons.place`), so that
 * "too late" is still heard by the one who waits.
 */
const judgedWithinMs = 8_000;

/** What was judged in time may still wait for the lock of its key or account, ms (docs/platform.md, "Placing"). */
const lockWaitMs = 3_000;

/** How far the clocks of nodes and the platform may be apart, ms: each node follows the platform's to within a second. */
const clocksApartMs = 2_000;

/** How long after a placement was sent "there is nothing" is believed, ms. */
const graceMs = judgedWithinMs + lockWaitMs + clocksApartMs;

/** Until when a placement that is sent now may be judged; both ms since epoch, by the platform's clock. */
export function validUntilOf(sentAt: number): number {
  return sentAt + judgedWithinMs;
}

/** Whether a placement that was sent then can certainly arrive no more; both ms since epoch. */
export function isWindowOver(sentAt: number, now: number): boolean {
  return now >= sentAt + graceMs;
}
