import { useEffect, useRef } from "react";
import type { ConsentChoice } from "~/domain/consent/choice";
import { contentId } from "~/features/page/SkipLink";

/**
 * Applies a changed cookie choice to an open page (CNS-02, CNS-05): notifies tags, removes what lost consent,
 * keeps the window's width, and moves the focus from the removed consent part to the page. The code loads in the background.
 */
export function useApplyConsentChange(choice: ConsentChoice | null) {
  const lastChoice = useRef(choice);
  useEffect(() => {
    if (choice === null) return;
    const isNew = lastChoice.current !== choice;
    lastChoice.current = choice;
    if (isNew && document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
    let stop = () => {};
    let isLeft = false;
    import("./effects.client").then(
      ({ applyConsent, keepWindowWidth }) => {
        applyConsent(choice, isNew);
        if (!isLeft) stop = keepWindowWidth(choice);
      },
      // The next page tries again.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [choice]);
}
