import { refusalOfPassword } from "~/domain/session/password";
import { codeRefused, codeSent, postedCode } from "~/features/codes/code-step.server";
import { refuseForm, textOf } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, Intents, Post } from "~/features/gate/action.server";
import { screenPath } from "~/features/screens/links.server";
import { endSession, liveWait, saveSafety, saveWait } from "~/features/session/session.server";
import { likelyCallingCode } from "~/features/sign-in/sign-in-page.server";
import { signOut } from "~/platform/auth/client.server";
import type { CodeSent } from "~/platform/auth/code-answers.server";
import { askRecovery, enterRecoveryCode, recoverPassword } from "~/platform/recovery/client.server";
import { forgetPosts, postRules } from "~/server/post-limits.server";
import { nameOf, nameSubject, readName } from "./name";
import { linkToken, postedStep } from "./steps";

type Result = Promise<ActionResult<FormReply>>;

/** Intents of the recovery page (REG-05): a name, a code or a password; another message, giving up. */
export const recoveryIntents: Intents<FormReply> = {
  default: (post) => {
    switch (postedStep(post.form)) {
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
    await saveWait(post.context.scope, post.request, "recovery", null);
    return { kind: "go", to: screenPath(post.context.lng, "login") };
  },
};

async function namePosted(post: Post): Result {
  const { form, context, request } = post;
  const { platform } = context;
  const typed = textOf(form, "login").trim();
  // A bare telephone is one of the visitor's country.
  const name = readName(typed, likelyCallingCode(context, request));
  if (!name) {
    const error = { field: "login", code: typed === "" ? "required" : "name" };
    return refuseForm(form, [error], { kept: ["login"] });
  }
  return sent(post, nameSubject(name), await askRecovery(platform, name), false);
}

async function againPosted(post: Post): Result {
  const wait = await liveWait(post.context.scope, post.request, "recovery");
  if (wait?.stage !== "code") return refuseForm(post.form, [{ field: null, code: "code-over" }]);
  const { to } = wait;
  return sent(post, to, await askRecovery(post.context.platform, nameOf(to)), true);
}

function sent(post: Post, to: string, answer: CodeSent, isRepeat: boolean): Result {
  const next = screenPath(post.context.lng, "user:passwordreset");
  const kept = ["login"];
  return codeSent(post, answer, { use: "recovery", to, subject: to, isRepeat, next, kept });
}

async function codePosted(post: Post): Result {
  const { context, request } = post;
  const entered = await postedCode(post, "recovery");
  if ("refused" in entered) return entered.refused;
  const { wait, code } = entered;
  const answer = await enterRecoveryCode(context.platform, { token: wait.token, code });
  if (answer.kind !== "right") return codeRefused(post, "recovery", answer);
  await saveWait(context.scope, request, "recovery", {
    ...wait,
    token: answer.token,
    stage: "open",
    until: context.now + answer.lifeS * 1000,
  });
  return { kind: "go", to: screenPath(context.lng, "user:passwordreset") };
}

async function passwordPosted(post: Post): Result {
  const { context, form, request } = post;
  const wait = await liveWait(context.scope, request, "recovery");
  const token = linkToken(context.url) ?? (wait?.stage === "open" ? wait.token : null);
  if (token === null) return refuseForm(form, [{ field: null, code: "code-over" }]);
  const password = textOf(form, "password");
  const again = textOf(form, "password_again");
  const names = wait ? [wait.to] : [];
  const refusal = password === "" ? "required" : refusalOfPassword(password, again, names);
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
  await saveWait(context.scope, request, "recovery", null);
  return refuseForm(form, [{ field: null, code: "code-over" }]);
}

/**
 * The player signs in with the new password, and passes his second step where he has one. Tries made before
 * count no more (REG-06).
 */
async function recovered({ context, request }: Post, names: readonly string[]): Result {
  const { scope, platform, lng } = context;
  await forgetPosts(postRules.signIn, names);
  if (context.session.kind === "player") {
    await signOut(platform, { everywhere: false });
    await endSession(scope, request);
  } else await saveWait(scope, request, "recovery", null);
  await saveSafety(scope, request, { flash: { code: "password-changed", until: null } });
  return { kind: "go", to: screenPath(lng, "login") };
}
