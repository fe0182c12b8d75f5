/** Nothing is shown of a navigation shorter than this, ms (LAY-11). */
export const progressThrottleMs = 200;
/** The line is shown no longer than this, ms. */
export const progressLifeMs = 5000;

/** When the line moves on, counted from the start of a navigation; step 0 is no line. */
export const progressSteps: readonly { readonly afterMs: number; readonly step: number }[] = [
  { afterMs: progressThrottleMs, step: 1 },
  { afterMs: 1000, step: 2 },
  { afterMs: 2500, step: 3 },
  { afterMs: progressThrottleMs + progressLifeMs, step: 0 },
];
