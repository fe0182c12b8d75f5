import { useCallback, useEffect } from "react";
import { track } from "~/features/analytics/track";
import type { PopupKind } from "./queue";

/** Who or what closed a popup. */
export type PopupClosedBy = "visitor" | "time" | "action";

/** Records that a popup is shown, while the caller is; returns the function that records that it is closed (ANA-03). */
export function usePopupEvents(kind: PopupKind): (by: PopupClosedBy) => void {
  useEffect(() => track({ name: "popup_shown", kind }), [kind]);
  return useCallback((by) => track({ name: "popup_closed", kind, by }), [kind]);
}
