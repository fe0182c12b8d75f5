/** How a reader wants times written: time zone, and 12 or 24 hours. */
export interface TimeStyle {
  /** Hours east of UTC, halves and quarters included (LNG-09, CFG-08: 3 by default). */
  readonly timeZone: number;
  readonly is12h: boolean;
}

const hourMs = 3_600_000;

/** A time (ms since epoch) shifted so that its UTC fields are the reader's local ones. */
export function shiftToLocalMs(at: number, timeZone: number): number {
  return at + timeZone * hourMs;
}
