import type { RequestContext } from "~/features/gate/request-context";
import { visitorSession } from "~/features/session/session.server";
import { saveSessionSafety } from "~/features/session/session-safety.server";

/**
 * The flash message of an earlier request. Every open tab gets it with its data; the next page shows it once
 * more, then it is removed.
 */
export async function consumeFlash({ scope }: RequestContext, request: Request) {
  const { safety } = await visitorSession(scope, request);
  if (!safety?.flash) return null;
  if (scope.kind === "document") await saveSessionSafety(scope, request, { flash: undefined });
  return safety.flash;
}
