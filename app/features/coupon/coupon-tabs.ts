import type { FormFields } from "./coupon-post";

/** Name of the lock and the channel that the tabs of one browser share. */
export const couponLockAndChannelName = "touchline-coupon";

/**
 * What a tab tells the others: the coupon has changed, or the tab is being left and has changes without a response (the
 * fields of each form).
 */
type TabMessage = "changed" | { readonly left: readonly FormFields[] };

let openChannel: BroadcastChannel | null = null;

/** Calls back when another tab changes the coupon or leaves changes behind; returns the unsubscribe function. */
export function onMessageOfOtherTab(call: (message: TabMessage) => void): () => void {
  const from = couponChannel();
  const listener = ({ data }: MessageEvent<TabMessage>) => call(data);
  from?.addEventListener("message", listener);
  return () => from?.removeEventListener("message", listener);
}

export function tellOtherTabs(message: TabMessage): void {
  couponChannel()?.postMessage(message);
}

/** Null where the browser has no channels: its tabs then learn of changes when they next ask the site. */
function couponChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  openChannel ??= new BroadcastChannel(couponLockAndChannelName);
  return openChannel;
}
