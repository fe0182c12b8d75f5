import { z } from "zod";
import { validateNewPassword } from "~/domain/session/password";
import { replaceDigitsByAscii } from "~/domain/session/phone";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
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
import { recordRegistrationStep } from "./record-step.server";
import {
  refusalWithOneError,
  refusedRegistrationReply,
  registrationPageAddress,
  registrationTypeOfPostOr404,
} from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/** A typed code: spaces and dashes are ignored, digits of any script are accepted. */
const code = z
  .string()
  .max(40)
  .transform((text) => replaceDigitsByAscii(text).replace(/[\s\p{Pd}]/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/));

/**
 * Handles a posted code, or a mail's link in its place: creates the player and the session
 * (REG-09).
 */
export async function registrationCodePosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  const { context, form, request } = post;
  const link = String(form.get("token") ?? "").slice(0, 256);
  if (!form.has("code") && link === "") throw new Response(null, { status: 400 });
  const { registering } = await readOrCreateSessionCookie(context.scope, request);
  const isLive = registering !== undefined && registering.until > context.now;
  const type = registrationTypeOfPostOr404(post);
  if (link === "" && !isLive) return refusalWithOneError(form, 422, "code-over");
  const typed = code.safeParse(String(form.get("code") ?? ""));
  if (link === "" && String(form.get("code") ?? "").trim() === "")
    return refusalWithOneError(form, 422, "required", { field: "code" });
  if (link === "" && !typed.success)
    return refusalWithOneError(form, 422, "bad-code", { field: "code" });
  const typedProof = { token: registering?.token ?? "", code: typed.data ?? "" };
  const answer =
    link === ""
      ? await confirmRegistration(context.platform, typedProof)
      : await sendRegistrationLink(post, link);
  if (answer.kind === "page") return answer.page;
  const isPhone = type === "phone_reg";
  if (answer.kind === "done") {
    recordRegistrationStep(context, isPhone ? "phone-code-approved" : "email-done", type);
    const { userId, sessionId } = answer.value;
    return beginRegisteredSession(post, type, {
      userId,
      sessionId,
      login: String(userId),
      password: null,
    });
  }
  recordRegistrationStep(context, isPhone ? "phone-code-error" : "email-error", type);
  if (answer.kind !== "refused") return refuseByRegistrationResult(post, type, answer);
  if (answer.code === "bad-code")
    return refusalWithOneError(form, 422, "bad-code", { field: "code" });
  // The code is spent: another attempt begins with the form.
  if (registering && link === "") await savePendingRegistration(context.scope, request, null);
  if (answer.code === "code-spent" || answer.code === "code-over")
    return refusalWithOneError(form, 422, answer.code);
  return refuseByRegistrationResult(post, type, answer);
}

/** Sends another message to the same address; the previous code becomes invalid. */
export async function resendCodePosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  const { context, form, request } = post;
  const { registering } = await readOrCreateSessionCookie(context.scope, request);
  if (!registering || registering.until <= context.now)
    return refusalWithOneError(form, 422, "code-over");
  const answer = await resendRegistrationCode(context.platform, registering.token);
  if (answer.kind === "refused") return refusalWithOneError(form, 422, "code-over");
  if (answer.kind !== "done") return refuseByRegistrationResult(post, registering.type, answer);
  await savePendingRegistration(context.scope, request, {
    ...registering,
    token: answer.value.token,
    until: context.now + registrationCodePageLifetimeMs,
    again: context.now + answer.value.waitS * 1000,
    isRepeat: true,
  });
  return { kind: "go", to: registrationPageAddress(post) };
}

/** A posted link of a mail: what the platform answered, or the page to show instead. */
type LinkAnswer =
  | Awaited<ReturnType<typeof confirmRegistration>>
  | { readonly kind: "page"; readonly page: ActionResult<RefusedRegistrationReply> };

/**
 * Sends the link of a mail to the platform, with the token of the registration that this browser has
 * begun and the password that was chosen here. Where the platform asks for a new password, its
 * fields are shown (REG-09).
 */
async function sendRegistrationLink(post: FormPost, link: string): Promise<LinkAnswer> {
  const { context, form, request } = post;
  const { registering } = await readOrCreateSessionCookie(context.scope, request);
  const error = form.has("password") ? newPasswordError(form) : null;
  if (error) {
    const data = refusedRegistrationReply(form, [error]);
    return { kind: "page", page: { kind: "stay", status: 422, data } };
  }
  const answer = await confirmRegistration(context.platform, {
    type: "full_reg",
    link,
    token: registering?.token ?? null,
    password: String(form.get("password") ?? ""),
  });
  if (answer.kind !== "refused" || answer.code !== "new-password") return answer;
  const to = registrationPageAddress(post, { token: link, [newPasswordParam]: "1" });
  return { kind: "page", page: { kind: "go", to } };
}

function newPasswordError(form: FormData): { field: string; code: string } | null {
  const [password, again] = ["password", "password_again"].map((name) =>
    String(form.get(name) ?? ""),
  ) as [string, string];
  if (password === "") return { field: "password", code: "required" };
  const refusal = validateNewPassword(password, again);
  if (refusal === "password-mismatch") return { field: "password_again", code: "password-again" };
  return refusal && { field: "password", code: "password" };
}

/** Forgets the registration that waits for a code, so that the page shows the form again. */
export async function cancelCodeWaitPosted(
  post: FormPost,
): Promise<ActionResult<RefusedRegistrationReply>> {
  await savePendingRegistration(post.context.scope, post.request, null);
  return { kind: "go", to: registrationPageAddress(post) };
}
