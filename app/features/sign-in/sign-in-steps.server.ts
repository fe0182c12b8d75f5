import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { configuredOrReturnPathAfterSignIn } from "~/features/session/onward.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { beginBrowserSession, readOrCreateSessionCookie } from "~/features/session/session.server";
import type { SignInResult } from "~/platform/services/auth/client.server";
import type { PendingSignIn } from "~/server/cookies/pending-sign-in.server";
import {
  type RefusedSignInReply,
  refuseSignIn,
  type SubmittedSignIn,
} from "./refused-sign-in-reply.server";
import { signInPath, signInWayOf } from "./ways";

/** How long the second step stays open, ms; the platform may end it earlier. */
export const signInStepLifetimeMs = 300_000;

/**
 * A posted sign-in that goes on with a session or a second step: its form, and whether the session
 * is to be remembered (`keep`).
 */
interface Going {
  readonly submission: SubmittedSignIn;
  readonly keep: boolean;
  /** What wrong codes of the second step are counted by (SEC-07); null = nothing. */
  readonly subject: string | null;
}

/**
 * Ends a sign-in post by the platform's answer: begins the session and leads to the return path
 * (SES-05), stores the wait for the second step's code and leads to it, or shows the form again.
 */
export async function finishSignInPost(
  post: FormPost,
  answer: SignInResult,
  { submission, keep, subject }: Going,
): Promise<ActionResult<RefusedSignInReply>> {
  const { context, request } = post;
  switch (answer.kind) {
    case "signed-in": {
      const { userId, sessionId } = answer;
      await beginBrowserSession(context, request, { userId, sessionId, keep });
      const back = String(post.form.get("returnUrl") ?? "");
      return { kind: "go", to: configuredOrReturnPathAfterSignIn(context, back) };
    }
    case "two-step": {
      const { token } = answer;
      const until = context.now + signInStepLifetimeMs;
      await savePendingSignIn(context.scope, request, {
        use: "two-step",
        token,
        until,
        subject,
        sent: null,
        keep,
      });
      return { kind: "go", to: signInPageAddress(post) };
    }
    case "captcha":
      return refuseSignIn(submission, 403, "captcha");
    case "refused":
      return refuseSignIn(submission, 422, answer.code === "locked" ? "locked" : "bad-credentials");
    case "unavailable":
      return refuseSignIn(submission, 503, "unavailable");
  }
}

/** The stored sign-in that waits for a code; null = none, or expired (SES-03). */
export async function findPendingSignIn(
  context: RequestContext,
  request: Request,
): Promise<PendingSignIn | null> {
  const { pending } = await readOrCreateSessionCookie(context.scope, request);
  return pending && pending.until > context.now ? pending : null;
}

/** The path of the sign-in page for the way that was posted from, with the return path. */
export function signInPageAddress({ context: { lng, url }, form }: FormPost): string {
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin) ?? "";
  return signInPath(lng, signInWayOf(url.searchParams), back);
}
