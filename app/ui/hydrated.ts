import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False while the server's HTML stands and is hydrated, true after: for what only script can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
