import { createObservableValue } from "~/features/network/observable-value";
import { type MaintenanceState, maintenanceStateOrClosedByCookie } from "./maintenance";

const state = createObservableValue<MaintenanceState | null>(null);

/**
 * The maintenance by the last push message, for `useSyncExternalStore`; null = there has been no message, and
 * the page's own data counts.
 */
export const {
  read: maintenanceOfOpenPage,
  readOnServer: noMaintenanceMessage,
  follow: onMaintenanceChange,
} = state;

/**
 * Takes the maintenance of a push message (`now` = the platform's clock in it), which an open page shows over
 * itself (NTC-05). The visitor's cookie is read each time, because an administrator may set it on an open page.
 */
export function takePushedMaintenance(
  window: Parameters<typeof maintenanceStateOrClosedByCookie>[0],
  now: number,
) {
  const hasCookie = /(?:^|;\s*)maintenance=1(?:;|$)/.test(document.cookie);
  const next = maintenanceStateOrClosedByCookie(window, hasCookie, now);
  if (JSON.stringify(next) !== JSON.stringify(state.read())) state.set(next);
}

/**
 * Whether the site is closed, so that the page's data must not be loaded again: the answer is the notice,
 * and what was typed would be lost.
 */
export function isSiteClosed(): boolean {
  return state.read()?.phase === "closed";
}
