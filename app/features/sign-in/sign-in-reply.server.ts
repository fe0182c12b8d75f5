import type { Submission, SubmissionResult } from "@conform-to/react";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { pathAfterSignIn } from "~/features/session/onward.server";
import { savePendingSignIn } from "~/features/session/pending-sign-in.server";
import { beginSession } from "~/features/session/session.server";
import type { SignIn } from "~/platform/auth/client.server";
import { signInPath, signInWayOf } from "./ways";

/**
 * A refused sign-in for its form: error codes of fields and the typed values, never a password or a code
 * (SES-03).
 */
export interface SignInReply extends SubmissionResult<string[]> {
  /** Time until the next try after too many or too early requests, s (SEC-07). */
  readonly waitS?: number;
}

/** Fields whose values are never sent back. */
export const secretSignInFields = [
  "password",
  "code",
  "device_code",
  "token",
  "sign",
  "credential",
];

/** How long the second step stays open, ms; the platform may end it earlier. */
export const signInStepLifetimeMs = 300_000;

/** A parsed form of the sign-in page. */
export type SubmittedSignIn = Pick<Submission<Record<string, unknown>, string[]>, "reply">;

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
  answer: SignIn,
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

/** The form with its typed values and an error code of the whole form. */
export function refuseSignIn(
  submission: SubmittedSignIn,
  status: number,
  code?: string,
  waitS?: number,
): ActionResult<SignInReply> {
  const reply = submission.reply({
    hideFields: secretSignInFields,
    ...(code === undefined ? {} : { formErrors: [code] }),
  });
  return { kind: "stay", status, data: waitS === undefined ? reply : { ...reply, waitS } };
}

/** The sign-in page's own address with the return path. */
export function signInPageAddress({ context: { lng, url }, form }: FormPost): string {
  const back = toSafeReturnPath(String(form.get("returnUrl") ?? ""), url.origin) ?? "";
  return signInPath(lng, signInWayOf(url.searchParams), back);
}
