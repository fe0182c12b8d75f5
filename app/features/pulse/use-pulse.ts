import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Due } from "~/features/session/due";
import { agreedKey } from "./pulse";
import type { PulseLine } from "./pulse.client";

/**
 * Polls the session of a signed-in page after hydration (SES-06, SES-07, RCK-01). The code loads in the
 * background; without it the server decides with the next page. `due` is a new object with each server
 * response.
 */
export function usePulse(isSignedIn: boolean, due: Due) {
  const { revalidate } = useRevalidator();
  const line = useRef<PulseLine | null>(null);
  const latest = useRef(due);
  useEffect(() => {
    latest.current = due;
    line.current?.hear(due);
  }, [due]);
  useEffect(() => {
    if (!isSignedIn) return forgetAgreed();
    let isOver = false;
    import("./pulse.client").then(
      ({ openPulse }) => {
        if (!isOver) line.current = openPulse(latest.current, revalidate);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      line.current?.close();
      line.current = null;
    };
  }, [isSignedIn, revalidate]);
}

/** After a sign-out in one tab nothing is due in the others: they ask the server. */
function forgetAgreed() {
  try {
    localStorage.removeItem(agreedKey);
  } catch {
    return;
  }
}
