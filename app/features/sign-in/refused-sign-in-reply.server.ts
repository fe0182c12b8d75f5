import type { Submission, SubmissionResult } from "@conform-to/react";
import type { ActionResult } from "~/features/gate/form-post.server";

/**
 * A refused sign-in for its form: error codes of fields and the typed values, never a password or a code
 * (SES-03).
 */
export interface RefusedSignInReply extends SubmissionResult<string[]> {
  /** Time until the next try after too many or too early requests, s (SEC-07). */
  readonly waitS?: number;
}

/** Names of sign-in fields whose typed values are never sent back to the browser. */
export const secretSignInFields = [
  "password",
  "code",
  "device_code",
  "token",
  "sign",
  "credential",
];

/** A parsed form of the sign-in page. */
export type SubmittedSignIn = Pick<Submission<Record<string, unknown>, string[]>, "reply">;

/**
 * The action result that shows the form again, with its typed values and an error code of the whole
 * form.
 */
export function refuseSignIn(
  submission: SubmittedSignIn,
  status: number,
  code?: string,
  waitS?: number,
): ActionResult<RefusedSignInReply> {
  const reply = submission.reply({
    hideFields: secretSignInFields,
    ...(code === undefined ? {} : { formErrors: [code] }),
  });
  return { kind: "stay", status, data: waitS === undefined ? reply : { ...reply, waitS } };
}
