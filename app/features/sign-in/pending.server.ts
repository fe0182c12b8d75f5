import type { RequestContext } from "~/features/gate/request-context";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import type { PendingSignIn } from "~/server/cookies/pending-sign-in.server";

/** The stored sign-in that waits for a code; null = none, or expired (SES-03). */
export async function findPendingSignIn(
  context: RequestContext,
  request: Request,
): Promise<PendingSignIn | null> {
  const { pending } = await readOrCreateSessionCookie(context.scope, request);
  return pending && pending.until > context.now ? pending : null;
}
