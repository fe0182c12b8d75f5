/*
 * Orders the coupon's posts of one browser: tabs take turns and notify each other, and a tab knows which of
 * its posts the page does not show yet. Stored outside React: the router mutates its fetchers, so a render in
 * progress may see a finished post beside data without it. Browser only.
 */
export const couponLockName = "touchline-coupon";

let openChannel: BroadcastChannel | null = null;

/** Calls `changed` when another tab changes the coupon; returns the unsubscribe function. */
export function onOtherTabs(changed: () => void): () => void {
  const from = couponChannel();
  from?.addEventListener("message", changed);
  return () => from?.removeEventListener("message", changed);
}

export function couponChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  openChannel ??= new BroadcastChannel(couponLockName);
  return openChannel;
}
