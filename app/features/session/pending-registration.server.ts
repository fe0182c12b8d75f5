import type { PendingRegistration } from "~/server/cookies/pending-registration.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import type { RequestScope } from "~/server/request-scope.server";
import { readOrCreateSessionCookie } from "./session.server";
import { replaceSessionCookie } from "./store-session.server";

/** Stores a registration that waits for a code, or removes it (null). */
export async function savePendingRegistration(
  scope: RequestScope,
  request: Request,
  registering: PendingRegistration | null,
): Promise<void> {
  const { registering: _over, ...session } = await readOrCreateSessionCookie(scope, request);
  const next: SessionCookie = registering ? { ...session, registering } : session;
  await replaceSessionCookie(scope, request, next);
}
