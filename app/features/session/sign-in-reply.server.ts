import type { Submission, SubmissionResult } from "@conform-to/react";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { screenPath } from "~/features/screens/links";
import { safeReturn } from "~/features/screens/returnUrl";
import type { SignIn } from "~/platform/auth/client.server";
import { beginSession, savePendingSignIn } from "./session.server";
import { signInPath, wayOf } from "./ways";

/** A refused sign-in for its form: codes at the fields, what was typed, never a password or a code (SES-03). */
export interface SignInReply extends SubmissionResult<string[]> {
  /** Seconds until the next try, where this one came too soon or there were too many (SEC-07). */
  readonly waitS?: number;
}

/** Fields whose values never come back. */
export const secretFields = ["password", "code"];

/** How long a second step is waited for, ms; the platform may end it earlier. */
export const stepLifeMs = 300_000;

/** Any form of the sign-in page after parsing. */
export type Submitted = Pick<Submission<Record<string, unknown>, string[]>, "reply">;

/** Where a right sign-in goes on: the session, or the second step. */
interface Going {
  readonly submission: Submitted;
  readonly keep: boolean;
  /** Whose guess a wrong second code is (SEC-07). */
  readonly subject: string | null;
}

/**
 * What the platform said, as the form's outcome: the session and on to where the player was going (SES-05), the step
 * that asks for a code, or the form again.
 */
export async function outcomeOf(
  post: Post,
  answer: SignIn,
  { submission, keep, subject }: Going,
): Promise<ActionResult<SignInReply>> {
  const { context, request } = post;
  switch (answer.kind) {
    case "signed-in": {
      const { userId, sessionId } = answer;
      await beginSession(context.scope, request, { userId, sessionId, keep });
      return { kind: "go", to: afterSignIn(post) };
    }
    case "two-step": {
      const { token } = answer;
      const until = context.now + stepLifeMs;
      await savePendingSignIn(context.scope, request, {
        use: "two-step",
        token,
        until,
        subject,
        sent: null,
        keep,
      });
      return { kind: "go", to: samePage(post) };
    }
    case "captcha":
      return refuse(submission, 403, "captcha");
    case "refused":
      return refuse(submission, 422, answer.code === "locked" ? "locked" : "bad-credentials");
    case "unavailable":
      return refuse(submission, 503, "unavailable");
  }
}

/** The form again with what was typed, and a code of what is wrong with the whole. */
export function refuse(
  submission: Submitted,
  status: number,
  code?: string,
  waitS?: number,
): ActionResult<SignInReply> {
  const reply = submission.reply({
    hideFields: secretFields,
    ...(code === undefined ? {} : { formErrors: [code] }),
  });
  return { kind: "stay", status, data: waitS === undefined ? reply : { ...reply, waitS } };
}

/** The sign-in page as it was asked for, where to go afterwards included. */
export function samePage({ context: { lng, url }, form }: Post): string {
  const back = safeReturn(String(form.get("returnUrl") ?? ""), url.origin) ?? "";
  return signInPath(lng, wayOf(url.searchParams), back);
}

/** Config's word, else the form's, else home (SES-05). */
function afterSignIn({ context: { lng, url, config }, form }: Post): string {
  const configured = config.access.afterLogin;
  if (configured) return `/${lng}/${configured.replace(/^\/+/, "")}`;
  return safeReturn(String(form.get("returnUrl") ?? ""), url.origin) ?? screenPath(lng, "home");
}
