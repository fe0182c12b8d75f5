import { useEffect, useRef } from "react";

/**
 * Reports a form that is left before it was sent (REG-04): the page is closed, or the shell goes on to another
 * one. A post of the form is no leaving, nor is another way to register; the report says nothing but that the
 * page was left.
 */
export function useLeaving(action: string, csrf: string, isBusy: boolean): void {
  const isSending = useRef(isBusy);
  isSending.current = isBusy;
  useEffect(() => {
    let isReported = false;
    const report = () => {
      if (isSending.current || isReported) return;
      isReported = true;
      navigator.sendBeacon(action, new URLSearchParams({ csrf, intent: "leave" }));
    };
    addEventListener("pagehide", report);
    return () => {
      removeEventListener("pagehide", report);
      // By then the address is the next page's.
      if (!/\/registration(?:[/-]|$)/.test(location.pathname)) report();
    };
  }, [action, csrf]);
}
