import { useEffect, useRef } from "react";

/**
 * Reports a form that is left before it was sent (REG-04). A post of the form is no leaving; the report says
 * nothing but that the page was left.
 */
export function useLeaving(action: string, csrf: string, isBusy: boolean): void {
  const isSent = useRef(false);
  if (isBusy) isSent.current = true;
  useEffect(() => {
    isSent.current = false;
    const report = () => {
      if (isSent.current) return;
      isSent.current = true;
      navigator.sendBeacon(action, new URLSearchParams({ csrf, intent: "leave" }));
    };
    addEventListener("pagehide", report);
    return () => removeEventListener("pagehide", report);
  }, [action, csrf]);
}
