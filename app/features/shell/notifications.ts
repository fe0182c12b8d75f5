import type { ReactNode } from "react";
import type { NoticeKind } from "~/ui/Notice";

/** A message at the top of the page; each `group` has its own maximum number of visible messages. */
export interface PageNotification {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly title?: string;
  readonly code?: string;
  readonly group?: string;
  /** Buttons or links; a message with its own controls is closed by them. */
  readonly controls?: ReactNode;
}

const atOnce = { default: 3, other: 1 };

/** Visible messages: 3 of the default group and 1 of each other, the oldest first (POP-01). */
export function notificationsWithinGroupLimits(
  all: readonly PageNotification[],
): readonly PageNotification[] {
  const shown = new Map<string, number>();
  return all.filter(({ group = "default" }) => {
    const count = shown.get(group) ?? 0;
    shown.set(group, count + 1);
    return count < (group === "default" ? atOnce.default : atOnce.other);
  });
}
