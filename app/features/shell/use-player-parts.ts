import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { partOnDemand } from "~/features/page/OnDemand";

/** Parts of the shell that only players have. */
export const playerMenu = partOnDemand(
  "features/shell/PlayerMenu.tsx",
  () => import("./PlayerMenu"),
);
export const sessionStrip = partOnDemand(
  "features/reality-check/SessionStrip.tsx",
  () => import("~/features/reality-check/SessionStrip"),
);

/** Loads them while a guest's form is under way, since it may sign him in: they come with the page, not after it. */
export function usePreloadPlayerParts(isSignedIn: boolean): void {
  const { formMethod } = useNavigation();
  const isPosting = !isSignedIn && formMethod === "POST";
  useEffect(() => {
    if (isPosting) for (const part of [playerMenu, sessionStrip]) void part.preload();
  }, [isPosting]);
}
