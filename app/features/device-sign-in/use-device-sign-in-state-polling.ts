import { useEffect } from "react";

/** Interval of the poll while the page is in sight, ms. */
const pollMs = 2500;

/** Polls until the state is another than the page shows; `onChange` loads the page anew. */
export function useDeviceSignInStatePolling(shown: string, onChange: () => void) {
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const timer = setInterval(async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await fetch("/remote/device", { signal }).catch(() => null);
      const reply: { state: string | null } | null = answer?.ok
        ? await answer.json().catch(() => null)
        : null;
      if (!signal.aborted && reply?.state && reply.state !== shown) onChange();
    }, pollMs);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [shown, onChange]);
}
