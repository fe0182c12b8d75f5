/** How often account data is asked for until an active account exists, and every how many ms (ACC-02). */
export const activeAccountPollLimits = { most: 5, everyMs: 2_500 } as const;

/**
 * Time until account data is requested again, ms; null = no further request. `asked` is the number
 * of repeats so far.
 */
export function nextActiveAccountPollDelayMs(isAwaited: boolean, asked: number): number | null {
  return isAwaited && asked < activeAccountPollLimits.most ? activeAccountPollLimits.everyMs : null;
}
