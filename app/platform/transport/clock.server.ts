import { wireHeaders } from "./wire.server";

/**
 * Difference between the platform's clock and ours from which it counts as a jump, ms; a smaller
 * one is attributed to network latency.
 */
const jitterMs = 1000;

let skew = 0;
let jumpedAt = Number.NEGATIVE_INFINITY;

/**
 * Current platform time, ms since epoch. Players see the platform's time. This machine's clock if the
 * platform states none.
 */
export function platformNow(): number {
  return Date.now() + skew;
}

/**
 * Notes when a visitor's request arrived, in the platform's time as known then. `startedAt` returns it, ms
 * since epoch, or "now" if the platform's clock has jumped since.
 */
export function noteRequestArrival(): { readonly startedAt: () => number } {
  const noted = { at: platformNow(), ticks: performance.now() };
  return {
    startedAt: () => {
      const at = platformNow();
      const isMoved = Math.abs(at - noted.at - (performance.now() - noted.ticks)) >= jitterMs;
      return isMoved ? at : noted.at;
    },
  };
}

/**
 * Updates the platform's time from a reply to a request sent at `sentAt` (ms, this machine's clock). Ignores
 * small differences, so that time does not run backwards; applies a jump (a moved clock) at once.
 */
export function updateClockFromReply(headers: Headers, sentAt: number) {
  const text = headers.get(wireHeaders.platformTime);
  if (text === null || !/^\d{1,15}$/.test(text)) return;
  // A reply to a request from before the last jump may carry the old time.
  if (sentAt < jumpedAt) return;
  const receivedAt = Date.now();
  const halfWay = Math.max(0, receivedAt - sentAt) / 2;
  const stated = Number(text) - (receivedAt - halfWay);
  if (Math.abs(stated - skew) < jitterMs + halfWay) return;
  skew = Math.round(stated);
  jumpedAt = receivedAt;
}

/**
 * Clears the learned time, for a replaced platform.
 * @internal
 */
export function resetPlatformClock() {
  skew = 0;
  jumpedAt = Number.NEGATIVE_INFINITY;
}
