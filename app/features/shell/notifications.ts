import type { ReactNode } from "react";
import type { NoticeKind } from "~/ui/Notice";

/** A message to show at the top of the page; `group` keeps kinds of news from crowding each other out. */
export interface Notification {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly title?: string;
  readonly code?: string;
  readonly group?: string;
  /** What answers it; a message with controls of its own is closed by them. */
  readonly controls?: ReactNode;
}

const atOnce = { default: 3, other: 1 };

/** What is shown now: 3 of the default group, 1 of each other, the oldest first (POP-01). */
export function shownNotifications(all: readonly Notification[]): readonly Notification[] {
  const shown = new Map<string, number>();
  return all.filter(({ group = "default" }) => {
    const count = shown.get(group) ?? 0;
    shown.set(group, count + 1);
    return count < (group === "default" ? atOnce.default : atOnce.other);
  });
}
