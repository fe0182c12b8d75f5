import { wireHeaders } from "./wire.server";

/** Differences below this are the network's, not the clock's, ms. */
const jitterMs = 1000;

let skew = 0;
let jumpedAt = Number.NEGATIVE_INFINITY;

/**
 * "Now" of the platform, ms since epoch: what a player sees as time is the platform's. Without a platform
 * that states its time it is this machine's.
 */
export function now(): number {
  return Date.now() + skew;
}

/**
 * Notes a moment. `startedAt` says when it was, ms since epoch, by the clock as it is known by then; where the platform's
 * clock was moved since, it is "now": what was moved over counts as past.
 */
export function startClock(): { readonly startedAt: () => number } {
  const noted = { at: now(), ticks: performance.now() };
  return {
    startedAt: () => {
      const at = now();
      const isMoved = Math.abs(at - noted.at - (performance.now() - noted.ticks)) >= jitterMs;
      return isMoved ? at : noted.at;
    },
  };
}

/**
 * Learns the platform's time from a reply to a request sent at `sentAt` (ms, this machine). Small differences
 * are ignored, so that time does not run backwards between two calls; a jump (a moved clock) is followed at once.
 */
export function learnTime(headers: Headers, sentAt: number) {
  const text = headers.get(wireHeaders.platformTime);
  if (text === null || !/^\d{1,15}$/.test(text)) return;
  // A reply asked for before the last jump may still tell the time before it.
  if (sentAt < jumpedAt) return;
  const receivedAt = Date.now();
  const halfWay = Math.max(0, receivedAt - sentAt) / 2;
  const stated = Number(text) - (receivedAt - halfWay);
  if (Math.abs(stated - skew) < jitterMs + halfWay) return;
  skew = Math.round(stated);
  jumpedAt = receivedAt;
}

/** Forgets what was learnt; for a platform that is replaced, and for tests. */
export function resetClock() {
  skew = 0;
  jumpedAt = Number.NEGATIVE_INFINITY;
}
