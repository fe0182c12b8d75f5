import { validateNewPassword } from "~/domain/session/password";
import {
  codeRefusedOutcome,
  codeSentOutcome,
  readPostedCode,
} from "~/features/codes/code-step.server";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost, IntentHandlers } from "~/features/gate/action.server";
import { screenPath } from "~/features/screens/links.server";
import {
  endSession,
  liveCodeWait,
  saveCodeWait,
  saveSessionSafety,
} from "~/features/session/session.server";
import { likelyCallingCode } from "~/features/sign-in/sign-in-page.server";
import { signOut } from "~/platform/auth/client.server";
import type { CodeSendResult } from "~/platform/auth/code-answers.server";
import {
  recoverPassword,
  requestRecoveryCode,
  submitRecoveryCode,
} from "~/platform/recovery/client.server";
import { resetPostCounts } from "~/server/post-limits/count.server";
import { postRules } from "~/server/post-limits/rules.server";
import { parseRecoveryName, parseRecoverySubject, recoveryNameSubject } from "./name";
import { postedRecoveryStep, readLinkToken } from "./steps";

type Result = Promise<ActionResult<FormReply>>;

/** Intents of the recovery page (REG-05): a name, a code or a password; another message, giving up. */
export const recoveryIntents: IntentHandlers<FormReply> = {
  default: (post) => {
    switch (postedRecoveryStep(post.form)) {
      case "name":
        return namePosted(post);
      case "code":
        return codePosted(post);
      case "password":
        return passwordPosted(post);
    }
  },
  resend: againPosted,
  cancel: async (post) => {
    await saveCodeWait(post.context.scope, post.request, "recovery", null);
    return { kind: "go", to: screenPath(post.context.lng, "login") };
  },
};

async function namePosted(post: FormPost): Result {
  const { form, context, request } = post;
  const { platform } = context;
  const typed = postedText(form, "login").trim();
  // A bare telephone is one of the visitor's country.
  const name = parseRecoveryName(typed, likelyCallingCode(context, request));
  if (!name) {
    const error = { field: "login", code: typed === "" ? "required" : "name" };
    return refuseForm(form, [error], { kept: ["login"] });
  }
  return sent(post, recoveryNameSubject(name), await requestRecoveryCode(platform, name), false);
}

async function againPosted(post: FormPost): Result {
  const wait = await liveCodeWait(post.context.scope, post.request, "recovery");
  if (wait?.stage !== "code") return refuseForm(post.form, [{ field: null, code: "code-over" }]);
  const { to } = wait;
  return sent(
    post,
    to,
    await requestRecoveryCode(post.context.platform, parseRecoverySubject(to)),
    true,
  );
}

function sent(post: FormPost, to: string, answer: CodeSendResult, isRepeat: boolean): Result {
  const next = screenPath(post.context.lng, "user:passwordreset");
  const kept = ["login"];
  return codeSentOutcome(post, answer, { use: "recovery", to, subject: to, isRepeat, next, kept });
}

async function codePosted(post: FormPost): Result {
  const { context, request } = post;
  const entered = await readPostedCode(post, "recovery");
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await submitRecoveryCode(context.platform, { token: wait.token, code });
  if (answer.kind !== "right") return codeRefusedOutcome(post, "recovery", answer);
  await saveCodeWait(context.scope, request, "recovery", {
    ...wait,
    token: answer.token,
    stage: "open",
    until: context.now + answer.lifeS * 1000,
  });
  return { kind: "go", to: screenPath(context.lng, "user:passwordreset") };
}

async function passwordPosted(post: FormPost): Result {
  const { context, form, request } = post;
  const wait = await liveCodeWait(context.scope, request, "recovery");
  const token = readLinkToken(context.url) ?? (wait?.stage === "open" ? wait.token : null);
  if (token === null) return refuseForm(form, [{ field: null, code: "code-over" }]);
  const password = postedText(form, "password");
  const again = postedText(form, "password_again");
  const names = wait ? [wait.to] : [];
  const refusal = password === "" ? "required" : validateNewPassword(password, again, names);
  if (refusal) {
    const field = refusal === "password-mismatch" ? "password_again" : "password";
    return refuseForm(form, [{ field, code: refusal }]);
  }
  const answer = await recoverPassword(context.platform, { token, password });
  if (answer.kind === "done") return recovered(post, answer.names);
  if (answer.kind === "unavailable" || answer.kind === "captcha")
    return refuseForm(form, [{ field: null, code: "unavailable" }], { status: 503 });
  if (answer.code === "password")
    return refuseForm(form, [{ field: "password", code: "password-plain" }]);
  await saveCodeWait(context.scope, request, "recovery", null);
  return refuseForm(form, [{ field: null, code: "code-over" }]);
}

/**
 * The player signs in with the new password, and passes his second step where he has one. Tries made before
 * count no more (REG-06).
 */
async function recovered({ context, request }: FormPost, names: readonly string[]): Result {
  const { scope, platform, lng } = context;
  await resetPostCounts(postRules.signIn, names);
  if (context.session.kind === "player") {
    await signOut(platform, { everywhere: false });
    await endSession(scope, request);
  } else await saveCodeWait(scope, request, "recovery", null);
  await saveSessionSafety(scope, request, { flash: { code: "password-changed", until: null } });
  return { kind: "go", to: screenPath(lng, "login") };
}
