import type { RequestContext } from "~/features/gate/request-context";
import { visitorSession } from "~/features/session/session.server";
import { saveSessionPlayerSafety } from "~/features/session/session-safety.server";

/**
 * The flash message of an earlier request. A data request leaves it stored, so that every open tab
 * shows it; the next document shows it once more and removes it.
 */
export async function consumeFlash({ scope }: RequestContext, request: Request) {
  const { safety } = await visitorSession(scope, request);
  if (!safety?.flash) return null;
  if (scope.kind === "document")
    await saveSessionPlayerSafety(scope, request, { flash: undefined });
  return safety.flash;
}
