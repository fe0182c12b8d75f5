import { useEffect } from "react";
import type { Choice } from "~/domain/consent/choice";

/** What an open page learns of its visit and its device, behind the page (CFG-04, SES-10). */
export function useDevice(choice: Choice | null, isVisitKnown: boolean) {
  useEffect(() => {
    if (isVisitKnown) return;
    import("./device.client").then(
      ({ fetchVisit }) => fetchVisit(),
      () => undefined,
    );
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
