import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Limit, Outcome, Post } from "~/features/screens/action.server";
import { screenPath } from "~/features/screens/links";
import { safeReturn } from "~/features/screens/returnUrl";
import { signIn } from "~/platform/auth/client.server";
import { postRules } from "~/server/post-limits.server";
import { beginSession } from "./session.server";

/** Fields of the sign-in form by login and password (SES-03 login_password; contract, "Forms"). */
const schema = z.object({
  login: z.string().trim().min(1).max(128),
  password: z.string().min(1).max(256),
  save: z.preprocess((value) => value === "1" || value === "on", z.boolean()),
});

/** A refused sign-in for its form: codes at the fields, what was typed, never the password. */
export interface SignInReply extends SubmissionResult<string[]> {
  /** Minutes until the next attempt, where there were too many (SEC-07). */
  readonly waitMinutes?: number;
}

/** Guesses are counted for what was typed as login, whether or not it is anybody's (SEC-07). */
export const signInLimit: Limit<SignInReply> = {
  rule: postRules.signIn,
  subject: (form) =>
    String(form.get("login") ?? "")
      .trim()
      .toLowerCase()
      .slice(0, 128) || null,
  refuse: (form, waitS) => ({
    ...parseWithZod(form, { schema }).reply({ hideFields: ["password"], formErrors: ["too-often"] }),
    waitMinutes: Math.ceil(waitS / 60),
  }),
};

/** Signs in and goes where the player was going: config's word, else the form's, else home (SES-05). */
export async function signInPosted({ opened, form, request }: Post): Promise<Outcome<SignInReply>> {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return refuse(submission, 422);
  const { login, password, save } = submission.value;
  const answer = await signIn(opened.platform, { login, password, save, device: {} });
  switch (answer.kind) {
    case "signed-in":
      await beginSession(opened.scope, request, {
        userId: answer.userId,
        sessionId: answer.sessionId,
        keep: save,
      });
      return { kind: "go", to: afterSignIn({ opened, form, request }) };
    case "two-step":
      return refuse(submission, 403, "two-step");
    case "captcha":
      return refuse(submission, 403, "captcha");
    case "refused":
      return refuse(submission, 422, answer.code === "locked" ? "locked" : "bad-credentials");
    case "unavailable":
      return refuse(submission, 503, "unavailable");
  }
}

function afterSignIn({ opened: { lng, url, config }, form }: Post): string {
  const configured = config.access.afterLogin;
  if (configured) return `/${lng}/${configured.replace(/^\/+/, "")}`;
  return safeReturn(String(form.get("returnUrl") ?? ""), url.origin) ?? screenPath(lng, "home");
}

function refuse(
  submission: Submission<z.input<typeof schema>, string[], z.output<typeof schema>>,
  status: number,
  code?: string,
): Outcome<SignInReply> {
  const data = submission.reply({ hideFields: ["password"], ...(code ? { formErrors: [code] } : {}) });
  return { kind: "stay", status, data };
}
