import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { usePageContext } from "~/features/page/page-context";
import { couponColumnId } from "~/features/page/SkipLink";
import { usePopupTurn } from "~/features/popups/browser-queue";
import type { BetView } from "../coupon/bet-view";
import { whileVisible } from "../session/presence";
import {
  isReminderDue,
  parseReminder,
  type ScheduledCouponReminder as Reminder,
  type ReminderCandidateBet,
  reminderCheckMs,
  reminderForCoupon,
  reminderKey,
} from "./coupon-reminder";
import type Note from "./ReminderNote";

/** Loaded when it is due, minutes after the bets; if it does not load, there is no reminder. */
const ReminderNote = lazy<typeof Note>(() =>
  import("./ReminderNote").catch(() => ({ default: () => null })),
);

/**
 * Reminds the player of a coupon that is not placed (CPR-01, CPR-02): a note over the page that takes no
 * focus and no space. Escape, its button, or the coupon coming into view closes it. Loaded in the background,
 * browser only.
 */
export default function CouponReminder({ rows }: { rows: readonly BetView[] }): ReactNode {
  const { paths } = usePageContext();
  const { pathname } = useLocation();
  const [isDue, setDue] = useState(false);
  const isOpen = usePopupTurn("coupon-reminder", isDue);
  const isOnCoupon = pathname === paths.coupon;
  const close = useCallback(() => setDue(false), []);
  const isAway = useRef(false);
  const reminder = useRef<Reminder | null | undefined>(undefined);

  useEffect(() => {
    const before = reminder.current === undefined ? storedReminder() : reminder.current;
    reminder.current = reminderForCoupon(remindedOf(rows), before, Date.now());
    keep(reminder.current);
  }, [rows]);

  useEffect(() => {
    isAway.current = !isOnCoupon;
    if (isOnCoupon) setDue(false);
  }, [isOnCoupon]);

  useEffect(() => {
    const look = () => {
      const isCouponSeen = !isAway.current || isPanelSeen();
      if (isCouponSeen) setDue(false);
      else if (reminder.current && isReminderDue(reminder.current, isCouponSeen, Date.now()))
        setDue(true);
    };
    return whileVisible(look, reminderCheckMs);
  }, []);

  // What waits in the queue, or is silent, has not been shown: it comes later (POP-13).
  useEffect(() => {
    if (!isOpen || !reminder.current) return;
    reminder.current = { ...reminder.current, isShown: true };
    keep(reminder.current);
  }, [isOpen]);

  return isOpen ? (
    <Suspense fallback={null}>
      <ReminderNote bets={rows.length} onClose={close} />
    </Suspense>
  ) : null;
}

/** Whether the coupon is visible: beside the page on wide screens, or as an open sheet on phones. */
function isPanelSeen(): boolean {
  const panel = document.getElementById(couponColumnId);
  return panel !== null && panel.getClientRects().length > 0;
}

/** Bets without current data have no reminder. */
function remindedOf(rows: readonly BetView[]): ReminderCandidateBet[] {
  return rows.flatMap(({ ref, title, isLive, isFinished, reasons }) =>
    title === null
      ? []
      : [{ id: ref.marketId, isLive, isFinished, isBlocked: reasons.includes("market-blocked") }],
  );
}

function storedReminder(): Reminder | null {
  try {
    return parseReminder(sessionStorage.getItem(reminderKey));
  } catch {
    return null;
  }
}

/**
 * Stores the tab's reminder, or removes it (null). Without storage a tab reminds again after a
 * reload.
 */
function keep(reminder: Reminder | null) {
  try {
    if (reminder === null) sessionStorage.removeItem(reminderKey);
    else sessionStorage.setItem(reminderKey, JSON.stringify(reminder));
  } catch {
    return;
  }
}
