/** A clock that differs by more has been moved, ms (sandbox). */
const movedClockMs = 2_000;

/** Notices that the platform's clock was moved against this process's own. */
export class ClockMoveDetector {
  #skew: number | null = null;

  /** Whether the clock was moved since the last call. `now` is the platform's clock, ms since epoch. */
  hasMoved(now: number): boolean {
    const skew = now - Date.now();
    const before = this.#skew;
    this.#skew = skew;
    return before !== null && Math.abs(skew - before) > movedClockMs;
  }
}
