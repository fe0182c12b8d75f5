import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { lastPostRefusal, type PostRefusal } from "~/features/network/refused-post";

/**
 * Why the last post that the page sent without leaving it was refused (a press on a price, for
 * example); forgotten on the next page.
 */
export function usePostRefusalOnPage(): PostRefusal | null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew
  useEffect(() => () => lastPostRefusal.set(null), [key]);
  return useSyncExternalStore(
    lastPostRefusal.follow,
    lastPostRefusal.read,
    lastPostRefusal.readOnServer,
  );
}
