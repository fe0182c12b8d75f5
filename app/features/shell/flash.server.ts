import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";

/**
 * The flash message that an earlier request stored; null = none. A document removes it; a data
 * request leaves it stored, so that every open tab shows it.
 */
export async function consumeFlash({ scope }: RequestContext, request: Request) {
  const { safety } = await readOrCreateSessionCookie(scope, request);
  if (!safety?.flash) return null;
  if (scope.kind === "document")
    await updateSessionSafetyState(scope, request, { flash: undefined });
  return safety.flash;
}
