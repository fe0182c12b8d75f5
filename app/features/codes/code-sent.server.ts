import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import type { CodeSendResult } from "~/platform/services/auth/code-answers.server";
import type { CodeWaitPage } from "~/server/cookies/code-waits.server";
import { captchaOrUnavailableReply } from "./refused-call.server";

interface SentCode {
  readonly use: CodeWaitPage;
  /** Address that the code was sent to, as the page shows it. */
  readonly to: string;
  /** Rate limit key of wrong codes (SEC-07). */
  readonly subject: string | null;
  readonly isRepeat: boolean;
  /** The page that waits for the code. */
  readonly next: string;
  /**
   * Name of the form, and names of its fields that keep their text if it is shown again (`kept`).
   */
  readonly form?: string;
  readonly kept?: readonly string[];
}

/**
 * What follows a request for a code: if the code was sent, stores that the session waits for it and
 * leads to the page where it is typed; else the form again with its error.
 */
export async function handleCodeSendResult(
  post: FormPost,
  answer: CodeSendResult,
  sent: SentCode,
): Promise<ActionResult<FormReply>> {
  const { context, form, request } = post;
  const { use, to, subject, isRepeat, next, form: name = "default", kept = [] } = sent;
  switch (answer.kind) {
    case "sent":
      await storeCodeWait(context.scope, request, use, {
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
      return captchaOrUnavailableReply(form, answer, { form: name, kept });
  }
}
