import { validateNewPassword } from "~/domain/session/password";
import { recordEvents } from "~/features/analytics/record.server";
import { codeDigitCount, readCode } from "~/features/codes/code-text.server";
import { type FormResult, refuseWith } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { savePendingRegistration } from "~/features/session/pending-registration.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import {
  confirmRegistration,
  resendRegistrationCode,
} from "~/platform/services/registration/client.server";
import {
  beginRegisteredSession,
  refuseByRegistrationResult,
  registrationCodePageLifetimeMs,
} from "./outcome.server";
import { newPasswordParam } from "./paths";
import {
  type RegistrationPost,
  registrationPageAddress,
  registrationTypeOfPostOr404,
} from "./post.server";

type ConfirmationResult = Awaited<ReturnType<typeof confirmRegistration>>;

/** Handles a posted code: creates the player and the session (REG-09). */
export async function registrationCodePosted(
  { code: typed, returnUrl }: { readonly code: string; readonly returnUrl?: string | undefined },
  { context, request }: FormPost,
): Promise<FormResult> {
  const type = registrationTypeOfPostOr404(context);
  const { registering } = await readOrCreateSessionCookie(context.scope, request);
  if (!registering || registering.until <= context.now) return refuseWith("code-over");
  const read = readCode(typed, codeDigitCount);
  if (!read.ok) return read;
  const { token } = registering;
  const answer = await confirmRegistration(context.platform, { token, code: read.code });
  // The code is spent: another attempt begins with the form.
  if (answer.kind === "refused" && answer.code !== "bad-code")
    await savePendingRegistration(context.scope, request, null);
  return finishConfirmation({ context, request, type, returnUrl }, answer);
}

interface PostedLink {
  readonly token: string;
  readonly password?: string | undefined;
  readonly password_again?: string | undefined;
  readonly returnUrl?: string | undefined;
}

/**
 * Sends the link of a mail to the platform, with the token of the registration that this browser has
 * begun and the password that was chosen here. Where the platform asks for a new password, its
 * fields are shown (REG-09).
 */
export async function registrationLinkPosted(
  { token: link, password, password_again: again = "", returnUrl }: PostedLink,
  { context, request }: FormPost,
): Promise<FormResult> {
  const type = registrationTypeOfPostOr404(context);
  const { registering } = await readOrCreateSessionCookie(context.scope, request);
  const refusal = password === undefined ? null : refuseNewPassword(password, again);
  if (refusal) return refusal;
  const answer = await confirmRegistration(context.platform, {
    type: "full_reg",
    link,
    token: registering?.token ?? null,
    password: password ?? "",
  });
  if (answer.kind === "refused" && answer.code === "new-password") {
    const query = { token: link, [newPasswordParam]: "1" };
    const to = registrationPageAddress(context, returnUrl, query);
    return { ok: true, to, unfinished: "new-password" };
  }
  return finishConfirmation({ context, request, type, returnUrl }, answer);
}

function refuseNewPassword(password: string, again: string): FormResult | null {
  if (password === "") return refuseWith("required", { field: "password" });
  const refusal = validateNewPassword(password, again);
  if (refusal === "password-mismatch")
    return refuseWith("password-again", { field: "password_again" });
  return refusal && refuseWith("password", { field: "password" });
}

async function finishConfirmation(
  post: RegistrationPost,
  answer: ConfirmationResult,
): Promise<FormResult> {
  const { context, type } = post;
  const isPhone = type === "phone_reg";
  if (answer.kind === "done") {
    recordEvents(context, {
      name: isPhone ? "registration_phone_code_approved" : "registration_email_done",
    });
    const { userId, sessionId } = answer.value;
    const login = String(userId);
    return beginRegisteredSession(post, { userId, sessionId, login, password: null });
  }
  recordEvents(context, {
    name: isPhone ? "registration_phone_code_error" : "registration_email_error",
  });
  if (answer.kind === "refused" && answer.code === "bad-code")
    return refuseWith("bad-code", { field: "code" });
  if (answer.kind === "refused" && (answer.code === "code-spent" || answer.code === "code-over"))
    return refuseWith(answer.code);
  return refuseByRegistrationResult(answer);
}

/** Sends another message to the same address; the previous code becomes invalid. */
export async function resendCodePosted(
  returnUrl: string | undefined,
  { context, request }: FormPost,
): Promise<FormResult> {
  const { registering } = await readOrCreateSessionCookie(context.scope, request);
  if (!registering || registering.until <= context.now) return refuseWith("code-over");
  const answer = await resendRegistrationCode(context.platform, registering.token);
  if (answer.kind === "refused") return refuseWith("code-over");
  if (answer.kind !== "done") return refuseByRegistrationResult(answer);
  await savePendingRegistration(context.scope, request, {
    ...registering,
    token: answer.value.token,
    until: context.now + registrationCodePageLifetimeMs,
    again: context.now + answer.value.waitS * 1000,
    isRepeat: true,
  });
  recordEvents(context, {
    name:
      registering.to.kind === "sms" ? "registration_phone_code_sent" : "registration_email_sent",
    isRepeat: true,
  });
  return { ok: true, to: registrationPageAddress(context, returnUrl) };
}
