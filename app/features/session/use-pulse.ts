import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { watchPresence } from "./presence";

/** How often a signed-in page asks, in ms (SES-06, TRM-01). */
const beatMs = 60_000;

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
export function usePulse(isSignedIn: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const beat = async () => {
      const answer = await fetch("/remote/pulse", { signal: stop.signal }).catch(() => null);
      if (!answer?.ok || stop.signal.aborted) return;
      const pulse: Pulse = await answer.json();
      if (!pulse.isSignedIn || pulse.termsChanged) revalidate();
    };
    const pause = () => clearInterval(timer);
    const restart = () => {
      pause();
      timer = setInterval(beat, beatMs);
      void beat();
    };
    const leave = watchPresence(pause, restart);
    if (document.visibilityState === "visible") restart();
    return () => {
      leave();
      pause();
      stop.abort();
    };
  }, [isSignedIn, revalidate]);
}
