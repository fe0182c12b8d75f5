/** Navigations shorter than this show no progress line, ms (LAY-11). */
export const progressStartDelayMs = 200;
/** Maximum time that the progress line is shown, ms. */
export const progressMaxMs = 5000;

/** When the line advances, from the start of a navigation, ms; step 0 = no line. */
export const progressSteps: readonly { readonly afterMs: number; readonly step: number }[] = [
  { afterMs: progressStartDelayMs, step: 1 },
  { afterMs: 1000, step: 2 },
  { afterMs: 2500, step: 3 },
  { afterMs: progressStartDelayMs + progressMaxMs, step: 0 },
];
