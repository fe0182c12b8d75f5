/** Name of the lock and the channel that the tabs of one browser share. */
export const couponLockAndChannelName = "touchline-coupon";

let openChannel: BroadcastChannel | null = null;

/** Calls `changed` when another tab changes the coupon; returns the unsubscribe function. */
export function onChangeInOtherTabs(changed: () => void): () => void {
  const from = couponChannel();
  from?.addEventListener("message", changed);
  return () => from?.removeEventListener("message", changed);
}

/** The channel on which tabs tell each other of changes; null where the browser has none. */
export function couponChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  openChannel ??= new BroadcastChannel(couponLockAndChannelName);
  return openChannel;
}
