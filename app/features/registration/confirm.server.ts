import { z } from "zod";
import { replaceDigitsByAscii } from "~/domain/session/phone";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { savePendingRegistration } from "~/features/session/pending-registration.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import {
  confirmRegistration,
  resendRegistrationCode,
} from "~/platform/services/registration/client.server";
import { beginRegisteredSession } from "./begin-session.server";
import { sendRegistrationLink } from "./confirm-link.server";
import { recordRegistrationStep } from "./record-step.server";
import { refuseByRegistrationResult } from "./refusal.server";
import { registrationCodePageLifetimeMs } from "./registered.server";
import { refusalWithOneError, registrationPageAddress } from "./reply.server";
import { registrationTypeOfPostOr404 } from "./type-of-post.server";
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
