import { captchaOrUnavailableReply } from "~/features/codes/refused-call.server";
import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import type { SecurityChangeResult } from "~/platform/services/security/client.server";
import { securityPath } from "./security-path";

interface Options {
  readonly isSilent?: boolean;
  readonly kept?: readonly string[];
  /** The form field that each error code of the platform belongs to, by code. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly flash?: "session-ended";
}

const fieldsOf: Readonly<Record<string, string>> = {
  confirm: "password",
  "bad-password": "password",
  "bad-code": "code",
};
const codes: Readonly<Record<string, string>> = { password: "password-plain" };

/**
 * Ends a post that changes the player's security by the platform's answer: stores the flash message
 * of success and leads back to the page, or shows the form `name` again with its error. `isSilent`
 * = no message.
 */
export async function finishSecurityChange(
  post: FormPost,
  name: string,
  answer: SecurityChangeResult,
  { isSilent = false, kept = [], fields = fieldsOf, flash }: Options = {},
): Promise<ActionResult<FormReply>> {
  const { context, form, request } = post;
  if (answer.kind === "done") {
    const code = flash ?? (name === "password" ? "password-saved" : "security-changed");
    if (!isSilent)
      await updateSessionSafetyState(context.scope, request, { flash: { code, until: null } });
    return { kind: "go", to: securityPath(context.lng) };
  }
  if (answer.kind !== "refused")
    return captchaOrUnavailableReply(form, answer, { form: name, kept });
  // Turned on meanwhile: the page says so.
  if (answer.code === "on") return { kind: "go", to: securityPath(context.lng) };
  const field = fields[answer.code] ?? null;
  const known = field !== null || ["code-over", "code-spent"].includes(answer.code);
  const code = known ? (codes[answer.code] ?? answer.code) : "unavailable";
  return refuseForm(form, [{ field, code }], {
    form: name,
    kept,
    status: known ? 422 : 503,
  });
}
