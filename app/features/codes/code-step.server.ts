import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/action.server";
import { liveCodeWait, saveCodeWait } from "~/features/session/session.server";
import type { CodeRefusal, CodeSendResult } from "~/platform/auth/code-answers.server";
import type { AwaitedCode, CodeWaitPage } from "~/server/cookies/code-waits.server";
import { codeDigits, codeTextSchema } from "./code-text.server";

type Outcome = ActionResult<FormReply>;

interface SentCode {
  readonly use: CodeWaitPage;
  /** Address that the code was sent to, as the page shows it. */
  readonly to: string;
  /** Rate limit key of wrong codes (SEC-07). */
  readonly subject: string | null;
  readonly isRepeat: boolean;
  /** The page that waits for the code. */
  readonly next: string;
  /** Name of the form, and its fields that are shown again. */
  readonly form?: string;
  readonly kept?: readonly string[];
}

/** The outcome of asking for a code: the page that waits for it, or the form again. */
export async function codeSentOutcome(
  post: FormPost,
  answer: CodeSendResult,
  sent: SentCode,
): Promise<Outcome> {
  const { context, form, request } = post;
  const { use, to, subject, isRepeat, next, form: name = "default", kept = [] } = sent;
  switch (answer.kind) {
    case "sent":
      await saveCodeWait(context.scope, request, use, {
        token: answer.token,
        stage: "code",
        until: context.now + answer.lifeS * 1000,
        again: context.now + answer.waitS * 1000,
        isRepeat,
        to,
        subject,
      });
      return { kind: "go", to: next };
    case "too-soon":
      return refuseForm(form, [{ field: null, code: "too-soon" }], {
        form: name,
        kept,
        waitS: answer.waitS,
      });
    default:
      return refusedCallOutcome(form, answer, { form: name, kept });
  }
}

/** The posted code of a step that waits for one, or the form again. */
export async function readPostedCode(
  { context, form, request }: FormPost,
  use: CodeWaitPage,
  name = "default",
): Promise<{ readonly code: string; readonly wait: AwaitedCode } | { readonly refused: Outcome }> {
  const refused = (field: string | null, code: string) => ({
    refused: refuseForm(form, [{ field, code }], { form: name }),
  });
  const wait = await liveCodeWait(context.scope, request, use);
  if (wait?.stage !== "code") return refused(null, "code-over");
  const typed = postedText(form, "code");
  const code = codeTextSchema(codeDigits).safeParse(typed);
  if (!code.success) return refused("code", typed.trim() === "" ? "required" : "bad-code");
  return { code: code.data, wait };
}

/** The outcome of a code that the platform did not take; a step that is over ends. */
export async function codeRefusedOutcome(
  { context, form, request }: FormPost,
  use: CodeWaitPage,
  answer: CodeRefusal,
  name = "default",
): Promise<Outcome> {
  if (answer.kind !== "refused") return refusedCallOutcome(form, answer, { form: name });
  if (answer.code === "bad-code")
    return refuseForm(form, [{ field: "code", code: "bad-code" }], { form: name });
  await saveCodeWait(context.scope, request, use, null);
  const code = answer.code === "code-spent" ? "code-spent" : "code-over";
  return refuseForm(form, [{ field: null, code }], { form: name });
}

/** The outcome of a failed platform call: the form with its error. */
export function refusedCallOutcome(
  form: FormData,
  answer: CodeRefusal,
  refusal: { readonly form?: string; readonly kept?: readonly string[] } = {},
): Outcome {
  if (answer.kind === "captcha")
    return refuseForm(form, [{ field: null, code: "captcha" }], { ...refusal, status: 403 });
  return refuseForm(form, [{ field: null, code: "unavailable" }], { ...refusal, status: 503 });
}

/** A step that waits for a code, as its page needs it; null = none. */
export interface CodeStepView {
  readonly to: string;
  /** Time until another code may be requested, s; 0 = now. */
  readonly waitS: number;
  readonly isRepeat: boolean;
}

/** The step behind a stored wait. */
export function toCodeStep(wait: AwaitedCode, now: number): CodeStepView {
  const waitS = Math.max(0, Math.ceil((wait.again - now) / 1000));
  return { to: wait.to, waitS, isRepeat: wait.isRepeat };
}
