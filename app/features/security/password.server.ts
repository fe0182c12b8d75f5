import { validateNewPassword } from "~/domain/session/password";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormError, FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { changePassword } from "~/platform/services/security/client.server";
import { finishSecurityChange } from "./change-outcome.server";

/** Replaces the password; asks for the old one. */
export async function passwordChangePosted(post: FormPost): Promise<ActionResult<FormReply>> {
  const { form, context } = post;
  const old = postedText(form, "password_old");
  const password = postedText(form, "password");
  const again = postedText(form, "password_again");
  const names = [context.player?.email ?? "", context.player?.name ?? ""];
  const refusal = password === "" ? "required" : validateNewPassword(password, again, names);
  const field = refusal === "password-mismatch" ? "password_again" : "password";
  const errors: FormError[] = [
    ...(old === "" ? [{ field: "password_old", code: "required" }] : []),
    ...(refusal ? [{ field, code: refusal }] : []),
  ];
  if (errors.length > 0) return refuseForm(form, errors, { form: "password" });
  return finishSecurityChange(
    post,
    "password",
    await changePassword(context.platform, old, password),
    {
      fields: { "bad-password": "password_old", "password-same": "password", password: "password" },
    },
  );
}
