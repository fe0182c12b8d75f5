import { useEffect, useRef } from "react";

/**
 * Reports a registration form that is abandoned (REG-04): the page is closed or navigated away
 * from. Posting the form or changing to another way to register does not count; the report has no
 * other data.
 */
export function useReportUnsentRegistration(action: string, csrf: string, isBusy: boolean): void {
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
