import { validateNewPassword } from "~/domain/session/password";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { readOrCreateSessionCookie } from "~/features/session/session.server";
import { confirmRegistration } from "~/platform/services/registration/client.server";
import { newPasswordParam } from "./paths";
import { refusedRegistrationReply, registrationPageAddress } from "./reply.server";
import type { RefusedRegistrationReply } from "./view";

/** A posted link of a mail: what the platform answered, or the page to show instead. */
type LinkAnswer =
  | Awaited<ReturnType<typeof confirmRegistration>>
  | { readonly kind: "page"; readonly page: ActionResult<RefusedRegistrationReply> };

/**
 * Sends the link of a mail to the platform, with the token of the registration that this browser has
 * begun and the password that was chosen here. Where the platform asks for a new password, its
 * fields are shown (REG-09).
 */
export async function sendRegistrationLink(post: FormPost, link: string): Promise<LinkAnswer> {
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
