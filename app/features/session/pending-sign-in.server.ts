import type { PendingSignIn } from "~/server/cookies/pending-sign-in.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import type { UnfinishedSocialSignIn } from "~/server/cookies/social-sign-in.server";
import type { RequestScope } from "~/server/request-scope.server";
import { readOrCreateSessionCookie } from "./session.server";
import { replaceSessionCookie } from "./store-session.server";

/** Stores a sign-in that waits for a code, or removes it (null); forms keep their token (SES-03). */
export async function savePendingSignIn(
  scope: RequestScope,
  request: Request,
  pending: PendingSignIn | null,
): Promise<void> {
  const { pending: _over, ...session } = await readOrCreateSessionCookie(scope, request);
  const next: SessionCookie = pending ? { ...session, pending } : session;
  await replaceSessionCookie(scope, request, next);
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
  const { social: _over, ...session } = await readOrCreateSessionCookie(scope, request);
  const next: SessionCookie = social ? { ...session, social } : session;
  await replaceSessionCookie(scope, request, next);
}
