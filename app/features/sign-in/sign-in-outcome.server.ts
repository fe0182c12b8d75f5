import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { pathAfterSignIn } from "~/features/session/onward.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { beginSession } from "~/features/session/session.server";
import type { SignInResult } from "~/platform/auth/client.server";
import { signInPageAddress } from "./sign-in-page-address.server";
import { refuseSignIn, type SignInReply, type SubmittedSignIn } from "./sign-in-reply.server";

/** How long the second step stays open, ms; the platform may end it earlier. */
export const signInStepLifetimeMs = 300_000;

/** The state of a sign-in that continues with a session or a second step. */
interface Going {
  readonly submission: SubmittedSignIn;
  readonly keep: boolean;
  /** What a wrong second code is counted by (SEC-07). */
  readonly subject: string | null;
}

/**
 * The platform's reply as the form's outcome: a session and a redirect to the return path (SES-05), the code
 * step, or the form again.
 */
export async function signInOutcome(
  post: FormPost,
  answer: SignInResult,
  { submission, keep, subject }: Going,
): Promise<ActionResult<SignInReply>> {
  const { context, request } = post;
  switch (answer.kind) {
    case "signed-in": {
      const { userId, sessionId } = answer;
      await beginSession(context, request, { userId, sessionId, keep });
      const back = String(post.form.get("returnUrl") ?? "");
      return { kind: "go", to: pathAfterSignIn(context, back) };
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
