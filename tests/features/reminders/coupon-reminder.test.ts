import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isReminderDue,
  parseReminder,
  type ReminderCandidateBet,
  reminderCheckMs,
  reminderForCoupon,
} from "~/features/reminders/coupon-reminder";

const now = 1_772_373_600_000;
const bet = (id: number, patch: Partial<ReminderCandidateBet> = {}): ReminderCandidateBet => ({
  id,
  isLive: false,
  isBlocked: false,
  isFinished: false,
  ...patch,
});
const live = { isLive: true };

describe("coupon reminder", () => {
  it("CPR-01 the reminder is for the first open live bet after 30 s, else the first pre-match bet after 5 min", () => {
    const bets = [bet(1), bet(2, { ...live, isBlocked: true }), bet(3, live), bet(4, live)];
    expect(reminderForCoupon(bets, null, now)).toEqual({
      id: 3,
      timeToShow: now + 30_000,
      isShown: false,
    });
    expect(reminderForCoupon(bets.slice(0, 2), null, now)).toEqual({
      id: 1,
      timeToShow: now + 300_000,
      isShown: false,
    });
    expect(
      reminderForCoupon(
        [bet(2, { ...live, isBlocked: true }), bet(5, { isFinished: true })],
        null,
        now,
      ),
    ).toBeNull();
    expect(reminderForCoupon([], { id: 1, timeToShow: now, isShown: false }, now)).toBeNull();
    // "First unblocked" is said of live bets.
    expect(reminderForCoupon([bet(6, { isBlocked: true })], null, now)?.id).toBe(6);
  });

  it("CPR-01 the reminder keeps its time and shown state as long as its bet is the same", () => {
    const kept = { id: 1, timeToShow: now - 5, isShown: true };
    expect(reminderForCoupon([bet(1), bet(2)], kept, now)).toEqual(kept);
    // Before a match that begins is due after half a minute, as any live bet.
    expect(reminderForCoupon([bet(2), bet(1, live)], { ...kept, id: 2 }, now)).toEqual({
      id: 1,
      timeToShow: now + 30_000,
      isShown: false,
    });
  });

  it("CPR-01 CPR-02 the reminder is due once from its time on, and not while the coupon is visible", () => {
    const reminder = { id: 1, timeToShow: now, isShown: false };
    expect(isReminderDue(reminder, false, now)).toBe(true);
    expect(isReminderDue(reminder, false, now - 1)).toBe(false);
    expect(isReminderDue(reminder, true, now + reminderCheckMs)).toBe(false);
    expect(isReminderDue({ ...reminder, isShown: true }, false, now)).toBe(false);
  });

  it("CPR-01 the reminder is read back from session storage unchanged, and other text is rejected", () => {
    const kept = { id: 7, timeToShow: now, isShown: true };
    expect(parseReminder(JSON.stringify(kept))).toEqual(kept);
    for (const text of [
      null,
      "",
      "null",
      "7",
      "[]",
      "{}",
      '{"id":"7","timeToShow":1,"isShown":true}',
    ])
      expect(parseReminder(text)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = parseReminder(text);
        if (read) expect(parseReminder(JSON.stringify(read))).toEqual(read);
      }),
    );
  });
});
