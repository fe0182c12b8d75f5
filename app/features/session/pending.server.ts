import type { Opened } from "~/features/screens/open.server";
import type { PendingSignIn } from "~/server/cookies.server";
import { visitorSession } from "./session.server";

/** The sign-in that waits for a code, as long as it does (SES-03). */
export async function livePending(opened: Opened, request: Request): Promise<PendingSignIn | null> {
  const { pending } = await visitorSession(opened.scope, request);
  return pending && pending.until > opened.now ? pending : null;
}
