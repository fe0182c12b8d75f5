import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { lastPostRefusal, type PostRefusal } from "~/features/network/refused-post";

/** Why a post beside this page was refused; the next page does not tell it. */
export function usePostRefusal(): PostRefusal | null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew
  useEffect(() => () => lastPostRefusal.set(null), [key]);
  return useSyncExternalStore(
    lastPostRefusal.follow,
    lastPostRefusal.read,
    lastPostRefusal.readOnServer,
  );
}
