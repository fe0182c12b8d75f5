import type { PlayerSafetyState } from "~/server/cookies/session-safety.server";
import type { RequestScope } from "~/server/request-scope.server";
import { updateSessionCookie } from "./session.server";

/**
 * Changes the player safety data in the session cookie: flash messages, open test, reality check. A
 * field that is undefined is removed, one that is absent stays (LIM-04, LIM-15).
 */
export async function updateSessionSafetyState(
  scope: RequestScope,
  request: Request,
  changes: { readonly [Field in keyof PlayerSafetyState]: PlayerSafetyState[Field] | undefined },
): Promise<void> {
  await updateSessionCookie(scope, request, (session) => {
    const left = Object.entries({ ...session.safety, ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    return { ...session, safety: Object.fromEntries(left) };
  });
}
