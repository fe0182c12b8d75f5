import { useEffect } from "react";
import type { ConsentChoice } from "~/domain/consent/choice";

/**
 * In the background of an open page: requests what the visit lacks unless it is known, and takes
 * the device's fingerprint once a consent choice is made (CFG-04, SES-10).
 */
export function useLoadVisitAndFingerprint(choice: ConsentChoice | null, isVisitKnown: boolean) {
  useEffect(() => {
    // The next page tries again.
    if (!isVisitKnown) fetch("/remote/visit", { cache: "no-store" }).catch(() => undefined);
  }, [isVisitKnown]);
  useEffect(() => {
    if (choice === null) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    import("./device.client").then(
      ({ scheduleFingerprintAfterPageStart }) => {
        if (!isLeft) stop = scheduleFingerprintAfterPageStart(choice);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [choice]);
}
