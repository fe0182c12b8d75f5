import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { configuredOrReturnPathAfterSignIn } from "~/features/session/onward.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { beginBrowserSession, readOrCreateSessionCookie } from "~/features/session/session.server";
import type { SignInResult } from "~/platform/services/auth/client.server";
import type { PendingSignIn } from "~/server/cookies/pending-sign-in.server";
import { signInPath, signInWayOf } from "./ways";

/** How long the second step stays open, ms; the platform may end it earlier. */
export const signInStepLifetimeMs = 300_000;

/** A posted sign-in that goes on with a session or a second step. */
interface Going {
  /** Whether the session is to be remembered. */
  readonly keep: boolean;
  /** What wrong codes of the second step are counted by (SEC-07); null = nothing. */
  readonly subject: string | null;
  /** The return path as it was posted; "" = none. */
  readonly returnUrl: string;
}

/**
 * Ends a sign-in post by the platform's answer: begins the session and leads to the return path
 * (SES-05), stores the wait for the second step's code and leads to it, or shows the form again.
 */
export async function finishSignInPost(
  { context, request }: FormPost,
  answer: SignInResult,
  { keep, subject, returnUrl }: Going,
): Promise<FormResult> {
  switch (answer.kind) {
    case "signed-in": {
      const { userId, sessionId } = answer;
      await beginBrowserSession(context, request, { userId, sessionId, keep });
      return { ok: true, to: configuredOrReturnPathAfterSignIn(context, returnUrl) };
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
      const { signInTries = 0 } = await readOrCreateSessionCookie(context.scope, request);
      const way = signInWayOf(context.url.searchParams);
      const event = { name: "login_code_asked", way, attempt: signInTries + 1 } as const;
      return { ok: true, to: signInPageAddress(context, returnUrl), event };
    }
    case "refused":
      return refuseWith(answer.code === "locked" ? "locked" : "bad-credentials");
    default:
      return captchaOrUnavailable(answer);
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
export function signInPageAddress({ lng, url }: RequestContext, returnUrl: string): string {
  const back = toSafeReturnPath(returnUrl, url.origin) ?? "";
  return signInPath(lng, signInWayOf(url.searchParams), back);
}
