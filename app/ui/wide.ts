import { useSyncExternalStore } from "react";

const query = "(min-width: 1100px)";

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

/** Whether the window has room for the columns beside the content; true on the server and during hydration. */
export function useIsWideWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
