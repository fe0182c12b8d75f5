import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { type PostRefusal, refusedPost } from "~/features/network/refused-post";

/** Why a post beside this page was refused; the next page does not tell it. */
export function useRefusalHere(): PostRefusal | null {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew
  useEffect(() => () => refusedPost.set(null), [key]);
  return useSyncExternalStore(refusedPost.follow, refusedPost.read, refusedPost.readOnServer);
}
