import type { RequestContext } from "~/features/gate/request-context";
import { visitorSession } from "~/features/session/session.server";
import type { PendingSignIn } from "~/server/cookies/pending-sign-in.server";

/** The pending sign-in that waits for a code, if it has not expired (SES-03). */
export async function unexpiredPendingSignIn(
  context: RequestContext,
  request: Request,
): Promise<PendingSignIn | null> {
  const { pending } = await visitorSession(context.scope, request);
  return pending && pending.until > context.now ? pending : null;
}
