import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { storeCodeWait } from "~/features/session/code-wait.server";
import type { CodeSendResult } from "~/platform/services/auth/code-answers.server";
import type { CodeWaitPage } from "~/server/cookies/code-waits.server";
import { captchaOrUnavailable } from "./refused-call.server";

interface SentCode {
  readonly use: CodeWaitPage;
  /** Address that the code was sent to, as the page shows it. */
  readonly to: string;
  /** Rate limit key of wrong codes (SEC-07). */
  readonly subject: string | null;
  readonly isRepeat: boolean;
  /** The page that waits for the code. */
  readonly next: string;
}

/**
 * What follows a request for a code: if the code was sent, stores that the session waits for it and
 * leads to the page where it is typed; else the form again with its error.
 */
export async function codeSendOutcome(
  { context, request }: Pick<FormPost, "context" | "request">,
  answer: CodeSendResult,
  { use, to, subject, isRepeat, next }: SentCode,
): Promise<FormResult> {
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
      return { ok: true, to: next };
    case "too-soon":
      return refuseWith("too-soon", { waitS: answer.waitS });
    default:
      return captchaOrUnavailable(answer);
  }
}
