import type { SessionCookie } from "~/server/cookies/session.server";
import type { PlayerSafetyState } from "~/server/cookies/session-safety.server";
import type { RequestScope } from "~/server/request-scope.server";
import { visitorSession } from "./session.server";
import { storeSession } from "./store-session.server";

/** Stores player safety data for the next page; a field that is undefined is removed (LIM-04, LIM-15). */
export async function saveSessionPlayerSafety(
  scope: RequestScope,
  request: Request,
  changes: { readonly [Field in keyof PlayerSafetyState]: PlayerSafetyState[Field] | undefined },
): Promise<void> {
  const session = await visitorSession(scope, request);
  const left = Object.entries({ ...session.safety, ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  const next: SessionCookie = { ...session, safety: Object.fromEntries(left) };
  await storeSession(scope, request, next);
}
