import type { StorageKey } from "~/server/browser-storage";
/** A bet of the coupon, as far as the reminder needs it. */
export interface ReminderCandidateBet {
  /** Its market's id. */
  readonly id: number;
  readonly isLive: boolean;
  readonly isBlocked: boolean;
  readonly isFinished: boolean;
}

/** The reminder of a tab (CPR-01): its bet, when it is due (ms since epoch), and whether it was shown. */
export interface ScheduledCouponReminder {
  readonly id: number;
  readonly timeToShow: number;
  readonly isShown: boolean;
}

/** Key of a tab's reminder in session storage. */
export const reminderKey = "COUPON_NOTIFY" satisfies StorageKey<"session">;
/** How often to check whether the reminder is due, ms. */
export const reminderCheckMs = 10_000;
const liveDelayMs = 30_000;
const lineDelayMs = 5 * 60_000;

/**
 * The reminder that a coupon should have: for its first live bet that is not blocked, else its
 * first unfinished bet before the match; null = none. `kept`, the stored reminder, is returned
 * where it is for the same bet. Stores nothing.
 */
export function reminderForCoupon(
  bets: readonly ReminderCandidateBet[],
  kept: ScheduledCouponReminder | null,
  now: number,
): ScheduledCouponReminder | null {
  const bet =
    bets.find(({ isLive, isBlocked }) => isLive && !isBlocked) ??
    bets.find(({ isLive, isFinished }) => !isLive && !isFinished);
  if (!bet) return null;
  if (kept?.id === bet.id) return kept;
  return { id: bet.id, timeToShow: now + (bet.isLive ? liveDelayMs : lineDelayMs), isShown: false };
}

/**
 * Whether to show the reminder now: its time has come, it was not shown yet, and the coupon is not
 * visible (CPR-02).
 */
export function isReminderDue(
  reminder: ScheduledCouponReminder,
  isCouponSeen: boolean,
  now: number,
): boolean {
  return !reminder.isShown && !isCouponSeen && now >= reminder.timeToShow;
}

/** Parses a stored reminder; null for anything else. Never throws. */
export function parseReminder(text: string | null): ScheduledCouponReminder | null {
  try {
    const { id, timeToShow, isShown }: Record<string, unknown> = Object(JSON.parse(text ?? "null"));
    const isWhole =
      Number.isSafeInteger(id) && Number.isSafeInteger(timeToShow) && typeof isShown === "boolean";
    return isWhole
      ? { id: Number(id), timeToShow: Number(timeToShow), isShown: isShown === true }
      : null;
  } catch {
    return null;
  }
}
