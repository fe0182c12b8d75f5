import type { PendingRegistration } from "~/server/cookies/pending-registration.server";
import type { RequestScope } from "~/server/request-scope.server";
import { updateSessionCookie } from "./session.server";

/** Stores a registration that waits for a code, or removes it (null). */
export async function savePendingRegistration(
  scope: RequestScope,
  request: Request,
  registering: PendingRegistration | null,
): Promise<void> {
  await updateSessionCookie(scope, request, ({ registering: _over, ...session }) =>
    registering ? { ...session, registering } : session,
  );
}
