import { useEffect } from "react";
import type { ConsentChoice } from "~/domain/consent/choice";

/** Loads data of the visit and the device in the background of an open page (CFG-04, SES-10). */
export function useDevice(choice: ConsentChoice | null, isVisitKnown: boolean) {
  useEffect(() => {
    // The next page tries again.
    if (!isVisitKnown) fetch("/remote/visit", { cache: "no-store" }).catch(() => undefined);
  }, [isVisitKnown]);
  useEffect(() => {
    if (choice === null) return;
    let stop: (() => void) | null = null;
    let isLeft = false;
    import("./device.client").then(
      ({ scheduleFingerprint }) => {
        if (!isLeft) stop = scheduleFingerprint(choice);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [choice]);
}
