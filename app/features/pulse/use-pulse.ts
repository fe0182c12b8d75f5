import { useEffect, useRef } from "react";
import type { SessionWaits } from "~/features/session/due";
import { refreshPage } from "../network/page-refresh";
import { sessionEventTimesStorageKey } from "./pulse";
import type { HeardWaits, SessionPoll } from "./pulse.client";

/**
 * Polls the session of a signed-in page after hydration (SES-06, SES-07, RCK-01). The code loads in the
 * background; without it the server decides with the next page. `due` is a new object with each server
 * response.
 */
export function useSessionPoll(isSignedIn: boolean, due: SessionWaits) {
  const line = useRef<SessionPoll | null>(null);
  const latest = useRef<HeardWaits>({ due, heardAt: 0 });
  useEffect(() => {
    latest.current = { due, heardAt: dataArrivedAt() };
    line.current?.hear(due);
  }, [due]);
  useEffect(() => {
    if (!isSignedIn) return forgetAgreed();
    let isOver = false;
    import("./pulse.client").then(
      ({ startSessionPoll }) => {
        if (!isOver) line.current = startSessionPoll(latest.current, refreshPage);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      line.current?.close();
      line.current = null;
    };
  }, [isSignedIn]);
}

/** Whether the data that came with the document has rendered. */
let isDocumentHeard = false;

/**
 * When the data that renders now arrived, by `performance.now()`: the document's with its response, which may be long
 * before its scripts run on a slow network; later data just now.
 */
function dataArrivedAt(): number {
  if (isDocumentHeard) return performance.now();
  isDocumentHeard = true;
  const [loaded] = performance.getEntriesByType("navigation");
  return (loaded as PerformanceNavigationTiming | undefined)?.responseStart ?? performance.now();
}

/**
 * Removes the due events that the tabs share, on a page without a session. After a sign-out in one
 * tab the others notice that and ask the server.
 */
function forgetAgreed() {
  try {
    localStorage.removeItem(sessionEventTimesStorageKey);
  } catch {
    return;
  }
}
