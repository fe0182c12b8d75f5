import { useEffect, useRef } from "react";
import { contentId } from "~/features/shell/SkipLink";
import type { Choice } from "./choice";

/**
 * What a choice on cookies changes in an open page (CNS-02, CNS-05): tags are told, what is no longer agreed goes, and
 * the focus of the part that has gone with its answer passes to the page. Its code is loaded behind the page.
 */
export function useConsent(choice: Choice | null) {
  const told = useRef(choice);
  useEffect(() => {
    if (choice === null) return;
    const isNew = told.current !== choice;
    told.current = choice;
    if (isNew && document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
    import("./effects.client").then(
      ({ applyConsent }) => applyConsent(choice, isNew),
      // The next page does it.
      () => undefined,
    );
  }, [choice]);
}
