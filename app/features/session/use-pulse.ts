import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { watchPresence } from "./presence";

/** How often a signed-in page asks, in ms (SES-06, TRM-01), and how often one whose session has a limit (LIM-10). */
const beatMs = 60_000;
const pingMs = 30_000;
/** The longest that a timer counts, ms; what is due later is looked at again then. */
const longestMs = 2 ** 31 - 1;

/** What the platform's clock has in store for a signed-in page. */
export interface Due {
  /** Whether the session has a limit, so that the limit service is told that it goes on (LIM-10). */
  readonly isPinging: boolean;
  /** When the server will lead elsewhere: a session that ends, a raise to be approved (SSL-01, APR-01); ms from when the page was made. */
  readonly inMs: number | null;
}

/** What the pulse answers. */
export interface Pulse {
  readonly isSignedIn: boolean;
  readonly termsChanged: boolean;
}

/**
 * Keeps a signed-in page's session fresh (SES-06): at mount, every 60 s, and on coming back; 30 s after the page is
 * left it pauses (SES-08). Where the session is over, or terms changed, the page is loaded anew and the server leads
 * on.
 */
export function usePulse(isSignedIn: boolean, { isPinging, inMs }: Due) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSignedIn || inMs === null) return;
    const timer = setTimeout(revalidate, Math.min(inMs, longestMs));
    return () => clearTimeout(timer);
  }, [isSignedIn, inMs, revalidate]);
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const beat = async () => {
      const answer = await fetch(isPinging ? "/remote/pulse?ping=1" : "/remote/pulse", {
        signal: stop.signal,
      }).catch(() => null);
      if (!answer?.ok || stop.signal.aborted) return;
      const pulse: Pulse = await answer.json();
      if (!pulse.isSignedIn || pulse.termsChanged) revalidate();
    };
    const pause = () => clearInterval(timer);
    const restart = () => {
      pause();
      timer = setInterval(beat, isPinging ? pingMs : beatMs);
      void beat();
    };
    const leave = watchPresence(pause, restart);
    if (document.visibilityState === "visible") restart();
    return () => {
      leave();
      pause();
      stop.abort();
    };
  }, [isSignedIn, isPinging, revalidate]);
}
