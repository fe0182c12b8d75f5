import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** How often a signed-in page in view asks, in ms (SES-06, TRM-01). */
const beatMs = 60_000;

/** What the pulse answers. */
export interface Pulse {
  readonly isSignedIn: boolean;
  readonly termsChanged: boolean;
}

/**
 * Keeps a signed-in page's session fresh (SES-06): at mount, every 60 s in view, and on coming back. Where
 * it is over, or terms changed, the page is loaded anew and the server leads on.
 */
export function usePulse(isSignedIn: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = new AbortController();
    const beat = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await fetch("/remote/pulse", { signal: stop.signal }).catch(() => null);
      if (!answer?.ok || stop.signal.aborted) return;
      const pulse: Pulse = await answer.json();
      if (!pulse.isSignedIn || pulse.termsChanged) revalidate();
    };
    const timer = setInterval(beat, beatMs);
    document.addEventListener("visibilitychange", beat, { signal: stop.signal });
    void beat();
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isSignedIn, revalidate]);
}
