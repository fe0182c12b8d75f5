import { z } from "zod";
import { asciiDigits } from "~/domain/session/phone";
import type { ActionResult, Post } from "~/features/gate/action.server";
import { saveRegistering, visitorSession } from "~/features/session/session.server";
import { confirmAddress, resendCode } from "~/platform/registration/client.server";
import { recordStep } from "./record-step.server";
import { begun, codeStepMs, refusedBy, typeOf } from "./register.server";
import { refuse, samePage } from "./reply.server";
import type { RegistrationReply } from "./view";

/** A typed code: spaces and dashes are ignored, digits of any script are accepted. */
const code = z
  .string()
  .max(40)
  .transform((text) => asciiDigits(text).replace(/[\s\p{Pd}]/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/));

/** The code of an address, or a mail's link in its place: the player and the session (REG-09). */
export async function codePosted(post: Post): Promise<ActionResult<RegistrationReply>> {
  const { context, form, request } = post;
  const link = String(form.get("token") ?? "").slice(0, 256);
  if (!form.has("code") && link === "") throw new Response(null, { status: 400 });
  const { registering } = await visitorSession(context.scope, request);
  const isLive = registering !== undefined && registering.until > context.now;
  const type = typeOf(post);
  if (link === "" && !isLive) return refuse(form, 422, "code-over");
  const typed = code.safeParse(String(form.get("code") ?? ""));
  if (link === "" && String(form.get("code") ?? "").trim() === "")
    return refuse(form, 422, "required", { field: "code" });
  if (link === "" && !typed.success) return refuse(form, 422, "bad-code", { field: "code" });
  const proof =
    link === ""
      ? { token: registering?.token ?? "", code: typed.data ?? "" }
      : { type: type === "phone_reg" ? type : ("full_reg" as const), link };
  const answer = await confirmAddress(context.platform, proof);
  const isPhone = type === "phone_reg";
  if (answer.kind === "done") {
    recordStep(context, isPhone ? "phone-code-approved" : "email-done", type);
    const { userId, sessionId } = answer.value;
    return begun(post, type, { userId, sessionId, login: String(userId), password: null });
  }
  recordStep(context, isPhone ? "phone-code-error" : "email-error", type);
  if (answer.kind !== "refused") return refusedBy(post, type, answer);
  if (answer.code === "bad-code") return refuse(form, 422, "bad-code", { field: "code" });
  // The code is spent: another attempt begins with the form.
  if (registering && link === "") await saveRegistering(context.scope, request, null);
  if (answer.code === "code-spent" || answer.code === "code-over")
    return refuse(form, 422, answer.code);
  return refusedBy(post, type, answer);
}

/** Another message to the same address; the code before it becomes invalid. */
export async function codeWanted(post: Post): Promise<ActionResult<RegistrationReply>> {
  const { context, form, request } = post;
  const { registering } = await visitorSession(context.scope, request);
  if (!registering || registering.until <= context.now) return refuse(form, 422, "code-over");
  const answer = await resendCode(context.platform, registering.token);
  if (answer.kind === "refused") return refuse(form, 422, "code-over");
  if (answer.kind !== "done") return refusedBy(post, registering.type, answer);
  await saveRegistering(context.scope, request, {
    ...registering,
    token: answer.value.token,
    until: context.now + codeStepMs,
    again: context.now + answer.value.waitS * 1000,
    isRepeat: true,
  });
  return { kind: "go", to: samePage(post) };
}
