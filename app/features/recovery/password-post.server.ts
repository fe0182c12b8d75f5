import { validateNewPassword } from "~/domain/session/password";
import { captchaOrUnavailable } from "~/features/codes/refused-call.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { findCodeWait, storeCodeWait } from "~/features/session/code-wait.server";
import { endBrowserSession, updateSessionCookie } from "~/features/session/session.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import { signOutAtPlatform } from "~/platform/services/auth/client.server";
import { recoverPassword } from "~/platform/services/recovery/client.server";
import { resetPostCounts } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { readEmailLinkToken } from "./link-token";

/** Sets the new password, by a right code or by the link of a message. */
export async function newPasswordPosted(
  { password, password_again: again }: Readonly<Record<"password" | "password_again", string>>,
  post: FormPost,
): Promise<FormResult> {
  const { context, request } = post;
  const wait = await findCodeWait(context.scope, request, "recovery");
  const token = readEmailLinkToken(context.url) ?? (wait?.stage === "open" ? wait.token : null);
  if (token === null) return refuseWith("code-over");
  const names = wait ? [wait.to] : [];
  const refusal = password === "" ? "required" : validateNewPassword(password, again, names);
  if (refusal)
    return refuseWith(refusal, {
      field: refusal === "password-mismatch" ? "password_again" : "password",
    });
  const answer = await recoverPassword(context.platform, { token, password });
  if (answer.kind === "done") return recovered(post, answer.names);
  if (answer.kind !== "refused") return captchaOrUnavailable({ kind: "unavailable" });
  if (answer.code === "password") return refuseWith("password-plain", { field: "password" });
  await storeCodeWait(context.scope, request, "recovery", null);
  return refuseWith("code-over");
}

/**
 * Leads from a set password to the login page, where the player signs in with it, and passes his second step
 * where he has one. A session of before ends; tries made before count no more (REG-06).
 */
async function recovered(
  { context, request }: FormPost,
  names: readonly string[],
): Promise<FormResult> {
  const { scope, platform, lng } = context;
  await resetPostCounts(postLimits.signIn, names);
  if (context.session.kind === "player") {
    await signOutAtPlatform(platform, { everywhere: false });
    await endBrowserSession(scope, request);
  } else await storeCodeWait(scope, request, "recovery", null);
  await updateSessionCookie(scope, request, ({ signInTries: _old, ...session }) => session);
  await updateSessionSafetyState(scope, request, {
    flash: { code: "password-changed", until: null },
  });
  return { ok: true, to: screenPath(lng, "login") };
}
