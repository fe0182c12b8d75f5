import type { PendingSignIn } from "~/server/cookies/pending-sign-in.server";
import type { UnfinishedSocialSignIn } from "~/server/cookies/social-sign-in.server";
import type { RequestScope } from "~/server/request-scope.server";
import { updateSessionCookie } from "./session.server";

/** Stores a sign-in that waits for a code, or removes it (null); forms keep their token (SES-03). */
export async function savePendingSignIn(
  scope: RequestScope,
  request: Request,
  pending: PendingSignIn | null,
): Promise<void> {
  await updateSessionCookie(scope, request, ({ pending: _over, ...session }) =>
    pending ? { ...session, pending } : session,
  );
}

/**
 * Stores an unfinished sign-in by a social network, or removes it (null); forms keep their token
 * (SES-12).
 */
export async function savePendingSocialSignIn(
  scope: RequestScope,
  request: Request,
  social: UnfinishedSocialSignIn | null,
): Promise<void> {
  await updateSessionCookie(scope, request, ({ social: _over, ...session }) =>
    social ? { ...session, social } : session,
  );
}
