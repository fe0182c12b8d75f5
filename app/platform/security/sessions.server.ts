import type { PlatformScope } from "../scope.server";
import { changeSecurity } from "./change.server";

/** Ends a session by its number, or all but this one. */
export function endSessions(scope: PlatformScope, session: number | "others") {
  return changeSecurity(scope, "sessions/end", { session });
}
